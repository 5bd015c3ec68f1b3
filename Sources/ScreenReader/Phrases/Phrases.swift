import EarshotLanguages

/// The reader's own words in one language: what it says besides what an app wrote.
///
/// A language is one file, `Phrases/NAME.swift`, with one value of this type. Nothing has a
/// default, so a language that lacks a word does not compile.
public struct Phrases: Hashable, Sendable {
  /// The language, as BCP 47.
  public let language: String
  /// How numbers are written.
  public let numbers: NumberFormat
  /// What things are: "Button".
  public let roles: RolePhrases
  /// How things are: "Dimmed".
  public let states: StatePhrases
  /// Where things are: "2 of 3".
  public let positions: PositionPhrases
  /// What can be done: "Double tap to edit.".
  public let hints: HintPhrases
  /// What the rotor can be turned to.
  public let rotors: RotorPhrases
  /// What the system adds to screens: "Back", "dismiss popup".
  public let system: SystemPhrases
}

extension Phrases {
  /// Every language there is, English first.
  public static let all: [Phrases] = [
    .english, .finnish, .swedish, .german, .czech, .ukrainian,
  ]

  /// The words of a language: of exactly this tag, else of its first part, else English.
  ///
  ///     Phrases.of("en-GB").roles.button.text     // Button
  public static func of(_ tag: String) -> Phrases {
    let tag = tag.lowercased()
    return all.first { $0.language.lowercased() == tag }
      ?? all.first { LanguageTag.isSame($0.language, tag) } ?? .english
  }
}
