extension Collection<UInt8> {
  /// Whether a text stands anywhere in the bytes.
  func contains(_ text: StaticString) -> Bool { firstIndex(of: text) != nil }

  /// Where a text begins in the bytes for the first time.
  func firstIndex(of text: StaticString) -> Index? {
    text.withUTF8Buffer { wanted -> Index? in
      guard let first = wanted.first else { return nil }
      var rest = self[...]
      while let start = rest.firstIndex(of: first) {
        if self[start...].starts(with: wanted) { return start }
        rest = self[index(after: start)...]
      }
      return nil
    }
  }
}

extension [UInt8] {
  /// The first byte past a byte order mark and blanks.
  var firstMark: UInt8? {
    drop { $0 <= UInt8(ascii: " ") || [0xEF, 0xBB, 0xBF].contains($0) }.first
  }
}
