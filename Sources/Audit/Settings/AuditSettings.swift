/// What a project decided about its audit.
public struct AuditSettings: Hashable, Sendable {
  /// Other severities than the rules' own.
  public var severities: [String: Severity]
  /// Rules that are not run.
  public var off: Set<String>
  /// The only rules that are run; nil for all.
  public var only: Set<String>?
  /// Patterns of the files whose findings are not told: `Vendor/**`, `*.generated.swift`.
  public var exclude: [String]
  /// Words of the project's own, by language.
  public var words: [String: ProjectWords]
  /// What listening to a screen may cost.
  public var budgets: ListeningBudgets

  /// Creates the settings of a project that decided nothing.
  public init() {
    severities = [:]
    off = []
    exclude = []
    words = [:]
    budgets = ListeningBudgets()
  }

  /// Whether a rule is run.
  public func runs(_ rule: String) -> Bool {
    !off.contains(rule) && (only?.contains(rule) ?? true)
  }

  /// Whether the findings of a file are left out.
  public func excludes(_ file: String) -> Bool {
    exclude.contains { PathPattern($0).matches(file) }
  }
}

/// Words that a project adds to the tables of a language.
public struct ProjectWords: Hashable, Sendable {
  /// Words for roles and states, which a label should not repeat.
  public var roles: [String]
  /// Labels of links that say nothing.
  public var vague: [String]
  /// Words in capitals that the voice spells.
  public var spelled: [String]

  /// Creates additions.
  public init(roles: [String] = [], vague: [String] = [], spelled: [String] = []) {
    self.roles = roles
    self.vague = vague
    self.spelled = spelled
  }
}
