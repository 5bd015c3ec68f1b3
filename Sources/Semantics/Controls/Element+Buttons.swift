extension Element {
  /// A button named by the views in its label (B1–B7); its role is not spoken (B8).
  ///
  ///     Button("Save")      → "Save, Button"
  public static func button(_ content: [Element]) -> Element {
    Element(control: "Button", named: content, traits: .button)
  }

  /// A button with a title.
  public static func button(_ title: Wording) -> Element {
    var element = Element(label: title, traits: .button)
    element.evidence.facts = [.control("Button")]
    return element
  }

  /// A link out of the app: it keeps the trait of a button until the app removes it (B15, R14).
  ///
  ///     Link("Terms", destination: url)     → "Terms, Button, Link"
  public static func link(_ content: [Element], url: String? = nil) -> Element {
    var element = Element(control: "Link", named: content, traits: [.button, .link])
    if let url { element.responses = [Response(.activate, [.open(url: url)])] }
    return element
  }

  /// A link to a screen: one button, its texts joined, its chevron silent (B17–B19).
  ///
  ///     NavigationLink("Soup") { … }        → "Soup, Button"
  public static func navigationLink(_ content: [Element]) -> Element {
    Element(control: "NavigationLink", named: content, traits: .button)
  }

  /// A button that shares something; without a label it says the system's "Share…" (B16).
  public static func shareLink(_ content: [Element]) -> Element {
    var element = Element(control: "ShareLink", named: content, traits: .button)
    if element.label == nil { element.systemRole = .share }
    return element
  }

  /// The button that starts or ends editing a list: the system's "Edit" or "Done" (B24).
  public static func editButton(isEditing: Bool) -> Element {
    var element = Element(traits: .button)
    element.systemRole = isEditing ? .done : .edit
    element.evidence.facts = [.control("EditButton")]
    return element
  }

  /// A button that opens a menu; it has a value where it shows a selection (B21, R11).
  ///
  ///     Menu("Sort") { … }                  → "Sort, Button"
  public static func menu(_ content: [Element], selection: Wording? = nil) -> Element {
    var element = Element(control: "Menu", named: content, traits: .button)
    element.value = selection
    return element
  }

  /// The header of something that opens in place, and what is in it while it is open (V30, R12).
  ///
  ///     DisclosureGroup("Details")          → "Details, Button, Collapsed"
  ///
  /// - Returns: The header first; the content follows only while it is open.
  public static func disclosureGroup(
    _ label: [Element], content: [Element], isExpanded: Bool
  ) -> [Element] {
    var header = Element(control: "DisclosureGroup", named: label, traits: .button)
    header.expanded = isExpanded
    return isExpanded ? [header] + content : [header]
  }
}
