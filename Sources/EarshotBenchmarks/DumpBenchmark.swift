import EarshotScreens
import EarshotSemantics
import Foundation
import FoundationXML

/// What it costs to read a dump: against the XML parser alone, and as dumps grow.
@MainActor enum DumpBenchmark {
  static func run() async -> [Figure] {
    var figures: [Figure] = []
    for format in DumpFormat.allCases {
      let small = await time(format, rows: 10_000)
      let large = await time(format, rows: 100_000)
      figures.append(
        Figure(
          name: "\(format.rawValue), 10 times the input", value: large / small, unit: "×", limit: 13
        )
      )
    }
    let bytes = text(.appium, rows: 10_000)
    let parsing = await seconds {
      let parser = XMLParser(data: Data(bytes))
      _ = parser.parse()
    }
    let reading = await time(.appium, rows: 10_000)
    figures.append(
      Figure(name: "appium, against parsing alone", value: reading / parsing, unit: "×"))
    return figures
  }

  private static func time(_ format: DumpFormat, rows: Int) async -> Double {
    let bytes = text(format, rows: rows)
    return await seconds { _ = format.read(bytes, file: "rows") }
  }

  /// A list of so many buttons in a format.
  private static func text(_ format: DumpFormat, rows: Int) -> [UInt8] {
    var text = ""
    let separator = format == .idb || format == .accessibilitySnapshot ? "," : ""
    for row in 0..<rows {
      if row > 0 { text += separator }
      switch format {
      case .appium:
        text += "<XCUIElementTypeButton label=\"Row \(row)\" x=\"0\" y=\"\(row * 44)\" "
        text += "width=\"390\" height=\"44\"/>"
      case .debugDescription:
        text += "      Button, 0x1, {{0.0, \(row * 44).0}, {390.0, 44.0}}, label: 'Row \(row)'\n"
      case .idb:
        text += "{\"AXLabel\":\"Row \(row)\",\"role\":\"AXButton\","
        text += "\"AXFrame\":\"{{0, \(row * 44)}, {390, 44}}\"}"
      case .accessibilitySnapshot:
        text += "{\"element\":{\"_0\":{\"label\":\"Row \(row)\",\"traits\":[\"button\"],"
        text += "\"shape\":{\"frame\":[[0,\(row * 44)],[390,44]]}},\"traversalIndex\":\(row)}}"
      }
    }
    switch format {
    case .appium:
      text =
        "<AppiumAUT><XCUIElementTypeApplication><XCUIElementTypeScrollView>\(text)"
        + "</XCUIElementTypeScrollView></XCUIElementTypeApplication></AppiumAUT>"
    case .debugDescription:
      text = "Element subtree:\n →Application, 0x1\n    ScrollView, 0x2\n\(text)"
    case .idb, .accessibilitySnapshot: text = "[\(text)]"
    }
    return Array(text.utf8)
  }
}
