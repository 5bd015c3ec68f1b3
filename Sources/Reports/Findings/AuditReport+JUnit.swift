public import EarshotAudit

extension AuditReport {
  /// The report as JUnit XML, which build servers read: a suite a screen, a case a rule.
  ///
  /// A rule that found something is a failed case, one that was not run is skipped.
  public var junit: String {
    var suites: [Suite] = []
    var places: [[String]: Int] = [:]
    func suite(_ file: String, _ screen: String) -> Int {
      if let known = places[[file, screen]] { return known }
      places[[file, screen]] = suites.count
      suites.append(Suite(file: file, screen: screen))
      return suites.count - 1
    }
    for screen in looked { _ = suite(screen.file, screen.screen) }
    for finding in findings {
      // A finding of source is in a file of its own, its screen is that of the input.
      let known = suites.firstIndex { $0.screen == finding.screen && $0.file == finding.place.file }
      let index =
        known ?? suites.firstIndex { $0.screen == finding.screen }
        ?? suite(finding.place.file, finding.screen)
      suites[index].findings.append(finding)
    }
    var lines = [#"<?xml version="1.0" encoding="UTF-8"?>"#]
    let cases = suites.map { $0.cases(rules, notRun) }
    let tests = cases.reduce(0) { $0 + $1.count }
    let failures = cases.joined().count { !$0.findings.isEmpty }
    let skipped = cases.joined().count { $0.isSkipped }
    lines.append(
      #"<testsuites name="Earshot" tests="\#(tests)" failures="\#(failures)" "#
        + #"skipped="\#(skipped)">"#)
    for (suite, cases) in zip(suites, cases) { lines += suite.lines(cases) }
    lines.append("</testsuites>")
    return lines.joined(separator: "\n") + "\n"
  }
}

/// The rules on one screen.
private struct Suite {
  let file: String
  let screen: String
  var findings: [Finding] = []

  struct Case {
    let rule: String
    let findings: [Finding]
    let reason: String?

    var isSkipped: Bool { findings.isEmpty && reason != nil }
  }

  var name: String { screen.isEmpty ? file : "\(file): \(screen)" }

  func cases(_ rules: [String], _ notRun: [NotRun]) -> [Case] {
    let others = findings.map(\.rule).filter { !rules.contains($0) }
    var seen: Set<String> = []
    return (rules + others).filter { seen.insert($0).inserted }.map { rule in
      Case(
        rule: rule, findings: findings.filter { $0.rule == rule },
        reason: notRun.first { $0.rule == rule && $0.file == file }?.reason)
    }
  }

  func lines(_ cases: [Case]) -> [String] {
    let failures = cases.count { !$0.findings.isEmpty }
    let skipped = cases.count { $0.isSkipped }
    var lines = [
      #"  <testsuite name="\#(name.asXML)" tests="\#(cases.count)" failures="\#(failures)" "#
        + #"skipped="\#(skipped)">"#
    ]
    for item in cases {
      let head =
        #"    <testcase name="\#(item.rule.asXML)" classname="\#(name.asXML)" "#
        + #"file="\#((item.findings.first?.place.file ?? file).asXML)""#
      guard let first = item.findings.first else {
        if let reason = item.reason {
          lines.append(head + ">")
          lines.append(#"      <skipped message="\#(reason.asXML)"/>"#)
          lines.append("    </testcase>")
        } else {
          lines.append(head + "/>")
        }
        continue
      }
      lines.append(head + ">")
      let text = item.findings.map { "\($0.located): \($0.sentences)" }.joined(separator: "\n")
      lines.append(
        #"      <failure message="\#(first.message.asXML)" type="\#(first.severity.rawValue)">"#
          + text.asXML + "</failure>")
      lines.append("    </testcase>")
    }
    lines.append("  </testsuite>")
    return lines
  }
}

extension Finding {
  fileprivate var located: String {
    place.elementPath.map { "\(place.file) \($0)" }
      ?? place.file + (place.line.map { ":\($0)" } ?? "")
  }
}

extension String {
  /// The text as XML holds it; what XML cannot hold at all is shown as U+FFFD.
  fileprivate var asXML: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n": escaped += "&#10;"
      case "\t": escaped += "&#9;"
      case "\r": escaped += "&#13;"
      default:
        let isAllowed = scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
        escaped.unicodeScalars.append(isAllowed ? scalar : "\u{FFFD}")
      }
    }
    return escaped
  }
}
