public import EarshotSemantics

/// How much of an app was read: how many of its views, and how many of their words.
public struct ReadingFigures: Sendable {
  /// Views with a body.
  public var views = 0
  /// Those whose body was evaluated.
  public var evaluatedViews = 0
  /// What the input declares and was not followed, by the view it is in.
  public var unresolved: [String: [String]] = [:]
  /// Views of modules that are not in the input: how often each is shown.
  public var opaque: [String: Int] = [:]
  /// Labels, values and titles, each once for the place and the words it has.
  public var words: [Words] = []

  /// A label, a value or a title.
  public struct Words: Hashable, Sendable {
    /// The screen it was heard on first.
    public var screen: String
    /// Where it is written, if it is known.
    public var source: SourcePlace?
    /// The words as they are printed.
    public var shown: String
    /// How much of them is known.
    public var extent: Extent
    /// The expressions that were not worked out although they are in the source.
    public var missing: [String] = []
  }

  /// How much of a label is in words.
  public enum Extent: Hashable, Sendable {
    /// All of it, one way or several.
    case whole
    /// What the source has of it; the rest comes with the app's data.
    case partly
    /// Nothing, since nothing of it is in the source.
    case none(UnknownCause)
    /// Something that is in the source is missing.
    case missing
  }

  /// Works out the figures of what was read.
  public init(_ reading: SourceReading) {
    let statistics = reading.statistics
    views = statistics.views
    evaluatedViews = statistics.evaluatedViews
    unresolved = statistics.unresolved
    opaque = statistics.opaque
    var collector = Collector(causes: statistics.causes)
    for screen in reading.app.screens { collector.add(screen) }
    words = collector.words
  }

  /// The share of views whose body was evaluated with nothing left out.
  public var shareOfViews: Double {
    views == 0 ? 1 : Double(evaluatedViews - unresolved.count) / Double(views)
  }

  /// How many labels have some extent.
  public func count(_ extent: Extent) -> Int { words.count { $0.extent == extent } }

  /// The share in words of the labels, values and titles that are in the source.
  public var shareOfWords: Double {
    let known = count(.whole) + count(.partly)
    let all = known + count(.missing)
    return all == 0 ? 1 : Double(known) / Double(all)
  }
}

/// Goes through the elements of screens and notes what they are called.
private struct Collector {
  let causes: [String: UnknownCause]
  var words: [ReadingFigures.Words] = []
  private var seen: Set<Seen> = []

  private struct Seen: Hashable {
    var source: SourcePlace?
    var kind: String
    var shown: String
  }

  init(causes: [String: UnknownCause]) { self.causes = causes }

  mutating func add(_ screen: Screen) {
    note(screen.title, "title", screen.source, screen.name)
    for element in screen.toolbar + screen.elements { add(element, screen.name) }
  }

  private mutating func add(_ element: Element, _ screen: String) {
    note(element.label, "label", element.source, screen)
    note(element.value, "value", element.source, screen)
    if element.childrenAs == .ignore { return }
    for child in element.children { add(child, screen) }
  }

  private mutating func note(
    _ wording: Wording?, _ kind: String, _ source: SourcePlace?, _ screen: String
  ) {
    guard let wording, !wording.isEmpty else { return }
    let shown = wording.shown
    guard seen.insert(Seen(source: source, kind: kind, shown: shown)).inserted else { return }
    var parts = Parts(causes: causes)
    parts.look(at: wording, depth: 0)
    words.append(
      .init(
        screen: screen, source: source, shown: shown, extent: parts.extent, missing: parts.open))
  }
}

/// What a wording is made of.
private struct Parts {
  let causes: [String: UnknownCause]
  var open: [String] = []
  private var hasWords = false
  private var worst: UnknownCause?

  init(causes: [String: UnknownCause]) { self.causes = causes }

  var extent: ReadingFigures.Extent {
    guard let worst else { return .whole }
    if worst == .open { return .missing }
    return hasWords ? .partly : .none(worst)
  }

  mutating func look(at wording: Wording, depth: Int) {
    guard depth < 100 else { return worst = .open }
    switch wording {
    case .text(let text):
      if text.contains(where: { $0.isLetter || $0.isNumber }) { hasWords = true }
    case .localized(let key, _, let text):
      if !(text ?? key).isEmpty { hasWords = true }
    case .pattern(let pieces): for piece in pieces { look(at: piece, depth: depth + 1) }
    case .oneOf(let choices): for choice in choices { look(at: choice.words, depth: depth + 1) }
    case .unresolved(let expression, _):
      let cause = causes[expression] ?? .open
      if cause == .open { open.append(expression) }
      worst = UnknownCause.worse(worst, cause)
    }
  }
}
