/// How buttons are shown.
@MainActor @preconcurrency public protocol ButtonStyle {
  /// The type of a button in this style.
  associatedtype Body: View
  /// Makes what stands in the button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// What a button is made of.
  typealias Configuration = ButtonStyleConfiguration
}

/// How buttons are shown and used.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  /// The type of a button in this style.
  associatedtype Body: View
  /// Makes what stands in the place of the button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// What a button is made of.
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// What a button is made of.
public struct ButtonStyleConfiguration {
  /// What it is for.
  public let role: ButtonRole?
  /// What it shows.
  public let label: Label
  /// Whether it is pressed: it never is here.
  public let isPressed: Bool

  /// What a button shows.
  public struct Label: View {
    let view: AnyView
    /// The label.
    public var body: some View { view }
  }
}

/// What a button is made of, and what it does.
public struct PrimitiveButtonStyleConfiguration {
  /// What it is for.
  public let role: ButtonRole?
  /// What it shows.
  public let label: Label
  let action: @MainActor () -> Void

  /// What a button shows.
  public struct Label: View {
    let view: AnyView
    /// The label.
    public var body: some View { view }
  }

  /// Does what the button does.
  @MainActor public func trigger() { action() }
}

/// The style of the buttons inside, where it is the app's own.
enum ButtonLook {
  case custom(@MainActor (ButtonStyleConfiguration) -> AnyView)
  case primitive(@MainActor (PrimitiveButtonStyleConfiguration) -> AnyView)
}

extension EnvironmentValues {
  @Entry var buttonStyle: ButtonLook? = nil
}

/// A style of the system's: the same to the reader as any other.
public struct _SystemButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Shows the button as it is.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// As the system shows buttons.
public typealias DefaultButtonStyle = _SystemButtonStyle
/// Without a frame.
public typealias PlainButtonStyle = _SystemButtonStyle
/// Without a border.
public typealias BorderlessButtonStyle = _SystemButtonStyle
/// With a border.
public typealias BorderedButtonStyle = _SystemButtonStyle
/// With a strong border.
public typealias BorderedProminentButtonStyle = _SystemButtonStyle

extension PrimitiveButtonStyle where Self == _SystemButtonStyle {
  /// As the system shows buttons.
  nonisolated public static var automatic: Self { Self() }
  /// Without a frame.
  nonisolated public static var plain: Self { Self() }
  /// Without a border.
  nonisolated public static var borderless: Self { Self() }
  /// With a border.
  nonisolated public static var bordered: Self { Self() }
  /// With a strong border.
  nonisolated public static var borderedProminent: Self { Self() }
  /// Of glass.
  nonisolated public static var glass: Self { Self() }
  /// Of strong glass.
  nonisolated public static var glassProminent: Self { Self() }
}

extension View {
  /// Shows the buttons inside in a style.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    let style = Unchecked(style)
    return _Environed(content: self) {
      $0.buttonStyle = .custom { AnyView(style.value.makeBody(configuration: $0)) }
    }
  }

  /// Shows the buttons inside in a style.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    let style = Unchecked(style)
    return _Environed(content: self) {
      $0.buttonStyle =
        S.self == _SystemButtonStyle.self
        ? nil : .primitive { AnyView(style.value.makeBody(configuration: $0)) }
    }
  }
}
