import EarshotSemantics

@testable import EarshotSourceReading

/// Reads an app that is written in the test.
func read(
  _ sources: String..., catalogs: Catalogs = Catalogs(), device: Device = .phone
) -> SourceReading {
  let reading = Workers.run {
    let files = sources.enumerated().map { number, source in
      Lowerer.lower(
        Array("import SwiftUI\n\(source)".utf8), path: "App/File\(number).swift",
        conditions: BuildConditions(defines: []))
    }
    return SourceReader.evaluate(files, catalogs, device)
  }
  return reading ?? SourceReading(app: AppDescription(), problems: [], statistics: .init())
}

/// Reads the body of one view.
func body(_ statements: String, members: String = "", more: String = "") -> [String] {
  let reading = read(
    """
    struct Subject: View {
      \(members)
      var body: some View {
        \(statements)
      }
    }
    \(more)
    """)
  return lines(reading.app.screens.first { $0.name == "Subject" })
}

/// The elements of a screen, a line each: role, words, value, condition.
func lines(_ screen: Screen?) -> [String] {
  (screen?.elements ?? []).flatMap { lines($0, "") }
}

private func lines(_ element: Element, _ indent: String) -> [String] {
  var words: [String] = element.traits.subtracting(.staticText).names
  if let label = element.label { words.append("\"\(label.shown)\"") }
  if let value = element.value { words.append("=\(value.shown)") }
  if let placeholder = element.placeholder { words.append("(\(placeholder.shown))") }
  if let hint = element.hint { words.append("hint \(hint.shown)") }
  if let behavior = element.childrenAs { words.append(behavior.rawValue) }
  if element.hidden || element.elementsHidden { words.append("hidden") }
  if let condition = element.condition { words.append("[\(condition)]") }
  return [indent + words.joined(separator: " ")]
    + element.children.flatMap { lines($0, indent + "  ") }
}
