/// One fault, with everything that is needed to understand, find and mend it.
public struct Finding: Hashable, Sendable {
  /// The rule that found it.
  public var rule: String
  /// How much it takes away.
  public var severity: Severity
  /// The WCAG 2.2 criteria that fail with it.
  public var criteria: [String]
  /// What is wrong, in one sentence that names the thing.
  public var message: String
  /// What VoiceOver says there now; nil where nothing is heard.
  public var heard: String?
  /// What to do, in one sentence.
  public var fix: String
  /// Where it is.
  public var place: FindingPlace
  /// Where what a dump shows is written, if that is among what was audited.
  public var written: FindingPlace?
  /// The file, relative to the root of the project: the same whatever folder one works in.
  public var projectFile: String
  /// The screen where it was found first.
  public var screen: String
  /// Every screen that has it: a shared component is reported once.
  public var screens: [String]
  /// The way to it, from the screen down, without counts.
  public var path: String
  /// The same on every machine and in every run; another fault has another.
  public var fingerprint: String
}

/// Where a finding is.
public struct FindingPlace: Hashable, Sendable {
  /// The file, relative to the working folder.
  public var file: String
  /// The line, counted from 1; nil for what is no text that people write.
  public var line: Int?
  /// The column, counted from 1.
  public var column: Int?
  /// The line after the last character, if known.
  public var endLine: Int?
  /// The column after the last character, if known.
  public var endColumn: Int?
  /// The way through the nodes of a dump; nil for documents and source.
  public var elementPath: String?

  /// Creates a place.
  public init(
    file: String, line: Int? = nil, column: Int? = nil, endLine: Int? = nil,
    endColumn: Int? = nil, elementPath: String? = nil
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.endLine = endLine
    self.endColumn = endColumn
    self.elementPath = elementPath
  }
}

/// A finding that is kept out of the findings, and why.
public struct SetAside: Hashable, Sendable {
  /// What would have been reported.
  public var finding: Finding
  /// Why it was not.
  public var reason: String

  /// Sets a finding aside.
  public init(_ finding: Finding, reason: String) {
    self.finding = finding
    self.reason = reason
  }
}

/// A rule that was not run on an input, and why.
public struct NotRun: Hashable, Sendable {
  /// The rule.
  public var rule: String
  /// The input, relative to the working folder.
  public var file: String
  /// Why it was not run.
  public var reason: String

  /// Notes a rule that was not run.
  public init(rule: String, file: String, reason: String) {
    self.rule = rule
    self.file = file
    self.reason = reason
  }
}
