/// How screens are connected, as far as a source knows more than its elements' effects say.
public struct NavigationGraph: Hashable, Codable, Sendable {
  /// The ways from screen to screen, in the order they were found.
  public var edges: [Edge]
  /// Destinations that were registered, in the order they were found.
  public var registrations: [Registration]

  /// What was noticed about how its stacks are written, in the order it was found.
  public var remarks: [Remark]

  /// Creates a graph.
  public init(
    edges: [Edge] = [], registrations: [Registration] = [], remarks: [Remark] = []
  ) {
    self.edges = edges
    self.registrations = registrations
    self.remarks = remarks
  }

  /// One thing about how a stack is written, where the elements do not show it.
  public struct Remark: Hashable, Codable, Sendable {
    /// What it is.
    public var kind: Kind
    /// The screen it is on.
    public var screen: String
    /// What it is about: a view, a type of values.
    public var subject: String
    /// Where it was written.
    public var source: SourcePlace?

    /// Creates a remark.
    public init(_ kind: Kind, screen: String, subject: String, source: SourcePlace? = nil) {
      self.kind = kind
      self.screen = screen
      self.subject = subject
      self.source = source
    }

    /// What can be noticed.
    public enum Kind: String, Hashable, Codable, Sendable {
      /// A stack stands inside of a stack.
      case nestedStack
      /// A stack stands in the first column of a split view.
      case stackInColumn
      /// A container or link of before iOS 16 is used.
      case deprecated
      /// A destination is registered on the stack itself, where the stack does not see it.
      case destinationOnStack
      /// A destination is registered in content that is made row by row.
      case destinationInRows
      /// A list in the first column of a split view pushes a value and selects nothing.
      case linkInSidebar
      /// Values and flags push on one stack that has a path.
      case mixedPushes
      /// A link from outside adds to a path and leaves what was on it.
      case linkAppends
      /// Who reads a link of the app's own scheme leaves out its first word.
      case linkWithoutHost
      /// What an app puts into the environment is made once more by a view.
      case secondRouter
      /// What holds a path is made anew with the view that holds it.
      case pathRecreated
      /// Stacks of several tabs have one path.
      case sharedPath
      /// A path that is saved holds values that cannot be.
      case pathNotSaved
      /// A key that is used has no words in a language of the app.
      case untranslated
      /// Something moves, and nothing asks whether people want that.
      case motion
      /// Another container is the root in another size class.
      case rootBySizeClass
    }
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
