/// What kind of thing an element is and how it behaves, in Apple's words.
///
/// The first seventeen are public in UIKit; the rest UIKit keeps to itself. Which of them are
/// spoken, and in which order, is decided by the phrasing (rules S4–S7), not here.
public struct Traits: OptionSet, Hashable, Codable, Sendable {
  /// The bits, stable within one version of the product only.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Can be activated: "Button".
  public static let button = Traits(rawValue: 1 << 0)
  /// Leads elsewhere: "Link".
  public static let link = Traits(rawValue: 1 << 1)
  /// Divides content, and is a stop of the headings rotor: "Heading".
  public static let header = Traits(rawValue: 1 << 2)
  /// A field to search with: "Search Field".
  public static let searchField = Traits(rawValue: 1 << 3)
  /// A picture: "Image".
  public static let image = Traits(rawValue: 1 << 4)
  /// Chosen among others: "Selected" comes first.
  public static let selected = Traits(rawValue: 1 << 5)
  /// Makes its own sound when activated; never spoken.
  public static let playsSound = Traits(rawValue: 1 << 6)
  /// A key of a keyboard; silences "Button".
  public static let keyboardKey = Traits(rawValue: 1 << 7)
  /// Text that does not change; never spoken.
  public static let staticText = Traits(rawValue: 1 << 8)
  /// Read when the app opens; never spoken.
  public static let summaryElement = Traits(rawValue: 1 << 9)
  /// Cannot be used now: "Dimmed".
  public static let notEnabled = Traits(rawValue: 1 << 10)
  /// Changes by itself; read at intervals while focused (rule T3).
  public static let updatesFrequently = Traits(rawValue: 1 << 11)
  /// Starts media, so nothing is said after activation (rule T4).
  public static let startsMediaSession = Traits(rawValue: 1 << 12)
  /// Swiping up and down changes its value: "Adjustable".
  public static let adjustable = Traits(rawValue: 1 << 13)
  /// Can be touched directly, past the reader (rule H8).
  public static let allowsDirectInteraction = Traits(rawValue: 1 << 14)
  /// Turns the page after it was read (rule T5).
  public static let causesPageTurn = Traits(rawValue: 1 << 15)
  /// A view whose leaves are tabs (rule R2a).
  public static let tabBar = Traits(rawValue: 1 << 16)
  /// A switch: "Switch Button", then its state (rule R1).
  public static let switchButton = Traits(rawValue: 1 << 17)
  /// Leads back: "Back Button" (rule R4).
  public static let backButton = Traits(rawValue: 1 << 18)
  /// Takes text: "Text Field" (rule R6).
  public static let textEntry = Traits(rawValue: 1 << 19)
  /// Has the keyboard now: "Is editing".
  public static let isEditing = Traits(rawValue: 1 << 20)
  /// Takes text that is not shown: "Secure Text Field".
  public static let secureTextField = Traits(rawValue: 1 << 21)
  /// Takes several lines of text (rules R7 and H4).
  public static let textArea = Traits(rawValue: 1 << 22)
  /// Opens a list to choose from: "Pop-up Button" (rule R11).
  public static let popUpButton = Traits(rawValue: 1 << 23)
  /// A column of a wheel: "Picker Item" (rule R9).
  public static let pickerItem = Traits(rawValue: 1 << 24)
  /// Can be dragged to another place: "Draggable" (rule R16).
  public static let draggable = Traits(rawValue: 1 << 25)
  /// One of several that exclude each other: "Radio Button".
  public static let radioButton = Traits(rawValue: 1 << 26)
}

extension Traits {
  /// Every trait with the name that documents and tools write, in the order of the bits.
  public static let named: [(name: String, trait: Traits)] = [
    ("button", .button), ("link", .link), ("header", .header), ("searchField", .searchField),
    ("image", .image), ("selected", .selected), ("playsSound", .playsSound),
    ("keyboardKey", .keyboardKey), ("staticText", .staticText),
    ("summaryElement", .summaryElement), ("notEnabled", .notEnabled),
    ("updatesFrequently", .updatesFrequently), ("startsMediaSession", .startsMediaSession),
    ("adjustable", .adjustable), ("allowsDirectInteraction", .allowsDirectInteraction),
    ("causesPageTurn", .causesPageTurn), ("tabBar", .tabBar), ("switchButton", .switchButton),
    ("backButton", .backButton), ("textEntry", .textEntry), ("isEditing", .isEditing),
    ("secureTextField", .secureTextField), ("textArea", .textArea),
    ("popUpButton", .popUpButton), ("pickerItem", .pickerItem), ("draggable", .draggable),
    ("radioButton", .radioButton),
  ]

  /// The trait of a name, or nil if there is none of that name.
  public init?(name: String) {
    guard let found = Self.named.first(where: { $0.name == name }) else { return nil }
    self = found.trait
  }

  /// The names of the traits in this set, in the order of the bits.
  public var names: [String] { Self.named.filter { contains($0.trait) }.map(\.name) }

  /// The traits of things a person can act on, so that an element with one of them is a control.
  public static let interactive: Traits = [
    .button, .link, .searchField, .keyboardKey, .adjustable, .switchButton, .backButton,
    .textEntry, .secureTextField, .textArea, .popUpButton, .pickerItem, .radioButton,
  ]
}
