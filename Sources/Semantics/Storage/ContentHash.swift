/// A 128-bit fingerprint of bytes: two independent FNV-1a sums over 8-byte words.
///
/// It tells apart the versions of a file; it is no protection against somebody who forges one.
package struct ContentHash: Hashable, Sendable {
  private var first: UInt64 = 0xcbf2_9ce4_8422_2325
  private var second: UInt64 = 0x9ae1_6a3b_2f90_404f

  /// The fingerprint of nothing.
  package init() {}

  /// Adds bytes.
  package mutating func add(_ bytes: UnsafeRawBufferPointer) {
    var position = 0
    while position + 8 <= bytes.count {
      mix(bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self))
      position += 8
    }
    while position < bytes.count {
      mix(UInt64(bytes[position]))
      position += 1
    }
    mix(UInt64(truncatingIfNeeded: bytes.count))
  }

  /// Adds bytes.
  package mutating func add(_ bytes: [UInt8]) { bytes.withUnsafeBytes { add($0) } }

  /// Adds a text.
  package mutating func add(_ text: String) { add(Array(text.utf8)) }

  private mutating func mix(_ word: UInt64) {
    first = (first ^ word) &* 0x0000_0100_0000_01b3
    first ^= first >> 29
    second = (second &+ word) &* 0xff51_afd7_ed55_8ccd
    second ^= second >> 32
  }

  /// The fingerprint as 32 hexadecimal digits.
  package var digits: String { Self.hex(first) + Self.hex(second) }

  private static func hex(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
