/// A part of a screen whose words are the reader's own, in the reader's language.
///
/// An element that bears one carries only the app's words; the phrasing adds the system's. So a
/// back button of a Finnish reader says "Takaisin" whatever language the app speaks.
public enum SystemPart: String, Hashable, Codable, Sendable, CaseIterable {
  /// The way back: its label is the previous title, or nothing and then only the role is heard
  /// (rule W3). Adds no words.
  case backButton
  /// The title of a screen, in its bar or below (rules R5 and W2). Adds no words.
  case title
  /// The search field; without a placeholder of its own it says "Search" (rule R8).
  case searchField
  /// What a sheet is pulled by: label "Sheet Grabber" (rule F3).
  case grabber
  /// The invisible button before a presented screen: label "dismiss popup", hint "Double tap to
  /// dismiss popup window" (rule W5).
  case dismissPopup
  /// The invisible button after a menu: label "Dismiss context menu" (rule F6).
  case dismissMenu
  /// The title of an alert: "Alert" goes before it when the alert comes up (rule R17). Adds no
  /// words to the element itself.
  case alertTitle
  /// The message of an alert, read with its title when the alert comes up (rule R17). Adds no words.
  case alertMessage
  /// The half of a stepper that lowers: "Decrement" after its label, "Quantity, Decrement" (V12).
  case decrement
  /// The half of a stepper that raises: "Increment" after its label (V12).
  case increment
  /// A spinner without a name: label "In progress" (V25).
  case inProgress
  /// The picker of a date in its compact form: role "Date Picker" (V18).
  case datePicker
  /// The picker of a time in its compact form: role "Time Picker" (V18).
  case timePicker
  /// The picker of both in its compact form: role "Date and Time Picker" (V18).
  case dateAndTimePicker
  /// The button that starts editing a list, without a label of its own: "Edit" (B24).
  case edit
  /// The button that ends editing a list: "Done" (B24).
  case done
  /// The button that shares something, without a label of its own: "Share…" (B16).
  case share
}
