/// The words for where things are (rules S12, C2 and C4).
public struct PositionPhrases: Hashable, Sendable {
  /// "2 of 3"
  public let indexOfCount: PhrasePattern
  /// "Row 2"
  public let row: PhrasePattern
  /// "Column 3"
  public let column: PhrasePattern
  /// "Spans 2 rows"
  public let rowSpan: CountedPhrase
  /// "Spans 2 columns"
  public let columnSpan: CountedPhrase
  /// "List Start"
  public let listStart: Phrase
  /// "List End"
  public let listEnd: Phrase
  /// "Landmark"
  public let landmarkStart: Phrase
  /// "End"
  public let landmarkEnd: Phrase
  /// "Page 2 of 15", after scrolling (rule N6)
  public let pageOfCount: PhrasePattern
  /// "Rows 3 to 9 of 40", after scrolling
  public let rowsOfCount: PhrasePattern
}

/// The words for what can be done with things (rules H2–H10).
public struct HintPhrases: Hashable, Sendable {
  /// "Double tap to activate." (rule H5)
  public let activate: Phrase
  /// "Double tap to toggle setting." (rule H2)
  public let toggle: Phrase
  /// "Swipe up or down with one finger to adjust the value." (rule H3)
  public let adjust: Phrase
  /// "Double tap to edit." (rule H4)
  public let edit: Phrase
  /// "Use the rotor to access Misspelled Words" (rule H4)
  public let misspelledWords: Phrase
  /// "Double tap to activate the picker" (rule R11)
  public let openPicker: Phrase
  /// "Double tap to expand." (rule H6)
  public let expand: Phrase
  /// "Double tap to collapse." (rule H6)
  public let collapse: Phrase
  /// "Double tap and hold, wait for the sound, then drag to rearrange." (rule H7)
  public let drag: Phrase
  /// "Use the rotor to enable Direct Touch for this app." (rule H8)
  public let directTouch: Phrase
  /// "Actions available" (rule H10)
  public let actionsAvailable: Phrase
  /// "Swipe up or down to select a custom action, then double tap to activate." (rule H10)
  public let chooseAction: Phrase
  /// "More content available" (rule A4)
  public let moreContentAvailable: Phrase
}
