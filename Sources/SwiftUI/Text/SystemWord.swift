import EarshotReader

/// Words the system writes in the language of the app, where the app writes none.
enum SystemWord: Hashable, Sendable {
  case ok, cancel, search, paste, rename, share, files, photos, quickLook

  /// The words in a language.
  func words(in language: String) -> String {
    let words = phrase(in: Phrases.of(language).system).text
    // The screen is called like the button that leads to it, but leads no further.
    return words.hasSuffix("…") ? String(words.dropLast()) : words
  }

  private func phrase(in system: SystemPhrases) -> Phrase {
    switch self {
    case .ok: system.ok
    case .cancel: system.cancel
    case .search: system.search
    case .paste: system.paste
    case .rename: system.rename
    case .share: system.share
    case .files: system.files
    case .photos: system.photos
    case .quickLook: system.quickLook
    }
  }
}

extension SystemWord {
  /// The words in the language of an environment.
  func words(in environment: EnvironmentValues) -> String {
    words(in: environment.locale.identifier.replacing("_", with: "-"))
  }
}

extension Text {
  /// Words of the system's, in the language of the app.
  init(system word: SystemWord) { self.init(.system(word)) }
}
