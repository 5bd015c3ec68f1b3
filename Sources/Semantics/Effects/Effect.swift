/// Something that happens in an app, as data.
public enum Effect: Hashable, Codable, Sendable {
  /// A screen comes onto the topmost stack.
  case push(screen: String)
  /// The top screen leaves the topmost stack.
  case pop
  /// All but the first screen leave the topmost stack.
  case popToRoot
  /// The topmost stack becomes these screens.
  case replace(screens: [String])
  /// A screen comes up over the others.
  case present(screen: String, style: PresentationStyle)
  /// The topmost presentation goes away.
  case dismiss
  /// Another tab is chosen.
  case tab(String)
  /// A URL is opened: one of the document's links, or another app.
  case open(url: String)
  /// A flag is turned on or off; nil turns it over.
  case turn(flag: String, to: Bool?)
  /// An element of a known screen changes.
  case set(element: String, changes: [ElementChange])
  /// The app asks for focus on an element.
  case focus(element: String)
  /// The app posts an announcement, so many ms later.
  case announce(text: Wording, priority: AnnouncementPriority, after: Int)
  /// The app posts a screen change, with an element or words as its argument (rule N1).
  case screenChanged(NotificationArgument?)
  /// The app posts a layout change, with an element or words as its argument (rule N2).
  case layoutChanged(NotificationArgument?)
  /// Nothing happens for so many ms.
  case wait(ms: Int)
}

/// How a presented screen covers what is below (rules F3–F6).
public enum PresentationStyle: String, Hashable, Codable, Sendable, CaseIterable {
  /// A card that can be pulled down.
  case sheet
  /// The whole screen.
  case cover
  /// A bubble at its source.
  case popover
  /// A title, a message and buttons.
  case alert
  /// A list of actions.
  case menu
}

/// How an announcement behaves among other speech (rules N4, Q1–Q3).
public enum AnnouncementPriority: String, Hashable, Codable, Sendable, CaseIterable {
  /// Waits for other speech.
  case low
  /// Interrupts and can be interrupted.
  case `default`
  /// Interrupts and cannot be interrupted.
  case high
}

/// What a posted notification carries.
public enum NotificationArgument: Hashable, Codable, Sendable {
  /// The element that is to have focus.
  case element(String)
  /// Words that are to be spoken.
  case text(Wording)
}
