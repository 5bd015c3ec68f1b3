/// A line of a `debugDescription` on which an element begins.
///
///     →Application, 0x103863810, pid: 22403, label: 'Recipes'
///       Window (Main), 0x103863930, {{0.0, 0.0}, {375.0, 667.0}}
struct DebugDescriptionLine {
  /// The name of the type.
  var type: String
  /// In which column the type begins, in characters, counted from 1: it tells the depth.
  var column: Int
  /// Where the attributes begin in the bytes.
  var rest: Int
  /// Whether an arrow stands before it.
  var hasArrow = false
  /// Whether the line names the attributes of the tree that follows.
  var isAttributes = false

  /// Whether a tree can begin here without being announced.
  var isRoot: Bool { hasArrow || type == "Application" }

  /// Looks for an element on a line; nil if none begins there.
  init?(_ line: ArraySlice<UInt8>) {
    // What follows a type is an address, or where somebody cut those out, a place or a number.
    guard let end = Self.endOfType(in: line) else { return nil }
    var name = line[..<end]
    if name.last == UInt8(ascii: ")"), let open = name.lastIndex(of: UInt8(ascii: "(")) {
      name = name[..<open]
      while name.last == UInt8(ascii: " ") { name.removeLast() }
    }
    let start = name.lastIndex { !$0.isLetter }.map { $0 + 1 } ?? name.startIndex
    guard let first = name[start...].first, first.isUppercase, name.endIndex - start <= 40 else {
      return nil
    }
    let before = line[..<start]
    let arrow = Array("→".utf8)
    hasArrow = before.suffix(3).elementsEqual(arrow)
    guard hasArrow || before.isEmpty || before.last == UInt8(ascii: " ") else { return nil }
    isAttributes = before.contains("Attributes: ")
    type = String(decoding: name[start...], as: UTF8.self)
    column = before.count { !UTF8.isContinuation($0) } + 1
    rest = end
  }

  /// The end of the first words that attributes follow.
  private static func endOfType(in line: ArraySlice<UInt8>) -> Int? {
    var index = line.startIndex
    while index < line.endIndex {
      let byte = line[index]
      if byte == UInt8(ascii: "'") { return nil }
      if byte == UInt8(ascii: ",") || byte == UInt8(ascii: " ") {
        let after = line[index...].drop { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: " ") }
        let isEnd =
          after.starts(with: "0x".utf8)
          || (byte == UInt8(ascii: ",")
            && (after.starts(with: "{{".utf8) || after.starts(with: "pid: ".utf8)))
        if isEnd { return index }
        index = after.startIndex
        continue
      }
      index += 1
    }
    return nil
  }
}

extension UInt8 {
  fileprivate var isUppercase: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }

  fileprivate var isLetter: Bool {
    isUppercase || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self)
  }
}
