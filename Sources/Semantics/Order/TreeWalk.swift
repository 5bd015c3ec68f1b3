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
  private(set) var chains: [[EnteredContainer]] = [[]]
  /// What gives its leaves a context (rule C7).
  private(set) var providers: [ContextProvider] = []
  private var node = 0
  private var levels: [Level] = []
  private var openBlocks: [OpenBlock] = []

  init(_ order: ReadingOrder) { self.order = order }

  /// Something that is heard.
  struct Leaf {
    var element: Element
    var node: Int
    var surroundings: Inherited
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
    var cell: TableCell?
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
      let index = level.index
      if index == level.siblings.count {
        levels.removeLast()
        if level.endsBlock, let open = openBlocks.popLast() {
          close(open, level.inherited.block)
        }
        continue
      }
      levels[levels.count - 1].index += 1
      if level.numbers.indices.contains(index) { node = level.numbers[index] }
      var inherited = level.inherited
      if let modal = level.modal, modal != index { inherited.isMute = true }
      enter(level.siblings[index], inherited)
    }
    blocks[0].items = order.arranged(blocks[0].items)
  }

  /// Of several modal siblings only the last is visited (rule E6); one that is hidden is not
  /// there, and members of a container with an order of its own are never modal.
  private func modal(among siblings: [Element]) -> Int? {
    siblings.lastIndex { $0.modal && !$0.hidden && !$0.elementsHidden }
  }

  private mutating func enter(_ element: Element, _ inherited: Inherited) {
    let number = node
    node += 1
    var inner = inherited
    let part = element.readingPart
    if inherited.isMute || element.isLeftOut(as: part) {
      inner.isMute = true
      descend(element, inner)
      return
    }
    if let cell = element.cell { inner.cell = cell }
    let ranked = element.sortPriority != 0 && !element.sortPriority.isNaN
    let priority = ranked ? element.sortPriority : inherited.priority
    switch part {
    case .view:
      inner.priority = priority
      provideContext(element, number, &inner)
      descend(element, inner)
    case .container:
      provideContext(element, number, &inner)
      chains.append(chains[inherited.chain] + [EnteredContainer(element, number)])
      inner.chain = chains.count - 1
      open(element.explicitOrder ? .explicit : .group, &inner)
      descend(
        element, inner,
        closing: OpenBlock(element: element, node: number, outer: inherited, priority: priority))
    case .stop where element.childrenAs == .combine:
      var outer = inherited
      outer.cell = inner.cell
      open(.combined, &inner)
      descend(
        element, inner,
        closing: OpenBlock(element: element, node: number, outer: outer, priority: priority))
    case .stop:
      add(
        Leaf(element: element, node: number, surroundings: inner), to: inherited.block,
        place: OrderedItem.Place(element.frame), priority: priority)
      inner.isMute = true
      descend(element, inner)
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
  private mutating func provideContext(
    _ element: Element, _ number: Int, _ inherited: inout Inherited
  ) {
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
        Leaf(element: combined, node: open.node, surroundings: open.outer), to: open.outer.block,
        place: place, priority: open.priority)
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

  /// The stops of what was walked over.
  func stops(in region: Stop.Region) -> [Stop] {
    let sequence = sequence(from: 0)
    let contexts = contexts(of: sequence)
    return zip(sequence, contexts).map { leaf, context in
      let leaf = leaves[leaf]
      return Stop(
        element: leaf.element, context: context, containers: chains[leaf.surroundings.chain],
        region: region, node: leaf.node)
    }
  }
}

extension Element {
  /// How this node takes part in reading.
  ///
  /// As ``part``, but a view that has children and nothing but the tab bar trait is no stop: what
  /// is in it are tabs (rule R2a).
  fileprivate var readingPart: Part {
    let part = part
    guard part == .stop, traits == .tabBar, childrenAs == nil, !children.isEmpty else {
      return part
    }
    let isPlain =
      label == nil && value == nil && hint == nil && actions.isEmpty && content.isEmpty
      && systemRole == nil
    return isPlain ? .view : .stop
  }

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
