import EarshotSemantics

/// The string tables of an app, in the language that is asked for.
struct Catalogs: Sendable {
  /// An entry of a table.
  struct Entry: Sendable {
    /// The words in the language, by plural category; "other" where there is no plural.
    var forms: [String: String]
    var file: String
  }

  /// A part of a key: words, or the place of an argument, whose number may be known.
  enum KeyPiece {
    case text(String)
    case argument(count: Int?)
  }

  /// The language of the words, as BCP 47.
  var language: String
  /// The entries by table, then by the shape of their key.
  var tables: [String: [String: [Entry]]] = [:]
  /// The keys by the names that generated symbols have.
  var symbols: [String: String] = [:]
  var problems: [SourceProblem] = []
  /// What keys lack in the languages of the app, by the shape of the key.
  var gaps: [String: Gap] = [:]

  /// A key that some language has no words for.
  struct Gap: Sendable {
    var key: String
    /// What it lacks, in words.
    var lacks: String
    /// The catalog.
    var file: String

    /// The name of the catalog, without its folder.
    var name: String { file.split(separator: "/").last.map(String.init) ?? file }
  }

  init(language: String = "en") { self.language = language }

  /// The words of a key; a key that no table has is heard as it is.
  func words(
    of key: [KeyPiece], filling values: [Wording], table: String?, file: String?
  ) -> Wording {
    var shape = ""
    var count: Int?
    for piece in key {
      switch piece {
      case .text(let text): shape += text
      case .argument(let number):
        shape += "\u{1}"
        count = count ?? number
      }
    }
    let arguments = zip(key, values).compactMap { piece, value in
      if case .argument = piece { value } else { nil }
    }
    let keyText = shape.split(separator: "\u{1}", omittingEmptySubsequences: false)
      .joined(separator: "%@")
    guard let entry = entry(shape, table: table ?? "Localizable", file: file) else {
      if arguments.isEmpty {
        return tables.isEmpty ? .text(keyText) : .localized(key: keyText, table: table, text: nil)
      }
      return Evaluator.joined(values)
    }
    let category = count.map { Plural.category(of: $0, in: language) } ?? "other"
    let format =
      entry.forms[count == 0 ? "zero" : category] ?? entry.forms[category]
      ?? entry.forms["other"] ?? entry.forms.min { $0.key < $1.key }?.value ?? keyText
    guard !arguments.isEmpty else { return .localized(key: keyText, table: table, text: format) }
    let pieces = FormatString.parts(of: format).map { part -> Wording in
      switch part {
      case .text(let text): .text(text)
      case .hole(let position, _):
        arguments.indices.contains(position) ? arguments[position] : .text("")
      }
    }
    return Evaluator.joined(pieces)
  }

  /// The words of a generated symbol: `Text(.welcomeBack)`.
  func words(symbol: String) -> Wording? {
    guard let key = symbols[symbol] else { return nil }
    return words(of: [.text(key)], filling: [.text(key)], table: nil, file: nil)
  }

  func entry(_ shape: String, table: String, file: String?) -> Entry? {
    guard let found = tables[table]?[shape] ?? tables[table]?[FormatString.shape(of: shape)] else {
      return nil
    }
    guard found.count > 1, let file else { return found.first }
    var best = found.first
    var longest = -1
    for entry in found {
      let shared = Program.sharedFolders(entry.file, file)
      if shared > longest {
        best = entry
        longest = shared
      }
    }
    return best
  }

  mutating func add(_ forms: [String: String], for key: String, table: String, file: String) {
    let shape = FormatString.shape(of: key)
    tables[table, default: [:]][shape, default: []].append(Entry(forms: forms, file: file))
    let symbol = Self.symbol(of: key)
    if symbols[symbol] == nil { symbols[symbol] = key }
  }

  /// The name that Xcode generates for a key: "Welcome back" is `welcomeBack`.
  static func symbol(of key: String) -> String {
    var name = ""
    for word in key.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      let first = word.prefix(1)
      name += (name.isEmpty ? first.lowercased() : first.uppercased()) + word.dropFirst()
    }
    return name
  }
}

/// The plural categories of the languages the product speaks.
enum Plural {
  static func category(of count: Int, in language: String) -> String {
    let code = language.prefix { $0 != "-" && $0 != "_" }
    let ones = count % 10
    let tens = count % 100
    switch code {
    case "ja", "ko", "zh", "th", "vi", "id": return "other"
    case "cs", "sk":
      return count == 1 ? "one" : (2...4).contains(count) ? "few" : "other"
    case "uk", "ru", "be":
      if ones == 1, tens != 11 { return "one" }
      return (2...4).contains(ones) && !(12...14).contains(tens) ? "few" : "many"
    case "pl":
      if count == 1 { return "one" }
      return (2...4).contains(ones) && !(12...14).contains(tens) ? "few" : "many"
    case "fr": return count == 0 || count == 1 ? "one" : "other"
    default: return count == 1 ? "one" : "other"
    }
  }
}
