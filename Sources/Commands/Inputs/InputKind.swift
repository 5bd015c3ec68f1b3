import EarshotScreens

/// The kinds of input that can be read; the names are those of `--as`.
enum InputKind: String, CaseIterable {
  /// A screen document.
  case document
  /// SwiftUI source.
  case source
  /// Element lines: JSON, an element or a tree a line.
  case elements
  /// The page source of Appium and WebDriverAgent.
  case appium
  /// What XCUITest prints as `debugDescription`.
  case debugdescription
  /// What idb, AXe and sim-use print.
  case idb
  /// What AccessibilitySnapshot and A11yUITests write.
  case accessibilitysnapshot

  /// The format of dumps it is; nil for what is no dump.
  var dumpFormat: DumpFormat? {
    switch self {
    case .document, .source, .elements: nil
    case .appium: .appium
    case .debugdescription: .debugDescription
    case .idb: .idb
    case .accessibilitysnapshot: .accessibilitySnapshot
    }
  }

  /// The kind of a format of dumps.
  init(_ format: DumpFormat) {
    switch format {
    case .appium: self = .appium
    case .debugDescription: self = .debugdescription
    case .idb: self = .idb
    case .accessibilitySnapshot: self = .accessibilitysnapshot
    }
  }
}
