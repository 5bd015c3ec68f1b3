/// What a source of screens can tell at all.
///
/// A rule names what it needs. Where the source cannot know it, the rule is not run and says so:
/// silence would read as "nothing found".
public struct Knowledge: OptionSet, Hashable, Sendable {
  /// The bits, stable within one version of the product only.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// What happens when something is used.
  public static let effects = Knowledge(rawValue: 1 << 0)
  /// Whether a screen without a bar has a name all the same.
  public static let names = Knowledge(rawValue: 1 << 1)
  /// Which elements are headings.
  public static let headings = Knowledge(rawValue: 1 << 2)
  /// Where elements are.
  public static let frames = Knowledge(rawValue: 1 << 3)
  /// How the app changes while it is used.
  public static let walk = Knowledge(rawValue: 1 << 4)
  /// Whether an element's words are the app's own or its picture's.
  public static let pictures = Knowledge(rawValue: 1 << 5)

  /// What a screen document tells.
  public static let document: Knowledge = [.effects, .names, .headings, .walk]
  /// What a dump of a running app tells; whether it tells headings depends on its format.
  public static let dump: Knowledge = []
  /// What an app that runs tells.
  public static let live: Knowledge = [.effects, .names, .headings, .walk, .pictures]
  /// What source tells.
  public static let source: Knowledge = [.effects, .names, .headings, .pictures]

  /// What it is, in words that complete "the input does not tell …".
  public var words: String {
    let all: [(Knowledge, String)] = [
      (.effects, "what happens when elements are used"),
      (.names, "whether screens without a bar are named"),
      (.headings, "which elements are headings"), (.frames, "where elements are"),
      (.walk, "how screens change while they are used"),
      (.pictures, "which names are those of pictures"),
    ]
    return all.filter { contains($0.0) }.map(\.1).joined(separator: " and ")
  }
}
