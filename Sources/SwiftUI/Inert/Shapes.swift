import EarshotSemantics

/// Something that is drawn: nothing is heard of it, unless it is given words or actions (T11, T12).
@MainActor @preconcurrency public protocol Shape: View, Sendable where Body == Never {
  /// Its outline, which nobody follows here.
  nonisolated func path(in rect: CGRect) -> Path
}

/// A shape with an edge inside.
@MainActor @preconcurrency public protocol InsettableShape: Shape {}

extension Shape {
  /// An outline of nothing, for shapes that are their own.
  nonisolated public func path(in rect: CGRect) -> Path { Path() }

  /// Makes what is no stop.
  @MainActor public static func _resolve(_ view: Self, in node: _Node) { node.draw("Shape") }

  /// Filled.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> _PaintedShape<Self> { _PaintedShape(shape: self) }
  /// Filled.
  nonisolated public func fill(style: FillStyle = FillStyle()) -> _PaintedShape<Self> {
    _PaintedShape(shape: self)
  }
  /// Its outline.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _PaintedShape<Self> { _PaintedShape(shape: self) }
  /// Its outline.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _PaintedShape<Self> { _PaintedShape(shape: self) }
  /// Its outline.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> Self { self }
  /// Its outline.
  nonisolated public func stroke(style: StrokeStyle) -> Self { self }
  /// A part of it.
  nonisolated public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> Self { self }
  /// Turned.
  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> Self { self }
  /// Larger or smaller.
  nonisolated public func size(width: CGFloat, height: CGFloat) -> Self { self }
  /// Larger or smaller.
  nonisolated public func size(_ size: CGSize) -> Self { self }
  /// Larger or smaller.
  nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> Self { self }
  /// Larger or smaller.
  nonisolated public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> Self { self }
  /// Elsewhere.
  nonisolated public func offset(_ offset: CGSize) -> Self { self }
  /// Elsewhere.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
  /// Moved, turned or pulled.
  nonisolated public func transform(_ transform: CGAffineTransform) -> Self { self }
}

extension InsettableShape {
  /// Its outline, inside.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _PaintedShape<Self> { _PaintedShape(shape: self) }
  /// Its outline, inside.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _PaintedShape<Self> { _PaintedShape(shape: self) }
  /// Its outline, inside.
  nonisolated public func strokeBorder(lineWidth: CGFloat = 1) -> _PaintedShape<Self> {
    _PaintedShape(shape: self)
  }
  /// Smaller all around.
  nonisolated public func inset(by amount: CGFloat) -> Self { self }
}

extension _Node {
  /// Makes what is drawn: no stop, until a modifier makes it one.
  func draw(_ name: String) {
    setChildCount(0)
    producer = ElementProducer { node, _ in [Live(.drawing(name), of: node)] }
  }
}

/// A shape of this name.
public struct Rectangle {
  /// Creates the shape.
  nonisolated public init() {}
}

extension Rectangle: InsettableShape {
  /// None: it is a primitive.
  public typealias Body = Never
}

/// A shape of this name.
public struct Circle {
  /// Creates the shape.
  nonisolated public init() {}
}

extension Circle: InsettableShape {
  /// None: it is a primitive.
  public typealias Body = Never
}

/// An shape of this name.
public struct Ellipse {
  /// Creates the shape.
  nonisolated public init() {}
}

extension Ellipse: InsettableShape {
  /// None: it is a primitive.
  public typealias Body = Never
}

/// A shape of this name.
public struct Capsule {
  /// Creates the shape.
  nonisolated public init(style: RoundedCornerStyle = .continuous) {}
}

extension Capsule: InsettableShape {
  /// None: it is a primitive.
  public typealias Body = Never
}

/// A shape of this name.
public struct ContainerRelativeShape {
  /// Creates the shape.
  nonisolated public init() {}
}

extension ContainerRelativeShape: InsettableShape {
  /// None: it is a primitive.
  public typealias Body = Never
}

/// A rectangle with round corners.
public struct RoundedRectangle {
  /// Creates the shape.
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
  /// Creates the shape.
  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {}
}

extension RoundedRectangle: InsettableShape {
  /// None: it is a primitive.
  public typealias Body = Never
}

/// A rectangle with round corners, each its own.
public struct UnevenRoundedRectangle {
  /// Creates the shape.
  nonisolated public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {}
}

extension UnevenRoundedRectangle: InsettableShape {
  /// None: it is a primitive.
  public typealias Body = Never
}

/// A shape of any type.
public struct AnyShape {
  /// Hides the type of a shape.
  nonisolated public init<S: Shape>(_ shape: S) {}
}

extension AnyShape: Shape {
  /// None: it is a primitive.
  public typealias Body = Never
}

/// How corners are round.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// As part of a circle.
  case circular
  /// Smoothly.
  case continuous
}

/// How a shape is filled.
public struct FillStyle: Hashable, Sendable {
  /// Creates a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

/// How an outline is drawn.
public struct StrokeStyle: Hashable, Sendable {
  /// Creates a style.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {}
}

/// How lines end.
public enum CGLineCap: Hashable, Sendable {
  /// At once.
  case butt
  /// Round.
  case round
  /// Square.
  case square
}

/// How lines meet.
public enum CGLineJoin: Hashable, Sendable {
  /// In a point.
  case miter
  /// Round.
  case round
  /// Cut off.
  case bevel
}

/// An outline.
public struct Path: Hashable {
  /// Creates an empty outline.
  public init() {}
  /// Creates an outline of steps.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }
  /// Creates a rectangle.
  public init(_ rect: CGRect) {}
  /// Creates an ellipse.
  public init(ellipseIn rect: CGRect) {}
  /// Creates a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {}
  /// Goes to a point.
  public mutating func move(to point: CGPoint) {}
  /// Draws a line.
  public mutating func addLine(to point: CGPoint) {}
  /// Draws lines.
  public mutating func addLines(_ lines: [CGPoint]) {}
  /// Draws a rectangle.
  public mutating func addRect(_ rect: CGRect) {}
  /// Draws an ellipse.
  public mutating func addEllipse(in rect: CGRect) {}
  /// Draws a rectangle with round corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {}
  /// Draws a curve.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {}
  /// Draws a curve.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {}
  /// Draws a part of a circle.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {}
  /// Draws another outline.
  public mutating func addPath(_ path: Path) {}
  /// Ends where it began.
  public mutating func closeSubpath() {}
}

extension Path: Shape {
  /// None: it is a primitive.
  public typealias Body = Never
}
