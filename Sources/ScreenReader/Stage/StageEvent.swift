public import EarshotSemantics

/// What happened on a stage, in the order it happened.
public enum StageEvent: Hashable, Sendable {
  /// The app started, or started again.
  case launch
  /// A screen came onto the stack, with the transition the app asked for.
  case push(title: Wording?, transition: Transition?)
  /// A screen left the stack.
  case pop(title: Wording?, transition: Transition?)
  /// A screen came up over the others.
  case present(title: Wording?, style: PresentationStyle, transition: Transition?)
  /// A presented screen went away.
  case dismiss(title: Wording?, style: PresentationStyle)
  /// A tab was chosen.
  case tab(label: Wording?)
  /// The stack became another one, by a link or by the app.
  case replace(title: Wording?, url: String?)
  /// The app posted a screen change, with words as its argument (rules N1 and N7).
  case screenChanged(text: Wording?)
  /// The app posted a layout change, with words as its argument (rule N2).
  case layoutChanged(text: Wording?)
  /// The app asked for focus on a stop.
  case focusRequest(Element.ID)
  /// The app posted an announcement.
  case announcement(Announcement)
  /// An element changed.
  case changed(Element.ID)
  /// A page was scrolled, with the words for where it is now (rule N6).
  case scrolled(status: Wording?)
  /// The framework would log this.
  case warning(String)
  /// Something was opened in another app.
  case opened(url: String)
  /// The gesture came to an end of what it moves through.
  case boundary
  /// The gesture could not do what it is for, or nothing there reacts to it.
  case failure
}

/// An announcement an app posted.
public struct Announcement: Hashable, Sendable {
  /// What it says.
  public var text: Wording
  /// How it behaves among other speech (rules N4, Q1–Q3).
  public var priority: AnnouncementPriority
  /// The language of its words, if it is not the app's.
  public var language: String?
  /// The attribute of before iOS 17: behind current speech, or instead of it (rule Q4); nil
  /// leaves it to the priority.
  public var isQueued: Bool?
  /// Tells it from others of a walk, where that is asked for.
  var key: EditedStage.Key?

  /// Creates an announcement.
  public init(
    text: Wording, priority: AnnouncementPriority = .default, language: String? = nil,
    isQueued: Bool? = nil
  ) {
    self.text = text
    self.priority = priority
    self.language = language
    self.isQueued = isQueued
  }
}
