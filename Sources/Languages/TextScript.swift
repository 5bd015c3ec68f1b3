/// The script letters are written in, as far as a language or a voice can be told from it.
public enum TextScript: Hashable, Sendable, CaseIterable {
  /// English, Finnish and most others.
  case latin
  /// Ukrainian, Russian.
  case cyrillic
  /// Greek.
  case greek
  /// Hebrew, Yiddish.
  case hebrew
  /// Arabic, Persian.
  case arabic
  /// Hindi, Marathi.
  case devanagari
  /// Georgian.
  case georgian
  /// Armenian.
  case armenian
  /// Korean.
  case hangul
  /// Japanese, beside Han.
  case kana
  /// Chinese, Japanese.
  case han

  /// The script of a letter; nil for digits, signs, blanks and scripts that are not told apart.
  public static func of(_ scalar: Unicode.Scalar) -> TextScript? {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A: .latin
    case 0...0xBF: scalar == "ª" || scalar == "º" ? .latin : nil
    case 0xD7, 0xF7: nil
    case 0xC0...0x2AF, 0x1D00...0x1D25, 0x1E00...0x1EFF, 0x2C60...0x2C7F, 0xA722...0xA7FF: .latin
    case 0xFB00...0xFB06, 0xFF21...0xFF3A, 0xFF41...0xFF5A: .latin
    case 0x370...0x373, 0x376...0x37D, 0x37F...0x3FF, 0x1F00...0x1FFF: .greek
    case 0x400...0x52F, 0x1C80...0x1C8F, 0x2DE0...0x2DFF, 0xA640...0xA69F: .cyrillic
    case 0x531...0x58A: .armenian
    case 0x591...0x5F4, 0xFB1D...0xFB4F: .hebrew
    case 0x620...0x65F, 0x66E...0x6D3, 0x6D5...0x6EF, 0x6FA...0x77F, 0x8A0...0x8FF,
      0xFB50...0xFDFF, 0xFE70...0xFEFC:
      .arabic
    case 0x900...0x963, 0x970...0x97F: .devanagari
    case 0x10A0...0x10FF, 0x1C90...0x1CBF, 0x2D00...0x2D2F: .georgian
    case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7AF: .hangul
    case 0x3041...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: .kana
    case 0x3005, 0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x323AF: .han
    default: nil
    }
  }

  /// The scripts a language is written in; of a language that is not known, Latin.
  public static func scripts(of tag: String) -> [TextScript] {
    let parts = tag.lowercased().split { $0 == "-" || $0 == "_" }
    if parts.dropFirst().contains("latn") { return [.latin] }
    if parts.dropFirst().contains("cyrl") { return [.cyrillic] }
    return switch parts.first {
    case "uk", "ru", "be", "bg", "mk", "sr", "kk", "ky", "tg", "mn", "tt": [.cyrillic]
    case "el": [.greek]
    case "he", "iw", "yi": [.hebrew]
    case "ar", "fa", "ur", "ps", "ckb", "ug": [.arabic]
    case "hi", "mr", "ne": [.devanagari]
    case "ka": [.georgian]
    case "hy": [.armenian]
    case "ko": [.hangul, .han]
    case "ja": [.kana, .han]
    case "zh", "cmn", "yue": [.han]
    default: [.latin]
    }
  }
}
