import EarshotJSON

/// What a project writes into `earshot.json`, which is JSON5.
///
/// ```json5
/// {
///   severity: { "no-headings": "warning" },
///   off: ["symbol-as-name"],
///   exclude: ["Vendor/**"],
///   words: { en: { spelled: ["NASA"] } },
///   budgets: { seconds: 60, mainAction: { swipes: 10 } },
/// }
/// ```
///
/// The list of keys is closed: one that is misspelled is an error that names the nearest.
public struct Configuration: Hashable, Sendable {
  /// What decides about findings.
  public var settings: AuditSettings
  /// The names of build conditions that hold.
  public var define: [String]
  /// The language of the reader; nil for the app's.
  public var language: String?

  /// Creates the configuration of a project without a file.
  public init() {
    settings = AuditSettings()
    define = []
  }

  /// Reads a configuration.
  ///
  /// - Throws: Everything that is wrong with it, with places.
  public init(_ bytes: [UInt8], file: String) throws(SettingsProblems) {
    self.init()
    let document: JSONDocument
    do throws(JSONError) {
      document = try JSONDocument(bytes, file: file)
    } catch {
      throw SettingsProblems([error])
    }
    var problems = JSONProblems(in: document)
    let fields = document.root.fields(of: Self.keys, owner: "earshot.json", &problems)
    for (key, node) in fields?.pairs ?? [] { read(key, node, &problems) }
    guard problems.isEmpty else { throw SettingsProblems(problems.errors) }
  }

  private mutating func read(_ key: Key, _ node: JSONNode, _ problems: inout JSONProblems) {
    switch key {
    case .severity:
      for member in node.members(&problems) ?? [] {
        guard Self.rule(member.key, at: member.keyPlace, &problems) else { continue }
        let word = member.value.word(of: Self.severities, kind: "severity", &problems)
        settings.severities[member.key] = word
      }
    case .off: settings.off = Set(Self.rules(node, &problems))
    case .only: settings.only = Set(Self.rules(node, &problems))
    case .exclude: settings.exclude = node.strings(&problems) ?? []
    case .budgets:
      let fields = node.fields(of: Self.budgetKeys, owner: "budgets", &problems)
      settings.budgets.screen = ListeningBudgets.Budget(
        seconds: Self.seconds(fields?[.seconds], &problems),
        swipes: fields?[.swipes]?.integer(in: 0...Int.max, &problems))
      guard let node = fields?[.mainAction] else { break }
      let own = node.fields(of: Self.wayKeys, owner: "mainAction", &problems)
      settings.budgets.mainAction = ListeningBudgets.Budget(
        seconds: Self.seconds(own?[.seconds], &problems),
        swipes: own?[.swipes]?.integer(in: 0...Int.max, &problems))
    case .words:
      for member in node.members(&problems) ?? [] {
        let fields = member.value.fields(of: Self.wordKeys, owner: "words", &problems)
        settings.words[member.key] = ProjectWords(
          roles: fields?[.roles]?.strings(&problems) ?? [],
          vague: fields?[.vague]?.strings(&problems) ?? [],
          spelled: fields?[.spelled]?.strings(&problems) ?? [])
      }
    case .define: define = node.strings(&problems) ?? []
    case .language: language = node.string(&problems)
    }
  }

  private static func rules(_ node: JSONNode, _ problems: inout JSONProblems) -> [String] {
    var names: [String] = []
    for entry in node.array(&problems) ?? [] {
      guard let name = entry.string(&problems), rule(name, at: entry.place, &problems) else {
        continue
      }
      names.append(name)
    }
    return names
  }

  private static func rule(
    _ name: String, at place: JSONPlace, _ problems: inout JSONProblems
  ) -> Bool {
    if Rule.ids.contains(name) { return true }
    let near = nearest(to: name, in: Rule.ids)
    problems.report(.unknownName(name, kind: "rule", nearest: near), at: place)
    return false
  }

  private enum Key: String, CaseIterable {
    case severity, off, only, exclude, budgets, words, define, language
  }

  /// A number of seconds; none below 0 is ever kept to.
  private static func seconds(_ node: JSONNode?, _ problems: inout JSONProblems) -> Double? {
    guard let node, let seconds = node.number(&problems) else { return nil }
    if seconds >= 0 { return seconds }
    problems.report(
      .notAllowed(expected: "a number from 0 on", found: "\(seconds)"), at: node.place)
    return nil
  }

  private enum BudgetKey: String, CaseIterable { case seconds, swipes, mainAction }

  private enum WayKey: String, CaseIterable { case seconds, swipes }

  private enum WordKey: String, CaseIterable { case roles, vague, spelled }

  private static let keys = JSONVocabulary<Key>()
  private static let budgetKeys = JSONVocabulary<BudgetKey>()
  private static let wayKeys = JSONVocabulary<WayKey>()
  private static let wordKeys = JSONVocabulary<WordKey>()
  private static let severities = JSONVocabulary<Severity>()
}
