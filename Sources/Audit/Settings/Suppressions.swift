import EarshotJSON

/// The suppressions of an audit while it is running, with which of them were needed.
struct Suppressions {
  private let comments: [SuppressionComment]
  private let root: ProjectRoot
  private var byLine: [String: [Int]] = [:]
  private var used: Set<[String]> = []

  init(_ comments: [SuppressionComment], in root: ProjectRoot) {
    let comments = comments.map { comment in
      var comment = comment
      comment.file = root.shown(comment.file)
      return comment
    }
    self.comments = comments
    self.root = root
    for (index, comment) in comments.enumerated() {
      byLine["\(comment.file):\(comment.target)", default: []].append(index)
    }
  }

  /// Why a finding is accepted; nil if it is not.
  mutating func reason(for finding: Finding) -> String? {
    guard let line = finding.place.line else { return nil }
    for index in byLine["\(finding.place.file):\(line)"] ?? [] {
      let comment = comments[index]
      guard comment.rules.contains(finding.rule) else { continue }
      used.insert([String(index), finding.rule])
      if let reason = comment.reason { return reason }
    }
    return nil
  }

  /// What is to be said of the suppressions themselves.
  func notes(about running: [String], settings: AuditSettings) -> [Finding] {
    var notes: [Finding] = []
    var alike: [[String]: Int] = [:]
    func note(
      _ rule: String, _ comment: SuppressionComment, _ message: String, fix: String
    ) -> Finding {
      let key = [rule, comment.file, comment.names]
      alike[key, default: 0] += 1
      return self.note(rule, comment, message, fix: fix, occurrence: alike[key] ?? 1)
    }
    for (index, comment) in comments.enumerated()
    where !settings.excludes(root.relative(comment.file)) {
      if comment.reason == nil, settings.runs(Self.withoutReason) {
        notes.append(
          note(
            Self.withoutReason, comment,
            "the suppression of \(comment.names) has no reason, so it accepts nothing",
            fix: "write why after two dashes: // earshot:ignore RULE -- reason"))
      }
      guard settings.runs(Self.unused) else { continue }
      for rule in comment.rules where !used.contains([String(index), rule]) {
        if !Rule.ids.contains(rule) {
          let near = nearest(to: rule, in: Rule.ids).map { "; '\($0)' is meant?" } ?? ""
          notes.append(
            note(
              Self.unused, comment, "there is no rule '\(rule)' to suppress\(near)",
              fix: "name a rule of 'earshot rules'"))
        } else if running.contains(rule) {
          notes.append(
            note(
              Self.unused, comment, "nothing that '\(rule)' finds is here",
              fix: "remove the suppression"))
        }
      }
    }
    return notes
  }

  /// The rule about suppressions that accept nothing.
  static let unused = "unused-suppression"
  /// The rule about suppressions that do not say why.
  static let withoutReason = "suppression-without-reason"

  private func note(
    _ rule: String, _ comment: SuppressionComment, _ message: String, fix: String,
    occurrence: Int
  ) -> Finding {
    let path = "earshot:ignore \(comment.names)"
    return Finding(
      rule: rule, severity: .note, criteria: [], message: message, heard: nil, fix: fix,
      place: FindingPlace(file: comment.file, line: comment.line, column: comment.column),
      projectFile: root.relative(comment.file), screen: "", screens: [], path: path,
      fingerprint: Fingerprint.of(
        rule: rule, path: path, occurrence: occurrence, file: root.relative(comment.file)))
  }
}

extension SuppressionComment {
  fileprivate var names: String {
    rules.isEmpty ? "no rule" : rules.map { "'\($0)'" }.joined(separator: ", ")
  }
}
