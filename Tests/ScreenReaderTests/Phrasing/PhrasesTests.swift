import EarshotReader
import Testing

@Test(
  "A language is found by its tag, else by its first part, else it is English",
  arguments: [
    ("en", "en"), ("EN", "en"), ("en-GB", "en"), ("en_US", "en"), ("fr-CA", "en"), ("", "en"),
  ])
func languageByTag(tag: String, language: String) {
  #expect(Phrases.of(tag).language == language)
}

@Test(
  "Every phrase has words, and places where numbers go", arguments: Phrases.all)
func everyPhraseHasWords(phrases: Phrases) {
  let found = Found(in: phrases)
  #expect(found.phrases.count > 70)
  #expect(found.patterns.count > 8)
  for (path, phrase) in found.phrases {
    #expect(!phrase.text.isEmpty, "\(path)")
    #expect(!phrase.text.contains("{"), "\(path)")
    #expect(!phrase.spoken.contains("/"), "\(path) is spoken in words")
  }
  for (path, pattern) in found.patterns {
    #expect(pattern.places > 0, "\(path)")
  }
}

@Test("Every language says a number in each form of a counted phrase", arguments: Phrases.all)
func countedPhrases(phrases: Phrases) {
  for counted in [phrases.positions.rowSpan, phrases.positions.columnSpan] {
    for count in 0..<130 {
      #expect(counted.filled(count).text.contains("\(count)"))
    }
  }
}

@Test("Names and numbers go where a language wants them")
func placesInPatterns() {
  let turned = PhrasePattern("{2} {1}", source: .ours)
  #expect(turned.filled("a", "b").text == "b a")
  #expect(turned.filled("a").text == " a")
  #expect(PhrasePattern("{x} {0} {", source: .ours).filled("a").text == "{x} {0} {")
  let position = PhrasePattern("{1} / {2}", spoken: "{1} kautta {2}", source: .apple)
  #expect(position.filled(2, 3).text == "2 / 3")
  #expect(position.filled(2, 3).spoken == "2 kautta 3")
}

@Test(
  "Slavic numbers take the form of their last digits or of their size",
  arguments: [
    (0, "many", "many"), (1, "one", "one"), (2, "few", "few"), (4, "few", "few"),
    (5, "many", "many"), (11, "many", "many"), (12, "many", "many"), (14, "many", "many"),
    (21, "many", "one"), (22, "many", "few"), (25, "many", "many"), (101, "many", "one"),
    (111, "many", "many"), (-1, "one", "one"), (Int.min, "many", "many"),
  ])
func slavicNumbers(count: Int, czech: String, ukrainian: String) {
  let one = PhrasePattern("one", source: .ours)
  let few = PhrasePattern("few", source: .ours)
  let many = PhrasePattern("many", source: .ours)
  #expect(CountedPhrase.oneFewMany(one: one, few: few, many: many).filled(count).text == czech)
  #expect(
    CountedPhrase.byLastDigits(one: one, few: few, many: many).filled(count).text == ukrainian)
}

// MARK: - Everything a language says

/// The phrases inside of a value, with the names of the members that lead to them.
private struct Found {
  var phrases: [(String, Phrase)] = []
  var patterns: [(String, PhrasePattern)] = []

  init(in value: Any) { collect(value, "") }

  private mutating func collect(_ value: Any, _ path: String) {
    switch value {
    case let phrase as Phrase: phrases.append((path, phrase))
    case let pattern as PhrasePattern: patterns.append((path, pattern))
    case let counted as CountedPhrase: patterns += counted.forms.map { (path, $0) }
    default:
      for child in Mirror(reflecting: value).children {
        collect(child.value, "\(path).\(child.label ?? "")")
      }
    }
  }
}
