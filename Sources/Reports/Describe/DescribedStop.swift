public import EarshotReader
public import EarshotSemantics

/// One stop of a described screen, with everything its line tells.
public struct DescribedStop: Hashable, Sendable {
  /// The number of the input line it came from; only for element lines.
  public var input: Int?
  /// What its screen is called; nil for element lines.
  public var screen: String?
  /// Its place in the reading order, counted from 1.
  public var index: Int
  /// The element and what surrounds it.
  public var stop: Stop
  /// What is said of it.
  public var utterance: Utterance

  /// Creates a described stop.
  public init(
    input: Int? = nil, screen: String?, index: Int, stop: Stop, utterance: Utterance
  ) {
    self.input = input
    self.screen = screen
    self.index = index
    self.stop = stop
    self.utterance = utterance
  }
}
