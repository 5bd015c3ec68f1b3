/// A list of actions in the way before iOS 15.
public struct ActionSheet {
  let title: Text
  let message: Text?
  let buttons: [Alert.Button]

  /// A button of the list.
  public typealias Button = Alert.Button

  /// Creates a list of actions.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  /// The same as an alert, whose buttons and words are made in the same way.
  var alert: Alert { Alert(title: title, message: message, buttons: buttons) }
}

extension View {
  /// Presents a list of actions while a condition is true, by its old name (L20).
  @available(*, deprecated, message: "use confirmationDialog")
  nonisolated public func actionSheet(
    isPresented: Binding<Bool>, content: () -> ActionSheet
  ) -> some View {
    let sheet = content()
    return dialog(sheet.title, isPresented, sheet.alert.actions, sheet.alert.words)
  }

  /// Presents a list of actions while there is an item, by its old name (L20).
  @available(*, deprecated, message: "use confirmationDialog")
  nonisolated public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> ActionSheet
  ) -> some View {
    let sheet = item.wrappedValue.map(content)?.alert
    let isPresented = Binding<Bool>(
      unchecked: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
    return dialog(
      sheet?.title, isPresented, sheet?.actions ?? AnyView(EmptyView()),
      sheet?.words ?? AnyView(EmptyView()))
  }
}
