// Inert: how lists look. Nothing is heard of any of it, so the view stays as it is.
extension View {
  /// Nothing is heard of `listItemTint`.
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View { self }
  /// Nothing is heard of `listStyle`.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View { self }
  /// Nothing is heard of `listRowBackground`.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View { self }
  /// Nothing is heard of `listRowInsets`.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
  /// Nothing is heard of `listRowSeparator`.
  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  { self }
  /// Nothing is heard of `listRowSeparatorTint`.
  nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)
    -> some View
  { self }
  /// Nothing is heard of `listSectionSeparator`.
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }
  /// Nothing is heard of `listSectionSpacing`.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
  /// Nothing is heard of `listSectionSpacing`.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }
  /// Nothing is heard of `listRowSpacing`.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
  /// Nothing is heard of `listItemTint`.
  nonisolated public func listItemTint(_ tint: Color?) -> some View { self }
  /// Nothing is heard of `formStyle`.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
  /// Nothing is heard of `scrollContentBackground`.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
  /// Nothing is heard of `scrollIndicators`.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }
  /// Nothing is heard of `scrollDisabled`.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { self }
  /// Nothing is heard of `scrollDismissesKeyboard`.
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View
  { self }
  /// Nothing is heard of `scrollBounceBehavior`.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }
  /// Nothing is heard of `scrollTargetLayout`.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  /// Nothing is heard of `scrollTargetBehavior`.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    self
  }
  /// Nothing is heard of `scrollPosition`.
  nonisolated public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil)
    -> some View
  { self }
  /// Nothing is heard of `scrollClipDisabled`.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
  /// Nothing is heard of `defaultScrollAnchor`.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
  /// Nothing is heard of `groupBoxStyle`.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View { self }
  /// Nothing is heard of `menuOrder`.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View { self }
  /// Nothing is heard of `menuIndicator`.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View { self }
  /// Nothing is heard of `menuStyle`.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }
  /// Nothing is heard of `menuActionDismissBehavior`.
  nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior)
    -> some View
  { self }
  /// Nothing is heard of `selectionDisabled`.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Nothing is heard of `alternatingRowBackgrounds`.
  nonisolated public func alternatingRowBackgrounds() -> some View { self }
  /// Nothing is heard of `tableStyle`.
  nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
  /// Nothing is heard of `badgeProminence`.
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }
  /// Nothing is heard of `defaultHoverEffect`.
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
  /// Nothing is heard of `hoverEffect`.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
}
