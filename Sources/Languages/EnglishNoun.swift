/// How English counts with a noun: "1 glass", "3 glasses".
public enum EnglishNoun {
  /// The form of a noun for more than one.
  ///
  ///     EnglishNoun.plural(of: "recipe")     // recipes
  ///     EnglishNoun.plural(of: "Berry")      // Berries
  public static func plural(of noun: String) -> String {
    let lower = noun.lowercased()
    if unchanging.contains(lower) || plurals.contains(lower) { return noun }
    if let irregular = irregular[lower] { return irregular.cased(as: noun) }
    // Written in the plural already.
    if lower.hasSuffix("s"), !["ss", "us", "is"].contains(where: lower.hasSuffix) { return noun }
    if lower.hasSuffix("y"), let before = lower.dropLast().last, !"aeiou".contains(before) {
      return String(noun.dropLast()) + "ies"
    }
    if lower.hasSuffix("o"), withE.contains(lower) { return noun + "es" }
    if ["s", "x", "z", "ch", "sh"].contains(where: lower.hasSuffix) { return noun + "es" }
    return noun + "s"
  }

  /// The words with their noun in the form that goes with the number among them; as they are if
  /// there is no number.
  ///
  /// The noun is the last word before a preposition, else the last of all.
  ///
  ///     EnglishNoun.agreeing("3 glass of water")     // 3 glasses of water
  public static func agreeing(_ words: String) -> String {
    var parts = words.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard let number = parts.firstIndex(where: { $0.first?.isNumber == true }),
      parts[number].filter(\.isNumber) != "1" || parts[number].contains("."),
      let noun = nounIndex(in: parts, behind: number)
    else { return words }
    let letters = parts[noun].prefix { $0.isLetter || $0 == "-" || $0 == "’" || $0 == "'" }
    guard !letters.isEmpty else { return words }
    parts[noun] = plural(of: String(letters)) + parts[noun].dropFirst(letters.count)
    return parts.joined(separator: " ")
  }

  private static func nounIndex(in parts: [String], behind number: Int) -> Int? {
    let behind = parts.indices.filter { $0 > number && !parts[$0].isEmpty }
    let end = behind.firstIndex { prepositions.contains(parts[$0].lowercased()) } ?? behind.endIndex
    return end > 0 ? behind[end - 1] : nil
  }

  private static let prepositions: Set<String> = [
    "of", "in", "on", "at", "for", "from", "to", "with", "by", "left", "per", "ago",
  ]
  private static let unchanging: Set<String> = [
    "sheep", "fish", "deer", "series", "species", "aircraft", "news", "information", "equipment",
  ]
  private static let irregular: [String: String] = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet",
    "tooth": "teeth", "goose": "geese", "mouse": "mice", "ox": "oxen", "leaf": "leaves",
    "loaf": "loaves", "knife": "knives", "life": "lives", "wife": "wives", "half": "halves",
    "shelf": "shelves", "wolf": "wolves", "calf": "calves", "thief": "thieves",
    "analysis": "analyses", "crisis": "crises", "basis": "bases", "quiz": "quizzes",
    "gas": "gases", "lens": "lenses", "canvas": "canvases", "atlas": "atlases",
    "criterion": "criteria", "phenomenon": "phenomena", "index": "indices",
  ]
  private static let plurals = Set(irregular.values)
  private static let withE: Set<String> = ["tomato", "potato", "hero", "echo", "veto", "torpedo"]
}

extension String {
  /// The word with a capital if another has one.
  fileprivate func cased(as other: String) -> String {
    guard other.first?.isUppercase == true else { return self }
    return prefix(1).uppercased() + dropFirst()
  }
}
