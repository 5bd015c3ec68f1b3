/// A way of arranging views that is the app's own: nothing is placed, so it is never asked.
public protocol Layout: Animatable, Sendable {
  /// What it keeps from one question to the next.
  associatedtype Cache = Void
  /// The views it arranges.
  typealias Subviews = LayoutSubviews
  /// What is fixed of it.
  static var layoutProperties: LayoutProperties { get }
  /// What it keeps at first.
  func makeCache(subviews: Subviews) -> Cache
  /// Brings what it keeps up to date.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// How large the views are together.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Gives each view its place.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// How far it is from its neighbours.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
}

extension Layout {
  /// Nothing is fixed.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  /// Makes what it keeps anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }
  /// As usual.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

  /// Arranges views: they are heard in the order they are written.
  nonisolated public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    VStack(content: content)
  }
}

extension Layout where Cache == Void {
  /// Nothing.
  public func makeCache(subviews: Subviews) {}
  /// Nothing.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {}
}

/// What is fixed of a way of arranging views.
public struct LayoutProperties: Hashable, Sendable {
  /// Which way views follow each other.
  public var stackOrientation: Axis?
  /// Creates properties.
  public init() {}
}

/// How much space a view is offered, nil for as much as it wants.
public struct ProposedViewSize: Hashable, Sendable {
  /// From side to side.
  public var width: CGFloat?
  /// Up and down.
  public var height: CGFloat?
  /// Offers space.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }
  /// Offers space.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
  /// None.
  public static let zero = Self(width: 0, height: 0)
  /// As much as it wants.
  public static let unspecified = Self(width: nil, height: nil)
  /// All.
  public static let infinity = Self(width: .infinity, height: .infinity)
  /// The size with other numbers where it has none.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize { CGSize(width: width ?? size.width, height: height ?? size.height) }
}

/// The views a layout arranges.
public struct LayoutSubviews: RandomAccessCollection, Sendable {
  private let views: [LayoutSubview] = []
  /// Which way lines run.
  public var layoutDirection: LayoutDirection { .leftToRight }
  /// Where the first is.
  public var startIndex: Int { views.startIndex }
  /// The place behind the last.
  public var endIndex: Int { views.endIndex }
  /// A view by its place.
  public subscript(index: Int) -> LayoutSubview { views[index] }
}

/// One view a layout arranges.
public struct LayoutSubview: Sendable {
  /// How much it counts.
  public var priority: Double { 0 }
  /// How far it is from its neighbours.
  public var spacing: ViewSpacing { ViewSpacing() }
  /// How large it is.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
  /// How large it is, with its guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { ViewDimensions() }
  /// Gives it its place.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {}
  /// What it was given for the layout.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { K.defaultValue }
}

/// How far a view is from its neighbours.
public struct ViewSpacing: Sendable {
  /// None.
  public static let zero = ViewSpacing()
  /// As usual.
  public init() {}
  /// How far it is from another.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 8 }
  /// Takes the space of another too.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {}
  /// The space of both.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { self }
}

/// A value a view is given for its layout.
public protocol LayoutValueKey {
  /// What it holds.
  associatedtype Value
  /// What it is where nobody set it.
  static var defaultValue: Value { get }
}

/// The system's ways of arranging views, as values.
public protocol _SystemLayout: Layout where Cache == Void {}

extension _SystemLayout {
  /// All there is.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  /// Nothing is placed.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {}
}

/// Beside each other.
public struct HStackLayout: _SystemLayout {
  /// Creates the layout.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {}
}

/// One below the other.
public struct VStackLayout: _SystemLayout {
  /// Creates the layout.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {}
}

/// One before the other.
public struct ZStackLayout: _SystemLayout {
  /// Creates the layout.
  public init(alignment: Alignment = .center) {}
}

/// In rows and columns.
public struct GridLayout: _SystemLayout {
  /// Creates the layout.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {}
}

/// A way of arranging views of any type.
public struct AnyLayout: _SystemLayout {
  /// Hides the type of a layout.
  public init<L: Layout>(_ layout: L) {}
}
