/// What listening to a screen may cost in a project.
public struct ListeningBudgets: Hashable, Sendable {
  /// What it may cost to hear all of a screen.
  public var screen = Budget()
  /// What it may cost to come to what a screen is for.
  public var mainAction = Budget()

  /// Creates budgets without limits.
  public init() {}

  /// A limit; nil for none.
  public struct Budget: Hashable, Sendable {
    /// In seconds of listening.
    public var seconds: Double?
    /// In swipes.
    public var swipes: Int?

    /// Creates a limit.
    public init(seconds: Double? = nil, swipes: Int? = nil) {
      self.seconds = seconds
      self.swipes = swipes
    }
  }
}
