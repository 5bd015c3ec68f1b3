import EarshotSemantics

/// What the texts of a catalog lack in the languages of the app.
struct TranslationGaps: Sendable {
  /// What a text lacks: "de", "the form 'few' in uk".
  private(set) var ofKey: [String] = []

  /// Looks through one entry of a string catalog.
  ///
  /// - Parameters:
  ///   - entry: The entry, as JSON.
  ///   - languages: The languages of the app besides the one it is written in.
  init(of entry: [String: Any], languages: [String]) {
    guard entry["shouldTranslate"] as? Bool != false, entry["extractionState"] as? String != "stale"
    else { return }
    let translations = entry["localizations"] as? [String: Any] ?? [:]
    for language in languages {
      guard let unit = translations[language] as? [String: Any], Self.isWritten(unit, depth: 0)
      else {
        ofKey.append(language)
        continue
      }
      guard let plural = Self.plural(of: unit) else { continue }
      for category in Plural.categories(of: language)
      where plural[category] == nil && plural["other"] != nil && category != "other" {
        ofKey.append("the form '\(category)' in \(language)")
      }
    }
  }

  /// The languages of a catalog: those that half of its texts are written in, without its own.
  static func languages(of strings: [String: Any], besides source: String) -> [String] {
    var counts: [String: Int] = [:]
    var all = 0
    for case let entry as [String: Any] in strings.values {
      guard let translations = entry["localizations"] as? [String: Any],
        entry["shouldTranslate"] as? Bool != false
      else { continue }
      all += 1
      for language in translations.keys { counts[language, default: 0] += 1 }
    }
    // A variant of the language it is written in falls back on that.
    let base = source.prefix { $0 != "-" && $0 != "_" }
    return counts.filter { language, count in
      count * 2 >= all && language.prefix { $0 != "-" && $0 != "_" } != base
    }.map(\.key).sorted()
  }

  private static func isWritten(_ unit: [String: Any], depth: Int) -> Bool {
    guard depth < 8 else { return false }
    if let text = unit["stringUnit"] as? [String: Any] {
      return text["state"] as? String != "new" && text["value"] as? String != nil
    }
    let parts = [unit["variations"], unit["substitutions"], unit["plural"], unit["device"]]
    if parts.contains(where: { $0 != nil }) { return true }
    return unit.values.contains { inner in
      (inner as? [String: Any]).map { isWritten($0, depth: depth + 1) } ?? false
    }
  }

  private static func plural(of unit: [String: Any]) -> [String: Any]? {
    (unit["variations"] as? [String: Any])?["plural"] as? [String: Any]
  }
}

extension Plural {
  /// The categories that whole numbers have in a language.
  static func categories(of language: String) -> [String] {
    var found: [String] = []
    for count in 0...112 {
      let category = category(of: count, in: language)
      if !found.contains(category) { found.append(category) }
    }
    return found.sorted()
  }
}
