/// Words as far as they are known.
///
/// A running app knows all its words. Source code often has only an expression or a choice
/// between several, and a rule may call a name missing only when provably nothing is there; so
/// a label is never a plain string.
public indirect enum Wording: Hashable, Codable, Sendable {
  /// Words that are known.
  case text(String)
  /// A key that was looked up: `text` is what the string table says, nil if it was not found.
  case localized(key: String, table: String?, text: String?)
  /// Known and unknown pieces one after another.
  case pattern([Wording])
  /// One of several, by conditions that could not be decided.
  case oneOf([Choice])
  /// An expression whose words are unknown; `nonEmpty` if they provably are not empty.
  case unresolved(String, nonEmpty: Bool)

  /// One branch of a choice, with the condition under which it is heard.
  public struct Choice: Hashable, Codable, Sendable {
    /// The condition as it was written, nil for "otherwise".
    public var when: String?
    /// The words of this branch.
    public var words: Wording

    /// Creates a branch.
    public init(when: String?, words: Wording) {
      self.when = when
      self.words = words
    }
  }
}

extension Wording: ExpressibleByStringLiteral {
  /// Words that are known.
  public init(stringLiteral value: String) { self = .text(value) }
}

extension Wording {
  /// The words as they are printed: what is unknown stands in ‹angle quotes›.
  ///
  ///     Wording.unresolved("user.name", nonEmpty: false).shown    // ‹user.name›
  public var shown: String {
    switch self {
    case .text(let text): text
    case .localized(let key, _, let text): text ?? key
    case .pattern(let pieces): pieces.map(\.shown).joined()
    case .oneOf(let choices): "‹\(choices.map(\.words.bare).joined(separator: " | "))›"
    case .unresolved(let expression, _): "‹\(expression)›"
    }
  }

  /// The words as they are spoken: an unknown expression by its last name, a choice by its first.
  ///
  ///     Wording.unresolved("user.name", nonEmpty: false).spoken   // name
  public var spoken: String {
    switch self {
    case .text(let text): text
    case .localized(let key, _, let text): text ?? key
    case .pattern(let pieces): pieces.map(\.spoken).joined()
    case .oneOf(let choices): choices.first?.words.spoken ?? ""
    case .unresolved(let expression, _): Self.lastName(of: expression)
    }
  }

  /// The words, if all of them are known.
  public var known: String? {
    switch self {
    case .text(let text): text
    case .localized(_, _, let text): text
    case .pattern(let pieces):
      pieces.reduce(String?.some("")) { sum, piece in
        guard let sum, let text = piece.known else { return nil }
        return sum + text
      }
    case .oneOf, .unresolved: nil
    }
  }

  /// Whether some of the words are unknown.
  public var isUnresolved: Bool { known == nil && !isUntranslatedKey }

  /// Whether there provably are no words.
  public var isEmpty: Bool {
    switch self {
    case .text(let text): text.isEmpty
    case .localized(let key, _, let text): (text ?? key).isEmpty
    case .pattern(let pieces): pieces.allSatisfy(\.isEmpty)
    case .oneOf(let choices): choices.allSatisfy(\.words.isEmpty)
    case .unresolved: false
    }
  }

  /// Whether there provably are words.
  public var isNonEmpty: Bool {
    switch self {
    case .text(let text): !text.isEmpty
    case .localized(let key, _, let text): !(text ?? key).isEmpty
    case .pattern(let pieces): pieces.contains(where: \.isNonEmpty)
    case .oneOf(let choices): !choices.isEmpty && choices.allSatisfy(\.words.isNonEmpty)
    case .unresolved(_, let nonEmpty): nonEmpty
    }
  }

  /// A key without a translation is shown to the user as it is, so its words are known.
  private var isUntranslatedKey: Bool {
    if case .localized = self { true } else { false }
  }

  /// Inside a choice the quotes of the choice stand for those of its branches.
  private var bare: String {
    if case .unresolved(let expression, _) = self { expression } else { shown }
  }

  /// The last word of an expression that is a name: `user.fullName()` is "full name".
  private static func lastName(of expression: String) -> String {
    var name = ""
    var last = ""
    for character in expression {
      if character.isLetter || character.isNumber || character == "_" {
        name.append(character)
      } else {
        if !name.isEmpty { last = name }
        name = ""
        // Arguments are not the name of a call.
        if character == "(" || character == "[" { break }
      }
    }
    if !name.isEmpty { last = name }
    return spaced(last)
  }

  private static func spaced(_ name: String) -> String {
    var words = ""
    var previous: Character?
    for character in name {
      if character == "_" {
        words.append(" ")
      } else if character.isUppercase, let previous, previous.isLowercase || previous.isNumber {
        words.append(" ")
        words.append(contentsOf: character.lowercased())
      } else {
        words.append(character)
      }
      previous = character
    }
    return words
  }
}

extension Optional<Wording> {
  /// The words if there are any: nil and provably empty count as absent (rule S2).
  public var present: Wording? {
    guard let self, !self.isEmpty else { return nil }
    return self
  }
}
