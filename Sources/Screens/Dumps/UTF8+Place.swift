extension [UInt8] {
  /// The place of the first byte that is not UTF-8, nil if all are.
  var firstNonUTF8: DumpPlace? {
    guard String(validating: self, as: UTF8.self) == nil else { return nil }
    var valid = 0
    var decoder = UTF8()
    var bytes = makeIterator()
    decoding: while true {
      switch decoder.decode(&bytes) {
      case .scalarValue(let scalar): valid += UTF8.width(scalar)
      case .emptyInput, .error: break decoding
      }
    }
    let before = self[..<Swift.min(valid, count)]
    let lines = before.count { $0 == UInt8(ascii: "\n") }
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return DumpPlace(line: lines + 1, column: before.count - start + 1)
  }
}
