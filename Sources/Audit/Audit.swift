import EarshotReader
import EarshotSemantics

/// Runs rules over apps and keeps apart what they say.
public struct Audit: Sendable {
  /// The rules, in the order of the documentation.
  public let rules: [Rule]
  /// What the project decided.
  public let settings: AuditSettings

  /// Creates an audit by the rules that the settings leave on.
  public init(_ settings: AuditSettings = AuditSettings()) {
    rules = Rule.all.filter { settings.runs($0.id) }
    self.settings = settings
  }

  /// Audits apps.
  ///
  /// - Parameters:
  ///   - apps: The apps, in the order their findings are told.
  ///   - comments: The suppressions written in files, by file.
  ///   - baseline: What was there before.
  public func run(
    _ apps: [AuditedApp], comments: [SuppressionComment] = [], baseline: Baseline? = nil
  ) -> AuditReport {
    var report = AuditReport()
    report.rules = rules.map(\.id)
    var found = FindingCollector(source: SourceIndex(apps))
    for app in apps {
      report.looked += app.screens.map { screen in
        AuditReport.Looked(
          file: app.root.shown(app.file), screen: screen.name, elements: screen.stops.count)
      }
      report.limits += app.limitsOfWalk.map { "\(app.root.shown(app.file)): \($0)" }
      for (number, rule) in rules.enumerated() {
        run(rule, number, on: app, into: &found, notRun: &report.notRun)
      }
      found.endApp()
    }
    var suppressions = Suppressions(comments, in: apps.first?.root ?? ProjectRoot())
    for item in found.finished {
      let finding = severe(item.finding)
      guard !settings.excludes(finding.projectFile) else { continue }
      if let unseen = item.unseen {
        report.notDetermined.append(SetAside(finding, reason: unseen))
      } else if let reason = suppressions.reason(for: finding) {
        report.suppressed.append(SetAside(finding, reason: reason))
      } else {
        report.findings.append(finding)
      }
    }
    report.findings += suppressions.notes(about: report.rules, settings: settings).map(severe)
    if let baseline {
      report.baselined = report.findings.filter(baseline.contains)
        .map { SetAside($0, reason: "in the baseline") }
      report.findings.removeAll(where: baseline.contains)
    }
    return report
  }

  private func severe(_ finding: Finding) -> Finding {
    var finding = finding
    if let severity = settings.severities[finding.rule] { finding.severity = severity }
    return finding
  }

  private func run(
    _ rule: Rule, _ number: Int, on app: AuditedApp, into found: inout FindingCollector,
    notRun: inout [NotRun]
  ) {
    let file = app.root.shown(app.file)
    if let missing = app.missing(for: rule) {
      let reason = "the input does not tell \(missing.words)"
      return notRun.append(NotRun(rule: rule.id, file: file, reason: reason))
    }
    if rule.needsWords, let language = app.language,
      app.screens.allSatisfy({ $0.screen.language == nil }), WordTable.of(language) == nil
    {
      let reason = "the words of the language '\(language)' are not known"
      return notRun.append(NotRun(rule: rule.id, file: file, reason: reason))
    }
    switch rule.check {
    case .screen(let check):
      for (index, screen) in app.screens.enumerated()
      where rule.needs.isSubset(of: screen.knowledge) {
        var verdicts = Verdicts(words: settings.words)
        check(screen, &verdicts)
        for verdict in verdicts.all { found.add(verdict, rule, number, on: screen, index, in: app) }
      }
    case .app(let check):
      var verdicts = AppVerdicts()
      check(app, &verdicts)
      for (index, screen) in app.screens.enumerated() {
        for verdict in verdicts[index].all {
          found.add(verdict, rule, number, on: screen, index, in: app)
        }
      }
    case .step(let check):
      for step in app.walk?.steps ?? [] {
        var verdicts = Verdicts(words: settings.words)
        check(step, &verdicts)
        for verdict in verdicts.all { found.add(verdict, rule, number, after: step, in: app) }
      }
      for screen in app.unvisited {
        let reason = "the walk did not reach the screen \(quoted(screen))"
        notRun.append(NotRun(rule: rule.id, file: file, reason: reason))
      }
    }
  }
}

extension AuditedApp {
  /// What a rule needs and no screen tells; nil if it can be run on one at least.
  fileprivate func missing(for rule: Rule) -> Knowledge? {
    let needs = rule.needs
    switch rule.check {
    case .app, .step:
      let missing = needs.subtracting(knowledge)
      return missing.isEmpty ? nil : missing
    case .screen:
      guard !screens.contains(where: { needs.isSubset(of: $0.knowledge) }) else { return nil }
      let told = screens.map { needs.subtracting($0.knowledge) }
      return told.min { $0.rawValue.nonzeroBitCount < $1.rawValue.nonzeroBitCount }
    }
  }
}
