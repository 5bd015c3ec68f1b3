// Inert: how controls look. Nothing is heard of any of it, so the view stays as it is.
extension View {
  /// Nothing is heard of `controlSize`.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View { self }
  /// Nothing is heard of `buttonBorderShape`.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
  /// Nothing is heard of `buttonRepeatBehavior`.
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    self
  }
  /// Nothing is heard of `textFieldStyle`.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }
  /// Nothing is heard of `progressViewStyle`.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View { self }
  /// Nothing is heard of `gaugeStyle`.
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { self }
  /// Nothing is heard of `labeledContentStyle`.
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    self
  }
  /// Nothing is heard of `disclosureGroupStyle`.
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    self
  }
  /// Nothing is heard of `controlGroupStyle`.
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View { self }
  /// Nothing is heard of `labelsHidden`.
  nonisolated public func labelsHidden() -> some View { self }
  /// Nothing is heard of `labelsVisibility`.
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View { self }
  /// Nothing is heard of `labelIconToTitleSpacing`.
  nonisolated public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View { self }
  /// Nothing is heard of `keyboardType`.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }
  /// Nothing is heard of `textContentType`.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    self
  }
  /// Nothing is heard of `textInputAutocapitalization`.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }
  /// Nothing is heard of `autocapitalization`.
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    self
  }
  /// Nothing is heard of `autocorrectionDisabled`.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  /// Nothing is heard of `disableAutocorrection`.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View { self }
  /// Nothing is heard of `submitLabel`.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
  /// Nothing is heard of `keyboardShortcut`.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { self }
  /// Nothing is heard of `keyboardShortcut`.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
  /// Nothing is heard of `keyboardShortcut`.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }
  /// Nothing is heard of `allowsHitTesting`.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { self }
  /// Nothing is heard of `interactiveDismissDisabled`.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    self
  }
  /// Nothing is heard of `presentationBackground`.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  /// Nothing is heard of `presentationBackground`.
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { self }
  /// Nothing is heard of `presentationCornerRadius`.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
  /// Nothing is heard of `presentationContentInteraction`.
  nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction)
    -> some View
  { self }
  /// Nothing is heard of `presentationBackgroundInteraction`.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }
  /// Nothing is heard of `presentationCompactAdaptation`.
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation)
    -> some View
  { self }
  /// Nothing is heard of `presentationCompactAdaptation`.
  nonisolated public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View { self }
  /// Nothing is heard of `presentationSizing`.
  nonisolated public func presentationSizing(_ sizing: PresentationSizing) -> some View { self }
  /// Nothing is heard of `toolbarBackground`.
  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { self }
  /// Nothing is heard of `toolbarBackground`.
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { self }
  /// Nothing is heard of `toolbarBackgroundVisibility`.
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }
  /// Nothing is heard of `toolbarColorScheme`.
  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { self }
  /// Nothing is heard of `toolbarRole`.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }
  /// Nothing is heard of `dialogIcon`.
  nonisolated public func dialogIcon(_ icon: Image?) -> some View { self }
  /// Nothing is heard of `dialogSuppressionToggle`.
  nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
  /// Nothing is heard of `previewDisplayName`.
  nonisolated public func previewDisplayName(_ value: String?) -> some View { self }
  /// Nothing is heard of `previewDevice`.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }
  /// Nothing is heard of `previewLayout`.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }
  /// Nothing is heard of `previewInterfaceOrientation`.
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    self
  }
  /// Nothing is heard of `onHover`.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  /// Nothing is heard of `gesture`.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
    -> some View
  { self }
  /// Nothing is heard of `gesture`.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self }
  /// Nothing is heard of `simultaneousGesture`.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { self }
  /// Nothing is heard of `highPriorityGesture`.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { self }
  /// Nothing is heard of `onLongPressGesture`.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping @MainActor () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { self }
  /// Nothing is heard of `onDrag`.
  nonisolated public func onDrag(_ data: @escaping () -> NSObject) -> some View { self }
  /// Nothing is heard of `draggable`.
  nonisolated public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View {
    self
  }
  /// Nothing is heard of `dropDestination`.
  nonisolated public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }
  /// Nothing is heard of `onKeyPress`.
  nonisolated public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result)
    -> some View
  { self }
  /// Nothing is heard of `onGeometryChange`.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void
  ) -> some View { self }
  /// Nothing is heard of `accessibilityDragPoint`.
  nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View
  { self }
  /// Nothing is heard of `accessibilityDropPoint`.
  nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View
  { self }
  /// Nothing is heard of `tabViewStyle`.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }
  /// Nothing is heard of `indexViewStyle`.
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
  /// Nothing is heard of `navigationSplitViewStyle`.
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S)
    -> some View
  { self }
  /// Nothing is heard of `navigationSplitViewColumnWidth`.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
  /// Nothing is heard of `navigationSplitViewColumnWidth`.
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
  /// Nothing is heard of `tabBarMinimizeBehavior`.
  nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    self
  }
  /// Nothing is heard of `searchToolbarBehavior`.
  nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    self
  }
  /// Nothing is heard of `writingToolsBehavior`.
  nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    self
  }
  /// Nothing is heard of `containerShape`.
  nonisolated public func containerShape<T: Shape>(_ shape: T) -> some View { self }
  /// Nothing is heard of `containerBackground`.
  nonisolated public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View { self }
  /// Nothing is heard of `findNavigator`.
  nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
  /// Nothing is heard of `flipsForRightToLeftLayoutDirection`.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
}
