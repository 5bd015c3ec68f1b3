/// A widget, which the reader does not come to.
@MainActor @preconcurrency public protocol Widget {
  /// The type of what it is.
  associatedtype Body: WidgetConfiguration
  /// What it is.
  var body: Body { get }
  /// Creates the widget.
  init()
}

/// What a widget is.
@MainActor @preconcurrency public protocol WidgetConfiguration {
  /// The type of what it is made of.
  associatedtype Body: WidgetConfiguration
  /// What it is made of.
  var body: Body { get }
}

extension Never: WidgetConfiguration {}

/// No widget.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  /// Creates none.
  nonisolated public init() {}
  /// Is never asked for.
  public var body: Never { preconditionFailure("A primitive has no body") }
}

/// The widgets of an app.
@MainActor @preconcurrency public protocol WidgetBundle {
  /// The type of the widgets.
  associatedtype Body: Widget
  /// The widgets.
  @WidgetBundleBuilder var body: Body { get }
  /// Creates the widgets.
  init()
}

extension WidgetBundle {
  /// A program of widgets does nothing here.
  public static func main() {}
}

extension Widget {
  /// A program of a widget does nothing here.
  public static func main() {}
}

/// Widgets one after another.
public struct _Widgets: Widget {
  /// Creates none.
  nonisolated public init() {}
  /// None.
  public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}

/// Makes widgets of those written one after another.
@resultBuilder public enum WidgetBundleBuilder {
  /// A widget.
  public static func buildExpression<W: Widget>(_ content: W) -> W { content }
  /// Widgets one after another.
  public static func buildBlock<each W: Widget>(_ content: repeat each W) -> _Widgets { _Widgets() }
  /// Widgets under a condition.
  public static func buildOptional<W: Widget>(_ content: W?) -> _Widgets { _Widgets() }
  /// The first of two.
  public static func buildEither<W: Widget>(first: W) -> _Widgets { _Widgets() }
  /// The second of two.
  public static func buildEither<W: Widget>(second: W) -> _Widgets { _Widgets() }
}

extension WidgetConfiguration {
  /// What it is called.
  nonisolated public func configurationDisplayName(
    _ key: LocalizedStringKey
  ) -> some WidgetConfiguration { self }
  /// What it is called.
  @_disfavoredOverload nonisolated public func configurationDisplayName<S: StringProtocol>(
    _ name: S
  ) -> some WidgetConfiguration { self }
  /// What it is for.
  nonisolated public func description(_ key: LocalizedStringKey) -> some WidgetConfiguration {
    self
  }
  /// What it is for.
  @_disfavoredOverload nonisolated public func description<S: StringProtocol>(
    _ description: S
  ) -> some WidgetConfiguration { self }
}
