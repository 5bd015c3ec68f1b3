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
    var told: Set<Int> = []
    for (index, finding) in findings.enumerated() where !told.contains(index) {
      let head = finding.screen.isEmpty ? finding.place.file : finding.screen
      if head != screen {
        if screen != nil { lines.append("") }
        lines.append(escapedForTerminal(head))
        screen = head
      }
      // What is wrong in the same way and mended in the same way is said once for a screen.
      let ofScreen = findings[index...].prefix { $0.screen == finding.screen }
      let alike = ofScreen.indices.filter { findings[$0].isAlike(finding) }
      if alike.count > 2 {
        told.formUnion(alike)
        lines += Finding.lines(of: alike.map { findings[$0] })
      } else {
        lines += finding.lines
      }
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
  /// Whether it is the same fault of another thing of the screen, and mended the same way.
  fileprivate func isAlike(_ other: Finding) -> Bool {
    rule == other.rule && severity == other.severity && screen == other.screen
      && screens == other.screens && fix == other.fix && written == nil && other.written == nil
  }

  /// Faults that are alike, said once, each with its place.
  ///
  ///       error    image-name-read-aloud · 1.1.1 · 3 times
  ///         Card.swift:18:20  the image 'salty' is called by the name of its picture
  ///         Card.swift:20:20  the image 'sweet' is called by the name of its picture
  ///         Card.swift:22:20  the image 'sour' is called by the name of its picture
  ///         fix    set accessibilityLabel, or use Image(decorative:)
  fileprivate static func lines(of alike: [Finding]) -> [String] {
    guard let first = alike.first else { return [] }
    let gap = String(repeating: " ", count: 9 - first.severity.rawValue.count)
    var lines = [
      "  \(first.severity.rawValue)\(gap)\(first.rule)\(first.ofCriteria) · \(alike.count) times"
    ]
    lines += alike.map { "    \($0.where)  \(escapedForTerminal($0.message))" }
    return lines + first.mending
  }

  fileprivate var lines: [String] {
    let gap = String(repeating: " ", count: 9 - severity.rawValue.count)
    var lines = ["  \(severity.rawValue)\(gap)\(rule)\(ofCriteria) · \(self.where)"]
    lines.append("    \(escapedForTerminal(message))")
    if let heard { lines.append("    heard  \(escapedForTerminal(heard))") }
    return lines + mending
  }

  fileprivate var ofCriteria: String {
    criteria.isEmpty ? "" : " · \(criteria.joined(separator: ", "))"
  }

  /// What to do, and where else.
  private var mending: [String] {
    var lines = ["    fix    \(escapedForTerminal(fix))"]
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
