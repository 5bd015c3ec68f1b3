extension Element {
  /// Which stop is meant: handed out by a stage, stable while the element lives, never printed.
  public struct ID: Hashable, Sendable {
    /// The number the stage gave it.
    public let number: Int

    /// Creates the id of a stage's number.
    public init(_ number: Int) { self.number = number }
  }
}
