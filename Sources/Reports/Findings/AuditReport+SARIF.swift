public import EarshotAudit
public import EarshotJSON

extension AuditReport {
  /// Writes the report as SARIF 2.1.0, which code hosts and editors read.
  ///
  /// Paths are relative to the root of the project, and the fingerprints are those of the other
  /// formats, so that a host recognises a finding it has seen.
  ///
  /// - Parameter version: The version of the product.
  public func writeSARIF(version: String, to writer: inout JSONWriter) {
    let names = Rule.ids.filter { id in
      rules.contains(id) || findings.contains { $0.rule == id }
    }
    let indices = Dictionary(
      names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    writer.beginObject()
    writer.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
    writer.member("version", "2.1.0")
    writer.key("runs")
    writer.beginArray()
    writer.beginObject()
    writer.key("tool")
    writer.beginObject()
    writer.key("driver")
    writer.beginObject()
    writer.member("name", "Earshot")
    writer.member("version", version)
    writer.key("rules")
    writer.beginArray()
    for name in names { writeRule(name, to: &writer) }
    writer.end()
    writer.end()
    writer.end()
    writer.member("columnKind", "unicodeCodePoints")
    writer.key("originalUriBaseIds")
    writer.beginObject()
    writer.key("%SRCROOT%")
    writer.beginObject()
    writer.key("description")
    writeText("The root of the project.", to: &writer)
    writer.end()
    writer.end()
    writer.key("results")
    writer.beginArray()
    for finding in findings {
      finding.writeResult(index: indices[finding.rule], to: &writer)
    }
    writer.end()
    writer.end()
    writer.end()
    writer.end()
    writer.endLine()
  }

  private func writeRule(_ name: String, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("id", name)
    if let rule = Rule.named(name) {
      writer.key("shortDescription")
      writeText(rule.sentence, to: &writer)
      writer.key("fullDescription")
      writeText("\(rule.sentence) \(rule.proof)", to: &writer)
      writer.key("help")
      writer.beginObject()
      writer.member("text", "Reported when: \(rule.proof) Never reported: \(rule.guards)")
      writer.end()
      writer.key("defaultConfiguration")
      writer.beginObject(inline: true)
      writer.member("level", rule.severity.rawValue)
      writer.end()
      writer.key("properties")
      writer.beginObject(inline: true)
      writer.member("tags", ["accessibility"] + rule.criteria.map { "wcag\($0)" })
      writer.end()
    } else {
      writer.key("shortDescription")
      writeText(suppressionSentence(of: name), to: &writer)
      writer.key("defaultConfiguration")
      writer.beginObject(inline: true)
      writer.member("level", "note")
      writer.end()
    }
    writer.end()
  }

  private func writeText(_ text: String, to writer: inout JSONWriter) {
    writer.beginObject(inline: true)
    writer.member("text", text)
    writer.end()
  }
}

/// What the notes about suppressions mean.
func suppressionSentence(of id: String) -> String {
  id == "unused-suppression"
    ? "A suppression accepts nothing, because what it names is not there."
    : "A suppression says no reason, and so accepts nothing."
}

extension Finding {
  fileprivate func writeResult(index: Int?, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("ruleId", rule)
    writer.member("ruleIndex", index)
    writer.member("level", severity.rawValue)
    writer.key("message")
    writer.beginObject(inline: true)
    writer.member("text", sentences)
    writer.end()
    writer.key("locations")
    writer.beginArray()
    writer.beginObject()
    writer.key("physicalLocation")
    writer.beginObject()
    writer.key("artifactLocation")
    writer.beginObject(inline: true)
    writer.member("uri", projectFile.percentEncoded)
    writer.member("uriBaseId", "%SRCROOT%")
    writer.end()
    if let line = place.line {
      writer.key("region")
      writer.beginObject(inline: true)
      writer.member("startLine", line)
      writer.member("startColumn", place.column)
      writer.member("endLine", place.endLine ?? line)
      writer.member("endColumn", place.endColumn)
      writer.end()
    }
    writer.end()
    writer.key("logicalLocations")
    writer.beginArray()
    writer.beginObject(inline: true)
    writer.member("fullyQualifiedName", place.elementPath ?? path)
    writer.end()
    writer.end()
    writer.end()
    writer.end()
    writer.key("partialFingerprints")
    writer.beginObject(inline: true)
    writer.member("earshot/v1", fingerprint)
    writer.end()
    writer.key("properties")
    writer.beginObject()
    writer.member("heard", heard)
    writer.member("fix", fix)
    writer.member("wcag", criteria)
    writer.member("screens", screens)
    writer.end()
    writer.end()
  }
}

extension Finding {
  /// Everything a reader of one line needs: what is wrong, what is heard and what to do.
  var sentences: String {
    let first = message.prefix(1).uppercased() + message.dropFirst()
    let heard = heard.map { " Heard: \($0)." } ?? ""
    return "\(first).\(heard) Fix: \(fix)."
  }
}

extension String {
  /// The path as part of a URI.
  fileprivate var percentEncoded: String {
    var encoded = ""
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        encoded += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return encoded
  }
}
