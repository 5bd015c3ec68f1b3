import EarshotSemantics

extension Evaluator {
  /// Calls a function, or makes a value, of a module that is not in the input.
  func callSystem(_ name: String, _ code: Code, in frame: Frame) -> Value {
    if name == "AnyView" || name == "EquatableView" {
      guard let argument = argumentCodes(code).first else { return .view(.nothing) }
      return .view(tree(of: evaluate(argument[0], in: frame), argument[0]))
    }
    if Vocabulary.views.contains(name) {
      let arguments = argumentList(code, in: frame)
      return .view(.builtin(Builtin(name: name, arguments: arguments, code: code)))
    }
    if Vocabulary.drawings.contains(name) {
      return .system(SystemValue(type: name, arguments: []))
    }
    switch name {
    case "withAnimation", "Task", "withTransaction", "autoreleasepool":
      return runClosure(of: code, in: frame)
    case "print", "assert", "debugPrint", "NSLog", "precondition", "fatalError":
      return name == "fatalError" ? .absent : .void
    default: break
    }
    let arguments = argumentList(code, in: frame)
    if let value = systemCall(name, arguments, at: code) { return value }
    if name.first?.isUppercase == true {
      return .system(SystemValue(type: name, arguments: arguments))
    }
    if recorder != nil { follow(code, in: frame) }
    return unknown(code)
  }

  private func runClosure(of code: Code, in frame: Frame) -> Value {
    guard let closure = argumentCodes(code).last, closure[0].kind == .closure else {
      return .void
    }
    return invoke(Closure(code: closure[0], frame: frame), [])
  }

  /// Functions and initialisers of the system whose result can be told.
  func systemCall(_ name: String, _ arguments: [Argument], at code: Code) -> Value? {
    let first = arguments.first?.value
    func labeled(_ label: String) -> Value? { arguments.first { $0.label == label }?.value }
    switch name {
    case "NSLocalizedString":
      return first.map { key($0, table: labeled("tableName"), otherwise: labeled("value")) }
    case "LocalizedStringKey", "LocalizedStringResource", "String.LocalizationValue":
      return first.map { key($0, table: labeled("table"), otherwise: labeled("defaultValue")) }
    case "String":
      if let format = labeled("format") { return formatted(format, arguments, code) }
      if let words = labeled("localized") {
        return key(words, table: labeled("table"), otherwise: labeled("defaultValue"))
      }
      guard let value = labeled("describing") ?? labeled("reflecting") ?? first else {
        return .text(TextValue(""))
      }
      if case .text(var text) = value {
        text.isLiteral = false
        return .text(text)
      }
      if arguments.count > 1 { return .unknown(Unknown(.code(code), fact: .system("String", []))) }
      return .text(TextValue(pieces: [.value(value)], isLiteral: false, file: nil))
    case "Text.init", "AttributedString", "Substring", "Optional": return first ?? .absent
    case "Int", "Double", "CGFloat", "Float", "Int64", "UInt": return number(name, first, code)
    case "State", "Published", "Bindable", "ObservedObject", "StateObject":
      let value = labeled("initialValue") ?? labeled("wrappedValue") ?? first
      if case .closure(let closure)? = value { return invoke(closure, []) }
      return value
    case "Binding": return binding(arguments, code)
    case "Array", "Set":
      if arguments.isEmpty { return .list([]) }
      if let repeated = labeled("repeating"), case .integer(let count)? = labeled("count"),
        (0...200).contains(count)
      {
        return .list(Array(repeating: repeated, count: count))
      }
      return first
    case "Dictionary": return arguments.isEmpty ? .pairs([]) : nil
    case "min", "max": return extreme(arguments.map(\.value), isLeast: name == "min")
    case "abs":
      switch first {
      case .integer(let number)?: return number == .min ? nil : .integer(Swift.abs(number))
      case .double(let number)?: return .double(Swift.abs(number))
      default: return nil
      }
    case "type":
      return first.flatMap { value in
        if case .instance(let instance) = value { .type(instance.type) } else { nil }
      }
    case "zip", "stride", "repeatElement": return nil
    case "Shape", "InsettableShape": return .system(SystemValue(type: "Rectangle", arguments: []))
    case "NavigationPath": return .list([])
    default: return nil
    }
  }

  /// A key of the app's tables; what the code gives in its place where they do not have it.
  func key(_ value: Value, table: Value?, otherwise fallback: Value?) -> Value {
    guard case .text(var text) = value else { return value }
    text.isKey = true
    text.table = table.flatMap(plainText)
    guard case .text(var written)? = fallback, !written.pieces.isEmpty,
      let plain = text.plain,
      catalogs.entry(plain, table: text.table ?? "Localizable", file: text.file) == nil
    else { return .text(text) }
    written.isLiteral = false
    return .text(written)
  }

  func plainText(_ value: Value) -> String? {
    if case .text(let text) = value { text.plain } else { nil }
  }

  private func number(_ name: String, _ value: Value?, _ code: Code) -> Value? {
    let isWhole = name.contains("Int")
    switch value {
    case .integer(let number)?: return isWhole ? .integer(number) : .double(Double(number))
    case .double(let number)?:
      guard isWhole else { return .double(number) }
      guard abs(number) < 1e15 else { return nil }
      return .integer(Int(number))
    case .unknown(let unknown)?:
      return .unknown(
        Unknown(
          unknown.origin, fact: .system(isWhole ? "Int" : "Double", []),
          initial: unknown.initial.flatMap { self.number(name, $0, code) }, key: unknown.key,
          cause: unknown.cause))
    case .text(let text)?: return text.plain.flatMap { Int($0) }.map { .integer($0) }
    default: return nil
    }
  }

  /// `Binding(get:set:)` is worth what it gets, and known by what it sets.
  private func binding(_ arguments: [Argument], _ code: Code) -> Value? {
    if let projected = arguments.first(where: { $0.label.isEmpty || $0.label == "projectedValue" }),
      case .binding = projected.value
    {
      return projected.value
    }
    // `Binding(get:set:)`, or `Binding { … } set: { … }`.
    let getter = arguments.first { $0.label == "get" || ($0.label.isEmpty && $0.isTrailing) }
    guard case .closure(let get)? = getter?.value else { return nil }
    let value = invoke(get, [])
    var key = key(of: value)
    if key == nil, case .closure(let set)? = arguments.first(where: { $0.label == "set" })?.value {
      let outer = recorder
      let inner = Recorder()
      recorder = inner
      _ = invoke(set, [.unknown(Unknown(.text("newValue"), fact: fact(value)))])
      recorder = outer
      if case .set(let written, _)? = inner.entries.first?.write { key = written }
    }
    return .binding(BindingValue(value: value, key: key))
  }

  /// `String(format:)`.
  private func formatted(_ format: Value, _ arguments: [Argument], _ code: Code) -> Value {
    var values = arguments.dropFirst().filter { $0.label != "locale" }.map(\.value)
    if let list = arguments.first(where: { $0.label == "arguments" })?.value {
      guard case .list(let items) = list else {
        return .unknown(Unknown(.code(code), fact: .system("String", [])))
      }
      values = items
    }
    guard case .text(let text) = format else {
      return .unknown(Unknown(.code(code), fact: .system("String", [])))
    }
    let wording = words(of: .text(text), localized: text.isKey)
    guard let pattern = wording.known else { return format }
    let pieces = FormatString.parts(of: pattern).compactMap { part -> TextValue.Piece? in
      switch part {
      case .text(let text): return .text(text)
      case .hole(let position, let style):
        guard values.indices.contains(position) else { return nil }
        return .value(styled(values[position], style))
      }
    }
    return .text(TextValue(pieces: pieces, isLiteral: false, file: text.file))
  }

  /// A number as a format writes it: "%.1f" of 2.25 is "2.2"; what is no number stays as it is.
  func styled(_ value: Value, _ style: FormatString.Style) -> Value {
    switch value {
    case .integer(let number): return style.write(Double(number)).map(Self.plain) ?? value
    case .double(let number): return style.write(number).map(Self.plain) ?? value
    case .unknown(let unknown):
      guard let first = unknown.initial else { return value }
      return .unknown(
        Unknown(
          unknown.origin, fact: .system("String", []), initial: styled(first, style),
          key: unknown.key, isNonEmpty: true, cause: unknown.cause))
    default: return value
    }
  }

  private static func plain(_ text: String) -> Value { .text(TextValue(text)) }

  /// The least or the greatest of numbers, if all are known.
  private func extreme(_ values: [Value], isLeast: Bool) -> Value? {
    guard var best = values.first else { return nil }
    for value in values.dropFirst() {
      guard case .boolean(let isLess) = combine("<", value, best, emptyCode) else { return nil }
      if isLess == isLeast { best = value }
    }
    switch best {
    case .integer, .double: return best
    default: return nil
    }
  }

  /// Functions that hang on a type of the system.
  func callStatic(_ type: String, _ name: String, _ code: Code, in frame: Frame) -> Value? {
    switch (type, name) {
    case ("Binding", "constant"):
      let value = argumentList(code, in: frame).first?.value ?? .absent
      return .binding(BindingValue(value: value, key: nil))
    case ("Text", "init"): return callSystem("Text", code, in: frame)
    case ("Task", "detached"), ("MainActor", "run"): return runClosure(of: code, in: frame)
    case ("UIAccessibility", "post"): return post(code, in: frame)
    case ("String", "localizedStringWithFormat"):
      let arguments = argumentList(code, in: frame)
      guard let format = arguments.first else { return nil }
      return formatted(format.value, arguments, code)
    default:
      // A type of another module inside of one.
      if name.first?.isUppercase == true {
        return callSystem(
          Vocabulary.views.contains(name) ? name : "\(type).\(name)", code, in: frame)
      }
      return nil
    }
  }

  private func post(_ code: Code, in frame: Frame) -> Value {
    let arguments = argumentList(code, in: frame)
    let argument = arguments.first { $0.label == "argument" }?.value
    guard case .implicit(let kind, _)? = arguments.first?.value else { return .void }
    switch kind {
    case "announcement": recorder?.record(.announce(argument ?? .absent, .default), code)
    case "screenChanged": recorder?.record(.screenChanged(argument), code)
    case "layoutChanged": recorder?.record(.layoutChanged(argument), code)
    default: break
    }
    return .void
  }
}
