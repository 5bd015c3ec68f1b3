/// A URL with named holes: `recipes://recipe/{id}`.
struct LinkPattern {
  private let pieces: [Substring]

  /// Reads a pattern, or a name with the same kind of holes.
  init(_ pattern: String) { pieces = Self.pieces(of: pattern) }

  /// The part before the colon, in small letters.
  static func scheme(of url: String) -> String? {
    url.firstIndex(of: ":").map { url[..<$0].lowercased() }
  }

  /// What stands in the holes, nil if a URL does not fit.
  ///
  /// A hole holds one piece between slashes and is never empty. Scheme and host are compared
  /// without regard to case; what follows `?` or `#` and a slash at the end do not count, unless
  /// the pattern has them.
  func holes(in url: String) -> [String: String]? {
    var url = Self.pieces(of: url)
    if let last = url.last, !(pieces.last?.contains(where: { "?#".contains($0) }) ?? false) {
      url[url.count - 1] = last.prefix { !"?#".contains($0) }
    }
    if url.last?.isEmpty == true, url.count == pieces.count + 1 { url.removeLast() }
    guard url.count == pieces.count else { return nil }
    var holes: [String: String] = [:]
    for (index, (piece, part)) in zip(pieces, url).enumerated() {
      if let start = piece.firstIndex(of: "{"), let end = piece.lastIndex(of: "}"), start < end {
        let before = piece[..<start]
        let after = piece[piece.index(after: end)...]
        guard part.hasPrefix(before), part.hasSuffix(after),
          part.count > before.count + after.count
        else { return nil }
        let value = part.dropFirst(before.count).dropLast(after.count)
        holes[String(piece[piece.index(after: start)..<end])] = String(value)
      } else if index < 3 ? piece.lowercased() != part.lowercased() : piece != part {
        return nil
      }
    }
    return holes
  }

  /// The pattern with its holes filled.
  func filled(with holes: [String: String]) -> String {
    var text = pieces.joined(separator: "/")
    for name in holes.keys.sorted() {
      text = text.split(separator: "{\(name)}", omittingEmptySubsequences: false)
        .joined(separator: holes[name] ?? "")
    }
    return text
  }

  private static func pieces(of text: String) -> [Substring] {
    text.split(separator: "/", omittingEmptySubsequences: false)
  }
}
