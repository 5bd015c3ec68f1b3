public import EarshotAudit
import EarshotJSON

extension AuditReport {
  /// The report as people read it: screen by screen, and a line that says what was looked at.
  ///
  ///     Recipes
  ///       error    missing-label · 4.1.2, 1.1.1      recipes.screens.json:12:9
  ///         a button has no name
  ///         heard  Button
  ///         fix    give it a title, or set accessibilityLabel
  ///
  ///     1 error, 0 warnings, 0 notes · 3 screens with 41 elements looked at
  ///
  /// - Parameter isComplete: Whether what is kept out of the findings is listed, too.
  public func text(isComplete: Bool = false) -> String {
    var lines: [String] = []
    var screen: String?
    for finding in findings {
      let head = finding.screen.isEmpty ? finding.place.file : finding.screen
      if head != screen {
        if screen != nil { lines.append("") }
        lines.append(escapedForTerminal(head))
        screen = head
      }
      lines += finding.lines
    }
    if !lines.isEmpty { lines.append("") }
    if isComplete { lines += setAsideLines }
    lines += limits.map { "not all was seen: \(escapedForTerminal($0))" }
    lines.append(summary)
    return lines.joined(separator: "\n") + "\n"
  }

  /// What was found and what was looked at, in one line.
  public var summary: String {
    let found = [
      counted(count(of: .error), "error", "errors"),
      counted(count(of: .warning), "warning", "warnings"),
      counted(count(of: .note), "note", "notes"),
    ].joined(separator: ", ")
    let looked =
      "\(counted(screens, "screen", "screens")) with "
      + "\(counted(elements, "element", "elements")) looked at"
    let rules = Set(notRun.map(\.rule)).count
    let aside = [
      (notDetermined.count, "not determined"), (suppressed.count, "suppressed"),
      (baselined.count, "in the baseline"), (rules, rules == 1 ? "rule not run" : "rules not run"),
      (filesSkipped, filesSkipped == 1 ? "file skipped" : "files skipped"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return ([found, looked] + aside).joined(separator: " · ")
  }

  private var setAsideLines: [String] {
    var lines: [String] = []
    for (title, list) in [
      ("not determined", notDetermined), ("suppressed", suppressed), ("in the baseline", baselined),
    ] where !list.isEmpty {
      lines.append(title)
      for item in list {
        lines.append("  \(item.finding.rule) · \(item.finding.where)")
        lines.append("    \(escapedForTerminal(item.finding.message))")
        lines.append("    because \(escapedForTerminal(item.reason))")
      }
      lines.append("")
    }
    if !notRun.isEmpty {
      lines.append("rules not run")
      lines += notRun.map { "  \($0.rule) · \(escapedForTerminal($0.file)): \($0.reason)" }
      lines.append("")
    }
    return lines
  }

  private func counted(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count) \(count == 1 ? one : many)"
  }
}

extension Finding {
  fileprivate var lines: [String] {
    let criteria = criteria.isEmpty ? "" : " · \(criteria.joined(separator: ", "))"
    let gap = String(repeating: " ", count: 9 - severity.rawValue.count)
    var lines = ["  \(severity.rawValue)\(gap)\(rule)\(criteria) · \(self.where)"]
    lines.append("    \(escapedForTerminal(message))")
    if let heard { lines.append("    heard  \(escapedForTerminal(heard))") }
    lines.append("    fix    \(escapedForTerminal(fix))")
    if let written {
      let line = written.line.map { ":\($0)" } ?? ""
      lines.append("    at     \(escapedForTerminal(written.file + line))")
    }
    if screens.count > 1 {
      lines.append("    on     \(escapedForTerminal(screens.joined(separator: ", ")))")
    }
    return lines
  }

  /// The file with line and column, or with the way through the nodes of a dump.
  fileprivate var `where`: String {
    var text = place.file
    if let line = place.line { text += ":\(line)" }
    if place.line != nil, let column = place.column { text += ":\(column)" }
    return escapedForTerminal(text)
  }
}
