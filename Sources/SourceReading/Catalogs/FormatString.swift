/// Strings with holes, such as "%1$@ of %lld".
enum FormatString {
  /// A part of a format: words, or the hole for an argument.
  enum Part: Hashable {
    case text(String)
    /// The position of the argument, from 0, and how a number is written there.
    case hole(Int, Style)
  }

  /// How a specifier writes a number.
  struct Style: Hashable {
    /// `d`, `f`, `@` and the like.
    var kind: Character = "@"
    /// Digits after the point, of "%.2f".
    var precision: Int?
    /// Digits at least, of "%02d".
    var width = 0

    /// The number as it is written; nil where the format does not write numbers.
    func write(_ number: Double) -> String? {
      guard number.isFinite, abs(number) < 1e15 else { return nil }
      switch kind {
      case "d", "i", "u", "D", "U":
        let digits = String(Int(abs(number)))
        let padding = String(repeating: "0", count: min(20, max(0, width - digits.count)))
        return (number <= -1 ? "-" : "") + padding + digits
      case "f", "F":
        let places = min(precision ?? 6, 12)
        var scale = 1.0
        for _ in 0..<places { scale *= 10 }
        let scaled = (abs(number) * scale).rounded(.toNearestOrEven)
        guard scaled < 1e18 else { return nil }
        var digits = String(Int(scaled))
        while digits.count <= places { digits = "0" + digits }
        let sign = number < 0 && scaled > 0 ? "-" : ""
        guard places > 0 else { return sign + digits }
        return sign + digits.dropLast(places) + "." + digits.suffix(places)
      default: return nil
      }
    }
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
      guard let (position, length, style) = specifier(rest) else {
        words.append("%")
        continue
      }
      rest = rest.dropFirst(length)
      if !words.isEmpty { parts.append(.text(words)) }
      words = ""
      parts.append(.hole(position ?? next, style))
      next += 1
    }
    if !words.isEmpty { parts.append(.text(words)) }
    return parts
  }

  /// The argument a specifier names, its length after the `%`, and how it writes numbers.
  private static func specifier(
    _ text: Substring
  ) -> (position: Int?, length: Int, style: Style)? {
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
      return (position, length + name.count + 3, Style())
    }
    if rest.hasPrefix("arg") { return (position ?? 0, length + 3, Style()) }
    var amount = ""
    while let character = rest.first, "0123456789.-+ #'".contains(character) {
      amount.append(character)
      rest = rest.dropFirst()
      length += 1
    }
    while let character = rest.first, "hlqLztj".contains(character) {
      rest = rest.dropFirst()
      length += 1
    }
    guard let kind = rest.first, "@dDiuUxXoOfFeEgGcCsSaAp".contains(kind) else { return nil }
    let sizes = amount.split(separator: ".", omittingEmptySubsequences: false)
    var style = Style(kind: kind)
    style.precision = sizes.count > 1 ? Int(sizes[1]) ?? 0 : nil
    style.width = sizes.first.flatMap { $0.hasPrefix("0") ? Int($0) : nil } ?? 0
    return (position, length + 1, style)
  }

  /// The key under which tables keep a format, whatever its types: each hole is the same mark.
  static func shape(of format: String) -> String {
    guard format.utf8.contains(0x25) else { return format }
    return parts(of: format).map { part in
      if case .text(let text) = part { text } else { "\u{1}" }
    }.joined()
  }

}
