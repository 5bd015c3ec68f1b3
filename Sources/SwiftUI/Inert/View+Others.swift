// Inert: what others than the reader use, and how things sound, not what is said. Nothing is heard
// of any of it, so the view stays as it is.
extension View {
  /// Grows and shrinks by gestures the reader does not have.
  nonisolated public func accessibilityZoomAction(
    _ handler: @escaping @MainActor (AccessibilityZoomGestureAction) -> Void
  ) -> some View { self }

  /// Says where a double tap touches; nothing is heard of it (M26).
  nonisolated public func accessibilityActivationPoint(_ point: CGPoint) -> some View { self }

  /// Says where a double tap touches; nothing is heard of it (M26).
  nonisolated public func accessibilityActivationPoint(_ point: UnitPoint) -> some View { self }

  /// Says what kind of text it is; nothing is heard of it.
  nonisolated public func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> some View { self }

  /// Says whether Switch and Voice Control may use it; the reader stops all the same (M27).
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { self }

  /// Can have the keyboard without being a field; nothing is heard of it.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { self }

  /// Offers an activity to other devices, which there are not.
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true,
    _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  /// Says which links the scene opens for; there is one scene.
  nonisolated public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { self }

  /// Says a second line below the title; nothing is known of how it is read.
  nonisolated public func navigationSubtitle(_ subtitle: LocalizedStringKey) -> some View { self }

  /// Says what a zoom grows out of; nothing is heard of it.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View { self }

  /// Is cut to a shape: what is inside of it stays.
  nonisolated public func mask<M: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> M
  ) -> some View { self }

  /// Is cut to a shape: what is inside of it stays.
  nonisolated public func mask<M: View>(_ mask: M) -> some View { self }

  /// Shows a navigation view in a style.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    self
  }
}
