/// Strings in quotes, as JSON has them.
enum EscapedText {
  /// Appends a string in double quotes, everything that is unsafe on a terminal as an escape.
  static func append(_ string: String, to bytes: inout [UInt8]) {
    bytes.append(ASCII.doubleQuote)
    let isDone: Void? = string.utf8.withContiguousStorageIfAvailable { append($0, to: &bytes) }
    if isDone == nil { Array(string.utf8).withUnsafeBufferPointer { append($0, to: &bytes) } }
    bytes.append(ASCII.doubleQuote)
  }

  private static func append(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    var runStart = 0
    var index = 0
    while index < text.count {
      index = skipPlain(from: index, in: text)
      guard index < text.count else { break }
      let byte = text[index]
      let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      // No scalar beyond U+FFFF needs an escape.
      guard length < 4, let scalar = scalar(at: index, length: length, in: text),
        needsEscape(scalar)
      else {
        index += length
        continue
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[runStart..<index]))
      appendEscape(of: scalar, to: &bytes)
      index += length
      runStart = index
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[runStart...]))
  }

  /// The first byte from an index on that is not plain ASCII, eight at a time while it lasts.
  @inline(__always)
  private static func skipPlain(from start: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
    let raw = UnsafeRawBufferPointer(text)
    var index = start
    while index + 8 <= text.count {
      let eight = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      guard Self.isPlain(eight) else { break }
      index += 8
    }
    while index < text.count {
      let byte = text[index]
      let isPlain =
        byte &- ASCII.space < 0x5F && byte != ASCII.doubleQuote && byte != ASCII.backslash
      guard isPlain else { break }
      index += 1
    }
    return index
  }

  /// Whether eight bytes are all plain; a no may be wrong, a yes never is.
  private static func isPlain(_ eight: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    // A byte below the subtrahend borrows into its top bit; a byte that is 0 after the exclusive or
    // is the one looked for.
    let control = eight &- ones &* 0x20
    let quote = (eight ^ ones &* 0x22) &- ones
    let backslash = (eight ^ ones &* 0x5C) &- ones
    let delete = (eight ^ ones &* 0x7F) &- ones
    return (eight | control | quote | backslash | delete) & (ones &* 0x80) == 0
  }

  private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\"" || scalar == "\\" || scalar.isUnsafeOnTerminal
  }

  /// The scalar of one to three bytes; a string's bytes are always whole.
  private static func scalar(
    at index: Int, length: Int, in text: UnsafeBufferPointer<UInt8>
  ) -> Unicode.Scalar? {
    let first = UInt32(text[index])
    guard length > 1, index + length <= text.count else { return Unicode.Scalar(first) }
    let second = UInt32(text[index + 1] & 0x3F)
    guard length > 2 else { return Unicode.Scalar((first & 0x1F) << 6 | second) }
    return Unicode.Scalar((first & 0x0F) << 12 | second << 6 | UInt32(text[index + 2] & 0x3F))
  }

  private static func appendEscape(of scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    bytes.append(ASCII.backslash)
    switch scalar {
    case "\"", "\\": bytes.append(UInt8(truncatingIfNeeded: scalar.value))
    case "\n": bytes.append(UInt8(ascii: "n"))
    case "\r": bytes.append(UInt8(ascii: "r"))
    case "\t": bytes.append(UInt8(ascii: "t"))
    case "\u{8}": bytes.append(UInt8(ascii: "b"))
    case "\u{C}": bytes.append(UInt8(ascii: "f"))
    default:
      let digits = String(scalar.value, radix: 16)
      bytes.append(UInt8(ascii: "u"))
      bytes.append(contentsOf: repeatElement(ASCII.zero, count: 4 - digits.utf8.count))
      bytes.append(contentsOf: digits.utf8)
    }
  }
}
