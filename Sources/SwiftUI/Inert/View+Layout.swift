// Inert: where views are and how large. Nothing is heard of any of it, so the view stays as it is.
extension View {
  /// Nothing is heard of `padding`.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    self
  }
  /// Nothing is heard of `padding`.
  nonisolated public func padding(_ length: CGFloat) -> some View { self }
  /// Nothing is heard of `padding`.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View { self }
  /// Nothing is heard of `frame`.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { self }
  /// Nothing is heard of `frame`.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { self }
  /// Nothing is heard of `fixedSize`.
  nonisolated public func fixedSize() -> some View { self }
  /// Nothing is heard of `fixedSize`.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }
  /// Nothing is heard of `layoutPriority`.
  nonisolated public func layoutPriority(_ value: Double) -> some View { self }
  /// Nothing is heard of `offset`.
  nonisolated public func offset(_ offset: CGSize) -> some View { self }
  /// Nothing is heard of `offset`.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  /// Nothing is heard of `position`.
  nonisolated public func position(_ position: CGPoint) -> some View { self }
  /// Nothing is heard of `position`.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  /// Nothing is heard of `aspectRatio`.
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode)
    -> some View
  { self }
  /// Nothing is heard of `aspectRatio`.
  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View
  { self }
  /// Nothing is heard of `scaledToFit`.
  nonisolated public func scaledToFit() -> some View { self }
  /// Nothing is heard of `scaledToFill`.
  nonisolated public func scaledToFill() -> some View { self }
  /// Nothing is heard of `edgesIgnoringSafeArea`.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
  /// Nothing is heard of `ignoresSafeArea`.
  nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all)
    -> some View
  { self }
  /// Nothing is heard of `zIndex`.
  nonisolated public func zIndex(_ value: Double) -> some View { self }
  /// Nothing is heard of `alignmentGuide`.
  nonisolated public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { self }
  /// Nothing is heard of `alignmentGuide`.
  nonisolated public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { self }
  /// Nothing is heard of `containerRelativeFrame`.
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center)
    -> some View
  { self }
  /// Nothing is heard of `contentMargins`.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }
  /// Nothing is heard of `contentMargins`.
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }
  /// Nothing is heard of `contentMargins`.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }
  /// Nothing is heard of `safeAreaPadding`.
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil)
    -> some View
  { self }
  /// Nothing is heard of `coordinateSpace`.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { self }
  /// Nothing is heard of `coordinateSpace`.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View { self }
  /// Nothing is heard of `contentShape`.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    self
  }
  /// Nothing is heard of `contentShape`.
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View { self }
  /// Nothing is heard of `gridCellColumns`.
  nonisolated public func gridCellColumns(_ count: Int) -> some View { self }
  /// Nothing is heard of `gridCellAnchor`.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }
  /// Nothing is heard of `gridColumnAlignment`.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { self }
  /// Nothing is heard of `gridCellUnsizedAxes`.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }
}
