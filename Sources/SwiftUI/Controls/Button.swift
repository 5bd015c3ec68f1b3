import EarshotSemantics

/// Does something when it is activated (B1–B10).
///
///     Button("Save") { … }      → "Save, Button"
public struct Button<Label: View> {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  /// Creates a button of views.
  @preconcurrency public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) { self.init(role: nil, action: action, label: label) }

  /// Creates a button of views with a role, which is not heard (B8).
  @preconcurrency public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }
}

extension Button where Label == Text {
  /// Creates a button with a title.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { Text(titleKey) } }

  /// Creates a button with a title.
  @_disfavoredOverload @preconcurrency public init<S: StringProtocol>(
    _ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { Text(title) } }

  /// Creates a button with a title.
  @_disfavoredOverload @preconcurrency public init(
    _ title: LocalizedStringResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { Text(title) } }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// Creates a button with a title and a symbol.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button with a title and a symbol.
  @_disfavoredOverload @preconcurrency public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { SwiftUI.Label(title, systemImage: systemImage) } }

  /// Creates a button with a title and a picture.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { SwiftUI.Label(titleKey, image: image) } }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button as a style was given it.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

/// What a button is for; not heard (B8).
public struct ButtonRole: Hashable, Sendable {
  let name: String
  /// Destroys something.
  public static let destructive = ButtonRole(name: "destructive")
  /// Leaves without doing anything.
  public static let cancel = ButtonRole(name: "cancel")
  /// Confirms.
  public static let confirm = ButtonRole(name: "confirm")
  /// Closes.
  public static let close = ButtonRole(name: "close")
}

extension Button: View {
  /// None: it is a primitive.
  public typealias Body = Never

  /// Places the label in the style of the surroundings and makes one stop of it.
  public static func _resolve(_ view: Self, in node: _Node) {
    var inner = node.environment
    inner.makesRowsLazily = false
    inner.buttonStyle = nil
    node.setChildCount(1)
    switch node.environment.buttonStyle {
    case .primitive(let style):
      let configuration = PrimitiveButtonStyleConfiguration(
        role: view.role, label: .init(view: AnyView(view.label)), action: view.action)
      node.place(node.tracked { style(configuration) }, at: 0, environment: inner)
      node.producer = nil
      return
    case .custom(let style):
      let configuration = ButtonStyleConfiguration(
        role: view.role, label: .init(view: AnyView(view.label)), isPressed: false)
      node.place(node.tracked { style(configuration) }, at: 0, environment: inner)
    case nil: node.place(view.label, at: 0, environment: inner)
    }
    let leave = node.environment.dialogDismiss
    let own = view.action
    let action: @MainActor () -> Void = {
      leave?()
      own()
    }
    let isCancelling = view.role == .cancel
    node.producer = ElementProducer { node, collector in
      var element = Element.button(collector.label(ofChild: 0, of: node))
      collector.makeControl(&element, of: node, .activate, action)
      var live = Live(element, of: node)
      live.isCancelling = isCancelling
      return [live]
    }
  }
}

extension Collector {
  /// Lets a control do something, unless it cannot be used.
  func makeControl(
    _ element: inout Element, of node: _Node, _ trigger: Trigger,
    _ action: @escaping @MainActor () -> Void
  ) {
    if node.environment.isEnabled {
      element.respond(to: trigger, [effect(action)])
    } else {
      element.traits.insert(.notEnabled)
    }
  }
}

extension View {
  /// Keeps the controls inside from being used: they are dimmed (B9, M22).
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    _Environed(content: self) { if disabled { $0.isEnabled = false } }
  }

  /// Does something when it is tapped: no button, but a double tap arrives (B11, B12).
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping @MainActor () -> Void
  ) -> some View { tapped(action) }

  /// Does something when it is tapped, with the place of the tap: the middle of nothing.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping @MainActor (CGPoint) -> Void
  ) -> some View { tapped { action(.zero) } }

  nonisolated private func tapped(_ action: @escaping @MainActor () -> Void) -> some View {
    modified(
      ElementEdit { live, collector, node in
        live.element.evidence.facts.append(.tapGesture)
        guard node.environment.isEnabled, !live.element.responds(to: .activate) else { return }
        live.element.responses.append(Response(.activate, [collector.effect(action)]))
      })
  }
}
