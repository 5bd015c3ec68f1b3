extension UTF8 {
  /// The first byte that cannot be read as UTF-8 (the first of its sequence), or nil.
  ///
  /// Overlong forms, surrogates and numbers past U+10FFFF are refused, so that whoever reads the
  /// text afterwards may decode without looking back.
  static func firstInvalidByte(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let raw = UnsafeRawBufferPointer(bytes)
    var index = 0
    while index < bytes.count {
      // Eight at a time while no top bit is set: nearly all of a document is ASCII.
      while index + 8 <= bytes.count,
        raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
      {
        index += 8
      }
      guard index < bytes.count else { return nil }
      guard bytes[index] >= 0x80 else {
        index += 1
        continue
      }
      guard let length = sequenceLength(at: index, in: bytes) else { return index }
      index += length
    }
    return nil
  }

  /// The length of the well-formed sequence of two to four bytes that begins here, or nil.
  private static func sequenceLength(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let length: Int
    // Only the second byte has bounds of its own; the later ones are plain continuations.
    let second: ClosedRange<UInt8>
    switch bytes[index] {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return nil }
    for later in bytes[(index + 2)..<(index + length)] where !isContinuation(later) { return nil }
    return length
  }
}
