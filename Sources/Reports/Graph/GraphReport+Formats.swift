public import EarshotJSON
import EarshotSemantics

extension GraphReport {
  /// The graph for people: a paragraph a screen.
  ///
  ///     Home “Recipes”  start
  ///       push    Soup             “Tomato soup” · Route.soup
  ///       sheet   Editor           “Add recipe”
  public var text: String {
    var text = ""
    func line(_ words: String) { text += escapedForTerminal(words) + "\n" }
    let starts = ways.filter { $0.from.isEmpty }
    if !starts.isEmpty {
      line(app ?? "the app")
      for way in starts { line(words(of: way)) }
      text += "\n"
    }
    for node in nodes {
      var head = node.name
      if let title = node.title, title != node.name { head += " “\(title)”" }
      if node.isStart { head += "  start" }
      if !node.isReached { head += "  nothing leads here" }
      line(head)
      let views = node.views.filter { $0 != node.name }
      if !views.isEmpty { line("  of      \(views.joined(separator: ", "))") }
      for type in node.registers { line("  shows   values of \(type)") }
      for way in ways where way.from == node.name { line(words(of: way)) }
      text += "\n"
    }
    for link in links { line("\(link.pattern) → \(link.screens.joined(separator: " → "))") }
    return text
  }

  private func words(of way: Way) -> String {
    let to = way.kind == "open" ? way.value ?? "?" : way.to ?? "?"
    var line = "  \(padded(way.kind, 8))\(to)"
    var notes: [String] = []
    if let element = way.element { notes.append("“\(element)”") }
    if way.kind != "open", let value = way.value { notes.append(value) }
    if !notes.isEmpty { line = padded(line, 36) + "  " + notes.joined(separator: " · ") }
    return line
  }

  private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  /// The graph for Graphviz: `earshot describe App --graph --format dot | dot -Tsvg`.
  public var dot: String {
    var text = "digraph \(quoted(app ?? "app")) {\n"
    text += "  rankdir=LR;\n  node [shape=box, fontname=\"Helvetica\"];\n"
    text += "  edge [fontname=\"Helvetica\", fontsize=10];\n"
    if ways.contains(where: { $0.from.isEmpty }) {
      text += "  \"\" [label=\(quoted(app ?? "app")), shape=doubleoctagon];\n"
    }
    for node in nodes {
      var label = node.name
      if let title = node.title, title != node.name { label += "\n“\(title)”" }
      var looks: [String] = ["label=\(quoted(label))"]
      if node.isStart { looks.append("style=bold") }
      if !node.isReached { looks.append("style=dotted") }
      text += "  \(quoted(node.name)) [\(looks.joined(separator: ", "))];\n"
    }
    for way in ways {
      guard let to = way.to else { continue }
      let label = [way.kind, way.element, way.value].compactMap(\.self).joined(separator: "\n")
      var looks = "label=\(quoted(label))"
      if way.kind != "push", way.kind != "tab" { looks += ", style=dashed" }
      text += "  \(quoted(way.from)) -> \(quoted(to)) [\(looks)];\n"
    }
    for (number, link) in links.enumerated() {
      guard let to = link.screens.last else { continue }
      let name = "link \(number + 1)"
      text += "  \(quoted(name)) [label=\(quoted(link.pattern)), shape=plaintext];\n"
      text += "  \(quoted(name)) -> \(quoted(to)) [label=\"link\", style=dashed];\n"
    }
    return text + "}\n"
  }

  /// A string of the language of Graphviz: only the quote and the backslash mean something in it.
  private func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in escapedForTerminal(text, keepsNewlines: true).unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// The graph for tools: JSON Lines, a line a screen and then a line a way.
  public func write(to writer: inout JSONWriter) {
    for node in nodes {
      writer.beginObject(inline: true)
      writer.member("screen", node.name)
      writer.member("title", node.title)
      writer.key("start")
      writer.value(node.isStart)
      writer.key("reached")
      writer.value(node.isReached)
      if !node.views.isEmpty { writer.member("views", node.views) }
      if !node.registers.isEmpty { writer.member("registers", node.registers) }
      writer.end()
      writer.endLine()
    }
    for way in ways {
      writer.beginObject(inline: true)
      writer.member("from", way.from.isEmpty ? nil : way.from)
      writer.member("to", way.to)
      writer.member("kind", way.kind)
      writer.member("value", way.value)
      writer.member("element", way.element)
      writer.end()
      writer.endLine()
    }
    for link in links {
      writer.beginObject(inline: true)
      writer.member("link", link.pattern)
      writer.member("screens", link.screens)
      writer.end()
      writer.endLine()
    }
  }
}
