import EarshotSemantics

/// The nodes of a dump and what can be told of all of them together.
struct DumpTree {
  /// The nodes, each before those inside of it.
  let nodes: [DumpNode]
  /// The file, as it was named.
  let file: String
  /// What its format cannot tell.
  let limits: FormatLimits
  /// Which words are said where.
  let words: DumpWords
  /// Where the app is on the screen, if the file tells.
  let appFrame: Frame?
  /// What it runs on, if the file tells.
  let device: Device?
  /// Which way its lines run.
  let direction: LayoutDirection
  /// Of each node whether it is in something that scrolls.
  let isScrolled: [Bool]
  /// The lists whose rows were not all laid out, so that their order is that of the file.
  let unsettledLists: Set<Int>
  /// The keyboard, if one is shown.
  let keyboard: Int?
  /// Whether the dump tells what scrolls.
  let scrolls: Bool
  /// The texts of navigation bars.
  let barTexts: Set<BarText>

  /// From how many points on the shorter side is a pad's: a phone's has at most 440, a pad's at
  /// least 744.
  private static let padWidth = 600.0
  /// How deep a node may be to be told by the nodes it is in; XCTest gives up at about 60.
  private static let pathLimit = 64

  init(_ nodes: [DumpNode], file: String, limits: FormatLimits) {
    let settled = SettledFrames(nodes)
    let nodes = settled.nodes
    self.nodes = nodes
    unsettledLists = settled.unsettledLists
    isScrolled = settled.isScrolled
    scrolls = nodes.contains { $0.type.scrolls }
    barTexts = Self.barTexts(of: nodes)
    keyboard = nodes.firstIndex { node in
      node.type == .keyboard && node.isVisible && node.frame.map { !$0.isZeroSize } == true
    }
    self.file = file
    self.limits = limits
    words = DumpWords(nodes)
    let root = nodes.first { $0.type.isRoot && $0.frame.map { !$0.isZeroSize } == true }
    appFrame = root?.frame
    device = appFrame.map { min($0.width, $0.height) >= Self.padWidth ? .pad : .phone }
    direction = Self.direction(of: nodes)
  }

  /// The order in which its stops are read.
  var order: ReadingOrder {
    ReadingOrder(device: device ?? .phone, direction: direction, combining: .uiKit)
  }

  /// The nodes inside of a node, all the way down.
  func below(_ node: Int) -> Range<Int> { (node + 1)..<nodes[node].end }

  /// The nodes directly inside of a node.
  func children(of node: Int) -> [Int] {
    var children: [Int] = []
    var child = node + 1
    while child < nodes[node].end {
      children.append(child)
      child = nodes[child].end
    }
    return children
  }

  /// The nodes a node is in, innermost first, at most so many.
  func ancestors(of node: Int, atMost limit: Int = .max) -> UnfoldSequence<Int, (Int?, Bool)> {
    let stop = nodes[node].depth - min(limit, nodes[node].depth)
    let first = nodes[node].depth > stop ? nodes[node].parent : nil
    return sequence(first: first ?? -1) { inner in
      guard inner >= 0, nodes[inner].depth > stop else { return nil }
      return nodes[inner].parent
    }
  }

  /// Whether the nearest view around a node that scrolls is a table.
  func isInTable(_ node: Int) -> Bool { scrollingType(around: node) == .table }

  /// Whether the nearest view around a node that scrolls is a collection view.
  func isInCollection(_ node: Int) -> Bool { scrollingType(around: node) == .collectionView }

  private func scrollingType(around node: Int) -> DumpType? {
    let view = ancestors(of: node).first { $0 >= 0 && nodes[$0].type.scrolls }
    return view.map { nodes[$0].type }
  }

  /// The way to a node as an XPath has it; nil for one that is too deep to be worth it.
  func path(to node: Int) -> [String]? {
    guard nodes[node].depth < Self.pathLimit else { return nil }
    var path: [String] = []
    var inner = node
    while inner >= 0 {
      path.append("\(DumpType.prefix)\(nodes[inner].typeName)[\(nodes[inner].ordinal)]")
      inner = nodes[inner].parent
    }
    return path.reversed()
  }

  private static func barTexts(of nodes: [DumpNode]) -> Set<BarText> {
    var texts: Set<BarText> = []
    var next = 0
    for (number, bar) in nodes.enumerated() where bar.type == .navigationBar && number >= next {
      next = bar.end
      for node in nodes[(number + 1)..<bar.end] where node.type == .staticText {
        guard let label = node.label, let frame = node.frame else { continue }
        texts.insert(BarText(label: label, frame: frame))
      }
    }
    return texts
  }

  /// A dump does not say which way its lines run; its letters do.
  private static func direction(of nodes: [DumpNode]) -> LayoutDirection {
    var balance = 0
    for node in nodes where node.isVisible {
      guard let letter = node.label?.unicodeScalars.first(where: \.properties.isAlphabetic)
      else { continue }
      balance += letter.isRightToLeft ? 1 : -1
    }
    return balance > 0 ? .rightToLeft : .leftToRight
  }
}

extension Unicode.Scalar {
  /// Whether it is of a script that runs from right to left: Hebrew, Arabic and their kin.
  fileprivate var isRightToLeft: Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x1_0800...0x1_0FFF,
      0x1_E800...0x1_EFFF:
      true
    default: false
    }
  }
}
