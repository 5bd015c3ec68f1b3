public import EarshotSemantics

/// The words for what the system adds to screens (rules W3, W5, R8, R10 and R17).
public struct SystemPhrases: Hashable, Sendable {
  /// "Back": the label of a back button without a title before it, which is not spoken twice.
  public let back: Phrase
  /// "Alert": before the title of an alert.
  public let alert: Phrase
  /// "Search": the label of a search field without a prompt.
  public let search: Phrase
  /// "Sheet Grabber".
  public let sheetGrabber: Phrase
  /// "dismiss popup": the invisible button before a presented screen.
  public let dismissPopup: Phrase
  /// "Double tap to dismiss popup window".
  public let dismissPopupHint: Phrase
  /// "Dismiss context menu": the invisible button after the items of a menu.
  public let dismissContextMenu: Phrase
  /// "In progress": what a spinner is called.
  public let inProgress: Phrase
  /// "Increment": the second half of a stepper.
  public let increment: Phrase
  /// "Decrement": the first half of a stepper.
  public let decrement: Phrase
  /// "Edit": the button that starts editing a list.
  public let edit: Phrase
  /// "Done": the button that ends editing a list.
  public let done: Phrase
  /// "Share…": the button that shares something.
  public let share: Phrase
  /// "OK": the button of an alert that has none of its own.
  public let ok: Phrase
  /// "Cancel": the way out of a list of actions, and of a screen of the system's.
  public let cancel: Phrase
  /// "Paste": the button that takes what was copied.
  public let paste: Phrase
  /// "Rename": the button that gives something another name.
  public let rename: Phrase
  /// "Files": the system's screen for choosing a file.
  public let files: Phrase
  /// "Photos": the system's screen for choosing a photo.
  public let photos: Phrase
  /// "Quick Look": the system's screen that shows a file.
  public let quickLook: Phrase
}

extension SystemPhrases {
  /// What a part of the system is called where the app gives it no name; nil if it has none.
  public func name(of part: SystemPart) -> Phrase? {
    switch part {
    case .backButton: back
    case .searchField: search
    case .grabber: sheetGrabber
    case .dismissPopup: dismissPopup
    case .dismissMenu: dismissContextMenu
    case .decrement: decrement
    case .increment: increment
    case .inProgress: inProgress
    case .edit: edit
    case .done: done
    case .share: share
    case .title, .alertTitle, .alertMessage, .datePicker, .timePicker, .dateAndTimePicker: nil
    }
  }
}
