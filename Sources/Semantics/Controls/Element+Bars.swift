extension Element {
  /// The way back: the previous title and its role (W3, R4, B24); without a title, or where it is
  /// the word "Back" itself, only the role is heard.
  ///
  ///     → "Recipes, Back Button"
  public static func backButton(previousTitle: Wording?) -> Element {
    var element = Element(label: previousTitle.present, traits: [.button, .backButton])
    element.systemRole = .backButton
    element.responses = [Response(.activate, [.pop])]
    return element
  }

  /// The title of a screen: a heading, in the bar or below (R5, L16); nil for an empty one.
  ///
  ///     → "Soup, Heading"
  public static func navigationTitle(_ title: Wording?) -> Element? {
    guard let title = title.present else { return nil }
    var element = Element(label: title, traits: [.header, .staticText])
    element.systemRole = .title
    return element
  }

  /// A tab (L14, R2): a button in a tab bar, whose position its surroundings add.
  ///
  ///     → "Selected, Search, Tab, 2 of 3"
  public static func tab(_ item: TabItem, isSelected: Bool) -> Element {
    var element = Element(
      name: item.name, label: item.label, value: item.value,
      traits: isSelected ? [.button, .selected] : .button)
    element.responses = [Response(.activate, [.tab(item.name)])]
    return element
  }

  /// What a badge adds to the value of a row or tab: its number or text up to iOS 17, nothing
  /// after (L9, R2c).
  ///
  /// - Parameters:
  ///   - badge: The number or the text it shows.
  ///   - release: The major release, nil for the current one.
  public static func badgeValue(_ badge: Wording, release: Int?) -> Wording? {
    guard let release, release <= 17 else { return nil }
    return Optional(badge).present
  }
}
