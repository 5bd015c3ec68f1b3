import EarshotSemantics

/// The nodes of a page source and what can be told of all of them together.
struct PageSourceTree {
  /// The nodes, each before those inside of it.
  let nodes: [PageSourceNode]
  /// The file, as it was named.
  let file: String
  /// Which words are said where.
  let words: PageSourceWords
  /// Where the app is on the screen, if the file tells.
  let appFrame: Frame?
  /// What it runs on, if the file tells.
  let device: Device?
  /// Which way its lines run.
  let direction: LayoutDirection

  /// From how many points on the shorter side is a pad's: a phone's has at most 440, a pad's at
  /// least 744.
  private static let padWidth = 600.0
  /// How deep a node may be to be told by the nodes it is in; XCTest gives up at about 60.
  private static let pathLimit = 64

  init(_ nodes: [PageSourceNode], file: String) {
    self.nodes = nodes
    self.file = file
    words = PageSourceWords(nodes)
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

  /// The way to a node as an XPath has it; nil for one that is too deep to be worth it.
  func path(to node: Int) -> [String]? {
    guard nodes[node].depth < Self.pathLimit else { return nil }
    var path: [String] = []
    var inner = node
    while inner >= 0 {
      path.append("\(PageSourceType.prefix)\(nodes[inner].typeName)[\(nodes[inner].ordinal)]")
      inner = nodes[inner].parent
    }
    return path.reversed()
  }

  /// A page source does not say which way its lines run; its letters do.
  private static func direction(of nodes: [PageSourceNode]) -> LayoutDirection {
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
