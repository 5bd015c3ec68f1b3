/// The words for what things are (rule S4).
public struct RolePhrases: Hashable, Sendable {
  /// "Button"
  public let button: Phrase
  /// "Back Button" (rule R4)
  public let backButton: Phrase
  /// "Switch Button" (rule R1)
  public let switchButton: Phrase
  /// "Tab" (rule R2)
  public let tab: Phrase
  /// "Pop-up Button" (rule R11)
  public let popUpButton: Phrase
  /// "Date Picker" (rule V18)
  public let datePicker: Phrase
  /// "Time Picker" (rule V18)
  public let timePicker: Phrase
  /// "Date and Time Picker" (rule V18)
  public let dateAndTimePicker: Phrase
  /// "Radio Button"
  public let radioButton: Phrase
  /// "Text Field" (rule R6)
  public let textField: Phrase
  /// "Secure Text Field" (rule R6)
  public let secureTextField: Phrase
  /// "Heading" (rule R5)
  public let heading: Phrase
  /// "Heading level 2" (rule R13)
  public let headingLevel: PhrasePattern
  /// "Link" (rule R14)
  public let link: Phrase
  /// "Picker Item" (rule R9)
  public let pickerItem: Phrase
  /// "Adjustable" (rule R9)
  public let adjustable: Phrase
  /// "Image"
  public let image: Phrase
  /// "Search Field" (rule R8)
  public let searchField: Phrase
  /// "Draggable" (rule R16)
  public let draggable: Phrase
  /// "Row Header" (rule C6)
  public let rowHeader: Phrase
  /// "Column Header" (rule C6)
  public let columnHeader: Phrase
}

/// The words for how things are (rule S4).
public struct StatePhrases: Hashable, Sendable {
  /// "Selected" (rule S3)
  public let selected: Phrase
  /// "Unselected": the choice was just taken back (rule S13)
  public let unselected: Phrase
  /// "Dimmed" (rule S5)
  public let dimmed: Phrase
  /// "On" (rule R1)
  public let on: Phrase
  /// "Off" (rule R1)
  public let off: Phrase
  /// "Mixed" (rule R1)
  public let mixed: Phrase
  /// "Is editing" (rule R6)
  public let isEditing: Phrase
  /// "Expanded" (rule R12)
  public let expanded: Phrase
  /// "Collapsed" (rule R12)
  public let collapsed: Phrase
}
