/// Where two texts differ, line by line: what a check shows when a golden does not match.
///
///     line 4 differs
///         > activate
///           push       Soup
///       -   say        Soup, Heading
///       +   say        Stew, Heading
public struct TranscriptDiff: Hashable, Sendable {
  /// One line of a comparison.
  public struct Line: Hashable, Sendable {
    /// Where the line is from.
    public var side: Side
    /// Its number in its own text, counted from 1; in the expected one for lines of both.
    public var number: Int
    /// What it says.
    public var text: String
  }

  /// Which text a line is from.
  public enum Side: Hashable, Sendable {
    /// Both.
    case both
    /// The one that was expected.
    case expected
    /// The one that is there now.
    case actual
  }

  /// All lines of both texts; empty if they are the same.
  public let lines: [Line]

  /// Compares two texts.
  public init(expected: String, actual: String) {
    let old = Self.lines(of: expected)
    let new = Self.lines(of: actual)
    lines = old == new ? [] : Self.compare(old, new)
  }

  /// Whether the texts are the same.
  public var isEmpty: Bool { lines.isEmpty }

  /// The number of the first expected line that is not there, or before which one too many is.
  public var firstDifference: Int? {
    guard let index = lines.firstIndex(where: { $0.side != .both }) else { return nil }
    if lines[index].side == .expected { return lines[index].number }
    return (lines[..<index].last { $0.side != .actual }?.number ?? 0) + 1
  }

  /// The differences with some lines around each.
  public func text(context: Int = 3) -> String {
    guard let first = firstDifference else { return "" }
    var shown: Set<Int> = []
    for index in lines.indices where lines[index].side != .both {
      shown.formUnion(max(0, index - context)...min(lines.count - 1, index + context))
    }
    var text = "line \(first) differs\n"
    var last = -1
    for index in lines.indices where shown.contains(index) {
      if last >= 0, index > last + 1 { text += "    …\n" }
      last = index
      let mark =
        switch lines[index].side {
        case .both: " "
        case .expected: "-"
        case .actual: "+"
        }
      text += "  \(mark) \(lines[index].text.printable)\n"
    }
    return text
  }

  private static func lines(of text: String) -> [String] {
    // A line break at the end ends the last line; it is no line of its own.
    var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }.map(
      String.init)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// How many pairs of lines may be weighed against each other; finding the shortest difference
  /// of two long texts that have little in common takes longer than anybody waits.
  private static let pairLimit = 10_000_000

  private static func compare(_ old: [String], _ new: [String]) -> [Line] {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
    let (oldEnd, newEnd) = (old.count - end, new.count - end)
    let (removed, added) = changes(
      from: old[start..<oldEnd], to: new[start..<newEnd])
    var lines: [Line] = []
    var left = 0
    var right = 0
    while left < old.count || right < new.count {
      if removed.contains(left) {
        lines.append(Line(side: .expected, number: left + 1, text: old[left]))
        left += 1
      } else if added.contains(right) {
        lines.append(Line(side: .actual, number: right + 1, text: new[right]))
        right += 1
      } else if left < old.count, right < new.count {
        lines.append(Line(side: .both, number: left + 1, text: old[left]))
        left += 1
        right += 1
      } else {
        break
      }
    }
    return lines
  }

  /// The lines that went and those that came, by their places in the whole texts.
  private static func changes(
    from old: ArraySlice<String>, to new: ArraySlice<String>
  ) -> (removed: Set<Int>, added: Set<Int>) {
    let (pairs, overflows) = old.count.multipliedReportingOverflow(by: new.count)
    guard !overflows, pairs <= pairLimit else { return (Set(old.indices), Set(new.indices)) }
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in Array(new).difference(from: Array(old)) {
      switch change {
      case .remove(let offset, _, _): removed.insert(old.startIndex + offset)
      case .insert(let offset, _, _): added.insert(new.startIndex + offset)
      }
    }
    return (removed, added)
  }
}
