import EarshotLanguages
import EarshotReader

/// Everything a language says, with the names of the members that lead to it.
struct Found {
  private(set) var rows: [Row] = []

  /// One phrase or one form of it.
  struct Row {
    var path: String
    var text: String
    var spoken: String
    var source: Phrase.Source
    /// How many places for words it has.
    var places: Int
  }

  init(in value: Any) { collect(value, "") }

  /// The words by their path.
  var texts: [(path: String, text: String)] { rows.map { ($0.path, $0.text) } }

  private mutating func collect(_ value: Any, _ path: String) {
    switch value {
    case let phrase as Phrase:
      rows.append(
        Row(
          path: path, text: phrase.text, spoken: phrase.spoken, source: phrase.source, places: 0))
    case let pattern as PhrasePattern: add(pattern, path)
    case let counted as CountedPhrase:
      for (category, pattern) in counted.forms {
        add(pattern, "\(path).\(category.rawValue)")
      }
    default:
      for child in Mirror(reflecting: value).children {
        collect(child.value, "\(path).\(child.label ?? "")")
      }
    }
  }

  private mutating func add(_ pattern: PhrasePattern, _ path: String) {
    let spoken = pattern.filled("1", "2", "3").spoken
    rows.append(
      Row(
        path: path, text: pattern.template, spoken: spoken, source: pattern.source,
        places: pattern.places))
  }
}
