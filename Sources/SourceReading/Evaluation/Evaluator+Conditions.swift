import EarshotSemantics

extension Evaluator {
  /// Whether a value is true, or the condition as it was written.
  func truth(of value: Value, _ code: Code) -> Truth {
    switch value {
    case .boolean(let known): return Truth(known)
    case .unknown(let unknown):
      var first: Bool?
      if case .boolean(let known)? = initial(of: value) { first = known }
      // A parameter is called what was given for it.
      let text = code.kind == .name ? unknown.written : Self.closed(code)
      return Truth(
        Condition(text: text, initial: first, key: unknown.key, tests: tests(of: unknown)))
    case .choice(let choices):
      let known = choices.map { truth(of: $0.value, code).known }
      if let first = known.first ?? nil, known.allSatisfy({ $0 == first }) { return Truth(first) }
      var first: Bool?
      if case .boolean(let known)? = initial(of: value) { first = known }
      return Truth(Condition(text: code.written, initial: first, key: key(of: value)))
    case .binding(let binding): return truth(of: binding.value, code)
    default: return Truth(Condition(text: code.written))
    }
  }

  /// A condition as it was written, in parentheses if it is one of several.
  private static func closed(_ code: Code) -> String {
    code.kind == .binary && code.text == "||" ? "(\(code.written))" : code.written
  }

  /// Whether all conditions of an `if` or `guard` hold; names they bind are put into the frame.
  func truth(ofAll conditions: Code, in frame: Frame) -> Truth {
    var open: [Condition] = []
    for condition in conditions.children() {
      let truth = truth(ofOne: condition, in: frame)
      if truth.known == false { return truth }
      if truth.known == nil { open.append(truth.condition) }
    }
    guard let first = open.first else { return Truth(true) }
    guard open.count > 1 else { return Truth(first) }
    let initial: Bool? =
      open.contains { $0.initial == false }
      ? false : open.allSatisfy { $0.initial == true } ? true : nil
    return Truth(
      Condition(
        text: open.map(\.text).joined(separator: " && "), initial: initial,
        key: open.lazy.compactMap(\.key).first, tests: Condition.tests(ofAll: open)))
  }

  private func truth(ofOne code: Code, in frame: Frame) -> Truth {
    switch code.kind {
    case .availability: return Truth(!code.flags.contains(.isOptional))
    case .bindingCondition:
      let value: Value
      if let expression = code.child(1) {
        value = evaluate(expression, in: frame)
      } else {
        value = plainName(code[0].text, at: code[0], in: frame)
      }
      return bindOptional(value, to: code[0], code, in: frame)
    case .matchCondition:
      let value = evaluate(code[1], in: frame)
      return match(value, code[0], subject: code[1], in: frame)
    default: return truth(of: evaluate(code, in: frame), code)
    }
  }

  /// `if let name`: what the name meant outside.
  private func plainName(_ name: String, at code: Code, in frame: Frame) -> Value {
    if let local = frame.find(name) { return local }
    if let subject = frame.subject,
      let value = property(name, of: subject, at: code, isSelf: true)
    {
      return value
    }
    return .unknown(Unknown(.text(name)))
  }

  private func bindOptional(
    _ value: Value, to pattern: Code, _ code: Code, in frame: Frame
  ) -> Truth {
    switch value {
    case .absent: return Truth(false)
    case .unknown(let unknown):
      let inner = Unknown(
        unknown.origin, fact: unknown.fact.unwrapped, initial: unknown.initial, key: unknown.key,
        isNonEmpty: unknown.isNonEmpty, identified: unknown.identified, cause: unknown.cause)
      bind(.unknown(inner), to: pattern, in: frame)
      let first: Bool? =
        switch unknown.initial {
        case .absent?: false
        case nil, .unknown?, .choice?: nil
        default: true
        }
      return Truth(
        Condition(
          text: code.written, initial: first, key: unknown.key,
          tests: tests(ofPresence: unknown)))
    case .choice(let choices):
      let present = choices.filter { if case .absent = $0.value { false } else { true } }
      bind(present.count == 1 ? present[0].value : .choice(present), to: pattern, in: frame)
      if present.count == choices.count { return Truth(true) }
      if present.isEmpty { return Truth(false) }
      if present.count == 1, let when = present[0].when { return Truth(when) }
      return Truth(Condition(text: code.written))
    case .system, .implicit, .keyPath, .void:
      bind(value, to: pattern, in: frame)
      // Initialisers that can fail, such as `URL(string:)` and `UIImage(named:)`.
      return Truth(Condition(text: code.written))
    default:
      bind(value, to: pattern, in: frame)
      return Truth(true)
    }
  }

  /// Gives the names of a pattern their values.
  func bind(_ value: Value, to pattern: Code, in frame: Frame) {
    switch pattern.kind {
    case .namePattern, .name: frame.locals[pattern.text] = value
    case .tuplePattern, .tuple:
      for (position, element) in pattern.children().enumerated() {
        let inner = element.kind == .argument ? element[0] : element
        bind(part(position, label: element.label, of: value, inner), to: inner, in: frame)
      }
    case .expressionPattern: bind(value, to: pattern[0], in: frame)
    default: break
    }
  }

  private func part(_ position: Int, label: String, of value: Value, _ pattern: Code) -> Value {
    switch value {
    case .tuple(let parts):
      if parts.indices.contains(position) { return parts[position].value }
      return .unknown(Unknown(.text(pattern.text)))
    case .unknown(let unknown):
      if case .tuple(let parts) = unknown.fact, parts.indices.contains(position) {
        return .unknown(
          Unknown(
            .text(pattern.text.isEmpty ? parts[position].label : pattern.text),
            fact: parts[position].fact))
      }
      return .unknown(Unknown(.text(pattern.text)))
    default: return .unknown(Unknown(.text(pattern.text)))
    }
  }

  /// Whether a value matches a pattern of a `case`; names it binds are put into the frame.
  func match(_ value: Value, _ pattern: Code, subject: Code, in frame: Frame) -> Truth {
    switch pattern.kind {
    case .anyPattern: return Truth(true)
    case .namePattern:
      bind(value, to: pattern, in: frame)
      return Truth(true)
    case .typePattern:
      return Truth(Condition(text: "\(subject.written) is \(pattern[0].written)"))
    case .expressionPattern: return matchExpression(value, pattern[0], subject, in: frame)
    case .tuplePattern: return matchTuple(value, pattern, subject, in: frame)
    default: return Truth(Condition(text: "\(subject.written) == \(pattern.written)"))
    }
  }

  private func matchTuple(
    _ value: Value, _ pattern: Code, _ subject: Code, in frame: Frame
  ) -> Truth {
    var open: [Condition] = []
    for (position, element) in pattern.children().enumerated() {
      let inner = element.kind == .argument ? element[0] : element
      let part = part(position, label: element.label, of: value, inner)
      let place = subject.kind == .tuple ? subject[position][0] : subject
      let truth = match(part, inner, subject: place, in: frame)
      if truth.known == false { return truth }
      if truth.known == nil { open.append(truth.condition) }
    }
    return all(open)
  }

  /// What is true if all of some conditions are.
  private func all(_ open: [Condition]) -> Truth {
    guard let first = open.first else { return Truth(true) }
    guard open.count > 1 else { return Truth(first) }
    return Truth(Condition(text: open.map(\.text).joined(separator: " && ")))
  }

  /// Whether what a case holds matches the patterns in its parentheses; names they bind are put
  /// into the frame.
  private func matchPayload(
    _ values: [Value], _ pattern: Code, _ subject: Code, in frame: Frame
  ) -> Truth {
    guard pattern.kind == .call else { return Truth(true) }
    let arguments = pattern.children(from: 1)
    guard arguments.count == values.count else {
      bindArguments(of: pattern, values, in: frame)
      return Truth(true)
    }
    var open: [Condition] = []
    for (argument, value) in zip(arguments, values) {
      let inner = argument[0]
      let truth: Truth
      switch inner.kind {
      case .expressionPattern, .tuplePattern:
        truth = match(value, inner, subject: subject, in: frame)
      case .member, .call, .integer, .float, .string, .boolean, .nilLiteral, .prefix:
        truth = matchExpression(value, inner, subject, in: frame)
      default:
        bind(value, to: inner, in: frame)
        truth = Truth(true)
      }
      if truth.known == false { return truth }
      if truth.known == nil { open.append(truth.condition) }
    }
    return all(open)
  }

  private func matchExpression(
    _ value: Value, _ pattern: Code, _ subject: Code, in frame: Frame
  ) -> Truth {
    if pattern.kind == .tuple { return matchTuple(value, pattern, subject, in: frame) }
    let name = pattern.kind == .call ? pattern[0] : pattern
    guard name.kind == .member else {
      let other = evaluate(pattern, in: frame, expecting: fact(value))
      if let equal = same(value, other) { return Truth(equal) }
      return Truth(open(value, other, subject, pattern))
    }
    let caseName = name.text
    switch value {
    case .enumCase(let known):
      guard known.name == caseName else {
        if caseName == "some" {
          bindArguments(of: pattern, [value], in: frame)
          return Truth(true)
        }
        return Truth(false)
      }
      return matchPayload(known.arguments.map(\.value), pattern, subject, in: frame)
    case .absent: return Truth(caseName == "none")
    case .implicit(let known, let arguments):
      if known != caseName { return Truth(false) }
      return matchPayload(arguments.map(\.value), pattern, subject, in: frame)
    case .choice(let choices):
      bindUnknown(pattern, fact(value).declared, caseName, in: frame)
      let known = choices.map {
        matchExpression($0.value, pattern, subject, in: frame.inner()).known
      }
      if known.allSatisfy({ $0 == false }) { return Truth(false) }
      if known.allSatisfy({ $0 == true }) { return Truth(true) }
      return Truth(open(value, .implicit(caseName, []), subject, pattern))
    default:
      bindUnknown(pattern, fact(value).declared, caseName, in: frame)
      return Truth(open(value, .implicit(caseName, []), subject, pattern))
    }
  }

  private func open(_ value: Value, _ other: Value, _ subject: Code, _ pattern: Code) -> Condition {
    var first: Bool?
    if let start = initial(of: value) {
      if case .enumCase(let known) = start, case .implicit(let name, _) = other {
        first = known.name == name
      } else {
        first = same(start, other)
      }
    }
    let name = pattern.kind == .call ? pattern[0].written : pattern.written
    return Condition(
      text: "\(subject.written) == \(name)", initial: first, key: key(of: value),
      tests: tests(ofEquality: value, other))
  }

  private func bindArguments(of pattern: Code, _ values: [Value], in frame: Frame) {
    guard pattern.kind == .call else { return }
    let arguments = pattern.children(from: 1)
    if arguments.count == 1, values.count > 1 {
      bind(.tuple(values.map { ("", $0) }), to: arguments[0][0], in: frame)
      return
    }
    for (argument, value) in zip(arguments, values) { bind(value, to: argument[0], in: frame) }
  }

  private func bindUnknown(
    _ pattern: Code, _ type: TypeInfo?, _ caseName: String, in frame: Frame
  ) {
    guard pattern.kind == .call else { return }
    let parameters =
      type.flatMap { type in
        type.caseIndex[caseName].map { type.cases[$0].children(from: 1) }
      } ?? []
    for (position, argument) in pattern.children(from: 1).enumerated() {
      let fact =
        parameters.indices.contains(position)
        ? program.fact(parameters[position][0], scope: type) : .unknown
      bind(.unknown(Unknown(.text(argument[0].text), fact: fact)), to: argument[0], in: frame)
    }
  }
}
