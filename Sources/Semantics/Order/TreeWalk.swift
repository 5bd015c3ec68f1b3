/// One walk over a tree: finds what is heard, in which block it is, and what surrounds it.
///
/// The way down is kept in an array instead of on the stack, so a deep tree is as good as a
/// flat one.
struct TreeWalk {
  let order: ReadingOrder
  /// What is heard, in tree order.
  private(set) var leaves: [Leaf] = []
  /// The blocks, closed ones in reading order; the first one is the whole tree.
  private(set) var blocks: [Block] = [Block(kind: .group)]
  /// The containers around something, outermost first; shared by all that stand in them.
  private(set) var chains: [[EnteredContainer]]
  /// What gives its leaves a context (rule C7).
  private(set) var providers: [ContextProvider] = []
  /// The places in tables that were met.
  private(set) var cells: [TableCell] = []
  private var node = 0
  private var levels: [Level] = []
  private var openBlocks: [OpenBlock] = []

  /// Begins a walk.
  ///
  /// - Parameters:
  ///   - order: By which rules.
  ///   - containers: What the top of the tree stands in.
  init(_ order: ReadingOrder, in containers: [EnteredContainer] = []) {
    self.order = order
    chains = [containers]
  }

  /// Something that is heard.
  ///
  /// It points into the array its element came in, because a copy of an element costs as much
  /// as all the rest of finding its place.
  struct Leaf {
    var siblings: [Element]
    var index: Int
    var node: Int
    var surroundings: Inherited

    var element: Element { siblings[index] }
  }

  /// What is read as one.
  struct Block {
    var kind: Kind
    var items: [OrderedItem] = []

    enum Kind { case group, explicit, combined }
  }

  /// What a node takes from the nodes around it.
  struct Inherited {
    /// The block it belongs to.
    var block = 0
    /// Its containers.
    var chain = 0
    /// The outermost provider of a context around it.
    var provider: Int?
    /// The place in a table of the nearest node that has one.
    var cell: Int?
    /// The priority of the nearest plain view that has one, for a leaf without its own.
    var priority: Double = 0
    /// Whether nothing in here is heard, only counted.
    var isMute = false
  }

  /// The numbers of the nodes at the top.
  enum Numbers {
    /// One after another from here.
    case from(Int)
    /// Given for each.
    case each([Int])
  }

  /// Siblings on the way down.
  private struct Level {
    var siblings: [Element]
    var index = 0
    /// The only sibling that is visited, if one is modal (rule E6).
    var modal: Int?
    var inherited: Inherited
    /// Whether a block ends with these siblings.
    var endsBlock = false
    var numbers: [Int] = []
  }

  /// A block that is being filled, with what is needed when it ends.
  private struct OpenBlock {
    var element: Element
    var node: Int
    var outer: Inherited
    var priority: Double
  }
}

extension TreeWalk {
  /// Walks over the top of a tree and everything below.
  mutating func visit(_ roots: [Element], numbers: Numbers) {
    var top = Level(siblings: roots, modal: modal(among: roots), inherited: Inherited())
    switch numbers {
    case .from(let first): node = first
    case .each(let given): top.numbers = given
    }
    levels = [top]
    while let level = levels.last {
      if level.index < level.siblings.count {
        proceed(level)
        continue
      }
      levels.removeLast()
      if level.endsBlock, let open = openBlocks.popLast() {
        close(open, level.inherited.block)
      }
    }
    blocks[0].items = order.arranged(blocks[0].items)
  }

  /// Enters one sibling after the other, until there is a way down from one of them.
  private mutating func proceed(_ level: Level) {
    let depth = levels.count
    var index = level.index
    while index < level.siblings.count, levels.count == depth {
      if level.numbers.indices.contains(index) { node = level.numbers[index] }
      var inherited = level.inherited
      if let modal = level.modal, modal != index { inherited.isMute = true }
      levels[depth - 1].index = index + 1
      enter(level.siblings, index, inherited)
      index += 1
    }
  }

  /// Of several modal siblings only the last is visited (rule E6); one that is hidden or may not
  /// be there is not, and members of a container with an order of its own are never modal.
  private func modal(among siblings: [Element]) -> Int? {
    siblings.lastIndex { $0.modal && !$0.hidden && !$0.elementsHidden && $0.condition == nil }
  }

  private mutating func enter(_ siblings: [Element], _ index: Int, _ inherited: Inherited) {
    let number = node
    node += 1
    var inner = inherited
    if inherited.isMute {
      descend(siblings[index], inner)
      return
    }
    let part = siblings[index].part
    if siblings[index].isLeftOut(as: part) {
      inner.isMute = true
      descend(siblings[index], inner)
      return
    }
    if let cell = siblings[index].cell {
      cells.append(cell)
      inner.cell = cells.count - 1
    }
    let own = siblings[index].sortPriority
    let priority = own != 0 && !own.isNaN ? own : inherited.priority
    if part == .stop, siblings[index].childrenAs != .combine {
      add(
        Leaf(siblings: siblings, index: index, node: number, surroundings: inner),
        to: inherited.block, place: OrderedItem.Place(siblings[index].frame), priority: priority)
      inner.isMute = true
      descend(siblings[index], inner)
      return
    }
    enterInside(siblings[index], part, number, priority, inherited, inner)
  }

  /// Enters what is heard only through its children.
  private mutating func enterInside(
    _ element: Element, _ part: Element.Part, _ number: Int, _ priority: Double,
    _ inherited: Inherited, _ surroundings: Inherited
  ) {
    var inner = surroundings
    switch part {
    case .view:
      inner.priority = priority
      provideContext(element, &inner)
      descend(element, inner)
    case .container:
      provideContext(element, &inner)
      chains.append(chains[inherited.chain] + [EnteredContainer(element, number)])
      inner.chain = chains.count - 1
      open(element.explicitOrder ? .explicit : .group, &inner)
      descend(
        element, inner,
        closing: OpenBlock(element: element, node: number, outer: inherited, priority: priority))
    case .stop:
      var outer = inherited
      outer.cell = inner.cell
      open(.combined, &inner)
      descend(
        element, inner,
        closing: OpenBlock(element: element, node: number, outer: outer, priority: priority))
    }
  }

  private mutating func open(_ kind: Block.Kind, _ inherited: inout Inherited) {
    blocks.append(Block(kind: kind))
    inherited.block = blocks.count - 1
    inherited.priority = 0
  }

  private mutating func descend(
    _ element: Element, _ inherited: Inherited, closing open: OpenBlock? = nil
  ) {
    guard !element.children.isEmpty || open != nil else { return }
    if let open { openBlocks.append(open) }
    levels.append(
      Level(
        siblings: element.children,
        modal: element.explicitOrder ? nil : modal(among: element.children),
        inherited: inherited, endsBlock: open != nil))
  }

  private mutating func add(
    _ leaf: Leaf, to block: Int, place: OrderedItem.Place?, priority: Double
  ) {
    leaves.append(leaf)
    blocks[block].items.append(
      OrderedItem(place: place, priority: priority, content: .leaf(leaves.count - 1)))
  }

  /// The outermost provider wins (rule C7).
  private mutating func provideContext(_ element: Element, _ inherited: inout Inherited) {
    guard inherited.provider == nil, let kind = ContextProvider.Kind(element) else { return }
    providers.append(ContextProvider(kind: kind))
    inherited.provider = providers.count - 1
  }

  private mutating func close(_ open: OpenBlock, _ block: Int) {
    let kind = blocks[block].kind
    if kind != .explicit { blocks[block].items = order.arranged(blocks[block].items) }
    let items = blocks[block].items
    if kind == .combined {
      let parts = sequence(from: block).map { leaves[$0].element }
      let combined = order.combining.element(open.element, of: parts)
      let place = OrderedItem.Place(open.element.frame) ?? items.lazy.compactMap(\.place).first
      add(
        Leaf(siblings: [combined], index: 0, node: open.node, surroundings: open.outer),
        to: open.outer.block, place: place, priority: open.priority)
      return
    }
    guard !items.isEmpty else { return }
    let keepsOrder = kind == .explicit
    var place = order.place(ofBlock: items, keepsOrder: keepsOrder, frame: open.element.frame)
    if keepsOrder, let provider = open.outer.provider, providers[provider].kind == .tabs {
      place = OrderedItem.Place(open.element.frame) ?? place
    }
    blocks[open.outer.block].items.append(
      OrderedItem(place: place, priority: open.priority, content: .block(block)))
  }

  /// The leaves of a block and of the blocks inside of it, in reading order.
  func sequence(from block: Int) -> [Int] {
    var sequence: [Int] = []
    var ways: [(block: Int, next: Int)] = [(block, 0)]
    while let way = ways.last {
      let items = blocks[way.block].items
      guard way.next < items.count else {
        ways.removeLast()
        continue
      }
      ways[ways.count - 1].next += 1
      switch items[way.next].content {
      case .leaf(let leaf): sequence.append(leaf)
      case .block(let inner): ways.append((inner, 0))
      }
    }
    return sequence
  }

  /// Adds the stops of what was walked over; what has no language of its own gets the given one.
  func add(to stops: inout [Stop], in region: Stop.Region, speaking language: String? = nil) {
    let sequence = sequence(from: 0)
    let contexts = contexts(of: sequence)
    stops.reserveCapacity(stops.count + sequence.count)
    for (position, leaf) in sequence.enumerated() {
      var stop = Stop(
        element: leaves[leaf].element, context: contexts[position],
        containers: chains[leaves[leaf].surroundings.chain], region: region,
        node: leaves[leaf].node)
      if stop.element.language == nil { stop.element.language = language }
      stops.append(stop)
    }
  }
}

extension Element {
  /// Whether neither it nor anything in it is read (rules E1 and E4).
  fileprivate func isLeftOut(as part: Part) -> Bool {
    if hidden || elementsHidden { return true }
    guard let frame, frame.isZeroSize else { return false }
    return clips || part != .view
  }
}

extension EnteredContainer {
  fileprivate init(_ element: Element, _ number: Int) {
    self.init(
      number: number, kind: element.container, label: element.label, value: element.value,
      language: element.language)
  }
}
