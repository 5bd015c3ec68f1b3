import EarshotSemantics

/// A switch over its whole row (V1–V6).
///
///     Toggle("Wi-Fi", isOn: $wifi)        → "Wi-Fi, Switch Button, On"
public struct Toggle<Label: View> {
  let label: Label
  let isOn: Binding<Bool>

  /// Creates a switch of views.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
}

extension Toggle where Label == Text {
  /// Creates a switch with a title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a switch with a title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// Creates a switch with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a switch with a title and a symbol.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, isOn: Binding<Bool>
  ) { self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) } }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates a switch as a style was given it.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

extension Toggle: View {
  /// None: it is a primitive.
  public typealias Body = Never

  /// Makes one stop of label and state.
  public static func _resolve(_ view: Self, in node: _Node) {
    var inner = node.environment
    inner.makesRowsLazily = false
    inner.toggleStyle = nil
    node.setChildCount(1)
    let isOn = view.isOn
    if let style = node.environment.toggleStyle {
      let configuration = ToggleStyleConfiguration(
        label: .init(view: AnyView(view.label)), isOn: isOn)
      node.place(node.tracked { style(configuration) }, at: 0, environment: inner)
    } else {
      node.place(view.label, at: 0, environment: inner)
    }
    let leave = node.environment.dialogDismiss
    node.producer = ElementProducer { node, collector in
      let label = collector.label(ofChild: 0, of: node)
      guard let leave else {
        var element = Element.toggle(label, state: isOn.wrappedValue ? .on : .off)
        collector.makeControl(&element, of: node, .activate) { isOn.wrappedValue.toggle() }
        return [Live(element, of: node)]
      }
      // In a menu it is an item like any other (B22), with a mark if it is on.
      var item = Element.button(label)
      if isOn.wrappedValue { item.traits.insert(.selected) }
      collector.makeControl(&item, of: node, .activate) {
        leave()
        isOn.wrappedValue.toggle()
      }
      return [Live(item, of: node)]
    }
  }
}

/// How switches are shown: whatever it is, they stay switches (V5).
@MainActor @preconcurrency public protocol ToggleStyle {
  /// The type of a switch in this style.
  associatedtype Body: View
  /// Makes what is shown of a switch.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// What a switch is made of.
  typealias Configuration = ToggleStyleConfiguration
}

/// What a switch is made of.
public struct ToggleStyleConfiguration {
  /// Its label.
  public let label: Label
  /// Whether it is on.
  @Binding public var isOn: Bool
  /// Whether some of what it stands for is on.
  public var isMixed = false

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }

  /// The label of a switch.
  public struct Label: View {
    let view: AnyView
    /// The label.
    public var body: some View { view }
  }
}

/// A style of the system's.
public struct _SystemToggleStyle: ToggleStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Shows the switch as it is.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

/// As the system shows switches.
public typealias DefaultToggleStyle = _SystemToggleStyle
/// As a switch.
public typealias SwitchToggleStyle = _SystemToggleStyle
/// As a button.
public typealias ButtonToggleStyle = _SystemToggleStyle

extension ToggleStyle where Self == _SystemToggleStyle {
  /// As the system shows switches.
  nonisolated public static var automatic: Self { Self() }
  /// As a switch.
  nonisolated public static var `switch`: Self { Self() }
  /// As a button.
  nonisolated public static var button: Self { Self() }
}

extension View {
  /// Shows the switches inside in a style.
  ///
  /// What a style of the app's own shows is the label of the switch, which stays one (V5).
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    let style = Unchecked(style)
    return _Environed(content: self) { environment in
      environment.toggleStyle = nil
      if S.self != _SystemToggleStyle.self {
        environment.toggleStyle = { AnyView(style.value.makeBody(configuration: $0)) }
      }
    }
  }
}

extension EnvironmentValues {
  /// The style of the switches inside, where it is the app's own.
  @Entry var toggleStyle: (@MainActor (ToggleStyleConfiguration) -> AnyView)? = nil
}
