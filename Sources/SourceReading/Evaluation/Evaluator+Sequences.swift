/// The methods of sequences: of all items where they are known, else of one that stands for all.
extension Evaluator {
  func map(_ function: Value, over item: Value, _ code: Code) -> Value {
    switch function {
    case .closure(let closure): return invoke(closure, [item])
    case .keyPath(let path):
      return path.split(separator: ".").reduce(item) { value, name in
        name == "self" ? value : member(String(name), of: value, at: code)
      }
    case .function(let member, let base):
      let argument = Argument(
        label: member.code[1][0].label, value: item, code: code, isTrailing: false)
      return invoke(member, on: base.value, given: [argument], at: code)
    case .type(let type):
      // `map(Row.init)`: the first parameter takes the item.
      let label =
        type.initializers.first { $0.code[1].count == 1 }?.code[1][0].label
        ?? type.stored.first?.code.text ?? ""
      let argument = Argument(label: label, value: item, code: code, isTrailing: false)
      return construct(type, arguments: [(label, argument)], at: code)
    case .systemType(let made):
      // `Image(systemName` stands for the initialiser with that label.
      let pieces = made.split(separator: "(", maxSplits: 1).map(String.init)
      let name = pieces.first ?? made
      let argument = Argument(
        label: pieces.count > 1 ? pieces[1] : "", value: item, code: code, isTrailing: false)
      if Vocabulary.views.contains(name) {
        return .view(.builtin(Builtin(name: name, arguments: [argument], code: code)))
      }
      return systemCall(name, [argument], at: code) ?? unknown(code)
    default: return unknown(code)
    }
  }

  /// `reduce(first) { … }` or `reduce(into: first) { … }` over items.
  private func reduce(_ items: [Value], _ code: Code, in frame: Frame) -> Value? {
    guard items.count <= 50, argumentCodes(code).count == 2 else { return nil }
    let arguments = argumentList(code, in: frame)
    var sum = arguments[0].value
    for item in items {
      switch arguments[1].value {
      case .closure(let closure) where arguments[0].label == "into":
        guard let changed = changing(sum, closure, item) else { return nil }
        sum = changed
      case .closure(let closure): sum = invoke(closure, [sum, item])
      case _ where ["+", "*"].contains(arguments[1].code.text):
        sum = combine(arguments[1].code.text, sum, item, code)
      default: return nil
      }
    }
    return sum
  }

  /// What a closure makes of its first parameter; nil if it was not seen to change it.
  private func changing(_ value: Value, _ closure: Closure, _ item: Value) -> Value? {
    guard hasRoom else { return nil }
    let name = closure.parameters.first?.text ?? "$0"
    depth += 1
    defer { depth -= 1 }
    let frame = closure.frame.inner()
    frame.locals[name] = value
    if closure.parameters.count == 2 {
      frame.locals[closure.parameters[1].text] = item
    } else {
      frame.locals["$1"] = item
    }
    _ = run(closure.body.children()[...], in: frame)
    return frame.changes > 0 ? frame.locals[name] : nil
  }

  func callList(_ name: String, _ items: [Value], _ code: Code, in frame: Frame) -> Value? {
    switch name {
    case "map", "compactMap", "flatMap":
      guard items.count <= 200, let closure = closure(of: code, in: frame) else { return nil }
      let results = items.map { item in
        guard let part = maybe(item) else { return map(closure, over: item, code) }
        return .choice([
          .init(when: part.when, value: map(closure, over: part.value, code)),
          .init(when: nil, value: .absent),
        ])
      }
      if name == "map" { return .list(results) }
      return .list(results.filter { if case .absent = $0 { false } else { true } })
    case "filter":
      guard items.count <= 200, let closure = closure(of: code, in: frame) else { return nil }
      return .list(
        items.filter { truth(of: map(closure, over: $0, code), code).known != false })
    case "first", "last":
      guard let closure = closure(of: code, in: frame) else { return nil }
      return find(closure, in: name == "first" ? items : items.reversed(), code)
    case "contains":
      guard let given = argumentList(code, in: frame).first, given.label != "where" else {
        return nil
      }
      let member = items.first.map(fact) ?? .unknown
      let argument = settle(given.value, as: member, scope: frame.type)
      let answers = items.map { same($0, argument) }
      if answers.contains(true) { return .boolean(true) }
      return answers.contains(nil) ? nil : .boolean(false)
    case "reversed": return .list(items.reversed())
    case "sorted", "shuffled": return .list(items)
    case "enumerated":
      return .list(
        items.enumerated().map {
          .tuple([("offset", .integer($0.offset)), ("element", $0.element)])
        })
    case "dropFirst": return .list(Array(items.dropFirst()))
    case "dropLast": return .list(Array(items.dropLast()))
    case "prefix":
      guard case .integer(let count)? = argumentList(code, in: frame).first?.value, count >= 0
      else { return .list(items) }
      return .list(Array(items.prefix(count)))
    case "joined":
      let separator = argumentList(code, in: frame).first?.value
      return joined(items, separator)
    case "reduce": return reduce(items, code, in: frame)
    case "forEach":
      guard items.count <= 100, let closure = closure(of: code, in: frame) else { return nil }
      for item in items {
        isRepeating = maybe(item) != nil
        _ = map(closure, over: maybe(item)?.value ?? item, code)
      }
      isRepeating = false
      return .void
    case "allSatisfy", "min", "max", "firstIndex", "index": return nil
    default: return nil
    }
  }

  /// The first item of which something holds: if that is not known, one of those it may be.
  private func find(_ closure: Value, in items: [Value], _ code: Code) -> Value? {
    var choices: [Value.Choice] = []
    for item in items {
      let truth = truth(of: map(closure, over: item, code), code)
      if truth.known == true {
        choices.append(.init(when: nil, value: item))
        break
      }
      if truth.known == nil { choices.append(.init(when: truth.condition, value: item)) }
      if choices.count > 8 { return nil }
    }
    if choices.count == 1, choices[0].when == nil { return choices[0].value }
    return choices.isEmpty ? .absent : .choice(choices)
  }

  private func joined(_ items: [Value], _ separator: Value?) -> Value? {
    var pieces: [TextValue.Piece] = []
    for (position, item) in items.enumerated() {
      var own: [TextValue.Piece] = []
      if position > 0, let separator { own.append(.value(separator)) }
      guard let part = maybe(item) else {
        pieces += own + [.value(item)]
        continue
      }
      // What may be missing brings its separator along.
      let there = TextValue(pieces: own + [.value(part.value)], isLiteral: false, file: nil)
      pieces.append(
        .value(
          .choice([
            .init(when: part.when, value: .text(there)),
            .init(when: nil, value: .text(TextValue(""))),
          ])))
    }
    return .text(TextValue(pieces: pieces, isLiteral: false, file: nil))
  }

  /// A method of a sequence of which one item is known.
  func callSequence(
    _ name: String, _ item: Value, _ base: Value, _ code: Code, in frame: Frame
  ) -> Value? {
    let origin = Unknown(.code(code))
    switch name {
    case "map", "compactMap", "flatMap":
      guard let closure = closure(of: code, in: frame) else { return nil }
      let result = map(closure, over: item, code)
      if case .list(let inner) = result, name == "flatMap" {
        return inner.first.map { .each($0, origin) } ?? .list([])
      }
      return .each(result, origin)
    case "filter", "sorted", "reversed", "prefix", "suffix", "dropFirst", "dropLast", "shuffled":
      if case .unknown(let unknown) = base {
        return .unknown(Unknown(.code(code), fact: unknown.fact, key: unknown.key))
      }
      return .each(item, origin)
    case "enumerated":
      return .each(
        .tuple([
          ("offset", .unknown(Unknown(.text("index"), fact: .system("Int", [])))),
          ("element", item),
        ]), origin)
    case "first", "last", "min", "max", "randomElement":
      return .unknown(Unknown(.code(code), fact: .optional(fact(item))))
    case "contains", "allSatisfy":
      return .unknown(Unknown(.code(code), fact: .system("Bool", []), key: key(of: base)))
    case "joined": return .unknown(Unknown(.code(code), fact: .system("String", [])))
    case "firstIndex", "lastIndex":
      return .unknown(Unknown(.code(code), fact: .optional(.system("Int", []))))
    case "forEach":
      if let closure = closure(of: code, in: frame) {
        isRepeating = true
        _ = map(closure, over: item, code)
        isRepeating = false
      }
      return .void
    case "reduce": return nil
    default: return nil
    }
  }
}
