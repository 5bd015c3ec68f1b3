/// What came out of an audit: the findings, and everything that is not among them and why.
public struct AuditReport: Hashable, Sendable {
  /// The findings, in the order of the inputs, their screens and what is read there.
  public var findings: [Finding] = []
  /// What may be wrong and cannot be seen.
  public var notDetermined: [SetAside] = []
  /// What was accepted in a file or in the configuration.
  public var suppressed: [SetAside] = []
  /// What was there when the baseline was written.
  public var baselined: [SetAside] = []
  /// Rules that could not be run.
  public var notRun: [NotRun] = []
  /// The screens that were looked at, in order.
  public var looked: [Looked] = []
  /// The rules that the settings left on.
  public var rules: [String] = []
  /// Where a walk ended before everything was seen.
  public var limits: [String] = []
  /// How many files were left out because they could not be read.
  public var filesSkipped = 0

  /// A screen that was looked at.
  public struct Looked: Hashable, Sendable {
    /// The input it belongs to, relative to the working folder.
    public var file: String
    /// What people call it.
    public var screen: String
    /// How many elements a listener stops on there.
    public var elements: Int
  }

  /// How many screens were looked at.
  public var screens: Int { looked.count }

  /// How many elements were looked at: everything a listener stops on.
  public var elements: Int { looked.reduce(0) { $0 + $1.elements } }

  /// Creates a report of nothing.
  public init() {}

  /// Leaves out everything about what does not count.
  public mutating func keep(where counts: (Finding) -> Bool) {
    findings.removeAll { !counts($0) }
    notDetermined.removeAll { !counts($0.finding) }
    suppressed.removeAll { !counts($0.finding) }
    baselined.removeAll { !counts($0.finding) }
  }

  /// How many findings have a severity.
  public func count(of severity: Severity) -> Int {
    findings.count { $0.severity == severity }
  }

  /// Whether a finding is at least as severe as a limit.
  public func fails(on limit: Severity) -> Bool {
    findings.contains { $0.severity >= limit }
  }
}
