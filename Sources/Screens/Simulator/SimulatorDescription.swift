import EarshotJSON
import EarshotSemantics

/// Reads what idb, AXe and sim-use print of a simulator's screen.
///
/// It is the tree of accessibility elements and their groups, nested or flat; sim-use wraps it as
/// `{ok, data: {entries, outline, raw}}`, where `raw` is the tree and `entries` a list made of it.
enum SimulatorDescription {
  /// Whether bytes begin as such a description.
  static func recognises(_ bytes: [UInt8]) -> Bool {
    guard let mark = bytes.firstMark, mark == UInt8(ascii: "[") || mark == UInt8(ascii: "{") else {
      return false
    }
    let head = bytes.prefix(65_536)
    if head.contains("\"AXFrame\"") || head.contains("\"AXLabel\"")
      || head.contains("\"AXUniqueId\"")
    {
      return true
    }
    return head.contains("\"entries\"") && head.contains("\"aliases\"")
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
    let roots = elements(of: document.root)
    guard !roots.isEmpty else {
      let place = document.root.place
      let fact = DumpFact.nothing(expected: "an array of elements with AXLabel, AXFrame, role")
      return (
        [], [InputProblem(file: file, line: place.line, column: place.column, fact: fact)]
      )
    }
    var layout = SimulatorLayout(file: file)
    layout.read(roots)
    var unknown = FormatLimits.dump.union([.visibility, .states])
    if layout.isList { unknown.formUnion([.hints, .actions]) }
    let tree = DumpTree(layout.inOrder(), file: file, limits: unknown)
    return ([DumpScreen(tree).app], layout.problems.all)
  }

  /// The elements at the root, whoever wrapped them.
  private static func elements(of root: JSONNode) -> [JSONNode] {
    if case .array(let items) = root.value { return items.filter(\.isElement) }
    let inner = root["data"] ?? root
    for key in ["raw", "elements", "entries"] {
      let items = inner.items(key).filter(\.isElement)
      if !items.isEmpty { return items }
    }
    return root.isElement ? [root] : []
  }
}

extension JSONNode {
  fileprivate var isElement: Bool {
    self["AXFrame"] != nil || self["AXLabel"] != nil || self["role"] != nil || self["type"] != nil
  }
}
