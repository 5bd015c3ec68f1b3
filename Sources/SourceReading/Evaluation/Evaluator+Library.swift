import EarshotSemantics

extension Evaluator {
  /// Properties of values of the system's types.
  func libraryProperty(_ name: String, of base: Value, at code: Code) -> Value? {
    switch (base, name) {
    case (.list(let items), "count"):
      return items.contains { maybe($0) != nil } ? nil : .integer(items.count)
    case (.list(let items), "isEmpty"):
      if items.isEmpty { return .boolean(true) }
      return items.allSatisfy { maybe($0) != nil } ? nil : .boolean(false)
    case (.list(let items), "first"): return items.first.map { maybe($0)?.value ?? $0 } ?? .absent
    case (.list(let items), "last"): return items.last.map { maybe($0)?.value ?? $0 } ?? .absent
    case (.list(let items), "indices"): return .list(items.indices.map { .integer($0) })
    case (.pairs(let pairs), "isEmpty"): return .boolean(pairs.isEmpty)
    case (.pairs(let pairs), "count"): return .integer(pairs.count)
    case (.pairs(let pairs), "keys"): return .list(pairs.map(\.key))
    case (.pairs(let pairs), "values"): return .list(pairs.map(\.value))
    case (.text(let text), "isEmpty"): return text.plain.map { .boolean($0.isEmpty) }
    case (.text(let text), "count"): return text.plain.map { .integer($0.count) }
    case (.text(let text), "capitalized"): return mapped(text) { Self.capitalized($0) }
    case (.text, "localizedCapitalized"): return libraryProperty("capitalized", of: base, at: code)
    case (.text(let text), "localizedUppercase"): return mapped(text) { $0.uppercased() }
    case (.integer, "description"), (.double, "description"):
      return .text(TextValue(pieces: [.value(base)], isLiteral: false, file: nil))
    case (.text, "description"), (.text, "self"), (.text, "key"): return base
    case (.each(let item, let unknown), _):
      switch name {
      case "first", "last": return item
      case "count":
        return .unknown(Unknown(.member(unknown.origin, name), fact: .system("Int", [])))
      case "isEmpty":
        return .unknown(Unknown(.member(unknown.origin, name), fact: .system("Bool", [])))
      default: return nil
      }
    case (.tuple(let parts), _):
      if let part = parts.first(where: { $0.label == name }) { return part.value }
      if let position = Int(name), parts.indices.contains(position) { return parts[position].value }
      return nil
    case (.system(let system), _): return systemProperty(name, of: system, at: code)
    case (.systemType("UIAccessibility"), "isVoiceOverRunning"): return .boolean(true)
    case (.enumCase(let value), "rawValue"): return .text(TextValue(value.name))
    case (.unknown(let unknown), _): return unknownProperty(name, of: unknown, at: code)
    default: return nil
    }
  }

  private func systemProperty(_ name: String, of system: SystemValue, at code: Code) -> Value? {
    switch (system.type, name) {
    case ("UIDevice", "userInterfaceIdiom"): return .implicit(device == .pad ? "pad" : "phone", [])
    case ("PresentationMode", "wrappedValue"): return .system(system)
    default: return nil
    }
  }

  private func unknownProperty(_ name: String, of unknown: Unknown, at code: Code) -> Value? {
    let origin = Unknown.Origin.member(unknown.origin, name)
    func made(_ fact: TypeFact, _ initial: Value? = nil) -> Value {
      .unknown(
        Unknown(origin, fact: fact, initial: initial, key: unknown.key, cause: unknown.cause))
    }
    let first = unknown.initial.flatMap { libraryProperty(name, of: $0, at: code) }
    switch name {
    case "count": return made(.system("Int", []), first)
    case "isEmpty": return made(.system("Bool", []), first)
    case "first", "last", "randomElement": return made(.optional(unknown.fact.element))
    case "localizedDescription", "description", "capitalized", "uppercased":
      return made(.system("String", []))
    case "indices": return made(.list(.system("Int", [])))
    case "keys": if case .map(let key, _) = unknown.fact.unwrapped { return made(.list(key)) }
    case "values": if case .map(_, let value) = unknown.fact.unwrapped { return made(.list(value)) }
    case "rawValue":
      if let type = unknown.fact.declared, type.keyword == "enum" {
        return rawValues(of: type, unknown, at: code)
          ?? made(.system(type.inherited.first ?? "String", []))
      }
    default: break
    }
    if case .tuple(let parts) = unknown.fact.unwrapped,
      let part = parts.first(where: { $0.label == name })
    {
      return made(part.fact)
    }
    return nil
  }

  /// The raw value of a case that is not known is that of one of them.
  private func rawValues(of type: TypeInfo, _ unknown: Unknown, at code: Code) -> Value? {
    guard type.inherited.first == "String", (1...16).contains(type.cases.count) else { return nil }
    let name: String? =
      if case .enumCase(let known)? = unknown.initial { known.name } else { nil }
    return .choice(
      type.cases.compactMap { enumCase in
        let value = Value.enumCase(EnumValue(type: type, name: enumCase.text, arguments: []))
        guard let raw = property("rawValue", of: value, at: code) else { return nil }
        let when = Condition(
          text: "\(unknown.written) == .\(enumCase.text)",
          initial: name.map { $0 == enumCase.text }, key: unknown.key)
        return .init(when: when, value: raw)
      })
  }

  func mapped(_ text: TextValue, _ change: (String) -> String) -> Value {
    var text = text
    text.pieces = text.pieces.map { piece in
      if case .text(let words) = piece { .text(change(words)) } else { piece }
    }
    text.isLiteral = false
    return .text(text)
  }

  private static func capitalized(_ text: String) -> String {
    text.split(separator: " ", omittingEmptySubsequences: false)
      .map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }.joined(separator: " ")
  }

  /// One item that stands for all of a sequence.
  func element(of sequence: Value, named name: String, _ code: Code) -> Value {
    switch sequence {
    case .list(let items): return items.first ?? .unknown(Unknown(.text(name)))
    case .each(let item, _): return item
    case .binding(let binding): return element(of: binding.value, named: name, code)
    case .choice(let choices):
      return choices.first.map { element(of: $0.value, named: name, code) }
        ?? .unknown(Unknown(.text(name)))
    case .system(let system) where system.type == "Range":
      return .unknown(Unknown(.text(name), fact: .system("Int", [])))
    case .unknown(let unknown):
      return .unknown(Unknown(.text(name), fact: unknown.fact.element))
    default: return .unknown(Unknown(.text(name)))
    }
  }

  /// Methods of values of the system's types.
  func callLibrary(_ name: String, of base: Value, _ code: Code, in frame: Frame) -> Value? {
    if let changed = mutate(name, base, code, in: frame) { return changed }
    if let written = write(name, to: base, code, in: frame) { return written }
    switch base {
    case .list(let items): return callList(name, items, code, in: frame)
    case .each(let item, let unknown):
      return callSequence(name, item, .unknown(unknown), code, in: frame)
    case .text(let text): return callText(name, text, code, in: frame)
    case .unknown(let unknown):
      if case .list = unknown.fact.unwrapped {
        let item = element(
          of: base, named: itemName(code, of: unknown), code)
        return callSequence(name, item, base, code, in: frame)
      }
      if ["map", "compactMap", "flatMap"].contains(name), unknown.fact.isOptional,
        let closure = closure(of: code, in: frame)
      {
        return map(closure, over: .unknown(unknown.with(fact: unknown.fact.unwrapped)), code)
      }
      return callUnknown(name, unknown, code)
    case .integer, .double: return name == "formatted" ? formattedNumber(base, code) : nil
    case .systemType("ContentUnavailableView") where name == "search":
      return noResults(code, in: frame)
    case .systemType, .system:
      if name == "localizedString", let first = argumentList(code, in: frame).first {
        let arguments = argumentList(code, in: frame)
        return key(
          first.value, table: arguments.first { $0.label == "table" }?.value,
          otherwise: arguments.first { $0.label == "value" }?.value)
      }
      return announcement(name, base, code, in: frame)
    default:
      if let closure = closure(of: code, in: frame), name == "map" || name == "flatMap" {
        return map(closure, over: base, code)
      }
      return nil
    }
  }

  /// `ContentUnavailableView.search(text:)`, in the system's words.
  private func noResults(_ code: Code, in frame: Frame) -> Value {
    func text(_ pieces: [TextValue.Piece]) -> Argument {
      Argument(
        label: "", value: .text(TextValue(pieces: pieces, isLiteral: false, file: nil)),
        code: code, isTrailing: false)
    }
    let asked = argumentList(code, in: frame).first?.value
    let title = text(
      asked.map { [.text("No Results for “"), .value($0), .text("”")] } ?? [.text("No Results")])
    var description = text([.text("Check the spelling or try a new search.")])
    description.value = .view(
      .builtin(Builtin(name: "Text", arguments: [description], code: code)))
    description.label = "description"
    return .view(
      .builtin(
        Builtin(name: "ContentUnavailableView", arguments: [title, description], code: code)))
  }

  /// `number.formatted()`: what has no separators is the same in every language.
  private func formattedNumber(_ number: Value, _ code: Code) -> Value {
    if argumentCodes(code).isEmpty {
      switch number {
      case .integer(let whole) where (0..<1_000).contains(whole):
        return .text(TextValue("\(whole)"))
      case .double(let value) where (0..<1_000).contains(value) && value == value.rounded():
        return .text(TextValue("\(Int(value))"))
      default: break
      }
    }
    return .unknown(
      Unknown(.code(code), fact: .system("String", []), isNonEmpty: true, cause: .elsewhere))
  }

  private func itemName(_ code: Code, of unknown: Unknown) -> String {
    let written = unknown.written
    let last = written.split(separator: ".").last.map(String.init) ?? written
    return last.hasSuffix("s") ? String(last.dropLast()) : last
  }

  private func callUnknown(_ name: String, _ unknown: Unknown, _ code: Code) -> Value? {
    switch name {
    case "formatted", "string", "localizedString", "uppercased", "lowercased", "capitalized",
      "trimmingCharacters", "replacingOccurrences", "joined", "description", "asString":
      return .unknown(
        Unknown(.code(code), fact: .system("String", []), isNonEmpty: name == "formatted"))
    case "contains", "hasPrefix", "hasSuffix", "isEmpty":
      return .unknown(
        Unknown(.code(code), fact: .system("Bool", []), key: unknown.key))
    case "sorted", "filter", "reversed", "prefix", "suffix", "dropFirst", "dropLast":
      return .unknown(Unknown(.code(code), fact: unknown.fact))
    default: return nil
    }
  }

  func closure(of code: Code, in frame: Frame) -> Value? {
    guard let argument = argumentCodes(code).first else { return nil }
    let value = evaluate(argument[0], in: frame)
    switch value {
    case .closure, .keyPath, .function, .type, .systemType, .unknown: return value
    default: return nil
    }
  }

  /// Methods that change state.
  private func write(_ name: String, to base: Value, _ code: Code, in frame: Frame) -> Value? {
    guard let recorder, case .call = code.kind else {
      return ["append", "removeLast", "removeAll", "toggle", "dismiss"].contains(name)
        && isState(base) ? .void : nil
    }
    let holder = code[0][0]
    let key = stateKey(of: holder, in: frame) ?? self.key(of: base)
    switch name {
    case "toggle":
      guard let key else { return nil }
      recorder.record(.toggle(key), code)
    case "append", "insert":
      guard key != nil || isState(base) else { return nil }
      guard let value = argumentList(code, in: frame).first?.value else { return nil }
      let settled = settle(value, as: fact(base).element, scope: frame.type)
      recorder.record(.append(key, settled), code)
    case "removeLast", "popLast":
      guard key != nil else { return nil }
      recorder.record(
        argumentCodes(code).isEmpty ? .removeLast(key) : .removeAll(key), code)
    case "removeAll":
      guard key != nil else { return nil }
      recorder.record(.removeAll(key), code)
    case "dismiss":
      guard case .system(let system) = base, system.type == "PresentationMode" else { return nil }
      recorder.record(.dismiss, code)
    case "open":
      guard case .system(let system) = base, system.type == "UIApplication" else { return nil }
      recorder.record(.open(argumentList(code, in: frame).first?.value ?? .absent), code)
    default: return nil
    }
    return .void
  }

  private func isState(_ value: Value) -> Bool { key(of: value) != nil }

  /// `AccessibilityNotification.Announcement("…").post()`.
  private func announcement(
    _ name: String, _ base: Value, _ code: Code, in frame: Frame
  ) -> Value? {
    if case .systemType("UIAccessibility") = base, name == "post" {
      return callStatic("UIAccessibility", "post", code, in: frame)
    }
    guard name == "post", case .system(let system) = base else { return nil }
    let value = system.arguments.first?.value
    switch system.type {
    case "AccessibilityNotification.Announcement":
      recorder?.record(.announce(value ?? .absent, .default), code)
    case "AccessibilityNotification.ScreenChanged": recorder?.record(.screenChanged(value), code)
    case "AccessibilityNotification.LayoutChanged": recorder?.record(.layoutChanged(value), code)
    default: return nil
    }
    return .void
  }
}
