import EarshotJSON

/// Values of JSON that tools write, taken as far as they are of use: `null`, an empty text and a
/// missing key all mean that nothing is there.
extension JSONNode {
  /// The words of a key; a number or a truth value as it is written.
  func words(_ key: String) -> String? {
    guard let text = self[key]?.scalar, !text.allSatisfy(\.isWhitespace) else { return nil }
    return text
  }

  /// The truth value of a key.
  func flag(_ key: String) -> Bool? {
    guard case .bool(let flag)? = self[key]?.value else { return nil }
    return flag
  }

  /// The strings in the array of a key; what else is in it is left out.
  func texts(_ key: String) -> [String] {
    items(key).compactMap { item in
      guard case .string(let text) = item.value, !text.isEmpty else { return nil }
      return text
    }
  }

  /// The elements of the array of a key.
  func items(_ key: String) -> [JSONNode] {
    guard case .array(let items)? = self[key]?.value else { return [] }
    return items
  }

  /// The numbers in the value, through arrays in arrays: `[[x, y], [width, height]]`.
  var numbers: [Double] {
    switch value {
    case .number(let number): [number]
    case .array(let items):
      items.prefix(4).flatMap { item -> [Double] in
        switch item.value {
        case .number(let number): [number]
        case .array(let inner):
          inner.prefix(4).compactMap {
            if case .number(let number) = $0.value { number } else { nil }
          }
        default: []
        }
      }
    default: []
    }
  }

  /// Where the value stands.
  var dumpPlace: DumpPlace { DumpPlace(line: place.line, column: place.column) }

  private var scalar: String? {
    switch value {
    case .string(let text): return text
    case .number(let number):
      if let whole = Int(exactly: number) { return String(whole) }
      return String(number)
    case .bool(let flag): return flag ? "1" : "0"
    case .null, .array, .object: return nil
    }
  }
}
