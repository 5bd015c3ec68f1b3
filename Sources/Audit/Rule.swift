/// One kind of fault: how it is recognised, what proves it, and what stops it.
///
/// Each rule is a file of its own in `Rules/`. Its examples are run as tests, and the
/// documentation of the rules is written from these fields.
public struct Rule: Sendable {
  /// The name that configuration, suppressions and reports use.
  public let id: String
  /// How much the fault takes away, unless the rule says otherwise of one finding.
  public let severity: Severity
  /// The WCAG 2.2 criteria that fail with it.
  public let criteria: [String]
  /// What is wrong, in one sentence for people who never heard of the rule.
  public let sentence: String
  /// What has to be seen on the tree for a finding.
  public let proof: String
  /// What looks alike and is never reported.
  public let guards: String
  /// What its source has to know; without it the rule is not run.
  public let needs: Knowledge
  /// Whether it needs a table of words of the app's language.
  public let needsWords: Bool
  /// Rules that rightly report the same fault too.
  public let companions: [String]
  /// The public reports it answers, or whose guard it keeps: a repository and an issue, or a page.
  public let reports: [String]
  /// What it finds.
  public let bad: [Example]
  /// What it leaves alone.
  public let good: [Example]
  /// How it looks.
  let check: Check

  /// What a rule looks at.
  enum Check: Sendable {
    /// One screen after the other.
    case screen(@Sendable (AuditedScreen, inout Verdicts) -> Void)
    /// The app as a whole.
    case app(@Sendable (AuditedApp, inout AppVerdicts) -> Void)
    /// Each thing that was done on a walk.
    case step(@Sendable (WalkStep, inout Verdicts) -> Void)
  }

  init(
    _ id: String, _ severity: Severity, _ criteria: [String] = [], _ sentence: String,
    proof: String, guards: String, needs: Knowledge = [], needsWords: Bool = false,
    companions: [String] = [], reports: [String] = [], bad: [Example], good: [Example], check: Check
  ) {
    self.id = id
    self.severity = severity
    self.criteria = criteria
    self.sentence = sentence
    self.proof = proof
    self.guards = guards
    self.needs = needs
    self.needsWords = needsWords
    self.companions = companions
    self.reports = reports
    self.bad = bad
    self.good = good
    self.check = check
  }
}

/// A few lines that show a rule at work: a screen document, elements of one screen, or source.
public struct Example: Hashable, Sendable {
  /// What is written, as the documentation shows it.
  public let text: String
  /// The whole input that it stands for.
  public let input: Input
  /// What listening may cost in the project it is part of.
  public var budgets = ListeningBudgets()
  /// The system release it runs on; nil for one without faults.
  public var system: String?
  /// The string catalog beside source; nil for none.
  public var catalog: String?

  /// What is read of an example.
  public enum Input: Hashable, Sendable {
    /// A screen document.
    case document(String)
    /// The text of a Swift file.
    case source(String)
  }

  /// A document as it is.
  static func document(_ text: String) -> Example { Example(text: text, input: .document(text)) }

  /// Screens, the first of which is shown.
  static func screens(_ text: String) -> Example {
    Example(
      text: text, input: .document("{ earshot: 1, language: 'en', screens: {\n\(text)\n} }"))
  }

  /// The elements of one screen that has a title.
  static func elements(
    _ text: String, budgets: ListeningBudgets = ListeningBudgets()
  ) -> Example {
    Example(
      text: text,
      input: .document(
        "{ earshot: 1, language: 'en', screens: { example: { title: 'Example', "
          + "elements: [\n\(text)\n] } } }"), budgets: budgets)
  }

  /// The same on a system release.
  func on(_ system: String) -> Example {
    var copy = self
    copy.system = system
    return copy
  }

  /// The same with a string catalog beside it, `Localizable.xcstrings`.
  func with(catalog: String) -> Example {
    var copy = Example(text: "\(text)\n\n// Localizable.xcstrings\n\(catalog)", input: input)
    copy.catalog = catalog
    return copy
  }

  /// What stands in a stack with a title.
  static func view(_ text: String) -> Example {
    Example(
      text: text,
      input: .source(
        """
        import SwiftUI
        @main struct ExampleApp: App {
          var body: some Scene {
            WindowGroup { NavigationStack { VStack { Content() }.navigationTitle("Example") } }
          }
        }
        struct Content: View {
          var body: some View {
        \(text)
          }
        }
        """))
  }

  /// A whole app, or what stands beside its views.
  static func source(_ text: String) -> Example {
    Example(text: text, input: .source("import SwiftUI\n" + text))
  }
}
