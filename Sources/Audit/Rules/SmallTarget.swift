import EarshotSemantics

extension Rule {
  static let smallTarget = Rule(
    "small-target", .warning, ["2.5.8"],
    "A control is smaller than 24 points and stands too close to others to be hit.",
    proof: "Its frame is less than 24 points wide or high, and a circle of 24 points round its "
      + "middle touches another control or such a circle.",
    guards: "Controls with enough room round them; links in a line of text; the system's own "
      + "parts; controls that another one of the same name stands for; things without a size.",
    needs: .frames,
    bad: [
      .elements(
        """
        { label: 'Less', traits: ['button'], frame: [16, 100, 16, 16] },
        { label: 'Further', traits: ['button'], frame: [34, 100, 16, 16] }
        """)
    ],
    good: [
      .elements("{ label: 'Less', traits: ['button'], frame: [16, 100, 16, 16] }"),
      .elements(
        """
        { label: 'Less', traits: ['button'], frame: [16, 100, 24, 24] },
        { label: 'Further', traits: ['button'], frame: [42, 100, 24, 24] }
        """),
      .elements(
        """
        { label: 'Read our', frame: [16, 100, 60, 18] },
        { label: 'terms', traits: ['link'], frame: [78, 100, 40, 18] },
        { label: 'Save', traits: ['button'], frame: [78, 120, 60, 44] }
        """),
    ],
    check: .screen { screen, verdicts in
      let targets = screen.stops.indices.filter { index in
        guard let frame = screen.stops[index].element.frame else { return false }
        return screen.stops[index].element.isControl && frame.width > 1 && frame.height > 1
      }
      guard targets.contains(where: { screen.stops[$0].element.isSmall }) else { return }
      let grid = FrameGrid(
        targets.compactMap { index in
          screen.stops[index].element.frame.map { (index, $0) }
        })
      let large = Set(
        targets.compactMap { index -> String? in
          let element = screen.stops[index].element
          return element.isSmall ? nil : element.label?.known
        })
      for index in targets {
        let element = screen.stops[index].element
        guard element.isSmall, element.systemRole == nil, let frame = element.frame,
          !screen.isInline(index, frame)
        else { continue }
        let near = grid.near(frame).first { other in
          guard other != index, let its = screen.stops[other].element.frame else { return false }
          // A control around or inside of it is the same place.
          return !frame.contains(its) && !its.contains(frame) && frame.crowds(its)
        }
        guard let near else { continue }
        // A larger control of the same name stands for it.
        if let label = element.label?.known, large.contains(label) { continue }
        verdicts.report(
          .stop(index),
          "\(screen.name(.stop(index))) is \(size(frame)) points and crowds "
            + "\(screen.name(.stop(near)))",
          fix: "give it a frame or a contentShape of 24 by 24 points or more")
      }
    })

  private static func size(_ frame: Frame) -> String {
    "\(Int(clamping: frame.width)) by \(Int(clamping: frame.height))"
  }
}

extension Int {
  /// The whole number nearest to a length, whatever the length.
  fileprivate init(clamping length: Double) {
    self = length.isFinite ? Int(Swift.min(Swift.max(length.rounded(), -1e9), 1e9)) : 0
  }
}

extension Element {
  fileprivate var isSmall: Bool {
    guard let frame else { return false }
    return isControl && (frame.width < 24 || frame.height < 24) && frame.width > 1
      && frame.height > 1
  }
}

extension AuditedScreen {
  /// Whether a link stands in a line of text, where its size is that of the line.
  fileprivate func isInline(_ index: Int, _ frame: Frame) -> Bool {
    guard stops[index].element.traits.contains(.link) else { return false }
    for other in [index - 1, index + 1] where stops.indices.contains(other) {
      let element = stops[other].element
      guard !element.isControl, let text = element.frame else { continue }
      let isBeside = frame.y < text.y + text.height && text.y < frame.y + frame.height
      let gap = max(frame.x - text.x - text.width, text.x - frame.x - frame.width)
      if isBeside, gap < 12 { return true }
    }
    return false
  }

}

extension Frame {
  fileprivate var middle: (x: Double, y: Double) { (x + width / 2, y + height / 2) }

  fileprivate func contains(_ other: Frame) -> Bool {
    x <= other.x && y <= other.y && x + width >= other.x + other.width
      && y + height >= other.y + other.height
  }

  /// Whether a circle of 24 points round its middle touches another control, or that one's circle
  /// if it is small too.
  fileprivate func crowds(_ other: Frame) -> Bool {
    let radius = 12.0
    let (centre, its) = (middle, other.middle)
    if other.width < 24 || other.height < 24 {
      let (dx, dy) = (centre.x - its.x, centre.y - its.y)
      if dx * dx + dy * dy < 4 * radius * radius { return true }
    }
    let dx = max(other.x - centre.x, 0, centre.x - other.x - other.width)
    let dy = max(other.y - centre.y, 0, centre.y - other.y - other.height)
    return dx * dx + dy * dy < radius * radius
  }
}

/// Frames by the squares of the screen they lie in, so that neighbours are found at once.
struct FrameGrid {
  private var squares: [Square: [Int]] = [:]
  /// What is too large to be put into squares.
  private var large: [Int] = []

  private struct Square: Hashable {
    var x: Int
    var y: Int
  }

  private static let side = 64.0

  init(_ frames: [(index: Int, frame: Frame)]) {
    for (index, frame) in frames {
      guard frame.width < 2_048, frame.height < 2_048 else {
        large.append(index)
        continue
      }
      for square in Self.squares(of: frame, margin: 0) {
        squares[square, default: []].append(index)
      }
    }
  }

  /// The numbers of frames less than 24 points from a small one, in their order.
  func near(_ frame: Frame) -> [Int] {
    var found = large
    for square in Self.squares(of: frame, margin: 24) { found += squares[square] ?? [] }
    return found.sorted()
  }

  private static func squares(of frame: Frame, margin: Double) -> [Square] {
    func number(_ length: Double) -> Int { Int(min(max(length / side, -1e9), 1e9).rounded(.down)) }
    let columns = number(frame.x - margin)...number(frame.x + min(frame.width, 4_096) + margin)
    let rows = number(frame.y - margin)...number(frame.y + min(frame.height, 4_096) + margin)
    return columns.flatMap { column in rows.map { Square(x: column, y: $0) } }
  }
}
