extension Element {
  /// What a sheet is pulled by (F3, L21): the system's "Sheet Grabber".
  public static var grabber: Element { system(.grabber, []) }

  /// The invisible button before a presented screen (F3, W5).
  ///
  ///     → "dismiss popup, Button", then its hint
  public static var dismissPopup: Element { system(.dismissPopup, [.dismiss]) }

  /// The invisible button after the items of a menu (F6, B22).
  ///
  ///     → "Dismiss context menu, Button"
  public static var dismissMenu: Element { system(.dismissMenu, [.dismiss]) }

  /// The title of an alert: a stop and no heading (R17, L19).
  public static func alertTitle(_ title: Wording?) -> Element? {
    guard let title = title.present else { return nil }
    var element = Element(label: title, traits: .staticText)
    element.systemRole = .alertTitle
    return element
  }

  private static func system(_ part: SystemPart, _ effects: [Effect]) -> Element {
    var element = Element(traits: .button)
    element.systemRole = part
    if !effects.isEmpty { element.responses = [Response(.activate, effects)] }
    return element
  }
}
