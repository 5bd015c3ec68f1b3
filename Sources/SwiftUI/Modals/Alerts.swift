import EarshotSemantics

extension View {
  /// Presents an alert while a condition is true (L19, R17).
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(Text(titleKey), isPresented, AnyView(actions()), AnyView(EmptyView()))
  }

  /// Presents an alert while a condition is true.
  @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { dialog(Text(title), isPresented, AnyView(actions()), AnyView(EmptyView())) }

  /// Presents an alert while a condition is true.
  nonisolated public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { dialog(title, isPresented, AnyView(actions()), AnyView(EmptyView())) }

  /// Presents an alert with a message while a condition is true.
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(Text(titleKey), isPresented, AnyView(actions()), AnyView(message()))
  }

  /// Presents an alert with a message while a condition is true.
  @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { dialog(Text(title), isPresented, AnyView(actions()), AnyView(message())) }

  /// Presents an alert with a message while a condition is true.
  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { dialog(title, isPresented, AnyView(actions()), AnyView(message())) }

  /// Presents an alert about data while a condition is true.
  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(
      Text(titleKey), isPresented.while(data != nil),
      data.map { AnyView(actions($0)) } ?? AnyView(EmptyView()), AnyView(EmptyView()))
  }

  /// Presents an alert with a message about data while a condition is true.
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      Text(titleKey), isPresented.while(data != nil),
      data.map { AnyView(actions($0)) } ?? AnyView(EmptyView()),
      data.map { AnyView(message($0)) } ?? AnyView(EmptyView()))
  }

  /// Presents an alert about an error while a condition is true.
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      Text(verbatim: error?.errorDescription ?? ""), isPresented.while(error != nil),
      AnyView(actions()), AnyView(EmptyView()))
  }

  /// Presents an alert about an error with a message while a condition is true.
  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    dialog(
      Text(verbatim: error?.errorDescription ?? ""), isPresented.while(error != nil),
      error.map { AnyView(actions($0)) } ?? AnyView(EmptyView()),
      error.map { AnyView(message($0)) } ?? AnyView(EmptyView()))
  }

  /// Presents an alert in the way before iOS 15, while a condition is true.
  @available(*, deprecated, message: "use a form with actions")
  nonisolated public func alert(
    isPresented: Binding<Bool>, content: () -> Alert
  ) -> some View {
    let alert = content()
    return dialog(alert.title, isPresented, alert.actions, alert.words)
  }

  /// Presents an alert in the way before iOS 15, while there is an item.
  @available(*, deprecated, message: "use a form with actions")
  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    let alert = item.wrappedValue.map(content)
    let isPresented = Binding<Bool>(
      unchecked: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
    return dialog(
      alert?.title ?? Text(verbatim: ""), isPresented, alert?.actions ?? AnyView(EmptyView()),
      alert?.words ?? AnyView(EmptyView()))
  }

  /// Presents a list of actions while a condition is true (L20).
  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      titleVisibility == .visible ? Text(titleKey) : nil, isPresented, AnyView(actions()),
      AnyView(EmptyView()), cancels: true)
  }

  /// Presents a list of actions with a message while a condition is true (L20).
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      titleVisibility == .visible ? Text(titleKey) : nil, isPresented, AnyView(actions()),
      AnyView(message()), cancels: true)
  }

  /// Presents a list of actions while a condition is true (L20).
  @_disfavoredOverload nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      titleVisibility == .visible ? Text(title) : nil, isPresented, AnyView(actions()),
      AnyView(EmptyView()), cancels: true)
  }

  /// Presents a list of actions about data while a condition is true (L20).
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(
      titleVisibility == .visible ? Text(titleKey) : nil, isPresented.while(data != nil),
      data.map { AnyView(actions($0)) } ?? AnyView(EmptyView()), AnyView(EmptyView()),
      cancels: true)
  }

  /// Presents an alert about data while a condition is true.
  nonisolated public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(
      title, isPresented.while(data != nil),
      data.map { AnyView(actions($0)) } ?? AnyView(EmptyView()), AnyView(EmptyView()))
  }

  /// Presents an alert with a message about data while a condition is true.
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      title, isPresented.while(data != nil),
      data.map { AnyView(actions($0)) } ?? AnyView(EmptyView()),
      data.map { AnyView(message($0)) } ?? AnyView(EmptyView()))
  }

  /// Presents an alert with a message about data while a condition is true.
  @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(
      Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Presents a list of actions while a condition is true (L20).
  nonisolated public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      titleVisibility == .visible ? title : nil, isPresented, AnyView(actions()),
      AnyView(EmptyView()), cancels: true)
  }

  /// Presents a list of actions with a message while a condition is true (L20).
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      titleVisibility == .visible ? Text(title) : nil, isPresented, AnyView(actions()),
      AnyView(message()), cancels: true)
  }

  /// Presents a list of actions with a message while a condition is true (L20).
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      titleVisibility == .visible ? title : nil, isPresented, AnyView(actions()),
      AnyView(message()), cancels: true)
  }

  /// Presents a list of actions with a message about data while a condition is true (L20).
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      titleVisibility == .visible ? Text(titleKey) : nil, isPresented.while(data != nil),
      data.map { AnyView(actions($0)) } ?? AnyView(EmptyView()),
      data.map { AnyView(message($0)) } ?? AnyView(EmptyView()), cancels: true)
  }

  nonisolated func dialog(
    _ title: Text?, _ isPresented: Binding<Bool>, _ actions: AnyView, _ message: AnyView,
    cancels: Bool = false
  ) -> some View {
    presenting(.alert, isPresented, nil) {
      AnyView(Dialog(title: title, message: message, actions: actions, cancels: cancels))
    }
  }
}

extension Binding where Value == Bool {
  /// The same where something else holds too.
  fileprivate func `while`(_ condition: Bool) -> Binding<Bool> {
    let base = self
    return Binding(
      unchecked: { condition && base.wrappedValue }, set: { base.wrappedValue = $0 })
  }
}

/// The views of an alert or of a list of actions.
struct Dialog {
  let title: Text?
  let message: AnyView
  let actions: AnyView
  /// Whether the system adds a way out beside other actions.
  let cancels: Bool
}

extension Dialog: View {
  typealias Body = Never

  static func _resolve(_ view: Self, in node: _Node) {
    node.setChildCount(2)
    node.place(view.message, at: 0)
    node.place(view.actions, at: 1)
    let title = view.title?.wording(in: node.environment)
    let cancels = view.cancels
    node.producer = ElementProducer { node, collector in
      collector.screen?.title = title
      var actions = collector.lives(ofChild: 1, of: node)
      if actions.isEmpty || cancels, !actions.contains(where: { $0.isCancelling }) {
        let word: SystemWord = cancels && !actions.isEmpty ? .cancel : .ok
        var way = Element.button(.text(word.words(in: node.environment)))
        let leave = node.environment.dialogDismiss
        way.respond(to: .activate, [collector.effect { leave?() }])
        actions.append(Live(way, of: node))
      }
      return collector.lives(ofChild: 0, of: node) + actions
    }
  }
}

/// An alert in the way before iOS 15.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  init(title: Text, message: Text?, buttons: [Button]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  /// Creates an alert with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton].compactMap(\.self)
  }

  /// Creates an alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  var words: AnyView { message.map { AnyView($0) } ?? AnyView(EmptyView()) }

  var actions: AnyView {
    AnyView(
      ForEach(Array(buttons.enumerated()), id: \.offset) { _, button in
        SwiftUI.Button(role: button.role, action: button.action) { button.label }
      })
  }

  /// A button of an alert.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: @MainActor () -> Void

    /// A button.
    public static func `default`(
      _ label: Text, action: (@MainActor () -> Void)? = {}
    ) -> Button { Button(label: label, role: nil, action: action ?? {}) }

    /// A way out with the system's title.
    public static func cancel(_ action: (@MainActor () -> Void)? = {}) -> Button {
      .cancel(Text(system: .cancel), action: action)
    }

    /// A way out.
    public static func cancel(
      _ label: Text, action: (@MainActor () -> Void)? = {}
    ) -> Button { Button(label: label, role: .cancel, action: action ?? {}) }

    /// A button that destroys something.
    public static func destructive(
      _ label: Text, action: (@MainActor () -> Void)? = {}
    ) -> Button { Button(label: label, role: .destructive, action: action ?? {}) }
  }
}
