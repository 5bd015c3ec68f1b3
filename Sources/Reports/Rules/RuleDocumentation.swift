public import EarshotAudit

/// What is said about the rules of the audit: written from the rules, so that it is never behind.
public enum RuleDocumentation {
  /// A line for each rule.
  public static var list: String {
    let width = Rule.all.map(\.id.count).max() ?? 0
    return Rule.all.map { rule in
      let gap = String(repeating: " ", count: width - rule.id.count + 2)
      let severity = rule.severity.rawValue
      let more = String(repeating: " ", count: 9 - severity.count)
      return "\(rule.id)\(gap)\(severity)\(more)\(rule.sentence)\n"
    }.joined()
  }

  /// Everything about one rule, for a terminal.
  public static func text(of rule: Rule) -> String {
    var lines = [
      "\(rule.id) · \(rule.severity.rawValue)\(criteria(of: rule))", "", rule.sentence, "",
    ]
    lines += ["reported when   \(rule.proof)", "never reported  \(rule.guards)"]
    for (title, examples) in [("found", rule.bad), ("fine", rule.good)] {
      for example in examples {
        lines += ["", "\(title):"]
        lines += example.text.split(separator: "\n", omittingEmptySubsequences: false).map {
          "    \($0)"
        }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The whole documentation, as `Documentation/Rules.md` holds it.
  public static var markdown: String {
    var lines = [
      "# The rules of the audit", "",
      "Written by `earshot rules --format markdown`; a test keeps it in step.", "",
      "A rule reports only what the screen proves. What cannot be seen is *not determined*: "
        + "counted, listed with `--all` and in JSON, and never a finding.", "",
      "| rule | severity | WCAG 2.2 | |", "|---|---|---|---|",
    ]
    lines += Rule.all.map { rule in
      "| [`\(rule.id)`](#\(rule.id)) | \(rule.severity.rawValue) "
        + "| \(rule.criteria.joined(separator: ", ")) | \(rule.sentence) |"
    }
    lines += [
      "| `unused-suppression` | note | | A suppression accepts nothing, because what it names is "
        + "not there. |",
      "| `suppression-without-reason` | note | | A suppression says no reason, and so accepts "
        + "nothing. |", "",
    ]
    lines += Rule.all.map(markdown(of:))
    lines += reports
    return lines.joined(separator: "\n") + "\n"
  }

  /// The documentation of one rule.
  public static func markdown(of rule: Rule) -> String {
    var lines = [
      "## \(rule.id)", "", "*\(rule.severity.rawValue)\(criteria(of: rule))* · \(rule.sentence)",
      "",
      "- **Reported when** \(rule.proof)", "- **Never reported** \(rule.guards)",
    ]
    if !rule.companions.isEmpty {
      let names = rule.companions.map { "`\($0)`" }.joined(separator: ", ")
      lines.append("- **May come with** \(names)")
    }
    if !rule.needs.isEmpty {
      lines.append("- **Not run** where the input does not tell \(rule.needs.words).")
    }
    for (title, examples) in [("Found:", rule.bad), ("Fine:", rule.good)] {
      for (language, examples) in byLanguage(examples) {
        lines += ["", title, "", "```\(language)"]
        lines += [examples.map { short($0.text) }.joined(separator: "\n\n"), "```"]
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Examples as documents, then those as source.
  private static func byLanguage(
    _ examples: [Example]
  ) -> [(language: String, examples: [Example])] {
    let documents = examples.filter { if case .document = $0.input { true } else { false } }
    let sources = examples.filter { if case .source = $0.input { true } else { false } }
    return [("json5", documents), ("swift", sources)].filter { !$0.1.isEmpty }
  }

  /// Field reports and the rules that answer them.
  private static var reports: [String] {
    var rules: [String: [String]] = [:]
    for rule in Rule.all {
      for report in rule.reports { rules[report, default: []].append("`\(rule.id)`") }
    }
    let rows = rules.keys.sorted().map {
      "| \($0) | \((rules[$0] ?? []).joined(separator: ", ")) |"
    }
    return [
      "## Field reports", "",
      "Which rule answers which public report, or keeps the guard it asks for.", "",
    ]
      + ["| report | rule |", "|---|---|"] + rows
  }

  private static func criteria(of rule: Rule) -> String {
    rule.criteria.isEmpty ? "" : " · WCAG \(rule.criteria.joined(separator: ", "))"
  }

  /// An example of thirty rows shows its first ones.
  private static func short(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 12 else { return text }
    return lines.prefix(4).joined(separator: "\n")
      + "\n// … \(lines.count - 4) more lines like these"
  }
}
