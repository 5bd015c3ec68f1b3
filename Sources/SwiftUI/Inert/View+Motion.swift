// Inert: how views move. Nothing is heard of any of it, so the view stays as it is.
extension View {
  /// Nothing is heard of `animation`.
  @available(*, deprecated, message: "use animation(_:value:)")
  nonisolated public func animation(_ animation: Animation?) -> some View { self }
  /// Nothing is heard of `animation`.
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    self
  }
  /// Nothing is heard of `transition`.
  nonisolated public func transition(_ transition: AnyTransition) -> some View { self }
  /// Nothing is heard of `transaction`.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void)
    -> some View
  { self }
  /// Nothing is heard of `matchedGeometryEffect`.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { self }
  /// Nothing is heard of `geometryGroup`.
  nonisolated public func geometryGroup() -> some View { self }
  /// Nothing is heard of `sensoryFeedback`.
  nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T)
    -> some View
  { self }
  /// Nothing is heard of `sensoryFeedback`.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View { self }
}
