/// Prepares a text for speaking and for showing.
///
/// The transcript keeps the text as VoiceOver gets it; only what goes to the synthesiser or into
/// a caption passes through here. What the synthesiser would read wrongly (signs, currencies,
/// units) belongs into `prepared(_:)` as well.
public enum SpeechText {
  /// The text as the synthesiser gets it, or nil when there is nothing to speak.
  ///
  /// Line ends stay, as a pause; other control characters and directional overrides are not
  /// sound, so they go, and a tab is a space.
  public static func prepared(_ text: String) -> String? {
    let clean = cleaned(text)
    guard let first = clean.firstIndex(where: { !$0.isWhitespace }),
      let last = clean.lastIndex(where: { !$0.isWhitespace })
    else { return nil }
    return String(clean[first...last])
  }

  /// The text on one line, safe to show on a terminal.
  package static func printable(_ text: String) -> String {
    var line = String.UnicodeScalarView()
    for scalar in cleaned(text).unicodeScalars { line.append(scalar == "\n" ? " " : scalar) }
    return String(line)
  }

  /// The text with every line end as `\n` and without what is neither sound nor sight.
  static func cleaned(_ text: String) -> String {
    var clean = String.UnicodeScalarView()
    var afterReturn = false
    for scalar in text.unicodeScalars {
      defer { afterReturn = scalar == "\r" }
      switch scalar {
      case "\n" where afterReturn: continue
      case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": clean.append("\n")
      case "\t": clean.append(" ")
      default: if !isInvisible(scalar) { clean.append(scalar) }
      }
    }
    return String(clean)
  }

  /// Whether a scalar only steers: a control, a directional embedding, override or isolate.
  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x202A...0x202E, 0x2066...0x2069: true
    case 0xFEFF: true
    default: false
    }
  }
}
