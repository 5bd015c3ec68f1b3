import EarshotJSON
import EarshotSemantics

/// A page source as the server sends it: a WebDriver response in JSON with the source as its
/// value.
///
/// The server writes the source as XML, as the text XCUITest prints, or as nodes in JSON, by what
/// it is asked for.
enum WebDriverResponse {
  /// Whether bytes are such a response.
  static func recognises(_ bytes: [UInt8]) -> Bool {
    guard bytes.firstMark == UInt8(ascii: "{") else { return false }
    let head = bytes.prefix(65_536)
    guard head.contains("\"value\"") else { return false }
    // Some servers write an angle bracket as an escape.
    return head.contains("XCUIElementTypeApplication") || head.contains("AppiumAUT")
      || head.contains("Element subtree:")
      || (head.contains("\"isEnabled\"") && head.contains("\"rect\""))
  }

  /// Reads the page source in a response; the places of what is in a string are those of the
  /// source, as lines of its own.
  static func read(
    _ bytes: [UInt8], file: String, limits: DumpLimits
  ) -> (apps: [AppDescription], problems: [InputProblem]) {
    let document: JSONDocument
    do throws(JSONError) {
      document = try JSONDocument(bytes, file: file, depthLimit: limits.depth)
    } catch {
      return ([], [InputProblem(error, file: file)])
    }
    switch document.root["value"]?.value {
    case .string(let source):
      let source = Array(source.utf8)
      if DebugDescription.recognises(source) {
        return DebugDescription.read(source, file: file, limits: limits)
      }
      let (app, problems) = AppiumPageSource.read(bytes: source, file: file, limits: limits)
      return (app.map { [$0] } ?? [], problems)
    case .object:
      guard let root = document.root["value"], root["type"] != nil else { break }
      return read(root, file: file)
    default: break
    }
    let place = document.root.place
    let fact = DumpFact.wrongKind(key: "value", expected: "a page source")
    return ([], [InputProblem(file: file, line: place.line, column: place.column, fact: fact)])
  }

  /// Reads nodes in JSON.
  private static func read(
    _ root: JSONNode, file: String
  ) -> (apps: [AppDescription], problems: [InputProblem]) {
    var problems = DumpProblems(file: file)
    var nodes = DumpNodes()
    var waiting = [(json: root, depth: 0)]
    while let (json, depth) = waiting.popLast() {
      nodes.close(toDepth: depth)
      let name = json.words("type") ?? "Other"
      let node = DumpNode(response: json, typeName: name) {
        problems.report($0, at: json.dumpPlace, path: name)
      }
      nodes.open(node)
      for child in json.items("children").reversed() { waiting.append((child, depth + 1)) }
    }
    nodes.close(toDepth: 0)
    var unknown = FormatLimits(unsaidBy: nodes.all)
    if root["isVisible"] == nil { unknown.insert(.visibility) }
    let tree = DumpTree(nodes.all, file: file, limits: unknown)
    return ([DumpScreen(tree).app], problems.all)
  }
}

extension DumpNode {
  /// A node as the server writes it in JSON: the attributes of the XML under other names.
  fileprivate init(response json: JSONNode, typeName: String, report: (DumpFact) -> Void) {
    let short =
      typeName.hasPrefix(DumpType.prefix)
      ? String(typeName.dropFirst(DumpType.prefix.count)) : typeName
    self.init(DumpType(rawValue: short) ?? .other, typeName: short, at: json.dumpPlace)
    func flag(_ key: String) -> Bool? {
      json.flag(key) ?? json.words(key).flatMap { ["1": true, "0": false][$0] }
    }
    label = json.words("label")
    value = json.words("value")
    placeholder = json.words("placeholderValue")
    name = json.words("rawIdentifier") ?? json.words("name")
    isEnabled = flag("isEnabled") ?? true
    isVisible = flag("isVisible") ?? true
    isAccessible = flag("isAccessible")
    isSelected = flag("isSelected")
    isFocused = flag("isFocused") ?? false
    guard let rect = json["rect"] else { return }
    let sides = ["x", "y", "width", "height"].compactMap { rect[$0]?.numbers.first }
    switch Frame.read(sides, as: "rect") {
    case .success(let frame): self.frame = frame
    case .failure(let problem): report(problem.fact)
    }
  }
}
