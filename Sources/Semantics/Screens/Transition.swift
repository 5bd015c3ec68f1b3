/// How a screen comes in.
public struct Transition: Hashable, Codable, Sendable {
  /// What moves.
  public var kind: Kind
  /// How long it takes in ms; nil is the platform's length.
  public var milliseconds: Int?
  /// What is shown under reduce motion, if the app chose; nil if it never looked.
  public var reducedMotion: Kind?

  /// Creates a transition.
  public init(kind: Kind, milliseconds: Int? = nil, reducedMotion: Kind? = nil) {
    self.kind = kind
    self.milliseconds = milliseconds
    self.reducedMotion = reducedMotion
  }

  /// The kinds of transitions.
  public enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
    /// The system slide.
    case push
    /// The system zoom from a source.
    case zoom
    /// A cross-fade.
    case fade
    /// One of the app's own.
    case custom
  }
}
