/// Strings in quotes, as JSON has them.
enum EscapedText {
  /// Appends a string in double quotes, everything that is unsafe on a terminal as an escape.
  static func append(_ string: String, to bytes: inout [UInt8]) {
    bytes.append(ASCII.doubleQuote)
    var string = string
    string.withUTF8 { append($0, to: &bytes) }
    bytes.append(ASCII.doubleQuote)
  }

  private static func append(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    var runStart = 0
    var index = 0
    while index < text.count {
      let byte = text[index]
      // Of the scalars beyond ASCII only those with these first bytes may need an escape.
      let isPlain =
        byte >= ASCII.space && byte != ASCII.doubleQuote && byte != ASCII.backslash
        && byte != 0x7F && byte != 0xC2 && byte != 0xD8 && byte != 0xE2 && byte != 0xEF
      if isPlain {
        index += 1
        continue
      }
      let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : 3
      guard let scalar = scalar(at: index, length: length, in: text), needsEscape(scalar) else {
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
