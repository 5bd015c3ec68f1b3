/// Square brackets that are open inside one another, which SwiftParser must not meet too many of.
///
/// At a `[` the parser looks ahead whether an array or the name of an array's type begins, and
/// again at each bracket inside, so that its time doubles with each: 22 of them take 11 s. No
/// view has as many; a file that was cut or damaged can.
enum OpenBrackets {
  /// As many may be open inside one another.
  static let most = 8

  /// Takes away the brackets beyond ``most`` and what closes them.
  ///
  /// Only what can be part of the name of a type keeps the brackets before it open for the
  /// parser: it gives up looking ahead at a string, an assignment or a brace.
  ///
  /// - Returns: Where the first of them stood, in bytes from the start; nil if there was none.
  static func flatten(_ source: inout [UInt8]) -> Int? {
    var first: Int?
    var depth = 0
    var index = 0
    while index < source.count {
      switch source[index] {
      case UInt8(ascii: "["):
        depth += 1
        if depth > most {
          first = first ?? index
          source[index] = UInt8(ascii: " ")
        }
      case UInt8(ascii: "]"):
        if depth > most { source[index] = UInt8(ascii: " ") }
        depth = max(0, depth - 1)
      case UInt8(ascii: "\""), UInt8(ascii: "="), UInt8(ascii: "{"), UInt8(ascii: "}"),
        UInt8(ascii: ";"), UInt8(ascii: "#"):
        depth = 0
      case UInt8(ascii: "/"): index = endOfComment(in: source, from: index)
      default: break
      }
      index += 1
    }
    return first
  }

  /// The last byte of the comment that starts at a slash, or the slash.
  private static func endOfComment(in source: [UInt8], from slash: Int) -> Int {
    guard slash + 1 < source.count else { return slash }
    switch source[slash + 1] {
    case UInt8(ascii: "/"):
      let rest = source[slash...]
      return (rest.firstIndex(of: UInt8(ascii: "\n")) ?? source.count) - 1
    case UInt8(ascii: "*"):
      var index = slash + 2
      while index + 1 < source.count {
        if source[index] == UInt8(ascii: "*"), source[index + 1] == UInt8(ascii: "/") {
          return index + 1
        }
        index += 1
      }
      return source.count - 1
    default: return slash
    }
  }
}
