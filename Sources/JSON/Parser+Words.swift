extension Parser {
  /// Reads `true`, `false`, `null`, `Infinity` or `NaN`.
  mutating func scanWord() throws(Failure) -> JSONValue {
    let start = position
    guard let word = try scanName() else { throw unexpected(.value) }
    if case .plain(let range) = word {
      let text = UnsafeBufferPointer(rebasing: bytes[range])
      if text.elementsEqual("true".utf8) { return .bool(true) }
      if text.elementsEqual("false".utf8) { return .bool(false) }
      if text.elementsEqual("null".utf8) { return .null }
      if text.elementsEqual("Infinity".utf8) { return .number(.infinity) }
      if text.elementsEqual("NaN".utf8) { return .number(.nan) }
    }
    throw Failure(fact: .unquotedText(string(word)), offset: start)
  }

  /// Reads a name without quotes, as ECMAScript 5.1 spells them; nil if none begins here.
  mutating func scanName() throws(Failure) -> ScannedText? {
    guard position < bytes.count, !ASCII.isDigit(byte) else { return nil }
    let start = position
    while position < bytes.count, ASCII.isWord(bytes[position]) { position += 1 }
    if byte < 0x80, byte != ASCII.backslash {
      return position == start ? nil : .plain(start..<position)
    }
    return try scanRareName(from: start)
  }

  /// Reads a name with letters beyond ASCII or escapes, of which the first part is known.
  private mutating func scanRareName(from start: Int) throws(Failure) -> ScannedText? {
    let plainEnd = position
    scratch.removeAll(keepingCapacity: true)
    scratch.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<position]))
    while position < bytes.count {
      if ASCII.isWord(byte) {
        scratch.append(byte)
        position += 1
      } else if byte == ASCII.backslash {
        scratch.append(contentsOf: try scanNameEscape(isFirst: scratch.isEmpty).utf8)
      } else if byte >= 0x80 {
        let next = scalar(at: position)
        guard next.scalar.isInName(first: scratch.isEmpty) else { break }
        scratch.append(contentsOf: next.scalar.utf8)
        skip(next.length)
      } else {
        break
      }
    }
    // What follows may turn out to be no part of the name: a no-break space, for one.
    if position == plainEnd { return scratch.isEmpty ? nil : .plain(start..<position) }
    return .assembled
  }

  /// Reads the escape in a name, which must stand for something a name may hold.
  private mutating func scanNameEscape(isFirst: Bool) throws(Failure) -> Unicode.Scalar {
    let start = position
    position += 1
    guard byte == UInt8(ascii: "u") else { throw unexpected(.keyCharacter) }
    let scalar = try scanUnicodeEscape(start: start, opened: nil)
    guard scalar.isInName(first: isFirst) else {
      throw Failure(
        fact: .expected(.keyCharacter, found: text(start..<position)), offset: start)
    }
    return scalar
  }
}

extension Unicode.Scalar {
  /// Whether a name without quotes may hold the scalar, or begin with it.
  fileprivate func isInName(first isFirst: Bool) -> Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .letterNumber:
      true
    case .nonspacingMark, .spacingMark, .decimalNumber, .connectorPunctuation:
      !isFirst || self == "_"
    default:
      self == "$" || !isFirst && (self == "\u{200C}" || self == "\u{200D}")
    }
  }
}
