/// The text of a string or key: as it stands in the bytes, or put together in the scratch space.
enum ScannedText {
  case plain(Range<Int>)
  case assembled
}

extension Parser {
  func string(_ text: ScannedText) -> String {
    switch text {
    case .plain(let range): self.text(range)
    case .assembled: String(decoding: scratch, as: UTF8.self)
    }
  }

  /// Reads the string whose quote is at hand.
  mutating func scanString() throws(Failure) -> ScannedText {
    let opened = place
    let quote = bytes[position]
    position += 1
    let start = position
    guard try scanRun(until: quote, opened: opened) else {
      scratch.removeAll(keepingCapacity: true)
      var runStart = start
      repeat {
        scratch.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[runStart..<position]))
        try scanEscape(quote: quote, opened: opened)
        runStart = position
      } while try !scanRun(until: quote, opened: opened)
      scratch.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[runStart..<(position - 1)]))
      return .assembled
    }
    return .plain(start..<(position - 1))
  }

  /// Goes past the closing quote (true) or up to a backslash (false).
  private mutating func scanRun(until quote: UInt8, opened: JSONPlace) throws(Failure) -> Bool {
    var index = position
    var continuations = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == quote {
        position = index + 1
        columnOrigin += continuations
        return true
      }
      if byte == ASCII.backslash {
        position = index
        columnOrigin += continuations
        return false
      }
      if byte == ASCII.lineFeed || byte == ASCII.carriageReturn {
        throw Failure(fact: .newlineInString(openedAt: opened), offset: index)
      }
      if UTF8.isContinuation(byte) { continuations += 1 }
      index += 1
    }
    throw endedInString(quote, opened)
  }

  private func endedInString(_ quote: UInt8, _ opened: JSONPlace) -> Failure {
    ended(.closingQuote(Unicode.Scalar(quote)), inside: .string, openedAt: opened)
  }

  /// Reads the escape whose backslash is at hand into the scratch space.
  private mutating func scanEscape(quote: UInt8, opened: JSONPlace) throws(Failure) {
    let start = position
    position += 1
    guard position < bytes.count else {
      throw ended(.escapedCharacter, inside: .string, openedAt: opened)
    }
    switch byte {
    case UInt8(ascii: "n"): appendControl(0x0A)
    case UInt8(ascii: "t"): appendControl(0x09)
    case UInt8(ascii: "r"): appendControl(0x0D)
    case UInt8(ascii: "b"): appendControl(0x08)
    case UInt8(ascii: "f"): appendControl(0x0C)
    case UInt8(ascii: "v"): appendControl(0x0B)
    case ASCII.zero where !(position + 1 < bytes.count && ASCII.isDigit(bytes[position + 1])):
      appendControl(0x00)
    case ASCII.zero...ASCII.nine:
      let text = "\\" + String(scalar(at: position).scalar)
      throw Failure(fact: .badEscape(text), offset: start)
    case UInt8(ascii: "x"):
      let value = UInt8(truncatingIfNeeded: try scanHexValue(2, opened: opened))
      scratch.append(contentsOf: Unicode.Scalar(value).utf8)
    case UInt8(ascii: "u"):
      scratch.append(contentsOf: try scanUnicodeEscape(start: start, opened: opened).utf8)
    case ASCII.lineFeed, ASCII.carriageReturn:
      // A line that goes on in the next: nothing of it belongs to the text.
      skipLineEnd()
    default:
      // Any other character stands for itself; an escaped line separator, too, only goes on.
      let next = scalar(at: position)
      if !next.scalar.isSeparator { scratch.append(contentsOf: next.scalar.utf8) }
      skip(next.length)
    }
  }

  private mutating func appendControl(_ value: UInt8) {
    scratch.append(value)
    position += 1
  }

  /// Reads `uXXXX`, or two of them that are a surrogate pair.
  mutating func scanUnicodeEscape(
    start: Int, opened: JSONPlace?
  ) throws(Failure) -> Unicode.Scalar {
    let first = try scanHexValue(4, opened: opened)
    if let scalar = Unicode.Scalar(first) { return scalar }
    let lone = Failure(
      fact: .loneSurrogate(text(start..<position)), offset: start)
    let isPair =
      first < 0xDC00 && position + 1 < bytes.count && bytes[position] == ASCII.backslash
      && bytes[position + 1] == UInt8(ascii: "u")
    guard isPair else { throw lone }
    position += 1
    let second = try scanHexValue(4, opened: opened)
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw lone }
    return scalar
  }

  /// Reads so many hexadecimal digits after the letter at hand.
  private mutating func scanHexValue(_ count: Int, opened: JSONPlace?) throws(Failure) -> UInt32 {
    position += 1
    var value: UInt32 = 0
    for _ in 0..<count {
      guard position < bytes.count else {
        throw ended(.hexDigits(count), inside: opened.map { _ in .string }, openedAt: opened)
      }
      guard let digit = ASCII.hexValue(byte) else { throw unexpected(.hexDigits(count)) }
      value = value << 4 | digit
      position += 1
    }
    return value
  }
}
