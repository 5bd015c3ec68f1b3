import EarshotJSON
import EarshotSemantics

extension Reading {
  /// How many elements may stand inside one another.
  static let elementDepthLimit = 1_000

  /// The nesting the JSON reader has to take: an element is an object and a list, and above and
  /// below it stands a little more.
  static let jsonDepthLimit = 2 * elementDepthLimit + 2 * Formats.wordingDepthLimit + 20

  /// The elements of a list, with all that is inside of them.
  ///
  /// The levels are kept here rather than on the stack, which a small thread's would not hold.
  mutating func elements(_ nodes: [JSONNode]) -> [Element] {
    var levels = [Level(nodes: nodes, parent: nil)]
    while true {
      let top = levels.count - 1
      guard levels[top].next < levels[top].nodes.count, !isFull else {
        let level = levels.removeLast()
        guard var parent = level.parent, top > 0 else { return level.elements }
        parent.children = level.elements
        levels[top - 1].elements.append(parent)
        continue
      }
      let node = levels[top].nodes[levels[top].next]
      levels[top].next += 1
      guard let (element, children) = element(node) else { continue }
      if children.isEmpty {
        levels[top].elements.append(element)
      } else if levels.count < Self.elementDepthLimit {
        levels.append(Level(nodes: children, parent: element))
      } else {
        report(.tooDeep(limit: Self.elementDepthLimit), at: children[0].place)
      }
    }
  }

  /// One element, and what stands inside of it.
  private mutating func element(
    _ node: JSONNode
  ) -> (element: Element, children: [JSONNode])? {
    var draft = ElementDraft()
    guard Vocabulary.element.read(node, into: &draft, &self) else { return nil }
    return (draft.finished(at: node.place, &self), draft.children)
  }

  /// A list of siblings that is being read.
  private struct Level {
    let nodes: [JSONNode]
    /// The element they stand in, complete but for them.
    let parent: Element?
    var next = 0
    var elements: [Element] = []

    init(nodes: [JSONNode], parent: Element?) {
      self.nodes = nodes
      self.parent = parent
      elements.reserveCapacity(nodes.count)
    }
  }
}

extension Formats {
  /// Elements with all that is inside of them, by their own stack in both directions.
  static let elements = Format<[Element]>(
    shape: .list(.named(Vocabulary.element.name), count: 0...Int.max),
    read: { node, reading in
      guard let nodes = reading.take({ node.array(&$0) }) else { return nil }
      return reading.elements(nodes)
    },
    write: { elements, writer in write(elements, &writer) })

  /// Writes a list of elements; the keys after `children` wait until the children are written.
  private static func write(_ elements: [Element], _ writer: inout JSONWriter) {
    let keys = Vocabulary.element.keys
    let split = keys.firstIndex { $0.name == "children" } ?? keys.count
    var levels: [(elements: [Element], next: Int, parent: ElementDraft?)] = [(elements, 0, nil)]
    writer.beginArray()
    while let level = levels.last {
      guard level.next < level.elements.count else {
        writer.end()
        levels.removeLast()
        if let parent = level.parent {
          for key in keys[split...] { key.write(parent, &writer) }
          writer.end()
        }
        continue
      }
      levels[levels.count - 1].next += 1
      let draft = ElementDraft(level.elements[level.next])
      writer.beginObject()
      for key in keys[..<split] { key.write(draft, &writer) }
      if draft.element.children.isEmpty {
        for key in keys[split...] { key.write(draft, &writer) }
        writer.end()
      } else {
        writer.key("children")
        writer.beginArray()
        levels.append((draft.element.children, 0, draft))
      }
    }
  }
}
