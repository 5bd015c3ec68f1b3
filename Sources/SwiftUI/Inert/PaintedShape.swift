/// A shape that was filled or outlined, and can be once more.
@MainActor @preconcurrency public struct _PaintedShape<Content: Shape>: View {
  let shape: Content

  nonisolated init(shape: Content) { self.shape = shape }

  /// The shape.
  public var body: some View { shape }
}

extension _PaintedShape {
  /// Filled, too.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> Self { self }
  /// Filled, too.
  nonisolated public func fill(style: FillStyle = FillStyle()) -> Self { self }
  /// With its outline.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> Self { self }
  /// With its outline.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> Self { self }
}

extension _PaintedShape where Content: InsettableShape {
  /// With its outline, inside.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> Self { self }
  /// With its outline, inside.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> Self { self }
}
