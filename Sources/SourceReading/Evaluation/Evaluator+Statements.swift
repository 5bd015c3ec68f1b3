import EarshotSemantics

/// How a run of statements ended.
enum Outcome {
  /// The statements after it are next.
  case continues
  /// With a result.
  case value(Value)
  /// By `throw`, `break` or the like: nothing comes of this way.
  case leaves
}

extension Evaluator {
  /// The value of a function body: that of its one expression, of a builder, or what it returns.
  func result(
    of body: Code, attributes: Code, type: Code, in frame: Frame,
    expecting fact: TypeFact = .unknown
  ) -> Value {
    guard hasRoom else { return .unknown(Unknown(.code(body))) }
    depth += 1
    defer { depth -= 1 }
    if isBuilder(attributes, type), !hasReturn(body) {
      return .view(build(body, in: frame))
    }
    return value(ofBlock: body, in: frame, expecting: fact)
  }

  /// Whether a body is built from all its statements.
  private func isBuilder(_ attributes: Code, _ type: Code) -> Bool {
    if namesBuilder(attributes) { return true }
    guard type.kind == .someType else { return false }
    return Self.builtProtocols.contains(type[0].text)
  }

  /// Whether one of some attributes is that of a builder.
  func namesBuilder(_ attributes: Code) -> Bool {
    attributes.children().contains { $0.text.hasSuffix("Builder") }
  }

  /// A value that a builder takes: a closure is built from all its statements.
  func forBuilder(_ value: Value) -> Value {
    guard case .closure(let closure) = value else { return value }
    return .closure(Closure(code: closure.code, frame: closure.frame, isForBuilder: true))
  }

  private static let builtProtocols: Set<String> = [
    "View", "Scene", "ToolbarContent", "CustomizableToolbarContent", "Commands", "TabContent",
    "ChartContent", "SwiftUI.View", "TableColumnContent", "TableRowContent",
  ]

  func hasReturn(_ block: Code) -> Bool {
    for statement in block.children() {
      switch statement.kind {
      case .returning, .guarding: return true
      case .ifElse: if hasReturn(statement[1]) || hasReturn(statement[2]) { return true }
      case .switching:
        for branch in statement.children(from: 1) where hasReturn(branch[1]) { return true }
      case .block, .doing: if hasReturn(statement) { return true }
      default: continue
      }
    }
    return false
  }

  /// The value of a block that is an expression or returns something.
  func value(ofBlock block: Code, in frame: Frame, expecting fact: TypeFact = .unknown) -> Value {
    if block.count == 1, isExpression(block[0].kind) {
      return evaluate(block[0], in: frame, expecting: fact)
    }
    switch run(block.children()[...], in: frame) {
    case .value(let value): return value
    case .continues, .leaves: return .void
    }
  }

  private func isExpression(_ kind: NodeKind) -> Bool {
    switch kind {
    case .variable, .function, .type, .typeAlias, .block, .guarding, .forEach, .loop, .returning,
      .leaving, .doing:
      false
    default: true
    }
  }

  /// `if` and `switch` where a value is wanted.
  func conditionalValue(_ code: Code, in frame: Frame, expecting fact: TypeFact) -> Value {
    var choices: [Value.Choice] = []
    for branch in branches(of: code, in: frame) {
      let outer = recorder?.condition
      recorder?.enter(
        branch.when ?? otherwise(choices.compactMap(\.when)), isFirst: choices.isEmpty)
      let value = value(ofBlock: branch.body, in: branch.frame, expecting: fact)
      recorder?.condition = outer ?? Recorder.Path()
      choices.append(.init(when: branch.when, value: value))
      if branch.when == nil { break }
    }
    if choices.count == 1, choices[0].when == nil { return choices[0].value }
    return choices.isEmpty ? .void : chosen(choices, at: code)
  }

  /// A way through an `if` or `switch`.
  struct Branch {
    /// Nil if it is taken whenever none before it is.
    var when: Condition?
    var body: Code
    var frame: Frame
  }

  /// The ways that can be taken; the last has no condition if one of them has to be.
  func branches(of code: Code, in frame: Frame) -> [Branch] {
    code.kind == .switching ? cases(of: code, in: frame) : alternatives(of: code, in: frame)
  }

  private func alternatives(of code: Code, in frame: Frame) -> [Branch] {
    var found: [Branch] = []
    var current = code
    while current.kind == .ifElse {
      let inner = frame.inner()
      let truth = truth(ofAll: current[0], in: inner)
      if truth.known == true {
        found.append(Branch(when: nil, body: current[1], frame: inner))
        return found
      }
      if truth.known == nil {
        var when = truth.condition
        // Its flags count where none of the ways before it is taken.
        when.tests = Condition.tests(ofAll: found.compactMap(\.when?.negated) + [when])
        found.append(Branch(when: when, body: current[1], frame: inner))
      }
      current = current[2]
    }
    if current.exists { found.append(Branch(when: nil, body: current, frame: frame.inner())) }
    return found
  }

  private func cases(of code: Code, in frame: Frame) -> [Branch] {
    let subject = evaluate(code[0], in: frame)
    let all = code.children(from: 1)
    var found: [Branch] = []
    for (position, branch) in all.enumerated() {
      let inner = frame.inner()
      let truth = truth(of: branch, subject, code[0], in: inner)
      if truth.known == false { continue }
      let body = body(of: position, all)
      if truth.known == true {
        found.append(Branch(when: nil, body: body, frame: inner))
        return found
      }
      found.append(Branch(when: truth.condition, body: body, frame: inner))
    }
    // A switch is exhaustive, so the last way is taken if no other is; its condition still
    // tells the listener which one it is.
    return found
  }

  /// `fallthrough` goes on with the next case.
  private func body(of position: Int, _ cases: [Code]) -> Code {
    var position = position
    var body = cases[position][1]
    while body.count == 1, body[0].kind == .leaving, body[0].text == "fallthrough",
      position + 1 < cases.count
    {
      position += 1
      body = cases[position][1]
    }
    return body
  }

  private func truth(
    of branch: Code, _ subject: Value, _ subjectCode: Code, in frame: Frame
  ) -> Truth {
    guard branch[0].exists else { return Truth(true) }
    var open: [Condition] = []
    for item in branch[0].children() {
      var truth = match(subject, item[0], subject: subjectCode, in: frame)
      if truth.known != false, let extra = item.child(1) {
        let also = self.truth(of: evaluate(extra, in: frame), extra)
        if also.known == false {
          truth = also
        } else if also.known == nil {
          let text =
            truth.known == true
            ? also.condition.text : "\(truth.condition.text) && \(also.condition.text)"
          truth = Truth(Condition(text: text))
        }
      }
      if truth.known == true { return truth }
      if truth.known == nil { open.append(truth.condition) }
    }
    guard let first = open.first else { return Truth(false) }
    guard open.count > 1 else { return Truth(first) }
    let initial: Bool? =
      open.contains { $0.initial == true }
      ? true : open.allSatisfy { $0.initial == false } ? false : nil
    return Truth(
      Condition(
        text: "(\(open.map(\.text).joined(separator: " || ")))", initial: initial, key: first.key))
  }

  /// Runs statements one after another; where the way is not known, both are followed.
  func run(_ statements: ArraySlice<Code>, in frame: Frame) -> Outcome {
    var rest = statements
    while let statement = rest.popFirst() {
      guard takeStep() else { return .leaves }
      if recorder != nil, says(nothing: statement) { continue }
      switch statement.kind {
      case .variable: declare(statement, in: frame)
      case .function:
        frame.locals[statement.text] = .closure(Closure(code: statement, frame: frame))
      case .returning:
        return .value(statement.child(0).map { evaluate($0, in: frame) } ?? .void)
      case .leaving:
        if statement.text == "fallthrough" { return .continues }
        leaving = statement.text
        return .leaves
      case .guarding:
        let truth = truth(ofAll: statement[0], in: frame)
        if truth.known == true { continue }
        let otherwise = run(statement[1].children()[...], in: frame.inner())
        if truth.known == false { return otherwise }
        let after = run(rest, in: frame)
        return merge(truth.condition, after, otherwise, at: statement)
      case .ifElse, .switching:
        let outcome = fork(statement, rest, in: frame)
        if case .continues = outcome { continue }
        return outcome
      case .forEach:
        if let outcome = loop(statement, in: frame) { return outcome }
      case .block, .loop:
        let body = statement.kind == .loop ? statement[0] : statement
        let inner = frame.inner()
        inner.isRepeated = statement.kind == .loop
        if case .value(let value) = run(body.children()[...], in: inner) {
          return .value(value)
        }
      case .doing:
        let outcome = run(statement[0].children()[...], in: frame.inner())
        if case .value = outcome { return outcome }
      default: _ = evaluate(statement, in: frame)
      }
    }
    return .continues
  }

  /// Whether a statement of an action neither changes what is heard nor where it goes on.
  private func says(nothing statement: Code) -> Bool {
    let writes = program.writes
    switch statement.kind {
    case .variable, .function, .returning, .leaving, .guarding: return false
    case .ifElse, .switching, .forEach, .doing, .loop, .block:
      return !writes.leads(statement) && !writes.touchesNames(statement)
        && !goesElsewhere(statement)
    default: return !writes.leads(statement) && !writes.touchesNames(statement)
    }
  }

  /// Whether a statement may end the code it is in.
  private func goesElsewhere(_ statement: Code) -> Bool {
    switch statement.kind {
    case .forEach: hasReturn(statement[2])
    case .loop: hasReturn(statement[0])
    case .ifElse: goesElsewhere(statement[1]) || goesElsewhere(statement[2])
    case .switching: statement.children(from: 1).contains { goesElsewhere($0[1]) }
    default:
      statement.children().contains {
        switch $0.kind {
        case .returning, .guarding: true
        case .leaving: $0.text == "throw"
        case .ifElse, .switching, .block, .doing, .forEach, .loop: goesElsewhere($0)
        default: false
        }
      }
    }
  }

  /// Follows each way of an `if` or `switch`, with what comes after it where it goes on.
  private func fork(_ statement: Code, _ rest: ArraySlice<Code>, in frame: Frame) -> Outcome {
    let ways = branches(of: statement, in: frame)
    if ways.count == 1, let only = ways.first, only.when == nil {
      return run(only.body.children()[...], in: only.frame)
    }
    var results: [(when: Condition?, outcome: Outcome)] = []
    for way in ways {
      let inner = way.frame.inner()
      inner.when = way.when ?? otherwise(results.compactMap(\.when))
      let outer = recorder?.condition
      recorder?.enter(inner.when, isFirst: results.isEmpty)
      results.append((way.when, run(way.body.children()[...], in: inner)))
      recorder?.condition = outer ?? Recorder.Path()
    }
    let isFallen = results.contains { if case .continues = $0.outcome { true } else { false } }
    let hasOtherwise = results.last?.when == nil && !results.isEmpty
    let hasValue = results.contains { if case .value = $0.outcome { true } else { false } }
    let leavesSomewhere = results.contains { if case .leaves = $0.outcome { true } else { false } }
    guard hasValue || leavesSomewhere else { return .continues }
    var choices: [Value.Choice] = []
    var after: Outcome?
    if isFallen || (!hasOtherwise && statement.kind == .ifElse) { after = run(rest, in: frame) }
    for result in results {
      switch result.outcome {
      case .value(let value): choices.append(.init(when: result.when, value: value))
      case .leaves: continue
      case .continues:
        if case .value(let value)? = after {
          choices.append(.init(when: result.when, value: value))
        }
      }
    }
    if !hasOtherwise, case .value(let value)? = after {
      choices.append(.init(when: nil, value: value))
    }
    if choices.isEmpty { return after ?? .leaves }
    if choices.count == 1, choices[0].when == nil || hasOtherwise {
      return .value(choices[0].value)
    }
    return .value(chosen(choices, at: statement))
  }

  private func merge(
    _ condition: Condition, _ then: Outcome, _ otherwise: Outcome, at code: Code
  ) -> Outcome {
    switch (then, otherwise) {
    case (.value(let first), .value(let second)):
      return .value(
        chosen([.init(when: condition, value: first), .init(when: nil, value: second)], at: code))
    case (.value, _): return then
    case (_, .value(let second)):
      if case .void = second { return then }
      return otherwise
    default: return then
    }
  }

  /// Runs the body of a loop once an item where the items are known, else once.
  private func loop(_ statement: Code, in frame: Frame) -> Outcome? {
    let sequence = evaluate(statement[1], in: frame)
    let items: [Value]
    var isRepeated = false
    if let known = knownItems(of: sequence), known.count <= 100 {
      items = known
    } else {
      items = [element(of: sequence, named: statement[0].text, statement[1])]
      isRepeated = true
    }
    for item in items {
      let inner = frame.inner()
      inner.isRepeated = isRepeated
      let part = maybe(item)
      inner.when = part?.when
      bind(part?.value ?? item, to: statement[0], in: inner)
      switch run(statement[2].children()[...], in: inner) {
      case .value(let value): return .value(value)
      case .leaves where leaving == "break" && part == nil: return nil
      default: continue
      }
    }
    return nil
  }

  /// The items of a sequence, if they are known.
  private func knownItems(of sequence: Value) -> [Value]? {
    switch sequence {
    case .list(let items): return items
    case .pairs(let pairs):
      return pairs.map { .tuple([("key", $0.key), ("value", $0.value)]) }
    case .system(let system) where system.type == "Range":
      guard system.arguments.count == 2, case .integer(let low) = system.arguments[0].value,
        case .integer(let high) = system.arguments[1].value, low <= high, high - low <= 100
      else { return nil }
      return (low..<(system.arguments[0].label == "..." ? high + 1 : high)).map { .integer($0) }
    default: return nil
    }
  }

  func declare(_ variable: Code, in frame: Frame) {
    let fact = program.fact(variable[1], scope: frame.type)
    if fact.isKnown { frame.facts[variable.text] = fact }
    let value: Value
    if let body = variable.child(3) {
      value = result(of: body, attributes: variable[0], type: variable[1], in: frame.inner())
    } else if let initial = variable.child(2) {
      var found = settle(
        evaluate(initial, in: frame, expecting: fact), as: fact, scope: frame.type)
      if case .text(var text) = found, !text.isKey {
        text.isLiteral = false
        found = .text(text)
      }
      value = found
    } else {
      value = fact.isOptional ? .absent : .unknown(Unknown(.text(variable.text), fact: fact))
    }
    if let pattern = variable.child(4) {
      bind(value, to: pattern, in: frame)
    } else {
      frame.locals[variable.text] = value
    }
  }
}
