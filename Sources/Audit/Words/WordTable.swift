import EarshotSemantics

/// The words of one language that rules about labels look for, in all their forms, in small
/// letters.
struct WordTable: Sendable {
  /// The language, as BCP 47.
  let language: String
  /// Words for what things are; a label of such a thing repeats them.
  let roles: [(trait: Traits, words: [String])]
  /// Words for how things are.
  let states: [(state: State, words: [String])]
  /// Whole labels that tell nothing of where a link leads.
  let vague: [String]

  /// How a thing can be, where the reader says so by itself.
  enum State: Sendable { case selected, dimmed, expanded, collapsed }

  /// The tables, English first.
  static let all: [WordTable] = [.english, .finnish, .swedish, .german, .czech, .ukrainian]

  /// The table of a language; nil where there is none.
  static func of(_ tag: String) -> WordTable? {
    let primary = tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
    return all.first { $0.language == primary }
  }
}

/// A label taken apart into the words that are compared.
struct LabelWords {
  /// The words, in small letters, without marks.
  let words: [String]

  init(_ text: String) {
    words = text.lowercased().split { !$0.isLetter && !$0.isNumber && !Self.isApostrophe($0) }
      .map { $0.filter { !Self.isApostrophe($0) } }
  }

  /// Whether the last words are these.
  func ends(with phrase: String) -> Bool { words.ends(with: LabelWords(phrase).words) }

  /// Whether the first words are these.
  func starts(with phrase: String) -> Bool { words.starts(with: LabelWords(phrase).words) }

  /// Whether these are all the words.
  func equals(_ phrase: String) -> Bool { words == LabelWords(phrase).words }

  /// Apostrophes belong to words, and come in three shapes.
  private static func isApostrophe(_ character: Character) -> Bool {
    character == "'" || character == "\u{2019}" || character == "\u{02BC}"
  }
}

extension [String] {
  fileprivate func ends(with other: [String]) -> Bool {
    !other.isEmpty && count >= other.count && Array(suffix(other.count)) == other
  }
}
