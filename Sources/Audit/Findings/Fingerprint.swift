/// The name of a finding that stays the same while the finding does.
///
/// Made of the rule, the way to the element, which of several alike it is and the file, and of
/// nothing else: neither words nor lines change it.
enum Fingerprint {
  /// The fingerprint as sixteen hexadecimal digits (64-bit FNV-1a).
  static func of(rule: String, path: String, occurrence: Int, file: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for piece in [rule, path, String(occurrence), file] {
      for byte in piece.utf8 {
        hash ^= UInt64(byte)
        hash &*= 0x100_0000_01b3
      }
      // A byte that is in no text, so that pieces cannot run into each other.
      hash ^= 0xff
      hash &*= 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
