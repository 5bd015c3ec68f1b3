/// Strings with holes, such as "%1$@ of %lld".
enum FormatString {
  /// A part of a format: words, or the hole for an argument.
  enum Part: Hashable {
    case text(String)
    /// The position of the argument, from 0.
    case hole(Int)
  }

  /// Reads a format; what is no specifier stays as it is.
  static func parts(of format: String) -> [Part] {
    var parts: [Part] = []
    var words = ""
    var next = 0
    var rest = Substring(format)
    while let character = rest.popFirst() {
      guard character == "%" else {
        words.append(character)
        continue
      }
      if rest.first == "%" {
        words.append("%")
        rest.removeFirst()
        continue
      }
      guard let (position, length) = specifier(rest) else {
        words.append("%")
        continue
      }
      rest = rest.dropFirst(length)
      if !words.isEmpty { parts.append(.text(words)) }
      words = ""
      parts.append(.hole(position ?? next))
      next += 1
    }
    if !words.isEmpty { parts.append(.text(words)) }
    return parts
  }

  /// The argument a specifier names, and its length after the `%`.
  private static func specifier(_ text: Substring) -> (position: Int?, length: Int)? {
    var length = 0
    var position: Int?
    var rest = text
    let digits = rest.prefix { $0.isNumber }
    if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
      position = Int(digits).map { max(0, $0 - 1) }
      length += digits.count + 1
      rest = rest.dropFirst(digits.count + 1)
    }
    // `%#@name@`: a variable of a plural rule.
    if rest.hasPrefix("#@") {
      let name = rest.dropFirst(2).prefix { $0 != "@" }
      return (position, length + name.count + 3)
    }
    if rest.hasPrefix("arg") { return (position ?? 0, length + 3) }
    while let character = rest.first, "0123456789.-+ #'".contains(character) {
      rest = rest.dropFirst()
      length += 1
    }
    while let character = rest.first, "hlqLztj".contains(character) {
      rest = rest.dropFirst()
      length += 1
    }
    guard let kind = rest.first, "@dDiuUxXoOfFeEgGcCsSaAp".contains(kind) else { return nil }
    return (position, length + 1)
  }

  /// The key under which tables keep a format, whatever its types: each hole is the same mark.
  static func shape(of format: String) -> String {
    guard format.utf8.contains(0x25) else { return format }
    return parts(of: format).map { part in
      if case .text(let text) = part { text } else { "\u{1}" }
    }.joined()
  }

  /// Puts values into the holes.
  static func fill<Item>(_ format: String, _ values: [Item]) -> [Item] where Item: WordPiece {
    parts(of: format).compactMap { part in
      switch part {
      case .text(let text): return Item.words(text)
      case .hole(let position): return values.indices.contains(position) ? values[position] : nil
      }
    }
  }
}

/// Something that words can be put between.
protocol WordPiece {
  static func words(_ text: String) -> Self
}

extension TextValue.Piece: WordPiece {
  static func words(_ text: String) -> Self { .text(text) }
}
