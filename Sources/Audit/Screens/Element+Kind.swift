import EarshotSemantics

extension Element {
  /// What it is, in one word for paths.
  var kind: String { words.replacing(" ", with: "-") }

  /// What it is, in the words of a message: "text field", "list".
  var words: String {
    if let container { return container == .group ? "group" : Self.name(of: container) }
    if childrenAs == .contain || explicitOrder { return "group" }
    for (trait, name) in Self.names where traits.contains(trait) { return name }
    return part == .stop ? "element" : "view"
  }

  /// A control: something a person can act on, by its traits.
  var isControl: Bool { !traits.isDisjoint(with: .interactive) }

  /// A control whose double tap does something; fields, sliders and keys take other gestures.
  var isPlainButton: Bool {
    !traits.isDisjoint(with: [.button, .link]) && traits.isDisjoint(with: Self.otherControls)
  }

  private static let otherControls: Traits = [
    .switchButton, .adjustable, .textEntry, .secureTextField, .textArea, .searchField,
    .keyboardKey, .pickerItem, .popUpButton, .backButton, .radioButton,
  ]

  /// A field that takes text.
  var isField: Bool {
    !traits.isDisjoint(with: [.textEntry, .secureTextField, .textArea])
  }

  private static let names: [(Traits, String)] = [
    (.backButton, "back button"), (.switchButton, "switch"), (.searchField, "search field"),
    (.secureTextField, "secure text field"), (.textArea, "text field"),
    (.textEntry, "text field"), (.popUpButton, "pop-up button"), (.radioButton, "radio button"),
    (.pickerItem, "picker"), (.adjustable, "adjustable element"), (.link, "link"),
    (.button, "button"), (.header, "heading"), (.image, "image"), (.staticText, "text"),
  ]

  private static func name(of container: Container) -> String {
    switch container {
    case .group: "group"
    case .list: "list"
    case .landmark: "landmark"
    case .table: "table"
    case .tabBar: "tab bar"
    case .segmented: "segmented control"
    }
  }
}

extension AuditedScreen {
  /// A subject in the words of a message: "the button 'Save'", "a switch", "the screen 'Soup'".
  func name(_ subject: Subject) -> String {
    guard let element = element(of: subject) else { return "the screen \(quoted(name))" }
    var kind = element.words
    if case .stop(let stop) = subject, stops[stop].region == .tabBar { kind = "tab" }
    if let words = (element.label.present ?? element.value.present ?? element.placeholder.present) {
      return "the \(kind) \(quoted(words.shown))"
    }
    if let id = element.name ?? element.identifier, !id.isEmpty {
      return "the \(kind) \(quoted(id))"
    }
    return "aeiou".contains(kind.first ?? " ") ? "an \(kind)" : "a \(kind)"
  }
}

/// Words in quotes, cut where a message would become an essay.
func quoted(_ text: String) -> String {
  let limit = 80
  guard text.count > limit else { return "'\(text)'" }
  return "'\(text.prefix(limit - 1))…'"
}
