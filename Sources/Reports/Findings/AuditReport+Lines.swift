public import EarshotAudit
import EarshotJSON

extension AuditReport {
  /// The findings as workflow commands, which GitHub shows beside the lines of a change.
  ///
  ///     ::error file=app.screens.json,line=12,col=9,title=missing-label::A button has no name. …
  public var github: String {
    findings.map { finding in
      let name = finding.severity == .note ? "notice" : finding.severity.rawValue
      var properties = ["file=\(finding.projectFile.asProperty)"]
      if let line = finding.place.line { properties.append("line=\(line)") }
      if let line = finding.place.endLine { properties.append("endLine=\(line)") }
      if let column = finding.place.column { properties.append("col=\(column)") }
      if let column = finding.place.endColumn, finding.place.endLine == finding.place.line {
        properties.append("endColumn=\(column)")
      }
      properties.append("title=\(finding.rule.asProperty)")
      return "::\(name) \(properties.joined(separator: ","))::\(finding.sentences.asData)\n"
    }.joined()
  }

  /// The findings as compilers write them, which Xcode shows beside the source.
  ///
  ///     app.screens.json:12:9: error: a button has no name [missing-label]
  public var xcode: String {
    findings.map { finding in
      let place =
        "\(finding.place.file):\(finding.place.line ?? 1):\(finding.place.column ?? 1)"
      let text =
        "\(place): \(finding.severity.rawValue): \(finding.message); \(finding.fix) "
        + "[\(finding.rule)]"
      return escapedForTerminal(text) + "\n"
    }.joined()
  }
}

extension String {
  /// The text as the message of a workflow command; a log is read on terminals, too.
  fileprivate var asData: String { escapedForTerminal(self).replacing("%", with: "%25") }

  /// The text as a property of a workflow command.
  fileprivate var asProperty: String {
    asData.replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
