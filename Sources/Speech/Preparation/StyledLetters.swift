/// Letters in disguise: mathematical bold, script, full width, in circles.
///
/// To a synthesiser they are code points to be spelled; to people they are letters.
enum StyledLetters {
  /// The plain letters a character stands for; nil if it is none of them.
  static func plain(_ scalar: Unicode.Scalar) -> Substring? {
    scalar.value < 0x80 ? nil : letters[scalar.value]
  }

  private static let letters: [UInt32: Substring] = {
    var letters: [UInt32: Substring] = [:]
    for line in table.split(separator: "\n") {
      let fields = line.split(separator: " ")
      guard fields.count == 2, let value = UInt32(fields[0], radix: 16) else { continue }
      letters[value] = fields[1]
    }
    return letters
  }()
}
