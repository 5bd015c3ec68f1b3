/// The words for what the system adds to screens (rules W3, W5, R8, R10 and R17).
public struct SystemPhrases: Hashable, Sendable {
  /// "Back": the label of a back button without a title before it, which is not spoken twice
  public let back: Phrase
  /// "Alert": before the title of an alert
  public let alert: Phrase
  /// "Search": the label of a search field without a prompt
  public let search: Phrase
  /// "Sheet Grabber"
  public let sheetGrabber: Phrase
  /// "Double tap to expand the sheet."
  public let expandSheetHint: Phrase
  /// "dismiss popup": the invisible button before a presented screen
  public let dismissPopup: Phrase
  /// "Double tap to dismiss popup window"
  public let dismissPopupHint: Phrase
  /// "Dismiss context menu": the invisible button after the items of a menu
  public let dismissContextMenu: Phrase
  /// "In progress": what a spinner is called
  public let inProgress: Phrase
  /// "Increment": the second half of a stepper
  public let increment: Phrase
  /// "Decrement": the first half of a stepper
  public let decrement: Phrase
}
