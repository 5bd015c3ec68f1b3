/// What is said of one stop, as typed parts: nobody has to take a sentence apart again.
///
///     label "Wi-Fi" · role "Switch Button" · state "On"     → "Wi-Fi, Switch Button, On"
public struct Utterance: Hashable, Sendable {
  /// The parts, in the order they are spoken (rules S1, S4 and C4).
  public var parts: [UtterancePart]
  /// What is spoken last, after a pause (rule H1): the app's hint, then the reader's own, each in
  /// its language.
  public var hints: [UtterancePart]
  /// The names behind "Actions available" (rule H10).
  public var actions: [UtterancePart]
  /// The details behind "More content available" (rule A4).
  public var moreContent: [Detail]
  /// The language of the label, as BCP 47.
  public var language: String

  /// Creates an utterance.
  public init(
    parts: [UtterancePart] = [], hints: [UtterancePart] = [], actions: [UtterancePart] = [],
    moreContent: [Detail] = [], language: String
  ) {
    self.parts = parts
    self.hints = hints
    self.actions = actions
    self.moreContent = moreContent
    self.language = language
  }

  /// Whether nothing is said, not even a hint.
  public var isEmpty: Bool { parts.isEmpty && hints.isEmpty }

  /// The parts joined by ", ", as they are printed.
  public var text: String { parts.map(\.text).joined(separator: ", ") }

  /// The parts joined by ", ", as they are spoken; letter by letter where the app asks for that.
  public var spoken: String {
    parts.lazy.map(\.styledWords).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// The hints as one piece, nil if there are none (rules H2 and H3).
  ///
  ///     "Shows more content." and "Double tap to collapse."
  ///         → "Shows more content. Double tap to collapse."
  public var hint: UtterancePart? {
    guard var hint = hints.first else { return nil }
    for next in hints.dropFirst() {
      hint.text = Self.sentences(hint.text, next.text)
      hint.spoken = Self.sentences(hint.spoken, next.spoken)
      hint.isUnresolved = hint.isUnresolved || next.isUnresolved
    }
    return hint
  }

  /// Two sentences with one full stop between them, whatever the first ends in.
  private static func sentences(_ first: String, _ second: String) -> String {
    guard let end = first.last else { return second }
    return ".!?…。".contains(end) ? "\(first) \(second)" : "\(first). \(second)"
  }

  /// A detail that is read on request.
  public struct Detail: Hashable, Sendable {
    /// What it is called.
    public var label: String
    /// What it says, nil if nothing.
    public var value: String?

    /// Creates a detail.
    public init(label: String, value: String?) {
      self.label = label
      self.value = value
    }
  }
}
