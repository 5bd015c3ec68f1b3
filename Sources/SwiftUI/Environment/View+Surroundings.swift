// What views are told of how they look: an app can say other things for it.
extension View {
  /// Is shown without its content: the views inside are told why.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    _Environed(content: self) { $0.redactionReasons.formUnion(reason) }
  }

  /// Is shown with its content again.
  nonisolated public func unredacted() -> some View {
    _Environed(content: self) { $0.redactionReasons = [] }
  }

  /// Has text of a size.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    _Environed(content: self) { $0.dynamicTypeSize = size }
  }

  /// Has text of one of several sizes.
  nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    let sizes = DynamicTypeSize.allCases.filter(range.contains)
    return _Environed(content: self) { environment in
      guard let first = sizes.first, let last = sizes.last else { return }
      environment.dynamicTypeSize = min(max(environment.dynamicTypeSize, first), last)
    }
  }

  /// Is light or dark.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    _Environed(content: self) { $0.colorScheme = colorScheme }
  }
}
