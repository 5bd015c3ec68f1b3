import EarshotSemantics

extension Evaluator {
  /// The words of a value, as they are heard.
  ///
  /// - Parameter localized: Whether a string that is written in place is a key of the app's tables.
  func words(of value: Value, localized: Bool, depth: Int = 0) -> Wording {
    guard depth < 40 else { return .unresolved("…", nonEmpty: false) }
    switch value {
    case .text(let text): return words(of: text, localized: localized, depth: depth)
    case .integer(let number): return .text("\(number)")
    case .double(let number): return .text(Self.plain(number))
    case .boolean(let known): return .text(known ? "true" : "false")
    case .absent, .void: return .text("")
    case .unknown(let unknown): return words(of: unknown, depth: depth)
    case .choice(let choices):
      let all = choices.flatMap { choice -> [Wording.Choice] in
        let inner = words(of: choice.value, localized: localized, depth: depth + 1)
        // "Otherwise one of these" is one of these.
        if choice.when == nil, case .oneOf(let more) = inner { return more }
        return [.init(when: choice.when?.text, words: inner)]
      }
      if let first = all.first, all.allSatisfy({ $0.words == first.words }) { return first.words }
      return .oneOf(all)
    case .binding(let binding):
      return words(of: binding.value, localized: localized, depth: depth + 1)
    case .view(let tree): return words(of: tree, depth: depth)
    case .enumCase(let value):
      if value.type.inherited.first == "String",
        let raw = property("rawValue", of: .enumCase(value), at: value.type.code)
      {
        return words(of: raw, localized: false, depth: depth + 1)
      }
      return .unresolved(".\(value.name)", nonEmpty: true)
    case .implicit(let name, _):
      if let found = catalogs.words(symbol: name) { return found }
      return .unresolved(".\(name)", nonEmpty: true)
    case .system(let system):
      if let first = system.arguments.first, ["Text", "AttributedString"].contains(system.type) {
        return words(of: first.value, localized: localized, depth: depth + 1)
      }
      return .unresolved(system.arguments.first?.code.written ?? system.type, nonEmpty: false)
    case .each(let item, let unknown):
      return .pattern([
        .unresolved(
          unknown.written, nonEmpty: words(of: item, localized: false, depth: depth + 1).isNonEmpty)
      ])
    case .instance(let instance):
      if let text = property("description", of: value, at: instance.place) {
        return words(of: text, localized: false, depth: depth + 1)
      }
      return .unresolved(instance.place.written, nonEmpty: false)
    case .closure(let closure):
      return words(of: invoke(closure, []), localized: localized, depth: depth + 1)
    case .systemType(let name): return .unresolved(name, nonEmpty: true)
    case .type(let type): return .unresolved(type.name, nonEmpty: true)
    case .list, .pairs, .tuple, .function, .keyPath:
      return .unresolved("…", nonEmpty: false)
    }
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
    return .unresolved(unknown.written, nonEmpty: unknown.isNonEmpty)
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
      default: return .unresolved(builtin.code.written, nonEmpty: false)
      }
    case .several(let parts):
      return Self.joined(parts.map { words(of: $0, depth: depth + 1) })
    case .branches(let ways):
      return .oneOf(
        ways.map { .init(when: $0.when.text, words: words(of: $0.tree, depth: depth + 1)) })
    case .nothing: return .text("")
    case .rendered(let rendered):
      return Self.joined(rendered.elements.compactMap(\.label))
    case .custom(let instance): return .unresolved(instance.place.written, nonEmpty: false)
    case .opaque(let name, _), .unresolved(let name, _): return .unresolved(name, nonEmpty: false)
    }
  }

  /// The words of a `Text`.
  func words(ofText builtin: Builtin) -> Wording {
    if let verbatim = builtin.value("verbatim") { return words(of: verbatim, localized: false) }
    guard let argument = builtin.arguments.first else { return .text("") }
    // `Text(date, style: .date)`, `Text(value, format: …)`.
    if builtin.arguments.count > 1,
      builtin.arguments.dropFirst().contains(where: { ["style", "format"].contains($0.label) })
    {
      return .unresolved(argument.code.written, nonEmpty: true)
    }
    if case .text(var text) = argument.value {
      text.table = builtin.value("tableName").flatMap(plainText)
      return words(of: .text(text), localized: true)
    }
    return words(of: argument.value, localized: true)
  }
}
