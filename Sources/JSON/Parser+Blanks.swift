extension Parser {
  /// Goes past white space, line ends and comments.
  @inline(__always)
  mutating func skipBlanks() throws(Failure) {
    // Nearly always the next byte is a mark or a plain space.
    while position < bytes.count {
      let byte = bytes[position]
      if byte == ASCII.space {
        position += 1
      } else if byte > ASCII.space && byte < 0x80 && byte != ASCII.slash {
        return
      } else if try !skipRareBlank() {
        return
      }
    }
  }

  /// Goes past one blank other than a space; false if there is none.
  private mutating func skipRareBlank() throws(Failure) -> Bool {
    switch byte {
    case ASCII.lineFeed, ASCII.carriageReturn:
      skipLineEnd()
    case ASCII.tab, ASCII.verticalTab, ASCII.formFeed:
      position += 1
    case ASCII.slash:
      try skipComment()
    case 0x80...:
      let next = scalar(at: position)
      guard next.scalar.isBlank else { return false }
      skip(next.length)
    default:
      return false
    }
    return true
  }

  /// Goes past LF, CRLF or CR, which is at hand.
  mutating func skipLineEnd() {
    let isPair =
      bytes[position] == ASCII.carriageReturn && position + 1 < bytes.count
      && bytes[position + 1] == ASCII.lineFeed
    position += isPair ? 2 : 1
    line += 1
    columnOrigin = position
  }

  /// Goes past one scalar of so many bytes that ends no line.
  mutating func skip(_ length: Int) {
    position += length
    columnOrigin += length - 1
  }

  private mutating func skipComment() throws(Failure) {
    let start = position
    let place = place
    position += 1
    switch byte {
    case ASCII.slash:
      while position < bytes.count, !isAtLineTerminator { skip(scalar(at: position).length) }
    case ASCII.asterisk:
      position += 1
      while position < bytes.count {
        let isEnd =
          byte == ASCII.asterisk && position + 1 < bytes.count && bytes[position + 1] == ASCII.slash
        if isEnd {
          position += 2
          return
        }
        skipAnything()
      }
      throw ended(.commentEnd, inside: .comment, openedAt: place)
    default:
      guard position < bytes.count else { throw unexpected(.comment) }
      throw Failure(
        fact: .expected(.comment, found: "/" + excerpt(from: position)), offset: start)
    }
  }

  private mutating func skipAnything() {
    if byte == ASCII.lineFeed || byte == ASCII.carriageReturn {
      skipLineEnd()
    } else {
      skip(scalar(at: position).length)
    }
  }

  /// Whether a comment to the end of the line ends here: also at U+2028 and U+2029.
  private var isAtLineTerminator: Bool {
    switch byte {
    case ASCII.lineFeed, ASCII.carriageReturn: true
    case 0xE2: scalar(at: position).scalar.isSeparator
    default: false
    }
  }

  /// The scalar at an offset inside the text, and how many bytes it takes.
  func scalar(at offset: Int) -> (scalar: Unicode.Scalar, length: Int) {
    let first = UInt32(bytes[offset])
    func low(_ distance: Int) -> UInt32 { UInt32(bytes[offset + distance]) & 0x3F }
    let value: UInt32
    let length: Int
    switch first {
    case ..<0x80: (value, length) = (first, 1)
    case ..<0xE0: (value, length) = ((first & 0x1F) << 6 | low(1), 2)
    case ..<0xF0: (value, length) = ((first & 0x0F) << 12 | low(1) << 6 | low(2), 3)
    default:
      (value, length) = ((first & 0x07) << 18 | low(1) << 12 | low(2) << 6 | low(3), 4)
    }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
  }
}

extension Unicode.Scalar {
  /// White space of JSON5 beyond ASCII: the byte order mark, separators of lines, and class Zs.
  fileprivate var isBlank: Bool {
    self == "\u{FEFF}" || isSeparator || properties.generalCategory == .spaceSeparator
  }

  /// U+2028 and U+2029.
  var isSeparator: Bool { self == "\u{2028}" || self == "\u{2029}" }
}
