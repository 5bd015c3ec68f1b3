extension Element {
  /// A field for one line of text (E1–E4, R6).
  ///
  /// A title alone is only the placeholder, heard while the field is empty; with a prompt of its
  /// own the title is the label and the prompt the placeholder.
  ///
  ///     TextField("Name", text: $name), empty           → "Name, Text Field"
  ///     the same with "Ada" in it                       → "Ada, Text Field"
  public static func textField(
    _ title: [Element], prompt: Wording? = nil, text: Wording?
  ) -> Element {
    field("TextField", title, prompt, text, .textEntry)
  }

  /// A field whose text is not shown: what was typed is heard as bullets (E5, R6).
  ///
  /// - Parameter count: How many characters it holds; nil where that is not known.
  public static func secureField(
    _ title: [Element], prompt: Wording? = nil, count: Int?
  ) -> Element {
    let bullets = count.flatMap(ControlValue.bullets)
    return field("SecureField", title, prompt, bullets, [.textEntry, .secureTextField])
  }

  /// A field for many lines: without a name until the app gives it one (E6, R7).
  public static func textEditor(text: Wording?) -> Element {
    field("TextEditor", [], nil, text, [.textEntry, .textArea])
  }

  /// The search field of a screen: its prompt is heard while it is empty, else the system's
  /// "Search" (E9, R8).
  public static func searchField(prompt: Wording?, text: Wording?) -> Element {
    var element = Element(value: text, traits: .searchField)
    element.placeholder = prompt
    element.systemRole = .searchField
    return element
  }

  private static func field(
    _ control: String, _ title: [Element], _ prompt: Wording?, _ text: Wording?,
    _ traits: Traits
  ) -> Element {
    var element = Element(control: control, named: title, traits: traits)
    if prompt == nil {
      element.placeholder = element.label
      element.label = nil
    } else {
      element.placeholder = prompt
    }
    element.value = text.present
    return element
  }
}
