/// How screens are connected, as far as a source knows more than its elements' effects say.
public struct NavigationGraph: Hashable, Codable, Sendable {
  /// The ways from screen to screen, in the order they were found.
  public var edges: [Edge]
  /// Destinations that were registered, in the order they were found.
  public var registrations: [Registration]

  /// Creates a graph.
  public init(edges: [Edge] = [], registrations: [Registration] = []) {
    self.edges = edges
    self.registrations = registrations
  }

  /// One way from a screen to another.
  public struct Edge: Hashable, Codable, Sendable {
    /// The screen it leaves.
    public var from: String
    /// The screen it reaches, nil if that could not be found.
    public var to: String?
    /// How it gets there: `push`, `sheet`, `cover`, `tab` or `link`.
    public var kind: String
    /// The type of the value that is pushed, if any.
    public var valueType: String?
    /// Where it was written.
    public var source: SourcePlace?

    /// Creates an edge.
    public init(
      from: String, to: String?, kind: String, valueType: String? = nil,
      source: SourcePlace? = nil
    ) {
      self.from = from
      self.to = to
      self.kind = kind
      self.valueType = valueType
      self.source = source
    }
  }

  /// A destination for a type of value.
  public struct Registration: Hashable, Codable, Sendable {
    /// The type of the values.
    public var valueType: String
    /// The screen whose stack it belongs to.
    public var screen: String
    /// Where it was written.
    public var source: SourcePlace?

    /// Creates a registration.
    public init(valueType: String, screen: String, source: SourcePlace? = nil) {
      self.valueType = valueType
      self.screen = screen
      self.source = source
    }
  }
}
