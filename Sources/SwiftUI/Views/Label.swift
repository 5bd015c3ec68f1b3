import EarshotSemantics

/// A title with an icon: it says the title (T15–T18).
public struct Label<Title: View, Icon: View> {
  let title: Title
  let icon: Icon

  /// Creates a label of views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// Creates a label with a symbol.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// Creates a label of the system's, in the language of the app.
  init(system word: SystemWord, systemImage name: String) {
    self.init(title: { Text(system: word) }, icon: { Image(systemName: name) })
  }

  /// Creates a label with a picture.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  /// Creates a label with a picture.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }

  /// Creates a label with a picture.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }

  /// Creates a label with a symbol.
  @_disfavoredOverload public init(_ title: LocalizedStringResource, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates a label as a style was given it.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

extension Label: View {
  /// None: it is a primitive.
  public typealias Body = Never

  /// Makes one stop of the title.
  public static func _resolve(_ view: Self, in node: _Node) {
    node.setChildCount(3)
    node.place(view.title, at: 0)
    node.place(view.icon, at: 1)
    if let style = node.environment.customLabelStyle {
      var plain = node.environment
      plain.customLabelStyle = nil
      let configuration = LabelStyleConfiguration(
        title: .init(view: AnyView(view.title)), icon: .init(view: AnyView(view.icon)))
      node.place(node.tracked { style(configuration) }, at: 2, environment: plain)
    } else {
      node.clear(2)
    }
    let style = node.environment.labelStyleName
    node.producer = ElementProducer { node, collector in
      if node.children.count > 2, node.children[2] != nil {
        return collector.lives(ofChild: 2, of: node)
      }
      let element = Element.label(
        title: collector.label(ofChild: 0, of: node), icon: collector.label(ofChild: 1, of: node),
        style: style)
      return element.map { [Live(collector.styled($0, node.environment), of: node)] } ?? []
    }
  }
}

/// How labels are shown.
@MainActor @preconcurrency public protocol LabelStyle {
  /// The type of a label in this style.
  associatedtype Body: View
  /// Makes a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// What a label is made of.
  typealias Configuration = LabelStyleConfiguration
}

/// What a label is made of.
public struct LabelStyleConfiguration {
  /// Its title.
  public let title: Title
  /// Its icon.
  public let icon: Icon

  /// The title of a label.
  public struct Title: View {
    let view: AnyView
    /// The title.
    public var body: some View { view }
  }

  /// The icon of a label.
  public struct Icon: View {
    let view: AnyView
    /// The icon.
    public var body: some View { view }
  }
}

/// A style of the system's, by what matters to the reader.
protocol SystemLabelStyle: Sendable {
  var name: Element.LabelStyle { get }
}

/// As the system shows labels.
public struct DefaultLabelStyle: LabelStyle, SystemLabelStyle {
  let name = Element.LabelStyle.titleAndIcon
  /// Creates the style.
  nonisolated public init() {}
  /// Shows both.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

/// Shows the icon alone; the title is still what is said (T16).
public struct IconOnlyLabelStyle: LabelStyle, SystemLabelStyle {
  let name = Element.LabelStyle.iconOnly
  /// Creates the style.
  nonisolated public init() {}
  /// Shows the icon.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

/// Shows the title alone.
public struct TitleOnlyLabelStyle: LabelStyle, SystemLabelStyle {
  let name = Element.LabelStyle.titleOnly
  /// Creates the style.
  nonisolated public init() {}
  /// Shows the title.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

/// Shows both.
public struct TitleAndIconLabelStyle: LabelStyle, SystemLabelStyle {
  let name = Element.LabelStyle.titleAndIcon
  /// Creates the style.
  nonisolated public init() {}
  /// Shows both.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// As the system shows labels.
  nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// Shows the icon alone.
  nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// Shows the title alone.
  nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Shows both.
  nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension EnvironmentValues {
  /// A style of labels that is the app's own.
  @Entry var customLabelStyle: (@MainActor (LabelStyleConfiguration) -> AnyView)? = nil
}

extension View {
  /// Shows the labels inside in a style.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    _Environed(content: self) { environment in
      if let system = style as? any SystemLabelStyle {
        environment.labelStyleName = system.name
        environment.customLabelStyle = nil
      } else {
        let style = Unchecked(style)
        environment.customLabelStyle = { AnyView(style.value.makeBody(configuration: $0)) }
      }
    }
  }
}
