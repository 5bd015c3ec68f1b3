import EarshotSemantics

extension Evaluator {
  func binary(_ code: Code, in frame: Frame, expecting fact: TypeFact) -> Value {
    let name = code.text
    switch name {
    case "=":
      assign(code[1], to: code[0], in: frame)
      return .void
    case "+=", "-=":
      let old = evaluate(code[0], in: frame)
      let change = evaluate(code[1], in: frame, expecting: self.fact(old))
      if name == "+=", let place = local(code[0], in: frame) {
        switch old {
        case .text:
          lengthen(code[0], old, by: change, code[1], in: frame)
          return .void
        case .list(let items):
          let argument = Argument(
            label: "contentsOf", value: change, code: code[1], isTrailing: false)
          let more = added(
            argument, frame.condition(upTo: place), frame.isRepeated(upTo: place))
          put(.list(items + more), to: code[0], in: frame)
          return .void
        default: break
        }
      }
      let new = combine(String(name.dropLast()), old, change, code[1])
      set(new, to: code[0], in: frame)
      return .void
    case "&&", "||": return logic(code, in: frame)
    case "??":
      let left = evaluate(code[0], in: frame, expecting: fact)
      return coalesce(left, code, in: frame, expecting: fact)
    default: break
    }
    let left = evaluate(code[0], in: frame, expecting: fact)
    let right = evaluate(code[1], in: frame, expecting: self.fact(left))
    return combine(name, left, right, code)
  }

  private func coalesce(
    _ left: Value, _ code: Code, in frame: Frame, expecting fact: TypeFact
  ) -> Value {
    switch left {
    case .absent: return evaluate(code[1], in: frame, expecting: fact)
    case .unknown(let unknown):
      let right = evaluate(code[1], in: frame, expecting: unknown.fact.unwrapped)
      let initial = unknown.initial.map { value in
        if case .absent = value { right } else { value }
      }
      // The words are those of the left side where it has any, else those of the right.
      if case .text = right, unknown.fact.isOptional || !unknown.fact.isKnown {
        let condition = Condition(
          text: "\(unknown.written) != nil", initial: initial.map { _ in false }, key: unknown.key)
        let inner = Value.unknown(unknown.with(fact: unknown.fact.unwrapped))
        if case .absent? = unknown.initial {
          return .choice([.init(when: condition, value: inner), .init(when: nil, value: right)])
        }
        return .choice([
          .init(when: Condition(text: condition.text), value: inner),
          .init(when: nil, value: right),
        ])
      }
      return .unknown(
        Unknown(
          unknown.origin, fact: unknown.fact.isKnown ? unknown.fact.unwrapped : self.fact(right),
          initial: initial, key: unknown.key, cause: unknown.cause))
    case .choice(let choices):
      return .choice(
        choices.map { choice in
          if case .absent = choice.value {
            return .init(
              when: choice.when, value: evaluate(code[1], in: frame, expecting: fact))
          }
          return choice
        })
    default: return left
    }
  }

  private func logic(_ code: Code, in frame: Frame) -> Value {
    let isAnd = code.text == "&&"
    let left = truth(of: evaluate(code[0], in: frame), code[0])
    if left.known == !isAnd { return .boolean(!isAnd) }
    let right = truth(of: evaluate(code[1], in: frame), code[1])
    if right.known == !isAnd { return .boolean(!isAnd) }
    if let first = left.known, let second = right.known {
      return .boolean(isAnd ? first && second : first || second)
    }
    let first = left.known ?? left.condition.initial
    let second = right.known ?? right.condition.initial
    var initial: Bool?
    if first == !isAnd || second == !isAnd {
      initial = !isAnd
    } else if first == isAnd, second == isAnd {
      initial = isAnd
    }
    return .unknown(
      Unknown(
        .code(code), fact: .system("Bool", []), initial: initial.map { .boolean($0) },
        key: left.condition.key ?? right.condition.key
      ).with(
        tests: isAnd
          ? Condition.tests(
            ofAll: [left, right].filter { $0.known == nil }.map(\.condition)) : nil))
  }

  /// Applies an operator to two values; what is not known keeps its expression.
  func combine(_ name: String, _ left: Value, _ right: Value, _ code: Code) -> Value {
    if name == "==" || name == "!=" { return equality(name == "!=", left, right, code) }
    switch (left, right) {
    case (.integer(let first), .integer(let second)):
      if let value = Self.integer(name, first, second) { return value }
    case (.double(let first), .double(let second)):
      if let value = Self.double(name, first, second) { return value }
    case (.integer(let first), .double(let second)):
      if let value = Self.double(name, Double(first), second) { return value }
    case (.double(let first), .integer(let second)):
      if let value = Self.double(name, first, Double(second)) { return value }
    case (.text(let first), .text(let second)) where name == "+":
      var joined = first
      joined.pieces += second.pieces
      joined.isLiteral = false
      return bounded(joined, at: code)
    case (.text(var text), .unknown) where name == "+":
      text.pieces.append(.value(right))
      text.isLiteral = false
      return bounded(text, at: code)
    case (.unknown, .text(var text)) where name == "+":
      text.pieces.insert(.value(left), at: 0)
      text.isLiteral = false
      return bounded(text, at: code)
    case (.choice(let choices), .text) where name == "+":
      return chosen(
        choices.map { .init(when: $0.when, value: combine(name, $0.value, right, code)) },
        at: code)
    case (.text, .choice(let choices)) where name == "+":
      return chosen(
        choices.map { .init(when: $0.when, value: combine(name, left, $0.value, code)) },
        at: code)
    case (.list(let first), .list(let second)) where name == "+":
      guard first.count + second.count <= Self.mostItems else { return unknown(code) }
      return .list(first + second)
    case _ where name == "+" && (isViewValue(left) || isViewValue(right)):
      return .view(
        .builtin(
          Builtin(
            name: "Text+",
            arguments: [left, right].map {
              Argument(label: "", value: .view(tree(of: $0, code)), code: code, isTrailing: false)
            }, code: code)))
    default: break
    }
    if name == "..." || name == "..<" {
      return .system(
        SystemValue(
          type: "Range",
          arguments: [left, right].map {
            Argument(label: name, value: $0, code: code, isTrailing: false)
          }))
    }
    let isComparison = ["<", ">", "<=", ">="].contains(name)
    let (first, second) = (initial(of: left), initial(of: right))
    var initialValue: Value?
    if let first, let second, isOpen(left) || isOpen(right) {
      let value = combine(name, first, second, code)
      if !isOpen(value) { initialValue = value }
    }
    let known = fact(left)
    return .unknown(
      Unknown(
        .code(code), fact: isComparison ? .system("Bool", []) : known, initial: initialValue,
        key: key(of: left) ?? key(of: right)))
  }

  private static func integer(_ name: String, _ first: Int, _ second: Int) -> Value? {
    switch name {
    case "+": checked(first.addingReportingOverflow(second))
    case "-": checked(first.subtractingReportingOverflow(second))
    case "*": checked(first.multipliedReportingOverflow(by: second))
    case "/" where second != 0: checked(first.dividedReportingOverflow(by: second))
    case "%" where second != 0: checked(first.remainderReportingOverflow(dividingBy: second))
    case "<<" where (0..<63).contains(second): .integer(first << second)
    case ">>" where (0..<63).contains(second): .integer(first >> second)
    case "&": .integer(first & second)
    case "|": .integer(first | second)
    case "^": .integer(first ^ second)
    case "<": .boolean(first < second)
    case ">": .boolean(first > second)
    case "<=": .boolean(first <= second)
    case ">=": .boolean(first >= second)
    default: nil
    }
  }

  private static func checked(_ result: (partialValue: Int, overflow: Bool)) -> Value? {
    result.overflow ? nil : .integer(result.partialValue)
  }

  private static func double(_ name: String, _ first: Double, _ second: Double) -> Value? {
    switch name {
    case "+": .double(first + second)
    case "-": .double(first - second)
    case "*": .double(first * second)
    case "/" where second != 0: .double(first / second)
    case "<": .boolean(first < second)
    case ">": .boolean(first > second)
    case "<=": .boolean(first <= second)
    case ">=": .boolean(first >= second)
    default: nil
    }
  }

  private func equality(_ isNegated: Bool, _ left: Value, _ right: Value, _ code: Code) -> Value {
    if let equal = same(left, right) { return .boolean(equal != isNegated) }
    var first: Bool?
    if let one = initial(of: left), let other = initial(of: right),
      let equal = same(one, other)
    {
      first = equal != isNegated
    }
    return .unknown(
      Unknown(
        .code(code), fact: .system("Bool", []), initial: first.map { .boolean($0) },
        key: key(of: left) ?? key(of: right)
      ).with(
        tests: tests(ofEquality: left, right).flatMap {
          isNegated ? Condition.opposite($0) : $0
        }))
  }

  /// Whether two values are the same; nil if that cannot be known.
  func same(_ left: Value, _ right: Value) -> Bool? {
    guard takeStep() else { return nil }
    switch (left, right) {
    case (.integer(let first), .integer(let second)): return first == second
    case (.double(let first), .double(let second)): return first == second
    case (.boolean(let first), .boolean(let second)): return first == second
    case (.absent, .absent): return true
    case (.absent, .unknown), (.unknown, .absent), (.choice, _), (_, .choice): return nil
    case (.unknown, _), (_, .unknown): return nil
    case (.absent, _), (_, .absent): return false
    case (.text(let first), .text(let second)):
      guard let one = first.plain, let other = second.plain else { return nil }
      return one == other
    case (.enumCase(let first), .enumCase(let second)):
      guard first.name == second.name else { return false }
      for (one, other) in zip(first.arguments, second.arguments) {
        switch same(one.value, other.value) {
        case false?: return false
        case nil: return nil
        default: continue
        }
      }
      return true
    case (.enumCase(let value), .implicit(let name, let arguments)),
      (.implicit(let name, let arguments), .enumCase(let value)):
      if value.name != name { return false }
      return arguments.isEmpty && value.arguments.isEmpty ? true : nil
    case (.implicit(let first, _), .implicit(let second, _)): return first == second
    case (.type(let first), .type(let second)): return first === second
    case (.instance(let first), .instance(let second)): return sameFields(first, second)
    case (.list(let first), .list(let second)):
      return first.isEmpty && second.isEmpty ? true : first.count != second.count ? false : nil
    default: return nil
    }
  }

  /// Whether two structs have the same in all their fields.
  private func sameFields(_ first: Instance, _ second: Instance) -> Bool? {
    guard first.type === second.type else { return false }
    guard !first.type.isReference, !first.fields.isEmpty else {
      return first === second ? true : nil
    }
    var whole: Bool? = true
    for name in Set(first.fields.keys).union(second.fields.keys) {
      guard let one = first.fields[name], let other = second.fields[name],
        let equal = same(one, other)
      else {
        whole = nil
        continue
      }
      if !equal { return false }
    }
    return whole
  }

  /// What a value is before anything changes it; nil if that is not known.
  func initial(of value: Value) -> Value? {
    switch value {
    case .unknown(let unknown): unknown.initial.flatMap { initial(of: $0) }
    case .choice(let choices):
      choices.first { $0.when?.initial ?? ($0.when == nil) }.flatMap { initial(of: $0.value) }
    case .binding(let binding): initial(of: binding.value)
    default: value
    }
  }

  func isOpen(_ value: Value) -> Bool {
    switch value {
    case .unknown, .choice: true
    default: false
    }
  }

  func key(of value: Value) -> StateKey? {
    switch value {
    case .unknown(let unknown): unknown.key
    case .binding(let binding): binding.key
    case .choice(let choices): choices.lazy.compactMap { $0.when?.key }.first
    default: nil
    }
  }

  func prefix(_ code: Code, in frame: Frame) -> Value {
    let value = evaluate(code[0], in: frame)
    switch (code.text, value) {
    case ("!", _):
      let truth = truth(of: value, code[0])
      if let known = truth.known { return .boolean(!known) }
      return .unknown(
        Unknown(
          .code(code), fact: .system("Bool", []),
          initial: truth.condition.initial.map { .boolean(!$0) }, key: truth.condition.key
        ).with(tests: truth.condition.tests.flatMap(Condition.opposite)))
    case ("-", .integer(let number)):
      return number == .min ? unknown(code) : .integer(-number)
    case ("-", .double(let number)): return .double(-number)
    case ("&", _), ("+", _): return value
    default: return .unknown(Unknown(.code(code), fact: fact(value)))
    }
  }

  func ternary(_ code: Code, in frame: Frame, expecting fact: TypeFact) -> Value {
    let truth = truth(of: evaluate(code[0], in: frame), code[0])
    if let known = truth.known {
      return evaluate(code[known ? 1 : 2], in: frame, expecting: fact)
    }
    return chosen(
      [
        .init(when: truth.condition, value: evaluate(code[1], in: frame, expecting: fact)),
        .init(when: nil, value: evaluate(code[2], in: frame, expecting: fact)),
      ], at: code)
  }
}

/// Whether something holds, or the condition under which it does.
struct Truth {
  var known: Bool?
  var condition: Condition

  init(_ known: Bool) {
    self.known = known
    condition = Condition(text: known ? "true" : "false", initial: known)
  }

  init(_ condition: Condition) { self.condition = condition }
}
