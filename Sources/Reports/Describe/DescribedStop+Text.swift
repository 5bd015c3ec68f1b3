import EarshotJSON
import EarshotReader
import EarshotSemantics

extension DescribedStop {
  /// The stop as people read it: what is said, then what is said on request, a line each.
  ///
  ///     4  Soup, 20 minutes, Button
  ///        actions  Share, Delete
  public var text: String {
    let number = String(index)
    let gutter = String(repeating: " ", count: max(0, 4 - number.count))
    return "\(gutter)\(number)  " + heard.joined(separator: "\n        ") + "\n"
  }

  /// What is said, then a line for each thing that is said on request.
  var heard: [String] {
    var words = utterance.text.isEmpty ? "(nothing)" : utterance.text
    if let condition = stop.element.condition { words += "   [when \(condition)]" }
    var lines = [escapedForTerminal(words)]
    if let hint = utterance.hint { lines.append(row("hint", hint.text)) }
    if !utterance.actions.isEmpty {
      lines.append(row("actions", utterance.actions.map(\.text).joined(separator: ", ")))
    }
    for detail in utterance.moreContent {
      lines.append(row("more", detail.value.map { "\(detail.label), \($0)" } ?? detail.label))
    }
    return lines
  }

  private func row(_ name: String, _ words: String) -> String {
    let gap = String(repeating: " ", count: 9 - name.count)
    return "\(name)\(gap)\(escapedForTerminal(words))"
  }
}
