/// One place where the reader's cursor can stand, with what its surroundings add.
public struct Stop: Hashable, Sendable {
  /// What is heard; where children were combined, already the one element they became.
  public var element: Element
  /// What its position adds: tab, segment, list, landmark or table (rule C7).
  public var context: ReadingContext?
  /// The containers it stands in, outermost first.
  public var containers: [EnteredContainer]
  /// Which part of the screen it belongs to.
  public var region: Region
  /// Which node of the screen it is, counted in tree order through the toolbar and then the
  /// content; nil for what the system adds, such as the back button.
  public var node: Int?

  /// Creates a stop.
  public init(
    element: Element, context: ReadingContext? = nil, containers: [EnteredContainer] = [],
    region: Region = .content, node: Int? = nil
  ) {
    self.element = element
    self.context = context
    self.containers = containers
    self.region = region
    self.node = node
  }

  /// The parts of a screen, in the order they are read.
  public enum Region: Int, Hashable, Sendable, Comparable {
    /// What the system puts before a presented screen: the grabber, "dismiss popup".
    case presentation
    /// The navigation bar.
    case bar
    /// The search field.
    case search
    /// The content.
    case content
    /// The bar at the bottom.
    case bottomBar
    /// The tabs.
    case tabBar

    /// The order of reading.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }
}

/// A container a stop stands in: its name is heard once, on entry (rule C1).
public struct EnteredContainer: Hashable, Sendable {
  /// Tells apart the containers of one screen.
  public var number: Int
  /// What kind it is; nil for a plain group.
  public var kind: Container?
  /// Its name.
  public var label: Wording?
  /// What it says after its name.
  public var value: Wording?
  /// The language of its words, if it is not the app's.
  public var language: String?

  /// Creates a container.
  public init(
    number: Int, kind: Container?, label: Wording?, value: Wording? = nil,
    language: String? = nil
  ) {
    self.number = number
    self.kind = kind
    self.label = label
    self.value = value
    self.language = language
  }
}
