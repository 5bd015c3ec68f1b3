// Inert: what is drawn, placed or offered to others than the reader. The view stays as it is.
extension View {
  /// Nothing is heard of `anchorPreference`.
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View { self }
  /// Nothing is heard of `transformAnchorPreference`.
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View { self }
  /// Nothing is heard of `scenePadding`.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { self }
  /// Nothing is heard of `scenePadding`.
  nonisolated public func scenePadding(
    _ padding: ScenePadding, edges: Edge.Set = .all
  ) -> some View { self }
  /// Nothing is heard of `layoutValue`.
  nonisolated public func layoutValue<K: LayoutValueKey>(
    key: K.Type, value: K.Value
  ) -> some View { self }
  /// Nothing is heard of `focusEffectDisabled`.
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
  /// Nothing is heard of `focusSection`.
  nonisolated public func focusSection() -> some View { self }
  /// Nothing is heard of `hoverEffectDisabled`.
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  /// Nothing is heard of `listRowHoverEffect`.
  nonisolated public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }
  /// Nothing is heard of `listRowHoverEffectDisabled`.
  nonisolated public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  /// Nothing is heard of `onContinuousHover`.
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }
  /// Nothing is heard of `pointerStyle`.
  nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View { self }
  /// Nothing is heard of `glassEffectID`.
  nonisolated public func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View { self }
  /// Nothing is heard of `glassEffectUnion`.
  nonisolated public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View { self }
  /// Nothing is heard of `glassEffectTransition`.
  nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    self
  }
  /// Nothing is heard of `glassBackgroundEffect`.
  nonisolated public func glassBackgroundEffect() -> some View { self }
  /// Nothing is heard of `backgroundExtensionEffect`.
  nonisolated public func backgroundExtensionEffect() -> some View { self }
  /// Nothing is heard of `scrollEdgeEffectStyle`.
  nonisolated public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View { self }
  /// Nothing is heard of `scrollEdgeEffectHidden`.
  nonisolated public func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View { self }
  /// Nothing is heard of `scrollInputBehavior`.
  nonisolated public func scrollInputBehavior(_ behavior: ScrollInputBehavior) -> some View { self }
  /// Nothing is heard of `scrollTransition`.
  nonisolated public func scrollTransition<V>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> V
  ) -> some View { self }
  /// Nothing is heard of `scrollPosition`.
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View { self }
  /// Nothing is heard of `defaultScrollAnchor`.
  nonisolated public func defaultScrollAnchor(
    _ anchor: UnitPoint?, for role: ScrollAnchorRole
  ) -> some View { self }
  /// Nothing is heard of `onScrollGeometryChange`.
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ old: T, _ new: T) -> Void
  ) -> some View { self }
  /// Nothing is heard of `onScrollPhaseChange`.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ old: ScrollPhase, _ new: ScrollPhase) -> Void
  ) -> some View { self }
  /// Nothing is heard of `onScrollVisibilityChange`.
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View { self }
  /// Nothing is heard of `onKeyPress`.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  /// Nothing is heard of `onKeyPress`.
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  /// Nothing is heard of `onKeyPress`.
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  /// Nothing is heard of `keyboardShortcut`.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View { self }
  /// Nothing is heard of `symbolEffectsRemoved`.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
  /// Nothing is heard of `symbolVariableValueMode`.
  nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    self
  }
  /// Nothing is heard of `symbolColorRenderingMode`.
  nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    self
  }
  /// Nothing is heard of `allowedDynamicRange`.
  nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
  /// Nothing is heard of `transformEffect`.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View { self }
  /// Nothing is heard of `projectionEffect`.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View { self }
  /// Nothing is heard of `colorEffect`.
  nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    self
  }
  /// Nothing is heard of `distortionEffect`.
  nonisolated public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }
  /// Nothing is heard of `layerEffect`.
  nonisolated public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }
  /// Nothing is heard of `materialActiveAppearance`.
  nonisolated public func materialActiveAppearance(
    _ appearance: MaterialActiveAppearance
  ) -> some View { self }
  /// Nothing is heard of `containerRelativeFrame`.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View { self }
  /// Nothing is heard of `containerRelativeFrame`.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View { self }
  /// Nothing is heard of `safeAreaPadding`.
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { self }
  /// Nothing is heard of `safeAreaPadding`.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View { self }
  /// Nothing is heard of `searchPresentationToolbarBehavior`.
  nonisolated public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }
  /// Nothing is heard of `tabViewCustomization`.
  nonisolated public func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?
  ) -> some View { self }
  /// Nothing is heard of `typeSelectEquivalent`.
  nonisolated public func typeSelectEquivalent(_ text: Text?) -> some View { self }
  /// Nothing is heard of `renameAction`.
  nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View { self }
  /// Nothing is heard of `navigationDocument`.
  nonisolated public func navigationDocument(_ url: URL) -> some View { self }
  /// Nothing is heard of `navigationDocument`.
  nonisolated public func navigationDocument<D: Transferable>(_ document: D) -> some View { self }
  /// Nothing is heard of `previewContext`.
  nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
  /// Nothing is heard of `widgetURL`.
  nonisolated public func widgetURL(_ url: URL?) -> some View { self }
  /// Nothing is heard of `widgetAccentable`.
  nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
  /// Nothing is heard of `fileDialogMessage`.
  nonisolated public func fileDialogMessage(_ message: Text?) -> some View { self }
  /// Nothing is heard of `textRenderer`.
  nonisolated public func textRenderer<T>(_ renderer: T) -> some View { self }
  /// Nothing is heard of `lineHeight`.
  nonisolated public func lineHeight(_ lineHeight: CGFloat?) -> some View { self }
  /// Nothing is heard of `textInputSuggestions`.
  nonisolated public func textInputSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View { self }
  /// Nothing is heard of `textInputCompletion`.
  nonisolated public func textInputCompletion(_ completion: String) -> some View { self }
  /// Nothing is heard of `textInputFormattingControlVisibility`.
  nonisolated public func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placement: Edge.Set
  ) -> some View { self }
  /// Nothing is heard of `animation`.
  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (Self) -> V
  ) -> some View { body(self) }
}
