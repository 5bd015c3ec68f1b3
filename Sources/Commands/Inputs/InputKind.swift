/// The kinds of input that can be read; the names are those of `--as`.
enum InputKind: String, CaseIterable {
  /// A screen document.
  case document
  /// Element lines: JSON, an element or a tree a line.
  case elements
  /// The page source of Appium and WebDriverAgent.
  case appium
}
