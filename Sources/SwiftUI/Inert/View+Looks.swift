// Inert: how views look. Nothing is heard of any of it, so the view stays as it is.
extension View {
  /// Nothing is heard of `font`.
  nonisolated public func font(_ font: Font?) -> some View { self }
  /// Nothing is heard of `fontWeight`.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { self }
  /// Nothing is heard of `fontDesign`.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View { self }
  /// Nothing is heard of `fontWidth`.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View { self }
  /// Nothing is heard of `bold`.
  nonisolated public func bold(_ isActive: Bool = true) -> some View { self }
  /// Nothing is heard of `italic`.
  nonisolated public func italic(_ isActive: Bool = true) -> some View { self }
  /// Nothing is heard of `monospaced`.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View { self }
  /// Nothing is heard of `monospacedDigit`.
  nonisolated public func monospacedDigit() -> some View { self }
  /// Nothing is heard of `underline`.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { self }
  /// Nothing is heard of `strikethrough`.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { self }
  /// Nothing is heard of `kerning`.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View { self }
  /// Nothing is heard of `tracking`.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View { self }
  /// Nothing is heard of `baselineOffset`.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }
  /// Nothing is heard of `lineLimit`.
  nonisolated public func lineLimit(_ number: Int?) -> some View { self }
  /// Nothing is heard of `lineLimit`.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View { self }
  /// Nothing is heard of `lineLimit`.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { self }
  /// Nothing is heard of `lineLimit`.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { self }
  /// Nothing is heard of `lineLimit`.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { self }
  /// Nothing is heard of `lineSpacing`.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }
  /// Nothing is heard of `multilineTextAlignment`.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
  /// Nothing is heard of `truncationMode`.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View { self }
  /// Nothing is heard of `minimumScaleFactor`.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
  /// Nothing is heard of `allowsTightening`.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View { self }
  /// Nothing is heard of `textCase`.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View { self }
  /// Nothing is heard of `textScale`.
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    self
  }
  /// Nothing is heard of `textSelection`.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    self
  }
  /// Nothing is heard of `foregroundColor`.
  nonisolated public func foregroundColor(_ color: Color?) -> some View { self }
  /// Nothing is heard of `foregroundStyle`.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  /// Nothing is heard of `foregroundStyle`.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View { self }
  /// Nothing is heard of `foregroundStyle`.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View { self }
  /// Nothing is heard of `tint`.
  nonisolated public func tint(_ tint: Color?) -> some View { self }
  /// Nothing is heard of `tint`.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View { self }
  /// Nothing is heard of `accentColor`.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View { self }
  /// Nothing is heard of `backgroundStyle`.
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  /// Nothing is heard of `background`.
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { self }
  /// Nothing is heard of `background`.
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { self }
  /// Nothing is heard of `background`.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    self
  }
  /// Nothing is heard of `background`.
  nonisolated public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle())
    -> some View
  { self }
  /// Nothing is heard of `border`.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    self
  }
  /// Nothing is heard of `cornerRadius`.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    self
  }
  /// Nothing is heard of `clipShape`.
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle())
    -> some View
  { self }
  /// Nothing is heard of `clipped`.
  nonisolated public func clipped(antialiased: Bool = false) -> some View { self }
  /// Nothing is heard of `shadow`.
  nonisolated public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { self }
  /// Nothing is heard of `blur`.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
  /// Nothing is heard of `brightness`.
  nonisolated public func brightness(_ amount: Double) -> some View { self }
  /// Nothing is heard of `contrast`.
  nonisolated public func contrast(_ amount: Double) -> some View { self }
  /// Nothing is heard of `saturation`.
  nonisolated public func saturation(_ amount: Double) -> some View { self }
  /// Nothing is heard of `grayscale`.
  nonisolated public func grayscale(_ amount: Double) -> some View { self }
  /// Nothing is heard of `hueRotation`.
  nonisolated public func hueRotation(_ angle: Angle) -> some View { self }
  /// Nothing is heard of `colorInvert`.
  nonisolated public func colorInvert() -> some View { self }
  /// Nothing is heard of `colorMultiply`.
  nonisolated public func colorMultiply(_ color: Color) -> some View { self }
  /// Nothing is heard of `luminanceToAlpha`.
  nonisolated public func luminanceToAlpha() -> some View { self }
  /// Nothing is heard of `blendMode`.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { self }
  /// Nothing is heard of `compositingGroup`.
  nonisolated public func compositingGroup() -> some View { self }
  /// Nothing is heard of `drawingGroup`.
  nonisolated public func drawingGroup(opaque: Bool = false) -> some View { self }
  /// Nothing is heard of `scaleEffect`.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    self
  }
  /// Nothing is heard of `scaleEffect`.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    self
  }
  /// Nothing is heard of `scaleEffect`.
  nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> some View
  { self }
  /// Nothing is heard of `rotationEffect`.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    self
  }
  /// Nothing is heard of `rotation3DEffect`.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View { self }
  /// Nothing is heard of `imageScale`.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View { self }
  /// Nothing is heard of `symbolVariant`.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View { self }
  /// Nothing is heard of `symbolRenderingMode`.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
  /// Nothing is heard of `symbolEffect`.
  nonisolated public func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }
  /// Nothing is heard of `symbolEffect`.
  nonisolated public func symbolEffect<T: SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View { self }
  /// Nothing is heard of `contentTransition`.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { self }
  /// Nothing is heard of `preferredColorScheme`.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }
  /// Nothing is heard of `privacySensitive`.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
  /// Nothing is heard of `glassEffect`.
  nonisolated public func glassEffect(_ glass: Glass = .regular) -> some View { self }
  /// Nothing is heard of `glassEffect`.
  nonisolated public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View
  { self }
  /// Nothing is heard of `headerProminence`.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View { self }
  /// Nothing is heard of `defersSystemGestures`.
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
  /// Nothing is heard of `persistentSystemOverlays`.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  /// Nothing is heard of `statusBarHidden`.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  /// Nothing is heard of `statusBar`.
  nonisolated public func statusBar(hidden: Bool) -> some View { self }
  /// Nothing is heard of `accessibilityIgnoresInvertColors`.
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    self
  }
  /// Nothing is heard of `accessibilityShowsLargeContentViewer`.
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }
  /// Nothing is heard of `accessibilityChartDescriptor`.
  nonisolated public func accessibilityChartDescriptor<R>(_ representable: R) -> some View { self }
  /// Nothing is heard of `typesettingLanguage`.
  nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true)
    -> some View
  { self }
  /// Nothing is heard of `visualEffect`.
  nonisolated public func visualEffect<V>(_ effect: @escaping (Self, GeometryProxy) -> V)
    -> some View
  { self }
  /// Nothing is heard of `invalidatableContent`.
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}
