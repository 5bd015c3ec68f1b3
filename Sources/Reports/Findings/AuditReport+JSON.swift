public import EarshotAudit
public import EarshotJSON

extension AuditReport {
  /// Writes the report as JSON, for tools: the names of its keys are a promise.
  ///
  ///     {"earshot":1,"summary":{…},"findings":[{"rule":"missing-label",…}],"notDetermined":[…],
  ///      "suppressed":[…],"baselined":[…],"notRun":[…]}
  public func writeJSON(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("earshot", 1)
    writeSummary(to: &writer)
    writer.key("findings")
    writer.beginArray()
    for finding in findings { finding.write(to: &writer, reason: nil) }
    writer.end()
    for (key, list) in setAside {
      writer.key(key)
      writer.beginArray()
      for item in list { item.finding.write(to: &writer, reason: item.reason) }
      writer.end()
    }
    writer.key("notRun")
    writer.beginArray()
    for item in notRun {
      writer.beginObject()
      writer.member("rule", item.rule)
      writer.key("place")
      writer.beginObject(inline: true)
      writer.member("file", item.file)
      writer.end()
      writer.member("reason", item.reason)
      writer.end()
    }
    writer.end()
    writer.end()
    writer.endLine()
  }

  private var setAside: [(key: String, list: [SetAside])] {
    [("notDetermined", notDetermined), ("suppressed", suppressed), ("baselined", baselined)]
  }

  private func writeSummary(to writer: inout JSONWriter) {
    writer.key("summary")
    writer.beginObject(inline: true)
    writer.member("screens", screens)
    writer.member("elements", elements)
    writer.member("errors", count(of: .error))
    writer.member("warnings", count(of: .warning))
    writer.member("notes", count(of: .note))
    writer.member("notDetermined", notDetermined.count)
    writer.member("suppressed", suppressed.count)
    writer.member("baselined", baselined.count)
    writer.member("filesSkipped", filesSkipped)
    writer.end()
  }
}

extension Finding {
  fileprivate func write(to writer: inout JSONWriter, reason: String?) {
    writer.beginObject()
    writer.member("rule", rule)
    writer.member("severity", severity.rawValue)
    writer.key("wcag")
    writer.beginArray(inline: true)
    for criterion in criteria { writer.value(criterion) }
    writer.end()
    writer.member("message", message)
    writer.member("heard", heard)
    writer.member("fix", fix)
    writer.key("place")
    place.write(to: &writer)
    if let written {
      writer.key("written")
      written.write(to: &writer)
    }
    writer.member("screen", screen)
    writer.key("screens")
    writer.beginArray(inline: true)
    for screen in screens { writer.value(screen) }
    writer.end()
    writer.member("path", path)
    writer.member("fingerprint", fingerprint)
    writer.member("reason", reason)
    writer.end()
  }
}

extension FindingPlace {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.beginObject(inline: true)
    writer.member("file", file)
    if let elementPath {
      writer.member("elementPath", elementPath)
    } else {
      writer.member("line", line)
      writer.member("column", column)
      writer.member("endLine", endLine)
      writer.member("endColumn", endColumn)
    }
    writer.end()
  }
}
