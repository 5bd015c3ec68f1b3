import EarshotSemantics

/// What a source of screens can tell at all.
///
/// A rule names what it needs. Where the source cannot know it, the rule is not run and says so:
/// silence would read as "nothing found".
public struct Knowledge: OptionSet, Hashable, Sendable {
  /// The bits, stable within one version of the product only.
  public let rawValue: UInt16

  /// Creates a set from its bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

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
  /// Whether a screen has a title.
  public static let titles = Knowledge(rawValue: 1 << 6)
  /// The levels of headings.
  public static let headingLevels = Knowledge(rawValue: 1 << 7)
  /// What is grouped, and what is hidden from the reader.
  public static let grouping = Knowledge(rawValue: 1 << 8)
  /// Custom actions.
  public static let actions = Knowledge(rawValue: 1 << 9)
  /// The languages of words.
  public static let languages = Knowledge(rawValue: 1 << 10)
  /// What is written of the app besides its screens.
  public static let code = Knowledge(rawValue: 1 << 11)
  /// What is there at one moment, and not only under some condition.
  public static let moment = Knowledge(rawValue: 1 << 12)

  /// What can be told of any screen.
  private static let design: Knowledge = [
    .effects, .names, .headings, .headingLevels, .titles, .grouping, .actions,
  ]

  /// What a screen document tells.
  public static let document: Knowledge = design.union([.walk, .languages, .moment])
  /// What a dump of a running app tells at most; its format may tell less.
  public static let dump: Knowledge = [
    .headings, .headingLevels, .titles, .actions, .languages, .moment,
  ]
  /// What an app that runs tells.
  public static let live: Knowledge = design.union([.walk, .languages, .moment, .pictures])
  /// What source tells.
  public static let source: Knowledge = design.union([.pictures, .code])

  /// What it is, in words that complete "the input does not tell …".
  public var words: String {
    let all: [(Knowledge, String)] = [
      (.effects, "what happens when elements are used"),
      (.names, "whether screens without a bar are named"),
      (.headings, "which elements are headings"), (.frames, "where elements are"),
      (.walk, "how screens change while they are used"),
      (.pictures, "which names are those of pictures"),
      (.titles, "whether the screen has a title"), (.headingLevels, "the levels of headings"),
      (.grouping, "what is grouped or hidden from the reader"), (.actions, "custom actions"),
      (.languages, "the languages of words"), (.code, "how the app is written"),
      (.moment, "what is there at one moment"),
    ]
    return all.filter { contains($0.0) }.map(\.1).joined(separator: " and ")
  }
}

extension Knowledge {
  /// What the format of an input keeps back.
  init(keptBackBy limits: FormatLimits) {
    let pairs: [(FormatLimits, Knowledge)] = [
      (.headings, [.headings, .headingLevels]), (.headingLevels, .headingLevels),
      (.frames, .frames), (.titles, .titles), (.actions, .actions), (.languages, .languages),
      (.effects, [.effects, .walk]),
    ]
    self = pairs.reduce(into: []) { knowledge, pair in
      if limits.contains(pair.0) { knowledge.formUnion(pair.1) }
    }
  }
}
