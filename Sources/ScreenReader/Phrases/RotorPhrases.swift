/// The words for what the rotor can be turned to (rule A6).
public struct RotorPhrases: Hashable, Sendable {
  /// "Links"
  public let links: Setting
  /// "Headings"
  public let headings: Setting
  /// "Heading 2": headings of one level
  public let headingLevel: LevelSetting
  /// "Buttons"
  public let buttons: Setting
  /// "Text Fields"
  public let textFields: Setting
  /// "Images"
  public let images: Setting
  /// "Form Controls"
  public let formControls: Setting
  /// "Landmarks"
  public let landmarks: Setting
  /// "Tables"
  public let tables: Setting
  /// "Lists"
  public let lists: Setting
  /// "Containers"
  public let containers: Setting
  /// "Actions": swiping up and down chooses one (rule A1)
  public let actions: Phrase
  /// "More Content": swiping up and down reads the details (rule A4)
  public let moreContent: Phrase
  /// "Adjust Value": swiping up and down changes the value (rule A7)
  public let adjustValue: Phrase
  /// "{1} not found": the items of an app's own rotor
  public let notFound: PhrasePattern

  /// One thing to turn the rotor to.
  public struct Setting: Hashable, Sendable {
    /// What it is called.
    public let name: Phrase
    /// What is said when there is no such thing in that direction.
    public let notFound: Phrase
  }

  /// One thing to turn the rotor to, of several levels.
  public struct LevelSetting: Hashable, Sendable {
    /// What it is called, with the level.
    public let name: PhrasePattern
    /// What is said when there is no such thing in that direction.
    public let notFound: PhrasePattern
  }
}
