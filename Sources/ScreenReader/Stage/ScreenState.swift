import EarshotSemantics

/// What tells a screen from others on a walk: how it is shown, its title and its labels.
///
/// Two visits with the same state are the same screen, so that a walk comes to an end. Values do
/// not count: a counter would never come back to where it was.
public struct ScreenState: Hashable, Sendable {
  private let words: [String]

  /// How many elements of a screen tell it from others.
  private static var limit: Int { 1_000 }

  /// The state of what can be read now.
  @MainActor public init(of stage: any Stage) {
    let screen = stage.screen
    var words = [
      screen.presentation?.rawValue ?? "", screen.title?.shown ?? "",
      screen.tabs.first(where: \.isSelected)?.name ?? "",
    ]
    var next = stage.first(in: .screen)
    while let id = next, let stop = stage.stop(for: id), words.count < Self.limit {
      // The way back says where one came from, not where one is.
      if stop.element.systemRole != .backButton {
        words.append(stop.element.label?.shown ?? stop.element.systemRole?.rawValue ?? "")
      }
      next = stage.next(after: id)
    }
    self.words = words
  }

  private init(words: [String]) { self.words = words }

  /// The state without its numbers, by which a screen that only counts is known again.
  var withoutNumbers: ScreenState {
    ScreenState(words: words.map { $0.filter { !$0.isNumber } })
  }
}

/// The states that were come to on a walk.
public struct KnownStates: Sendable {
  private var exact: [ScreenState: Int] = [:]
  private var withoutNumbers: [ScreenState: Int] = [:]

  /// Creates a record of nothing.
  public init() {}

  /// The number of a state; nil if it is new, which is noted under a number then.
  ///
  /// - Parameter isSameVisit: Whether it is still the same showing of a screen: one that only
  ///   counts would never come to an end, so numbers do not make a new state of it.
  public mutating func find(
    _ state: ScreenState, orNote number: Int, isSameVisit: Bool = false
  ) -> Int? {
    let plain = state.withoutNumbers
    if let known = exact[state] ?? (isSameVisit ? withoutNumbers[plain] : nil) { return known }
    exact[state] = number
    if withoutNumbers[plain] == nil { withoutNumbers[plain] = number }
    return nil
  }
}
