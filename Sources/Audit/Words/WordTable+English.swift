import EarshotSemantics

extension WordTable {
  /// English.
  static let english = WordTable(
    language: "en",
    roles: [
      (.button, ["button", "btn"]),
      (.link, ["link", "hyperlink"]),
      (.image, ["image", "picture", "icon", "graphic"]),
      (.tabBar, ["tab"]),
      (.header, ["heading", "header"]),
      (.switchButton, ["switch", "toggle", "switch button", "toggle button"]),
      (.textEntry, ["text field", "field", "text box", "textbox"]),
      (.searchField, ["search field"]),
    ],
    states: [
      (.selected, ["selected"]),
      (.dimmed, ["dimmed", "disabled", "greyed out", "grayed out"]),
      (.expanded, ["expanded"]),
      (.collapsed, ["collapsed"]),
    ],
    vague: [
      "here", "click here", "tap here", "press here", "more", "read more", "learn more",
      "see more", "find out more", "more info", "link", "this link", "this page", "this", "go",
    ])
}
