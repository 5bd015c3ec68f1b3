/// Tells the language of words from the script they are written in.
///
///     let english = WrittenLanguage(assumed: "en")
///     english.of("Борщ")      // "uk"
///     english.of("Wi-Fi")     // "en"
public struct WrittenLanguage: Hashable, Sendable {
  /// The language words are of, as long as their letters allow it.
  public let assumed: String
  /// Languages words would rather be of than any other of their script.
  public let candidates: [String]
  private let scripts: [TextScript]

  /// Makes a judge of words that are assumed to be of a language.
  public init(assumed: String, candidates: [String] = []) {
    self.assumed = assumed
    self.candidates = candidates
    scripts = TextScript.scripts(of: assumed)
  }

  /// The language of a text: the assumed one, unless none of its letters are of its scripts.
  ///
  /// A short Latin word behind a number is a unit ("5 GB", "−5 °C"), which every language writes.
  public func of(_ text: String) -> String {
    var foreign: TextScript?
    var unit: Int?
    var isAfterNumber = false
    for scalar in text.unicodeScalars {
      guard let script = TextScript.of(scalar) else {
        // "km/h" is one unit.
        if scalar == "/", unit != nil {
          unit = 0
          continue
        }
        if unit != nil { (unit, isAfterNumber) = (nil, false) }
        if scalar.properties.numericType != nil || scalar == "°" {
          isAfterNumber = true
        } else if !scalar.properties.isWhitespace {
          isAfterNumber = false
        }
        continue
      }
      if scripts.contains(script) { return assumed }
      if script == .latin, isAfterNumber, foreign == nil, unit ?? 0 < 4 {
        unit = (unit ?? 0) + 1
        continue
      }
      (unit, isAfterNumber) = (nil, false)
      // Where both are there it is Japanese, not Chinese.
      if foreign == nil || script == .kana { foreign = script }
    }
    guard let foreign else { return assumed }
    return language(in: foreign, of: text.unicodeScalars)
  }

  /// The language letters of a script are taken to be of: the assumed one if it is written so,
  /// else the first candidate that is, else the most likely one.
  public func language(
    in script: TextScript, of text: some Sequence<Unicode.Scalar>
  ) -> String {
    if scripts.contains(script) { return assumed }
    if let known = candidates.first(where: { TextScript.scripts(of: $0).contains(script) }) {
      return known
    }
    switch script {
    case .latin: return "en"
    // Letters that Ukrainian has not.
    case .cyrillic: return text.contains { "ыэъёЫЭЪЁ".unicodeScalars.contains($0) } ? "ru" : "uk"
    case .greek: return "el"
    case .hebrew: return "he"
    case .arabic: return "ar"
    case .devanagari: return "hi"
    case .georgian: return "ka"
    case .armenian: return "hy"
    case .hangul: return "ko"
    case .kana: return "ja"
    case .han: return "zh"
    }
  }
}
