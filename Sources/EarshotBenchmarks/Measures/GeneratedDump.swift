import EarshotScreens

/// Dumps of any size in every format, the same each time: a list of so many buttons.
enum GeneratedDump {
  static func bytes(_ format: DumpFormat, rows: Int) -> [UInt8] {
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

  /// The ending of a format's files.
  static func ending(_ format: DumpFormat) -> String {
    switch format {
    case .appium: "xml"
    case .debugDescription: "txt"
    case .idb, .accessibilitySnapshot: "json"
    }
  }
}
