/// What the format of an input cannot tell, whatever is on the screen.
///
/// A rule that needs one of these is not run on such a screen: silence of the format is no fault
/// of the app.
public struct FormatLimits: OptionSet, Hashable, Codable, Sendable {
  /// The bits, stable within one version of the product only.
  public let rawValue: UInt16

  /// Creates a set from its bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Which elements are headings, but for titles and headers of sections.
  public static let headings = FormatLimits(rawValue: 1 << 0)
  /// The levels of headings.
  public static let headingLevels = FormatLimits(rawValue: 1 << 1)
  /// Where elements are.
  public static let frames = FormatLimits(rawValue: 1 << 2)
  /// Whether elements are visible.
  public static let visibility = FormatLimits(rawValue: 1 << 3)
  /// Whether the screen has a title.
  public static let titles = FormatLimits(rawValue: 1 << 4)
  /// Which nodes are stops; their types have to do.
  public static let stops = FormatLimits(rawValue: 1 << 5)
  /// Hints.
  public static let hints = FormatLimits(rawValue: 1 << 6)
  /// Custom actions.
  public static let actions = FormatLimits(rawValue: 1 << 7)
  /// Custom content and rotors.
  public static let content = FormatLimits(rawValue: 1 << 8)
  /// The languages of words.
  public static let languages = FormatLimits(rawValue: 1 << 9)
  /// What is chosen.
  public static let states = FormatLimits(rawValue: 1 << 10)
  /// What happens when elements are used.
  public static let effects = FormatLimits(rawValue: 1 << 11)
}

extension FormatLimits {
  /// What is missing, in words that complete "the input does not tell …".
  public var words: String {
    let all: [(FormatLimits, String)] = [
      (.headings, "which elements are headings"), (.headingLevels, "the levels of headings"),
      (.frames, "where elements are"), (.visibility, "whether elements are visible"),
      (.titles, "whether the screen has a title"), (.stops, "which nodes are stops"),
      (.hints, "hints"), (.actions, "custom actions"), (.content, "custom content and rotors"),
      (.languages, "the languages of words"),
      (.states, "what is chosen"),
      (.effects, "what happens when elements are used"),
    ]
    return all.filter { contains($0.0) }.map(\.1).joined(separator: " and ")
  }
}
