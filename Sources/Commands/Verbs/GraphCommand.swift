import EarshotJSON
import EarshotReports
import EarshotSemantics

/// `describe --graph`: how the screens of an app are connected.
struct GraphCommand {
  /// `text`, `json` or `dot`.
  var format: String

  /// The graphs of all inputs; an element line is no app.
  func result(of inputs: [LoadedInput]) throws(UsageError) -> [UInt8] {
    var text = ""
    var writer = JSONWriter(.line)
    for input in inputs {
      guard case .app(let app) = input.content else { throw .exclude("--graph", "element lines") }
      let report = GraphReport(app)
      switch format {
      case "json": report.write(to: &writer)
      case "dot": text += report.dot
      default:
        if inputs.count > 1 { text += "== \(escapedForTerminal(input.file))\n\n" }
        text += report.text
      }
    }
    return format == "json" ? writer.bytes : Array(text.utf8)
  }
}
