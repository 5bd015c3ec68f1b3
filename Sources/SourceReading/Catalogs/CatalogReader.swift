import EarshotSemantics
import Foundation

/// Reads string catalogs and tables from files.
struct CatalogReader {
  /// The language that was asked for, nil for the app's own.
  var language: String?
  /// The language the project is developed in.
  var development: String?

  /// Reads all files; one that cannot be read is reported and the rest goes on.
  func read(_ paths: [String]) -> Catalogs {
    let sources = paths.filter { $0.hasSuffix(".xcstrings") }.compactMap(Self.sourceLanguage)
    let own = sources.first ?? development.flatMap { $0 == "Base" ? nil : $0 } ?? "en"
    var catalogs = Catalogs(language: language ?? own)
    for path in paths {
      switch (path as NSString).pathExtension {
      case "xcstrings": readCatalog(path, into: &catalogs, own: own)
      case "strings": readTable(path, into: &catalogs, own: own)
      default: readPlurals(path, into: &catalogs, own: own)
      }
    }
    return catalogs
  }

  private static func json(_ path: String) -> [String: Any]? {
    guard let data = FileManager.default.contents(atPath: path), data.count < 64 << 20 else {
      return nil
    }
    return (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
  }

  private static func sourceLanguage(_ path: String) -> String? {
    guard let handle = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? handle.close() }
    let head = (try? handle.read(upToCount: 4_096)).flatMap { $0 } ?? Data()
    let text = String(decoding: head, as: UTF8.self)
    guard let key = text.range(of: "\"sourceLanguage\"") else { return nil }
    let value = text[key.upperBound...].drop { $0 != "\"" }.dropFirst()
    return String(value.prefix { $0 != "\"" })
  }

  private static func table(_ path: String) -> String {
    ((path as NSString).lastPathComponent as NSString).deletingPathExtension
  }

  private func readCatalog(_ path: String, into catalogs: inout Catalogs, own: String) {
    add(Self.json(path), path, to: &catalogs, own: own)
  }

  /// Reads a catalog whose content is at hand.
  static func read(catalog text: String, file: String) -> Catalogs {
    var catalogs = Catalogs()
    let root = try? JSONSerialization.jsonObject(with: Data(text.utf8))
    CatalogReader().add(root as? [String: Any], file, to: &catalogs, own: "en")
    return catalogs
  }

  private func add(
    _ root: [String: Any]?, _ path: String, to catalogs: inout Catalogs, own: String
  ) {
    guard let root, let strings = root["strings"] as? [String: Any] else {
      catalogs.problems.append(
        SourceProblem(file: path, message: "is not a string catalog that can be read"))
      return
    }
    let source = root["sourceLanguage"] as? String ?? own
    let languages = TranslationGaps.languages(of: strings, besides: source)
    for key in strings.keys.sorted() {
      let entry = strings[key] as? [String: Any] ?? [:]
      let translations = entry["localizations"] as? [String: Any] ?? [:]
      let chosen = Self.best(catalogs.language, among: Array(translations.keys)) ?? source
      var forms: [String: String] = [:]
      if let unit = translations[chosen] as? [String: Any] {
        Self.collect(unit, category: "other", into: &forms, depth: 0)
      }
      if forms.isEmpty { forms["other"] = key }
      let gaps = TranslationGaps(of: entry, languages: languages).ofKey
      // A key without letters is the same in all languages.
      let shape = FormatString.shape(of: key)
      if !gaps.isEmpty, shape.contains(where: \.isLetter) {
        let more = gaps.count > 4 ? " and \(gaps.count - 4) more" : ""
        catalogs.gaps[shape] = .init(
          key: key, lacks: gaps.prefix(4).joined(separator: ", ") + more, file: path)
      }
      catalogs.add(forms, for: key, table: Self.table(path), file: path)
    }
  }

  /// The language itself, or the one that differs only in its region.
  static func best(_ language: String, among known: [String]) -> String? {
    if known.contains(language) { return language }
    let base = language.prefix { $0 != "-" && $0 != "_" }
    return known.sorted().first { $0 == base } ?? known.sorted().first { $0.hasPrefix("\(base)-") }
  }

  private static func collect(
    _ unit: [String: Any], category: String, into forms: inout [String: String], depth: Int
  ) {
    guard depth < 8 else { return }
    if let value = (unit["stringUnit"] as? [String: Any])?["value"] as? String {
      forms[category] = value
    }
    guard let variations = unit["variations"] as? [String: Any] else { return }
    if let plural = variations["plural"] as? [String: Any] {
      for name in plural.keys.sorted() {
        if let inner = plural[name] as? [String: Any] {
          collect(inner, category: name, into: &forms, depth: depth + 1)
        }
      }
    }
    if let device = variations["device"] as? [String: Any] {
      let inner = device["iphone"] ?? device["other"]
      if let inner = inner as? [String: Any] {
        collect(inner, category: category, into: &forms, depth: depth + 1)
      }
    }
  }

  /// The language of a file in an `.lproj` folder, nil if it is in none.
  private static func folderLanguage(_ path: String) -> String? {
    for folder in path.split(separator: "/").dropLast().reversed() where folder.hasSuffix(".lproj")
    {
      return String(folder.dropLast(6))
    }
    return nil
  }

  private func isWanted(_ path: String, _ catalogs: Catalogs, own: String) -> Bool {
    guard let folder = Self.folderLanguage(path) else { return true }
    return Self.best(catalogs.language, among: [folder]) != nil
      || (folder == "Base" && Self.best(catalogs.language, among: [own]) != nil)
  }

  private func readTable(_ path: String, into catalogs: inout Catalogs, own: String) {
    guard isWanted(path, catalogs, own: own) else { return }
    guard let data = FileManager.default.contents(atPath: path),
      let entries = StringsFile.entries(of: data)
    else {
      catalogs.problems.append(SourceProblem(file: path, message: "cannot be read"))
      return
    }
    for (key, value) in entries {
      catalogs.add(["other": value], for: key, table: Self.table(path), file: path)
    }
  }

  private func readPlurals(_ path: String, into catalogs: inout Catalogs, own: String) {
    guard isWanted(path, catalogs, own: own) else { return }
    guard let data = FileManager.default.contents(atPath: path),
      let root = (try? PropertyListSerialization.propertyList(from: data, format: nil))
        as? [String: Any]
    else {
      catalogs.problems.append(SourceProblem(file: path, message: "cannot be read"))
      return
    }
    for key in root.keys.sorted() {
      guard let entry = root[key] as? [String: Any],
        let format = entry["NSStringLocalizedFormatKey"] as? String
      else { continue }
      var forms: [String: String] = [:]
      for name in entry.keys.sorted() {
        guard let rule = entry[name] as? [String: Any] else { continue }
        for category in ["zero", "one", "two", "few", "many", "other"] {
          guard let value = rule[category] as? String else { continue }
          let hole = "%#@\(name)@"
          let parts = format.components(separatedBy: hole)
          forms[category] = parts.joined(separator: value)
        }
      }
      if !forms.isEmpty { catalogs.add(forms, for: key, table: Self.table(path), file: path) }
    }
  }
}
