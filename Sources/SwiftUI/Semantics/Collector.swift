import EarshotSemantics

/// Gathers what is heard of one region: elements, what they do, and what they tell their screen.
@MainActor final class Collector {
  let graph: Graph
  /// How stops are found among elements.
  let order: ReadingOrder
  /// What the views tell their screen; nil inside of a row, from where nothing is told.
  var screen: ScreenParts?
  /// What is done when an element is used, by the number in its effect.
  private(set) var handlers: [@MainActor (String) -> Void] = []
  /// The elements that can be given focus by code.
  var focusable: [(handle: FocusHandle, number: Int)] = []
  /// The elements a rotor may lead to, by the id the app gave them.
  var rotorTargets: [RotorTarget: Int] = [:]
  /// The groups elements were linked in, by their numbers.
  var linkedGroups: [Int: Set<RotorTarget>] = [:]
  /// What is said of where a scroll has come to, by the numbers of elements.
  var scrollStatus: [Int: Wording] = [:]

  /// The labels of pairs whose content may come later.
  var pairLabels: [RotorTarget: Wording?] = [:]

  init(graph: Graph, order: ReadingOrder, screen: ScreenParts? = nil) {
    self.graph = graph
    self.order = order
    self.screen = screen
  }
}

// MARK: - What elements do

extension Collector {
  /// The trigger for text that is typed into an element.
  nonisolated static let typing = Trigger.action("\u{0}type")

  /// An effect that does something when it is run on a stage.
  ///
  /// Elements are data, so what they do is a number in an effect that changes nothing.
  func effect(_ handler: @escaping @MainActor () -> Void) -> Effect {
    textEffect { _ in handler() }
  }

  /// An effect that does something with text that is typed.
  func textEffect(_ handler: @escaping @MainActor (String) -> Void) -> Effect {
    handlers.append(handler)
    return .set(element: "\(Self.mark)\(handlers.count - 1)", changes: [])
  }

  /// The handler behind an effect, nil if it is data.
  func handler(of effect: Effect) -> (@MainActor (String) -> Void)? {
    guard case .set(let name, let changes) = effect, changes.isEmpty,
      name.hasPrefix(Self.mark), let number = Int(name.dropFirst(Self.mark.count)),
      handlers.indices.contains(number)
    else { return nil }
    return handlers[number]
  }

  private static let mark = "\u{0}live "
}

// MARK: - Elements and rows

extension Collector {
  /// What an edit makes of pieces: of elements at once, of rows when they are made.
  func edited(_ pieces: [Piece], by edit: @escaping PieceEdit) -> [Piece] {
    var result: [Piece] = []
    var run: [Piece] = []
    for piece in pieces {
      switch piece {
      case .live: run.append(piece)
      case .rows(var rows):
        if !run.isEmpty { result += edit(run, self) }
        run = []
        rows.edits.append(edit)
        result.append(.rows(rows))
      }
    }
    if !run.isEmpty || pieces.isEmpty { result += edit(run, self) }
    return result
  }

  /// All elements, with every row made.
  func lives(_ pieces: [Piece]) -> [Live] {
    var lives: [Live] = []
    for piece in pieces {
      switch piece {
      case .live(let live): lives.append(live)
      case .rows(let rows):
        guard let store = rows.node.rows else { continue }
        for index in 0..<store.count {
          guard let row = graph.resolving({ store.row(at: index) }) else { continue }
          let pieces = rows.edits.reduce(row.pieces(in: self)) { edited($0, by: $1) }
          lives += self.lives(pieces)
        }
      }
    }
    return lives
  }

  /// The elements of a node with every row made.
  func lives(of node: _Node?) -> [Live] { node.map { lives($0.pieces(in: self)) } ?? [] }

  /// The elements of a child with every row made.
  func lives(ofChild index: Int, of node: _Node) -> [Live] {
    lives(node.pieces(ofChild: index, in: self))
  }

  /// What is heard of the views in a control's label, stop by stop.
  func label(ofChild index: Int, of node: _Node) -> [Element] {
    stops(lives(ofChild: index, of: node))
  }

  /// The stops that elements become, without what surrounds them.
  func stops(_ lives: [Live]) -> [Element] {
    if lives.allSatisfy(\.isSimple) { return lives.map(\.element) }
    return order.stops(of: lives.map(\.tree)).map(\.element)
  }
}

extension Live {
  /// Whether it is one stop whatever surrounds it.
  fileprivate var isSimple: Bool {
    children.isEmpty && element.children.isEmpty && element.part == .stop && !element.hidden
      && !element.elementsHidden && element.sortPriority == 0 && !element.modal
  }

  /// The element with its children.
  var tree: Element {
    guard !children.isEmpty else { return element }
    var element = element
    element.children = children.map(\.tree)
    return element
  }

  /// The element and all inside of it, in tree order.
  @MainActor func appendAll(to lives: inout [Live]) {
    lives.append(self)
    for child in children { child.appendAll(to: &lives) }
  }
}
