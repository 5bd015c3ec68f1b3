/// Which code can lead to something that a listener would notice, found without evaluating it.
///
/// Most of what an action calls loads and stores data. Following that is costly and says nothing
/// of screens, so an action is followed only where it can come to a write of state that views are
/// given, a dismissal, a link or an announcement. Names stand for what they may mean anywhere: a
/// function counts as soon as one of its name does, so nothing is missed, only less is skipped.
struct WriteIndex {
  private var leading: [ObjectIdentifier: [Bool]] = [:]
  private var touching: [ObjectIdentifier: [Bool]] = [:]

  init(files: [LoweredFile]) {
    var names = Names()
    for file in files { names.collect(from: file) }
    var surveys = files.map { Survey($0, names) }
    let functions = Self.leadingFunctions(surveys)
    for position in surveys.indices { surveys[position].spread(functions) }
    for survey in surveys {
      leading[ObjectIdentifier(survey.file)] = survey.leads
      touching[ObjectIdentifier(survey.file)] = survey.touches
    }
  }

  /// Whether running some code can change what is heard.
  func leads(_ code: Code) -> Bool {
    leading[ObjectIdentifier(code.file)]?[code.index] ?? true
  }

  /// Whether some code writes to a plain name, which may be a local variable.
  func touchesNames(_ code: Code) -> Bool {
    touching[ObjectIdentifier(code.file)]?[code.index] ?? true
  }

  /// The functions that lead to a write, by themselves or by what they call.
  private static func leadingFunctions(_ surveys: [Survey]) -> Set<String> {
    var callers: [String: [String]] = [:]
    var found: Set<String> = []
    var open: [String] = []
    for function in surveys.lazy.flatMap(\.functions) {
      if function.leads, found.insert(function.name).inserted { open.append(function.name) }
      for name in function.calls { callers[name, default: []].append(function.name) }
    }
    while let name = open.popLast() {
      for caller in callers[name] ?? [] where found.insert(caller).inserted { open.append(caller) }
    }
    return found
  }
}

/// What names mean anywhere in the input.
private struct Names {
  /// What is written by bindings, whoever holds it.
  var bound: Set<String> = []
  /// State of views; in a model the same name means something else.
  var state: Set<String> = []
  var classes: Set<String> = []
  /// What the environment offers for leaving a screen or opening a link.
  var actions: Set<String> = []
  var functions: Set<String> = []
  /// Properties and parameters, which may hold a closure.
  var values: Set<String> = []

  private static let wrappers: Set<String> = [
    "State", "AppStorage", "SceneStorage", "FocusState", "GestureState", "StateObject",
    "AccessibilityFocusState", "Binding", "Bindable", "Default", "Shared",
  ]
  private static let leaving: Set<String> = [
    "dismiss", "openURL", "presentationMode", "dismissSearch", "openWindow", "dismissWindow",
  ]

  func isState(_ name: String, inModel: Bool) -> Bool {
    bound.contains(name) || (!inModel && state.contains(name))
  }

  mutating func collect(from file: LoweredFile) {
    // Whether a node is `$name`, or a member of it.
    var isBound = [Bool](repeating: false, count: file.nodes.count)
    for (index, node) in file.nodes.enumerated() {
      let code = Code(file: file, index: index)
      switch node.kind {
      case .name:
        let text = code.text
        guard text.utf8.first == UInt8(ascii: "$") else { continue }
        isBound[index] = true
        bound.insert(String(text.dropFirst()))
      case .member:
        guard isBound[code[0].index] else { continue }
        isBound[index] = true
        bound.insert(code.text)
      case .function: functions.insert(code.text)
      case .parameter: values.insert(code.text)
      case .variable: collect(variable: code)
      case .type where code.label == "class" || code.label == "actor":
        classes.insert(code.text)
      case .argument where code[0].kind == .closure && code.label == "set":
        collect(setter: code[0])
      default: continue
      }
    }
  }

  private mutating func collect(variable code: Code) {
    values.insert(code.text)
    for attribute in code[0].children() {
      if Self.wrappers.contains(attribute.text) { state.insert(code.text) }
      if attribute.text == "Environment", let path = attribute.child(0)?.child(0),
        Self.leaving.contains(path.text)
      {
        actions.insert(code.text)
      }
    }
  }

  /// What `Binding(get:set:)` writes is state of a view.
  private mutating func collect(setter closure: Code) {
    var open = [closure]
    while let code = open.popLast() {
      if code.kind == .binary, WriteIndex.isAssignment(code.text),
        let name = WriteIndex.target(of: code[0])
      {
        bound.insert(name)
      }
      open += code.children()
    }
  }
}

extension WriteIndex {
  fileprivate static func isAssignment(_ name: String) -> Bool {
    switch name {
    case "=", "+=", "-=", "*=", "/=", "%=", "|=", "&=", "^=": true
    default: false
    }
  }

  /// The last name of what is written; nil if it has none.
  fileprivate static func target(of code: Code) -> String? {
    var code = code
    for _ in 0..<50 {
      switch code.kind {
      case .name: return code.text
      case .member:
        guard code.text == "wrappedValue" else { return code.text }
        code = code[0]
      case .index: code = code[0]
      default: return nil
      }
    }
    return nil
  }
}

/// One file: which of its nodes lead to a write, and what its functions call.
private struct Survey {
  struct Function {
    var name: String
    var leads: Bool
    var calls: [String]
  }

  let file: LoweredFile
  /// Whether a node leads to a write; of calls of functions that is not known at first.
  var leads: [Bool]
  /// Whether a node writes to a plain name.
  var touches: [Bool]
  var functions: [Function] = []
  private var calls: [(node: Int, name: String)] = []

  init(_ file: LoweredFile, _ names: Names) {
    self.file = file
    leads = Array(repeating: false, count: file.nodes.count)
    touches = leads
    // The first node of everything below a node; what is below comes right before it.
    var starts = Array(0..<file.nodes.count)
    for (index, node) in file.nodes.enumerated() {
      let links = Int(node.firstLink)..<(Int(node.firstLink) + Int(node.linkCount))
      for link in file.links[links] where link != 0 {
        starts[index] = min(starts[index], starts[Int(link)])
      }
    }
    let isModel = Self.models(in: file, starts, names)
    var open: [(node: Int, name: String)] = []
    for (index, node) in file.nodes.enumerated() {
      let links = Int(node.firstLink)..<(Int(node.firstLink) + Int(node.linkCount))
      for link in file.links[links] where link != 0 {
        if leads[Int(link)] { leads[index] = true }
        if touches[Int(link)] { touches[index] = true }
      }
      let code = Code(file: file, index: index)
      switch node.kind {
      case .binary where WriteIndex.isAssignment(code.text):
        if code[0].kind != .member { touches[index] = true }
        guard let name = WriteIndex.target(of: code[0]) else { continue }
        if names.isState(name, inModel: isModel[index]) { leads[index] = true }
      case .call:
        if Self.leads(code, names, inModel: isModel[index]) {
          leads[index] = true
        } else if names.functions.contains(code[0].text) {
          open.append((index, code[0].text))
          calls.append((index, code[0].text))
        }
      case .function:
        var inside: [String] = []
        while let last = open.last, last.node >= starts[index] {
          inside.append(last.name)
          open.removeLast()
        }
        functions.append(Function(name: code.text, leads: leads[index], calls: inside))
      default: continue
      }
    }
  }

  /// Which nodes stand in a class, whose properties are no state of a view.
  private static func models(
    in file: LoweredFile, _ starts: [Int], _ names: Names
  ) -> [Bool] {
    var isModel = [Bool](repeating: false, count: file.nodes.count)
    // Outer types come after inner ones, so from the end on the innermost has the last word.
    for index in file.nodes.indices.reversed() where file.nodes[index].kind == .type {
      let code = Code(file: file, index: index)
      let isClass =
        code.label == "class" || code.label == "actor"
        || (code.label == "extension" && names.classes.contains(code.text))
      for position in starts[index]...index { isModel[position] = isClass }
    }
    return isModel
  }

  /// Whether a call is a write by itself, or of something of which nothing is known.
  private static func leads(_ call: Code, _ names: Names, inModel: Bool) -> Bool {
    let callee = call[0]
    switch callee.kind {
    case .name:
      return names.actions.contains(callee.text)
        || (names.values.contains(callee.text) && !names.functions.contains(callee.text))
    case .member:
      switch callee.text {
      case "append", "insert", "removeLast", "removeAll", "popLast", "toggle", "removeFirst":
        return WriteIndex.target(of: callee[0]).map { names.isState($0, inModel: inModel) } ?? true
      case "dismiss": return WriteIndex.target(of: callee[0]).map(names.actions.contains) ?? true
      case "open": return callee[0].text == "shared"
      case "post": return isAccessibility(callee[0])
      case "wrappedValue": return true
      default:
        return names.values.contains(callee.text) && !names.functions.contains(callee.text)
      }
    case .typeName: return false
    default: return true
    }
  }

  /// `UIAccessibility`, or what is made of `AccessibilityNotification`.
  private static func isAccessibility(_ base: Code) -> Bool {
    var base = base
    for _ in 0..<10 {
      if base.kind == .name || base.kind == .typeName {
        return base.text.hasPrefix("UIAccessibility")
          || base.text.hasPrefix("AccessibilityNotification")
      }
      guard base.kind == .call || base.kind == .member else { return false }
      base = base[0]
    }
    return false
  }

  /// Marks the calls of functions that lead to a write, and all they stand in.
  mutating func spread(_ functions: Set<String>) {
    for call in calls where functions.contains(call.name) { leads[call.node] = true }
    for (index, node) in file.nodes.enumerated() where !leads[index] {
      let links = Int(node.firstLink)..<(Int(node.firstLink) + Int(node.linkCount))
      leads[index] = file.links[links].contains { leads[Int($0)] }
    }
  }
}
