/// Where things stand beside each other.
public struct HorizontalAlignment: Hashable, Sendable {
  let name: String
  /// Creates an alignment of the app's own.
  public init(_ id: any AlignmentID.Type) { name = "\(id)" }
  private init(name: String) { self.name = name }
  /// At the start.
  public static let leading = Self(name: "leading")
  /// In the middle.
  public static let center = Self(name: "center")
  /// At the end.
  public static let trailing = Self(name: "trailing")
}

/// Where things stand one over the other.
public struct VerticalAlignment: Hashable, Sendable {
  let name: String
  /// Creates an alignment of the app's own.
  public init(_ id: any AlignmentID.Type) { name = "\(id)" }
  private init(name: String) { self.name = name }
  /// Above.
  public static let top = Self(name: "top")
  /// In the middle.
  public static let center = Self(name: "center")
  /// Below.
  public static let bottom = Self(name: "bottom")
  /// On the first line.
  public static let firstTextBaseline = Self(name: "firstTextBaseline")
  /// On the last line.
  public static let lastTextBaseline = Self(name: "lastTextBaseline")
}

/// An alignment of the app's own.
public protocol AlignmentID {
  /// Where things stand that do not say.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// Where things stand.
public struct Alignment: Hashable, Sendable {
  /// From side to side.
  public var horizontal: HorizontalAlignment
  /// Up and down.
  public var vertical: VerticalAlignment
  /// Creates an alignment.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
  /// In the middle.
  public static let center = Self(horizontal: .center, vertical: .center)
  /// At the start.
  public static let leading = Self(horizontal: .leading, vertical: .center)
  /// At the end.
  public static let trailing = Self(horizontal: .trailing, vertical: .center)
  /// Above.
  public static let top = Self(horizontal: .center, vertical: .top)
  /// Below.
  public static let bottom = Self(horizontal: .center, vertical: .bottom)
  /// Above at the start.
  public static let topLeading = Self(horizontal: .leading, vertical: .top)
  /// Above at the end.
  public static let topTrailing = Self(horizontal: .trailing, vertical: .top)
  /// Below at the start.
  public static let bottomLeading = Self(horizontal: .leading, vertical: .bottom)
  /// Below at the end.
  public static let bottomTrailing = Self(horizontal: .trailing, vertical: .bottom)
  /// On the first line at the start.
  public static let leadingFirstTextBaseline = Self(
    horizontal: .leading, vertical: .firstTextBaseline)
}

/// The size of a view where it is aligned.
public struct ViewDimensions: Hashable, Sendable {
  /// The width in points.
  public var width: CGFloat = 0
  /// The height in points.
  public var height: CGFloat = 0
  /// Where a guide is.
  public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
  /// Where a guide is.
  public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
}

/// An angle.
public struct Angle: Hashable, Sendable {
  /// In radians.
  public var radians: Double
  /// In degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }
  /// Creates an angle in radians.
  public init(radians: Double = 0) { self.radians = radians }
  /// Creates an angle in degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }
  /// In degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// In radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// None.
  public static let zero = Angle()
}

/// A point as a share of a view.
public struct UnitPoint: Hashable, Sendable {
  /// From the start.
  public var x: CGFloat
  /// From above.
  public var y: CGFloat
  /// Creates a point.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
  /// The first corner.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// At the start.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// At the end.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// Above.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// Below.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// Above at the start.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// Above at the end.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// Below at the start.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// Below at the end.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// Space around something.
public struct EdgeInsets: Hashable, Sendable {
  /// Above.
  public var top: CGFloat
  /// At the start.
  public var leading: CGFloat
  /// Below.
  public var bottom: CGFloat
  /// At the end.
  public var trailing: CGFloat
  /// Creates space.
  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// A row or column of a lazy grid.
public struct GridItem: Sendable {
  /// How large it is.
  public enum Size: Sendable {
    /// Always the same.
    case fixed(CGFloat)
    /// Within bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as there is room for.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  /// How large it is.
  public var size: Size
  /// The space to the next.
  public var spacing: CGFloat?
  /// Where things stand in it.
  public var alignment: Alignment?
  /// Creates a row or column.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// Headers and footers that stay while rows are scrolled.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Creates a set of its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Headers.
  public static let sectionHeaders = Self(rawValue: 1)
  /// Footers.
  public static let sectionFooters = Self(rawValue: 2)
}

/// A place in a view that others ask for.
public struct Anchor<Value: Sendable>: Sendable {
  let value: Value

  /// Which place it is.
  public struct Source: Sendable {
    let value: Value
  }
}

extension Anchor.Source where Value == CGRect {
  /// All of the view.
  public static var bounds: Self { Self(value: .zero) }
  /// A part of the view.
  public static func rect(_ rect: CGRect) -> Self { Self(value: rect) }
}

/// How something is seen from something else.
public protocol CoordinateSpaceProtocol {}

/// A coordinate space by its name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol {
  let name: String
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// That of the view.
  public static var local: Self { Self(name: "local") }
  /// That of the screen.
  public static var global: Self { Self(name: "global") }
  /// That of a name.
  public static func named(_ name: some Hashable) -> Self { Self(name: "\(name)") }
}

/// A coordinate space.
public enum CoordinateSpace: Hashable {
  /// That of the screen.
  case global
  /// That of the view.
  case local
  /// That of a name.
  case named(AnyHashable)
}

/// Something that can change bit by bit.
public protocol Animatable {
  /// What changes.
  associatedtype AnimatableData = EmptyAnimatableData
  /// What changes.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// Nothing that could change.
public struct EmptyAnimatableData: Hashable, Sendable {
  /// Creates nothing.
  public init() {}
}
