import EarshotSemantics

extension Rule {
  static let languageUnmarked = Rule(
    "language-unmarked", .warning, ["3.1.2"],
    "Text in another script is read by a voice that cannot read it.",
    proof: "The language of the text is stated, and two letters or more in a row are of a script "
      + "that this language does not use.",
    guards: "Inputs that do not state a language, which are not determined; Latin letters in any "
      + "language; single letters, as in formulas; text typed by people.",
    bad: [
      .elements("{ label: 'Українська' }"),
      .elements("{ label: 'Open the 検索 page', traits: ['button'] }"),
    ],
    good: [
      .elements("{ label: 'Українська', language: 'uk' }"),
      .elements("{ label: 'Angle α of the roof' }"),
      .elements("{ label: 'Пошук Google', language: 'uk' }"),
    ],
    check: .screen { screen, verdicts in
      var open = false
      for (index, stop) in screen.stops.enumerated() where !stop.element.isField {
        let element = stop.element
        guard element.systemRole == nil || element.systemRole == .title,
          let text = element.label?.known ?? element.value?.known,
          let script = Script.foreign(in: text, language: screen.language(of: element) ?? "en")
        else { continue }
        let fix =
          "set the language of the text, as with environment(\\.locale) or a "
          + "languageIdentifier"
        guard screen.knowledge.contains(.languages),
          let language = screen.language(of: element)
        else {
          // Once for a screen: what is not known of one text is not known of any.
          if !open {
            verdicts.leaveOpen(
              .stop(index), "\(screen.name(.stop(index))) may be in another language", fix: fix,
              because: "the input does not state its language")
          }
          open = true
          continue
        }
        verdicts.report(
          .stop(index),
          "\(screen.name(.stop(index))) is written in \(script.rawValue) and read as \(quoted(language))",
          fix: fix)
      }
    })
}

/// The scripts that voices do not share.
enum Script: String, CaseIterable {
  case cyrillic = "Cyrillic"
  case greek = "Greek"
  case hebrew = "Hebrew"
  case arabic = "Arabic"
  case devanagari = "Devanagari"
  case thai = "Thai"
  case hangul = "Hangul"
  case kana = "Kana"
  case han = "Han"

  /// The script of a letter; nil for Latin and for what every voice reads.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x0370...0x03FF, 0x1F00...0x1FFF: self = .greek
    case 0x0400...0x052F: self = .cyrillic
    case 0x0590...0x05FF: self = .hebrew
    case 0x0600...0x06FF, 0x0750...0x077F: self = .arabic
    case 0x0900...0x097F: self = .devanagari
    case 0x0E00...0x0E7F: self = .thai
    case 0x1100...0x11FF, 0xAC00...0xD7AF: self = .hangul
    case 0x3041...0x30FF: self = .kana
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0x20000...0x2A6DF: self = .han
    default: return nil
    }
  }

  /// The scripts a language is written in besides Latin.
  private static func own(_ language: String) -> Set<Script> {
    switch language.prefix(while: { $0 != "-" && $0 != "_" }).lowercased() {
    case "uk", "ru", "be", "bg", "sr", "mk", "kk", "ky", "mn": [.cyrillic]
    case "el": [.greek]
    case "he", "yi": [.hebrew]
    case "ar", "fa", "ur", "ps": [.arabic]
    case "hi", "mr", "ne": [.devanagari]
    case "th": [.thai]
    case "ko": [.hangul, .han]
    case "ja": [.kana, .han]
    case "zh", "yue": [.han]
    default: []
    }
  }

  /// The first script in a text that a language is not written in, two letters or more of it.
  static func foreign(in text: String, language: String) -> Script? {
    // Nearly every text of a Latin language is below the first of these scripts.
    guard text.utf8.contains(where: { $0 >= 0xCD }) else { return nil }
    let own = own(language)
    var last: Script?
    for scalar in text.unicodeScalars {
      let script = scalar.properties.isAlphabetic ? Script(scalar) : nil
      if let script, script == last, !own.contains(script) { return script }
      last = script
    }
    return nil
  }
}
