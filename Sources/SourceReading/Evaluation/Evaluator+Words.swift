import EarshotSemantics

extension Evaluator {
  /// The words of a value, as they are heard.
  ///
  /// - Parameter localized: Whether a string that is written in place is a key of the app's tables.
  func words(of value: Value, localized: Bool, depth: Int = 0) -> Wording {
    guard depth < 40, takeStep() else { return .unresolved("…", nonEmpty: false) }
    switch value {
    case .text(let text): return words(of: text, localized: localized, depth: depth)
    case .integer(let number): return .text("\(number)")
    case .double(let number): return .text(Self.plain(number))
    case .boolean(let known): return .text(known ? "true" : "false")
    case .absent, .void: return .text("")
    case .unknown(let unknown): return words(of: unknown, depth: depth)
    case .choice(let choices):
      return Self.either(
        choices.map { choice in
          choice.when.map(note)
          return .init(
            when: choice.when?.text,
            words: words(of: choice.value, localized: localized, depth: depth + 1))
        })
    case .binding(let binding):
      return words(of: binding.value, localized: localized, depth: depth + 1)
    case .view(let tree): return words(of: tree, depth: depth)
    case .enumCase(let enumValue): return words(of: enumValue, depth: depth)
    case .implicit(let name, let arguments):
      if let found = catalogs.words(symbol: name) { return found }
      // `.init("key")` where a key or a text is wanted.
      if name == "init", let first = arguments.first {
        return words(of: first.value, localized: localized, depth: depth + 1)
      }
      return shown(".\(name)", nonEmpty: true, cause: .open)
    case .system(let system):
      if let first = system.arguments.first, ["Text", "AttributedString"].contains(system.type) {
        return words(of: first.value, localized: localized, depth: depth + 1)
      }
      return shown(
        system.arguments.first?.code.written ?? system.type, nonEmpty: false, cause: .elsewhere)
    case .each(let item, let unknown):
      return .pattern([
        shown(
          unknown.written, nonEmpty: words(of: item, localized: false, depth: depth + 1).isNonEmpty,
          cause: self.cause(of: value))
      ])
    case .instance(let instance):
      if let text = property("description", of: value, at: instance.place) {
        return words(of: text, localized: false, depth: depth + 1)
      }
      return shown(
        instance.place.written, nonEmpty: false, cause: self.cause(of: value))
    case .closure(let closure):
      return words(of: invoke(closure, []), localized: localized, depth: depth + 1)
    case .systemType(let name): return shown(name, nonEmpty: true, cause: .elsewhere)
    case .type(let type): return .text(type.name)
    case .list, .pairs, .tuple, .function, .keyPath:
      return shown("…", nonEmpty: false, cause: .open)
    }
  }

  /// Notes what holds of a condition when the screen comes up.
  func note(_ condition: Condition) {
    let tests = self.tests[condition.text] ?? condition.tests
    self.tests.updateValue(tests == condition.tests ? tests : nil, forKey: condition.text)
    guard let initial = condition.initial else { return }
    let known = atFirst[condition.text] ?? initial
    atFirst.updateValue(known == initial ? initial : nil, forKey: condition.text)
  }

  /// An expression in place of its words, and why.
  private func shown(_ expression: String, nonEmpty: Bool, cause: UnknownCause?) -> Wording {
    note(expression, cause)
    return .unresolved(expression, nonEmpty: nonEmpty)
  }

  /// What a case is called in an interpolation: as it describes itself, else its name.
  private func words(of value: EnumValue, depth: Int) -> Wording {
    if let description = property("description", of: .enumCase(value), at: value.type.code) {
      return words(of: description, localized: false, depth: depth + 1)
    }
    return .text(value.name)
  }

  /// One of several wordings: choices inside of choices are taken apart, and what was said under
  /// another condition before is not said again.
  static func either(_ choices: [Wording.Choice]) -> Wording {
    var kept: [Wording.Choice] = []
    for choice in choices {
      var inner = [choice]
      if case .oneOf(let more) = choice.words {
        inner = more.map { part in
          let conditions = [choice.when, part.when].compactMap { $0 }
          return .init(
            when: conditions.isEmpty ? nil : conditions.joined(separator: " && "),
            words: part.words)
        }
      }
      for part in inner where !kept.contains(where: { $0.words == part.words }) {
        kept.append(part)
      }
    }
    return kept.count == 1 ? kept[0].words : .oneOf(kept)
  }

  private static func plain(_ number: Double) -> String {
    if number == number.rounded(), abs(number) < 1e15 { return "\(Int(number)).0" }
    return "\(number)"
  }

  private func words(of unknown: Unknown, depth: Int) -> Wording {
    // What a view's own state starts with is what is heard when the view appears.
    if let key = unknown.key, !key.name.contains("."), isOwnState(key), let first = unknown.initial
    {
      switch first {
      case .integer, .double, .boolean: return words(of: first, localized: false, depth: depth + 1)
      case .text(let text):
        if let plain = text.plain, !plain.isEmpty { return .text(plain) }
      default: break
      }
    }
    return shown(
      unknown.written, nonEmpty: unknown.isNonEmpty, cause: self.cause(of: .unknown(unknown)))
  }

  /// Whether state belongs to a view rather than to a model that is loaded later.
  private func isOwnState(_ key: StateKey) -> Bool {
    let type = program.find(path: key.owner, from: "", scope: nil)
    return type.map { !$0.isReference && isView($0) } ?? false
  }

  private func words(of text: TextValue, localized: Bool, depth: Int) -> Wording {
    let isKey = text.isKey || (localized && text.isLiteral)
    var pieces: [Wording] = []
    for piece in text.pieces {
      switch piece {
      case .text(let words): pieces.append(.text(words))
      case .value(let value):
        pieces.append(words(of: value, localized: false, depth: depth + 1))
      }
    }
    guard isKey else { return Self.joined(pieces) }
    return InlineMarkdown.plain(
      catalogs.words(
        of: text.pieces.map(keyPiece), filling: pieces, table: text.table, file: text.file))
  }

  /// A piece of a key: what stands in the table for a value depends on its type.
  private func keyPiece(_ piece: TextValue.Piece) -> Catalogs.KeyPiece {
    switch piece {
    case .text(let text): return .text(text)
    case .value(let value):
      var count: Int?
      if case .integer(let number)? = initial(of: value) { count = number }
      return .argument(count: count)
    }
  }

  static func joined(_ pieces: [Wording]) -> Wording {
    var merged: [Wording] = []
    for piece in pieces {
      for part in flat(piece) {
        // Nobody listens to the end of it.
        if merged.count > mostPieces {
          return .pattern(merged + [.unresolved("…", nonEmpty: false)])
        }
        if case .text(let text) = part, case .text(let before)? = merged.last {
          merged[merged.count - 1] = .text(before + text)
        } else {
          merged.append(part)
        }
      }
    }
    merged.removeAll { $0 == .text("") }
    return merged.isEmpty ? .text("") : merged.count == 1 ? merged[0] : .pattern(merged)
  }

  private static func flat(_ piece: Wording) -> [Wording] {
    if case .pattern(let parts) = piece { parts } else { [piece] }
  }

  private func words(of tree: ViewTree, depth: Int) -> Wording {
    guard depth < 400, takeStep() else { return .unresolved("…", nonEmpty: false) }
    switch tree {
    case .modified(let inner, _): return words(of: inner, depth: depth + 1)
    case .builtin(let builtin):
      switch builtin.name {
      case "Text": return words(ofText: builtin)
      case "Text+":
        return Self.joined(
          builtin.arguments.map { words(of: $0.value, localized: true, depth: depth + 1) })
      case "Image", "Drawing", "Spacer": return .text("")
      case "Label":
        return builtin.first.map { words(of: $0, localized: true, depth: depth + 1) } ?? .text("")
      default: return shown(builtin.code.written, nonEmpty: false, cause: .open)
      }
    case .several(let parts):
      return Self.joined(parts.map { words(of: $0, depth: depth + 1) })
    case .branches(let ways):
      return Self.either(
        ways.map { way in
          note(way.when)
          return .init(when: way.when.text, words: words(of: way.tree, depth: depth + 1))
        })
    case .nothing: return .text("")
    case .rendered(let rendered):
      return Self.joined(rendered.elements.compactMap(\.label))
    case .custom(let instance): return words(ofBody: instance, depth: depth)
    case .opaque(let name, _): return shown(name, nonEmpty: false, cause: .elsewhere)
    case .unresolved(let name, _): return shown(name, nonEmpty: false, cause: .open)
    }
  }

  /// The words of a view of the input that stands where text is wanted.
  private func words(ofBody instance: Instance, depth: Int) -> Wording {
    guard let body = property("body", of: .instance(instance), at: instance.place) else {
      return shown(instance.place.written, nonEmpty: false, cause: .open)
    }
    return words(of: tree(of: body, instance.place), depth: depth + 1)
  }

  /// The words of a `Text`.
  func words(ofText builtin: Builtin) -> Wording {
    if let verbatim = builtin.value("verbatim") { return words(of: verbatim, localized: false) }
    guard let argument = builtin.arguments.first else { return .text("") }
    // `Text(date, style: .date)`, `Text(value, format: …)`.
    if builtin.arguments.count > 1,
      builtin.arguments.dropFirst().contains(where: { ["style", "format"].contains($0.label) })
    {
      let cause = self.cause(of: argument.value) ?? .elsewhere
      return shown(argument.code.written, nonEmpty: true, cause: cause)
    }
    if case .text(var text) = argument.value {
      text.table = builtin.value("tableName").flatMap(plainText)
      return words(of: .text(text), localized: true)
    }
    return words(of: argument.value, localized: true)
  }
}
