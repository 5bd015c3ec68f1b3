import Synchronization

/// The words of one table of a bundle, in every language it has.
///
/// Reads `.xcstrings` catalogs, and `.strings` tables in `.lproj` folders.
struct StringCatalog: Sendable {
  /// By language, by key.
  private var entries: [String: [String: Entry]] = [:]
  private var source = "en"

  enum Entry: Sendable {
    case words(String)
    /// By plural category.
    case plural([String: String])
  }

  /// The words of a key, nil if no table has them.
  ///
  /// Without a bundle they are the app's. On Linux nothing can be put into the main bundle of a
  /// package's program, so the bundles of resources beside it are looked through as well.
  static func words(
    of key: LocalizedStringKey, table: String?, bundle: Bundle?, in locale: Locale
  ) -> String? {
    for bundle in bundle.map({ [$0] }) ?? ofProgram {
      let catalog = of(bundle, table: table ?? "Localizable")
      let found = catalog?.words(of: key.key, in: locale, arguments: key.arguments)
      if let found { return found }
    }
    return nil
  }

  /// The main bundle, and those that the package manager puts beside the program.
  private static let ofProgram: [Bundle] = {
    let folder = Bundle.main.bundleURL
    let beside = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let resources = beside.filter { $0.hasSuffix(".resources") }.sorted()
    return [.main] + resources.compactMap { Bundle(path: folder.appendingPathComponent($0).path) }
  }()

  /// The table of a bundle, read once; nil if there is none.
  private static func of(_ bundle: Bundle, table: String) -> StringCatalog? {
    let key = bundle.bundlePath + "\u{0}" + table
    if let known = tables.withLock({ $0[key] }) { return known }
    let read = StringCatalog(bundle, table)
    tables.withLock { $0[key] = .some(read) }
    return read
  }

  private static let tables = Mutex<[String: StringCatalog?]>([:])

  private init?(_ bundle: Bundle, _ table: String) {
    if let url = bundle.url(forResource: table, withExtension: "xcstrings"),
      let data = try? Data(contentsOf: url)
    {
      read(catalog: data)
    }
    for language in bundle.localizations.sorted() {
      let folder = bundle.bundlePath + "/\(language).lproj"
      if let data = FileManager.default.contents(atPath: "\(folder)/\(table).strings") {
        for (key, words) in StringsTable.read(String(decoding: data, as: UTF8.self)) {
          entries[language, default: [:]][key] = .words(words)
        }
      }
    }
    if entries.isEmpty { return nil }
  }

  private mutating func read(catalog data: Data) {
    guard let json = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let strings = json["strings"] as? [String: Any]
    else { return }
    source = json["sourceLanguage"] as? String ?? "en"
    for (key, value) in strings {
      let string = value as? [String: Any] ?? [:]
      for (language, value) in string["localizations"] as? [String: Any] ?? [:] {
        guard let localization = value as? [String: Any] else { continue }
        entries[language, default: [:]][key] = Self.entry(localization)
      }
      if entries[source]?[key] == nil { entries[source, default: [:]][key] = .words(key) }
    }
  }

  private static func entry(_ localization: [String: Any]) -> Entry? {
    func words(_ value: Any?) -> String? {
      ((value as? [String: Any])?["stringUnit"] as? [String: Any])?["value"] as? String
    }
    if let found = words(localization) { return .words(found) }
    guard let variations = localization["variations"] as? [String: Any],
      let plural = variations["plural"] as? [String: Any]
    else { return nil }
    return .plural(plural.compactMapValues(words))
  }

  /// The words of a key in a language, else in the language the app was written in.
  func words(
    of key: String, in locale: Locale, arguments: [LocalizedStringKey.Argument]
  ) -> String? {
    let full = locale.identifier.replacing("_", with: "-")
    let short = locale.language.languageCode?.identifier ?? full
    guard let entry = entries[full]?[key] ?? entries[short]?[key] ?? entries[source]?[key] else {
      return nil
    }
    switch entry {
    case .words(let words): return words
    case .plural(let forms):
      let numbers = arguments.lazy.compactMap { argument -> Int64? in
        if case .integer(let number) = argument { number } else { nil }
      }
      let category = PluralCategory.of(numbers.first ?? 0, in: short)
      return forms[category] ?? forms["other"]
    }
  }
}

/// The plural forms of the languages the reader speaks, by CLDR.
enum PluralCategory {
  /// The form a whole number takes.
  static func of(_ number: Int64, in language: String) -> String {
    let count = number.magnitude
    switch language {
    case "cs":
      return count == 1 ? "one" : (2...4).contains(count) ? "few" : "other"
    case "uk":
      let ten = count % 10
      let hundred = count % 100
      if ten == 1, hundred != 11 { return "one" }
      if (2...4).contains(ten), !(12...14).contains(hundred) { return "few" }
      return "many"
    default: return count == 1 ? "one" : "other"
    }
  }
}

/// A table of `"key" = "words";` lines.
enum StringsTable {
  /// The pairs of a table; what is no pair is skipped.
  static func read(_ text: String) -> [String: String] {
    var pairs: [String: String] = [:]
    var strings: [String] = []
    var current: String?
    var rest = Substring(text)
    while let character = rest.popFirst() {
      if let string = current {
        switch character {
        case "\\": current = string + escaped(rest.popFirst())
        case "\"":
          strings.append(string)
          current = nil
        default: current = string + String(character)
        }
      } else if character == "\"" {
        current = ""
      } else if character == ";" {
        if strings.count == 2 { pairs[strings[0]] = strings[1] }
        strings = []
      } else if character == "/", rest.first == "*" {
        rest = rest.range(of: "*/").map { rest[$0.upperBound...] } ?? ""
      } else if character == "/", rest.first == "/" {
        rest = rest.firstIndex(where: \.isNewline).map { rest[$0...] } ?? ""
      }
    }
    return pairs
  }

  private static func escaped(_ character: Character?) -> String {
    switch character {
    case "n": "\n"
    case "t": "\t"
    case let other?: String(other)
    case nil: ""
    }
  }
}
