import EarshotJSON
import EarshotSemantics

/// Reads the hierarchy that AccessibilitySnapshot writes of a view: elements and their containers.
///
/// It is what VoiceOver goes through already, in its order, so nothing has to be guessed; what the
/// screen around the view is called is not in it.
enum AccessibilityHierarchy {
  /// Whether bytes begin as such a hierarchy.
  static func recognises(_ bytes: [UInt8]) -> Bool {
    guard let mark = bytes.firstMark, mark == UInt8(ascii: "[") || mark == UInt8(ascii: "{") else {
      return false
    }
    let head = bytes.prefix(1 << 20)
    return head.contains("\"traversalIndex\"")
      || (head.contains("\"customRotors\"") && head.contains("\"traits\""))
  }

  /// Reads the screen in the bytes.
  static func read(
    _ bytes: [UInt8], file: String, limits: DumpLimits
  ) -> (apps: [AppDescription], problems: [InputProblem]) {
    let document: JSONDocument
    do throws(JSONError) {
      document = try JSONDocument(bytes, file: file, depthLimit: limits.depth)
    } catch {
      return ([], [InputProblem(error, file: file)])
    }
    var reading = HierarchyReading(file: file)
    let roots: [JSONNode]
    if case .array(let items) = document.root.value {
      roots = items
    } else {
      roots = [document.root]
    }
    let elements = reading.elements(of: roots)
    guard !elements.isEmpty else {
      let place = document.root.place
      let fact = DumpFact.nothing(expected: "nodes with 'element' or 'container'")
      let problem = InputProblem(
        file: file, line: place.line, column: place.column, fact: fact)
      return ([], reading.problems.all + [problem])
    }
    var whole = Element(children: elements)
    whole.explicitOrder = true
    var screen = Screen(name: "snapshot", elements: [whole])
    screen.showsBar = false
    screen.limits = [.headingLevels, .titles, .effects, .visibility]
    screen.source = SourcePlace(
      file: file, line: document.root.place.line, column: document.root.place.column)
    return ([AppDescription(screens: [screen])], reading.problems.all)
  }
}

/// Makes elements of the nodes of a hierarchy.
private struct HierarchyReading {
  let file: String
  var problems: DumpProblems

  init(file: String) {
    self.file = file
    problems = DumpProblems(file: file)
  }

  private struct Level {
    var waiting: ArraySlice<JSONNode>
    var done: [(index: Double, element: Element)] = []
    var container: Element?
  }

  /// The elements of some nodes, each level in the order of its indices.
  mutating func elements(of roots: [JSONNode]) -> [Element] {
    var levels = [Level(waiting: roots[...])]
    while true {
      let last = levels.count - 1
      if let node = levels[last].waiting.popFirst() {
        if let container = node["container"] {
          let payload = container["_0"] ?? container
          let inside = container.items("children") + node.items("children")
          levels.append(Level(waiting: inside[...], container: self.container(payload)))
        } else if let element = node["element"] {
          let index = (element["traversalIndex"] ?? node["traversalIndex"])?.numbers.first
          levels[last].done.append(
            (index ?? Double(levels[last].done.count), self.element(element["_0"] ?? element)))
        } else if node["traits"] != nil {
          levels[last].done.append((Double(levels[last].done.count), element(node)))
        } else {
          let fact = DumpFact.wrongKind(key: "the node", expected: "an element or a container")
          problems.report(fact, at: node.dumpPlace)
        }
        continue
      }
      let ended = levels.removeLast()
      let inOrder = ended.done.enumerated()
        .sorted { ($0.element.index, $0.offset) < ($1.element.index, $1.offset) }
      let elements = inOrder.map(\.element.element)
      guard var container = ended.container, !levels.isEmpty else { return elements }
      guard let first = inOrder.first else { continue }
      container.children = elements
      levels[levels.count - 1].done.append((first.element.index, container))
    }
  }

  private mutating func container(_ json: JSONNode) -> Element {
    var element = Element()
    element.explicitOrder = true
    element.frame = frame(json["frame"])
    element.source = place(json)
    guard let type = json["type"] else { return element }
    // A case without a payload is an empty object, or in other writers its name.
    if case .string(let name) = type.value {
      element.container = Self.kinds[name]
      return element
    }
    guard case .object(let members) = type.value, let member = members.first else { return element }
    element.container = Self.kinds[member.key]
    if member.key == "semanticGroup" {
      element.label = member.value.words("label").map(Wording.text)
      element.value = member.value.words("value").map(Wording.text)
      element.identifier = member.value.words("identifier")
    }
    return element
  }

  private static let kinds: [String: Container] = [
    "semanticGroup": .group, "list": .list, "landmark": .landmark,
    "dataTable": .table(headerRows: 0, headerColumns: 0), "tabBar": .tabBar,
  ]

  private mutating func element(_ json: JSONNode) -> Element {
    var element = Element(
      label: json.words("label").map(Wording.text), value: json.words("value").map(Wording.text),
      hint: json.words("hint").map(Wording.text))
    for name in json.texts("traits") {
      if let trait = Traits(name: name) { element.traits.insert(trait) }
    }
    if case .number(let bits)? = json["traits"]?.value, let bits = UInt64(exactly: bits) {
      element.traits = Traits(uiKit: bits)
    }
    element.identifier = json.words("identifier")
    element.inputLabels = json.texts("userInputLabels").map(Wording.text)
    element.actions = json.items("customActions").compactMap { action in
      if case .string(let name) = action.value { return CustomAction(name: .text(name)) }
      return action.words("name").map { CustomAction(name: .text($0)) }
    }
    element.content = json.items("customContent").map { item in
      CustomContent(
        label: .text(item.words("label") ?? ""), value: item.words("value").map(Wording.text),
        isImportant: item.flag("isImportant") ?? false)
    }
    element.language = json.words("accessibilityLanguage")
    element.frame = frame(json["shape"]?["frame"] ?? json["frame"])
    element.source = place(json)
    if element.part != .stop { element.childrenAs = .ignore }
    return element
  }

  private mutating func frame(_ json: JSONNode?) -> Frame? {
    guard let json else { return nil }
    switch Frame.read(json.numbers, as: "frame") {
    case .success(let frame): return frame
    case .failure(let problem):
      problems.report(problem.fact, at: json.dumpPlace)
      return nil
    }
  }

  private func place(_ json: JSONNode) -> SourcePlace {
    SourcePlace(file: file, line: json.place.line, column: json.place.column)
  }
}
