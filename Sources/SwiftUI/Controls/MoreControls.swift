import EarshotSemantics

/// A name and what belongs to it, as one stop (V28, V29).
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent where Label: View, Content: View {
  /// Creates a pair of views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Creates views with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates views with a title.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { Text(title) } }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a title and words.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }

  /// Creates a title and words.
  @_disfavoredOverload public init<S1: StringProtocol, S2: StringProtocol>(
    _ title: S1, value: S2
  ) { self.init(content: { Text(value) }, label: { Text(title) }) }

  /// Creates a title and a value in a format.
  public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
  }
}

extension LabeledContent: View where Label: View, Content: View {
  /// None: it is a primitive.
  public typealias Body = Never

  /// Makes one stop of both.
  public static func _resolve(_ view: Self, in node: _Node) {
    node.setChildCount(2)
    node.place(view.label, at: 0)
    node.place(view.content, at: 1)
    node.producer = ElementProducer { node, collector in
      let content = collector.lives(ofChild: 1, of: node)
      let parts = Element.labeledContent(
        collector.label(ofChild: 0, of: node), content: collector.stops(content))
      if parts.count == 1, content.count == 1, content[0].element.responses.isEmpty == false {
        var live = content[0]
        live.element = parts[0]
        return [live]
      }
      if parts.count == 1 { return [Live(parts[0], of: node)] }
      return collector.lives(ofChild: 0, of: node) + content
    }
  }
}

/// A header that opens and closes what is below (V30).
public struct DisclosureGroup<Label: View, Content: View> {
  let label: Label
  let content: () -> Content
  let isExpanded: Binding<Bool>?

  /// Creates a group that keeps for itself whether it is open.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content
    isExpanded = nil
  }

  /// Creates a group that is open while a condition is true.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content
    self.isExpanded = isExpanded
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group with a title.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping () -> Content
  ) { self.init(content: content) { Text(title) } }

  /// Creates a group with a title that is open while a condition is true.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(titleKey) } }

  /// Creates a group with a title that is open while a condition is true.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(title) } }
}

extension DisclosureGroup: View {
  /// None: it is a primitive.
  public typealias Body = Never

  /// Makes one button of the label, and places what is below while it is open.
  public static func _resolve(_ view: Self, in node: _Node) {
    let own = node.storage as? OpenState ?? OpenState()
    node.storage = own
    let isOpen = node.tracked { view.isExpanded?.wrappedValue } ?? own.isOpen
    node.setChildCount(2)
    node.place(view.label, at: 0)
    if isOpen { node.place(node.tracked(view.content), at: 1) } else { node.clear(1) }
    let binding = view.isExpanded
    node.producer = DisclosureProducer(isOpen: isOpen) { [unowned node] in
      if let binding {
        binding.wrappedValue.toggle()
      } else {
        own.isOpen.toggle()
        node.graph.setDirty(node)
      }
    }
  }

}

/// Whether something is open.
@MainActor private final class OpenState {
  var isOpen = false
}

private struct DisclosureProducer: Producer {
  let isOpen: Bool
  let toggle: @MainActor () -> Void

  func pieces(of node: _Node, in collector: Collector) -> [Piece] {
    let label = collector.label(ofChild: 0, of: node)
    var pieces: [Piece] = []
    for var header in Element.disclosureGroup(label, content: [], isExpanded: isOpen) {
      collector.makeControl(&header, of: node, .activate, toggle)
      pieces.append(.live(Live(header, of: node)))
    }
    return pieces + node.pieces(ofChild: 1, in: collector)
  }
}

/// Leads out of the app (B15).
public struct Link<Label: View> {
  let label: Label
  let url: URL

  /// Creates a link of views.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.label = label()
    url = destination
  }

  /// Creates a link with a title.
  public init(_ titleKey: LocalizedStringKey, destination: URL) where Label == Text {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: URL)
  where Label == Text { self.init(destination: destination) { Text(title) } }
}

extension Link: View {
  /// None: it is a primitive.
  public typealias Body = Never

  /// Makes one stop of the label.
  public static func _resolve(_ view: Self, in node: _Node) {
    node.setChildCount(1)
    node.place(view.label, at: 0)
    let url = view.url
    node.producer = ElementProducer { node, collector in
      var element = Element.link(collector.label(ofChild: 0, of: node))
      let open = node.environment.openURL
      collector.makeControl(&element, of: node, .activate) { open(url) }
      return [Live(element, of: node)]
    }
  }
}

/// Hands something to another app (B16).
public struct ShareLink<Label: View> {
  let label: Label

  /// Creates a button without a label, which says the system's.
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil)
  where Label == EmptyView { label = EmptyView() }

  /// Creates a button with a title.
  public init<Item>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil
  ) where Label == Text { label = Text(titleKey) }

  /// Creates a button of views.
  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// Creates a button of views with a preview.
  public init<Item, P>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: P,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// Creates a button without a label, which says the system's, with a preview.
  public init<Item, P>(item: Item, subject: Text? = nil, message: Text? = nil, preview: P)
  where Label == EmptyView { label = EmptyView() }
}

extension ShareLink {
  /// Creates a button with a title.
  @_disfavoredOverload public init<S: StringProtocol, Item>(
    _ title: S, item: Item, subject: Text? = nil, message: Text? = nil
  ) where Label == Text { label = Text(title) }

  /// Creates a button with a title and a preview.
  public init<Item, P>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: P
  ) where Label == Text { label = Text(titleKey) }

  /// Creates a button with a title for several items.
  public init<Items: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, items: Items, subject: Text? = nil, message: Text? = nil
  ) where Label == Text { label = Text(titleKey) }

  /// Creates a button of views for several items.
  public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.label = label() }
}

extension ShareLink: View {
  /// None: it is a primitive.
  public typealias Body = Never

  /// Makes one button of the label; what it opens is the system's.
  public static func _resolve(_ view: Self, in node: _Node) {
    node.setChildCount(1)
    node.place(view.label, at: 0)
    let share = node.storage as? OpenState ?? OpenState()
    node.storage = share
    if share.isOpen || node.modals[.sheet] != nil {
      Presentation(
        style: .sheet, id: { share.isOpen ? AnyHashable(true) : nil },
        end: { [weak node] in
          share.isOpen = false
          if let node { node.graph.setDirty(node) }
        }, onDismiss: nil, content: { AnyView(SystemScreen(name: .share)) }
      ).resolved(node)
    }
    node.producer = ElementProducer { node, collector in
      var element = Element.shareLink(collector.label(ofChild: 0, of: node))
      collector.makeControl(&element, of: node, .activate) { [weak node] in
        share.isOpen = true
        if let node { node.graph.setDirty(node) }
      }
      return [Live(element, of: node)]
    }
  }
}

/// What is shown of something that is shared.
public struct SharePreview: Sendable {
  /// Creates a preview with a title.
  public init(_ titleKey: LocalizedStringKey) {}
  /// Creates a preview with a title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S) {}
  /// Creates a preview with a title and a picture.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Image) {}
}

/// How much there is of something (V27).
public struct Gauge<Label: View> {
  let label: Label
  let share: Double

  /// Creates a gauge.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    let length = bounds.upperBound - bounds.lowerBound
    share = length == 0 ? 0 : Double((value - bounds.lowerBound) / length)
  }

  /// Creates a gauge with a view of its value.
  public init<V: BinaryFloatingPoint, C: View>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> C
  ) { self.init(value: value, in: bounds, label: label) }

  /// Creates a gauge with views of its value and its ends.
  public init<V: BinaryFloatingPoint, C: View, B: View>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> C, @ViewBuilder minimumValueLabel: () -> B,
    @ViewBuilder maximumValueLabel: () -> B
  ) { self.init(value: value, in: bounds, label: label) }
}

extension Gauge: View {
  /// None: it is a primitive.
  public typealias Body = Never

  /// Makes one stop of label and value.
  public static func _resolve(_ view: Self, in node: _Node) {
    node.setChildCount(1)
    node.place(view.label, at: 0)
    let share = view.share
    node.producer = ElementProducer { node, collector in
      let label = collector.label(ofChild: 0, of: node)
      return [Live(.gauge(label, value: ControlValue.percent(share)), of: node)]
    }
  }
}

/// Says that there is nothing to show, and why.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  let label: Label
  let description: Description
  let actions: Actions

  /// Creates a view of a label, a description and actions.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a view of a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    label = SwiftUI.Label(titleKey, systemImage: name)
    self.description = description
    actions = EmptyView()
  }

  /// Creates a view of a title and a symbol.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    label = SwiftUI.Label(title, systemImage: name)
    self.description = description
    actions = EmptyView()
  }

  /// Says that a search found nothing.
  public static var search: Self {
    Self("No Results", systemImage: "magnifyingglass")
  }

  /// Says that a search for something found nothing.
  public static func search(text: String) -> Self {
    Self("No Results for “\(text)”", systemImage: "magnifyingglass")
  }
}

extension ContentUnavailableView: View {
  /// The label, the description, then the actions.
  public var body: some View {
    label
    description
    actions
  }
}

/// The button that starts or ends editing a list (B24).
public struct EditButton {
  /// Creates the button.
  public init() {}
}

extension EditButton: View {
  /// None: it is a primitive.
  public typealias Body = Never

  /// Makes the button.
  public static func _resolve(_ view: Self, in node: _Node) {
    node.setChildCount(0)
    let mode = node.environment.editMode
    node.producer = ElementProducer { node, collector in
      let isEditing = mode?.wrappedValue.isEditing ?? false
      var element = Element.editButton(isEditing: isEditing)
      collector.makeControl(&element, of: node, .activate) {
        mode?.wrappedValue = isEditing ? .inactive : .active
      }
      return [Live(element, of: node)]
    }
  }
}

/// A well that opens the choice of a colour (V22).
public struct ColorPicker<Label: View> {
  let label: Label

  /// Creates a well of views.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// Creates a well with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) where Label == Text { label = Text(titleKey) }

  /// Creates a well with a title.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) where Label == Text { label = Text(title) }
}

extension ColorPicker: View {
  /// None: it is a primitive.
  public typealias Body = Never

  /// Makes one button of the label.
  public static func _resolve(_ view: Self, in node: _Node) {
    node.setChildCount(1)
    node.place(view.label, at: 0)
    node.producer = ElementProducer { node, collector in
      [Live(.colorPicker(collector.label(ofChild: 0, of: node)), of: node)]
    }
  }
}
