import EarshotSemantics

/// A field for one line of text (E1–E4).
public struct TextField<Label: View> {
  let label: Label
  let prompt: Text?
  let text: Binding<String>
  /// What is done when typing ends with the return key.
  var commit: (@MainActor () -> Void)?
  /// Is told when typing begins and ends.
  var editing: (@MainActor (Bool) -> Void)?

  init(label: Label, prompt: Text?, text: Binding<String>) {
    self.label = label
    self.prompt = prompt
    self.text = text
  }

  /// Creates a field with a label of views.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), prompt: prompt, text: text)
  }
}

extension TextField where Label == Text {
  /// Creates a field with a title, which is only heard while it is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(titleKey), prompt: nil, text: text)
  }

  /// Creates a field with a title, which is only heard while it is empty.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(label: Text(title), prompt: nil, text: text)
  }

  /// Creates a field with a title and a prompt.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(titleKey), prompt: prompt, text: text)
  }

  /// Creates a field with a title and a prompt.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?
  ) { self.init(label: Text(title), prompt: prompt, text: text) }

  /// Creates a field that may grow in a direction.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(label: Text(titleKey), prompt: nil, text: text)
  }

  /// Creates a field that may grow in a direction.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, axis: Axis
  ) { self.init(label: Text(title), prompt: nil, text: text) }

  /// Creates a field that may grow in a direction, with a prompt.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis
  ) { self.init(label: Text(titleKey), prompt: prompt, text: text) }

  /// Creates a field for a value in a format.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    let text = Binding<String>(
      unchecked: { format.format(value.wrappedValue) },
      set: { if let parsed = try? format.parseStrategy.parse($0) { value.wrappedValue = parsed } })
    self.init(label: Text(titleKey), prompt: prompt, text: text)
  }

  /// Creates a field for a value in a format, nil while there is none.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    let text = Binding<String>(
      unchecked: { value.wrappedValue.map(format.format) ?? "" },
      set: { value.wrappedValue = try? format.parseStrategy.parse($0) })
    self.init(label: Text(titleKey), prompt: prompt, text: text)
  }

  /// Creates a field for a value of a formatter.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    prompt: Text? = nil
  ) {
    let text = Binding<String>(
      unchecked: { formatter.string(for: value.wrappedValue) ?? "" }, set: { _ in })
    self.init(label: Text(titleKey), prompt: prompt, text: text)
  }
}

extension TextField where Label == Text {
  /// Creates a field that says when typing begins and ends, by its old form.
  @available(*, deprecated, message: "use focused and onSubmit")
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping @MainActor (Bool) -> Void,
    onCommit: @escaping @MainActor () -> Void = {}
  ) {
    self.init(label: Text(titleKey), prompt: nil, text: text)
    commit = onCommit
    editing = onEditingChanged
  }

  /// Creates a field that says when typing begins and ends, by its old form.
  @available(*, deprecated, message: "use focused and onSubmit")
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping @MainActor (Bool) -> Void,
    onCommit: @escaping @MainActor () -> Void = {}
  ) {
    self.init(label: Text(title), prompt: nil, text: text)
    commit = onCommit
    editing = onEditingChanged
  }

  /// Creates a field that says when typing ends, by its old form.
  @available(*, deprecated, message: "use onSubmit")
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(label: Text(titleKey), prompt: nil, text: text)
    commit = onCommit
  }

  /// Creates a field that says when typing ends, by its old form.
  @available(*, deprecated, message: "use onSubmit")
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(label: Text(title), prompt: nil, text: text)
    commit = onCommit
  }

  /// Creates a field that may grow in a direction, with a prompt.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?, axis: Axis
  ) { self.init(label: Text(title), prompt: prompt, text: text) }

  /// Creates a field for a value in a format.
  @_disfavoredOverload public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    let text = Binding<String>(
      unchecked: { format.format(value.wrappedValue) },
      set: { if let parsed = try? format.parseStrategy.parse($0) { value.wrappedValue = parsed } })
    self.init(label: Text(title), prompt: prompt, text: text)
  }
}

extension TextField: View {
  /// None: it is a primitive.
  public typealias Body = Never

  /// Makes one stop of the field.
  public static func _resolve(_ view: Self, in node: _Node) {
    node.setChildCount(1)
    node.place(view.label, at: 0)
    let prompt = view.prompt?.wording(in: node.environment)
    if let editing = view.editing { node.graph.watchKeyboard(node, { editing($0) }) }
    node.field(view.text, commit: view.commit) { label, text in
      .textField(label, prompt: prompt, text: text)
    }
  }
}

/// A field whose text is not shown (E5).
public struct SecureField<Label: View> {
  let label: Label
  let prompt: Text?
  let text: Binding<String>

  /// Creates a field with a label of views.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.prompt = prompt
    self.text = text
  }

  /// Creates a field with a title, which is only heard while it is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil)
  where Label == Text { self.init(text: text, prompt: prompt) { Text(titleKey) } }

  /// Creates a field with a title, which is only heard while it is empty.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil
  ) where Label == Text { self.init(text: text, prompt: prompt) { Text(title) } }
}

extension SecureField: View {
  /// None: it is a primitive.
  public typealias Body = Never

  /// Makes one stop of the field.
  public static func _resolve(_ view: Self, in node: _Node) {
    node.setChildCount(1)
    node.place(view.label, at: 0)
    let prompt = view.prompt?.wording(in: node.environment)
    let text = view.text
    node.field(text) { label, _ in
      .secureField(label, prompt: prompt, count: text.wrappedValue.count)
    }
  }
}

/// A field for many lines, without a name until it is given one (E6).
public struct TextEditor {
  let text: Binding<String>

  /// Creates a field.
  public init(text: Binding<String>) { self.text = text }
}

extension TextEditor: View {
  /// None: it is a primitive.
  public typealias Body = Never

  /// Makes one stop of the field.
  public static func _resolve(_ view: Self, in node: _Node) {
    node.setChildCount(0)
    node.field(view.text) { _, text in .textEditor(text: text) }
  }
}

extension _Node {
  /// Makes one stop of a field: a double tap gives it the keyboard, what is typed is added to its
  /// text, and a line break hands it in.
  func field(
    _ text: Binding<String>, commit: (@MainActor () -> Void)? = nil,
    _ element: @escaping @MainActor (_ label: [Element], _ text: Wording?) -> Element
  ) {
    isField = true
    producer = ElementProducer { node, collector in
      let words = text.wrappedValue
      var field = element(
        collector.label(ofChild: 0, of: node), words.isEmpty ? nil : .text(words))
      let graph = collector.graph
      if graph.edited === node { field.traits.insert(.isEditing) }
      collector.makeControl(&field, of: node, .activate) { [weak node] in graph.edit(node) }
      if node.environment.isEnabled {
        let submit = node.environment.submitActions + [commit].compactMap(\.self)
        field.responses.append(
          Response(
            Collector.typing,
            [
              collector.textEffect { [weak node] typed in
                graph.edit(node)
                let lines = typed.split(separator: "\n", omittingEmptySubsequences: false)
                text.wrappedValue += lines.joined()
                if lines.count > 1 { submit.forEach { $0() } }
              }
            ]))
      }
      return [Live(field, of: node)]
    }
  }
}
