import EarshotJSON
public import EarshotSemantics

/// Elements as JSON Lines, for use from other tools: a line is an element or a small tree.
///
/// Lines are read one at a time, as they are asked for. A line that is wrong gives its problems,
/// and the next line is read all the same.
///
/// ```
/// {"label": "Wi-Fi", "traits": ["button", "switchButton"], "value": "1"}
/// {"label": "Home", "context": {"kind": "tab", "index": 1, "count": 3}}
/// {"tree": [{"label": "B"}, {"label": "A"}], "device": "pad", "direction": "rtl"}
/// ```
///
/// Names that effects use are not looked up: a line has no screens.
public struct ElementLines: Sequence, Sendable {
  private let lines: JSONLines
  private let file: String

  /// The lines of a text; nothing is read before they are asked for.
  public init(_ bytes: [UInt8], file: String) {
    lines = JSONLines(bytes, file: file, depthLimit: Reading.jsonDepthLimit)
    self.file = file
  }

  /// Begins at the first line.
  public func makeIterator() -> Iterator {
    Iterator(lines: lines.makeIterator(), file: file)
  }

  /// Goes from line to line.
  public struct Iterator: IteratorProtocol {
    fileprivate var lines: JSONLines.Iterator
    fileprivate let file: String

    /// The next line that is not blank, or nil after the last.
    public mutating func next() -> Line? {
      switch lines.next() {
      case nil:
        return nil
      case .failure(let error):
        let problems = InputProblems([InputProblem(error.inElements, file: file)])
        return Line(number: error.place.line, content: .failure(problems))
      case .success(let document):
        var reading = Reading(document, file: file)
        let content = Content(document.root, &reading)
        guard reading.isClean, let content else {
          return Line(
            number: document.root.place.line, content: .failure(InputProblems(reading.found)))
        }
        return Line(number: document.root.place.line, content: .success(content))
      }
    }
  }

  /// What one line holds.
  public struct Line: Sendable {
    /// The number of the line, counted from 1.
    public let number: Int
    /// What it says, or what is wrong with it.
    public let content: Result<Content, InputProblems>
  }

  /// What a line can say.
  public enum Content: Hashable, Sendable {
    /// One element with the context it would have on a screen.
    case element(Stop)
    /// Some elements in the order of the tree, with what their order depends on.
    case tree([Element], device: Device?, direction: LayoutDirection)
  }
}

extension ElementLines.Content {
  fileprivate init?(_ root: JSONNode, _ reading: inout Reading) {
    guard root["tree"] == nil else {
      var draft = TreeDraft()
      guard Vocabulary.tree.read(root, into: &draft, &reading) else { return nil }
      self = .tree(draft.elements, device: draft.device, direction: draft.direction)
      return
    }
    var draft = LineDraft()
    guard Vocabulary.line.read(root, into: &draft, &reading) else { return nil }
    var element = draft.element.finished(at: root.place, &reading)
    element.children = reading.elements(draft.element.children)
    self = .element(Stop(element: element, context: draft.context))
  }
}
