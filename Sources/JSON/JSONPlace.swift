/// A place in a text: the line and the column a person would go to in an editor.
///
/// Both count from 1. A column counts Unicode scalars (a tab is one, an accent of its own is one).
/// A line ends at LF, CRLF or CR, as editors number them; U+2028 and U+2029 do not end one.
/// Eight bytes, because every node of a document carries one.
public struct JSONPlace: Hashable, Sendable {
  private let storedLine: UInt32
  private let storedColumn: UInt32

  /// The line, counted from 1.
  public var line: Int { Int(storedLine) }

  /// The column in Unicode scalars, counted from 1.
  public var column: Int { Int(storedColumn) }

  /// A place; numbers below 0 or beyond four milliards are held at those bounds.
  public init(line: Int, column: Int) {
    storedLine = UInt32(clamping: line)
    storedColumn = UInt32(clamping: column)
  }

  /// The place of a byte, found by walking there from the first; for messages, which are few.
  init(of offset: Int, in bytes: UnsafeBufferPointer<UInt8>, firstLine: Int) {
    var line = firstLine
    var column = 1
    for index in 0..<min(offset, bytes.count) {
      let byte = bytes[index]
      let endsLine =
        byte == ASCII.lineFeed
        || byte == ASCII.carriageReturn
          && !(index + 1 < bytes.count && bytes[index + 1] == ASCII.lineFeed)
      if endsLine {
        line += 1
        column = 1
      } else if !UTF8.isContinuation(byte) {
        column += 1
      }
    }
    self.init(line: line, column: column)
  }
}

extension JSONPlace: Comparable {
  /// Whether one place stands before another in the text.
  public static func < (left: JSONPlace, right: JSONPlace) -> Bool {
    (left.storedLine, left.storedColumn) < (right.storedLine, right.storedColumn)
  }
}

extension JSONPlace: CustomStringConvertible {
  /// The place in words: "line 3, column 14".
  public var description: String { "line \(line), column \(column)" }
}
