import EarshotSemantics

/// A choice of one of several (V7–V11).
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  let label: Label
  let selection: Binding<SelectionValue>
  let content: Content

  /// Creates a choice with a label of views.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  /// Creates a choice with a label of views.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
    self.label = label
  }
}

extension Picker where Label == Text {
  /// Creates a choice with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Text(titleKey) } }

  /// Creates a choice with a title.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Text(title) } }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  /// Creates a choice with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      SwiftUI.Label(titleKey, systemImage: systemImage)
    }
  }
}

extension Picker: View {
  /// None: it is a primitive.
  public typealias Body = Never

  /// Makes the stops of its style.
  public static func _resolve(_ view: Self, in node: _Node) {
    var inner = node.environment
    inner.makesRowsLazily = false
    node.setChildCount(2)
    node.place(view.label, at: 0, environment: inner)
    node.place(view.content, at: 1, environment: inner)
    let selection = view.selection
    let choice = PickerChoice(
      isChosen: { tag in
        tag.base as? SelectionValue == selection.wrappedValue
          || AnyHashable(selection.wrappedValue) == tag
      },
      choose: { tag in
        if let value = tag.base as? SelectionValue { selection.wrappedValue = value }
      })
    let style = node.environment.pickerStyleName
    if style == nil || style == .inline, node.environment.dialogDismiss != nil {
      // In a menu its options are items of that menu (B22).
      node.producer = OptionsProducer(choice: choice, child: 1)
      return
    }
    node.producer = PickerProducer(choice: choice, style: style ?? .menu)
    let menu = node.storage as? MenuState ?? MenuState()
    node.storage = menu
    if menu.isOpen {
      let content = AnyView(PickerMenu(content: view.content, choice: choice))
      menu.show(content, from: node)
    } else {
      menu.hide(from: node)
    }
  }
}

/// What a picker chooses, whatever its type.
struct PickerChoice {
  let isChosen: (AnyHashable) -> Bool
  let choose: (AnyHashable) -> Void
}

/// The options of a picker as the items of a menu.
private struct PickerMenu<Content: View> {
  let content: Content
  let choice: PickerChoice
}

extension PickerMenu: View {
  typealias Body = Never

  static func _resolve(_ view: Self, in node: _Node) {
    node.setChildCount(1)
    node.place(view.content, at: 0)
    node.producer = OptionsProducer(choice: view.choice, child: 0)
  }
}

/// What is heard of the options of a picker in a menu: an item each, the chosen one with a mark.
private struct OptionsProducer: Producer {
  let choice: PickerChoice
  /// Which child of the node the options are.
  let child: Int

  func pieces(of node: _Node, in collector: Collector) -> [Piece] {
    let leave = node.environment.dialogDismiss
    return collector.options(ofChild: child, of: node).enumerated().map { index, option in
      var item = Element.button([option.element])
      if choice.isChosen(option.tag) { item.traits.insert(.selected) }
      let tag = Unchecked(option.tag)
      let choose = Unchecked(choice.choose)
      collector.makeControl(&item, of: node, .activate) {
        leave?()
        choose.value(tag.value)
      }
      return .live(Live(item, of: node, part: index))
    }
  }
}

private struct PickerProducer: Producer {
  let choice: PickerChoice
  let style: Element.PickerStyle

  func pieces(of node: _Node, in collector: Collector) -> [Piece] {
    let options = collector.options(ofChild: 1, of: node)
    let chosen = options.firstIndex { choice.isChosen($0.tag) }
    var picker = Element.picker(
      collector.label(ofChild: 0, of: node), options: options.map(\.element), selection: chosen,
      style: style)
    let rows = picker.children
    picker.children = []
    var live = Live(picker, of: node)
    switch style {
    case .segmented:
      live.children = lives(rows, options.map(\.tag), node, collector)
    case .inline:
      return lives(rows, options.map(\.tag), node, collector).map(Piece.live)
    case .wheel:
      turn(&live, .increment, to: (chosen ?? -1) + 1, options.map(\.tag), collector)
      turn(&live, .decrement, to: (chosen ?? 1) - 1, options.map(\.tag), collector)
    case .menu, .navigationLink:
      collector.makeControl(&live.element, of: node, .activate) { [weak node] in
        (node?.storage as? MenuState)?.open(node)
      }
    }
    return [.live(live)]
  }

  /// The options that are there all the time, each of which can be chosen.
  @MainActor private func lives(
    _ rows: [Element], _ tags: [AnyHashable], _ node: _Node, _ collector: Collector
  ) -> [Live] {
    var lives: [Live] = []
    for index in rows.indices where tags.indices.contains(index) {
      let tag = Unchecked(tags[index])
      let choose = Unchecked(choice.choose)
      var live = Live(rows[index], of: node, part: index + 1)
      collector.makeControl(&live.element, of: node, .activate) { choose.value(tag.value) }
      lives.append(live)
    }
    return lives
  }

  /// Lets a wheel be turned to another option, if there is one.
  @MainActor private func turn(
    _ live: inout Live, _ trigger: Trigger, to index: Int, _ tags: [AnyHashable],
    _ collector: Collector
  ) {
    let tag = Unchecked(tags.indices.contains(index) ? tags[index] : nil)
    let choose = Unchecked(choice.choose)
    collector.makeControl(&live.element, of: live.node, trigger) {
      if let tag = tag.value { choose.value(tag) }
    }
  }
}

extension Collector {
  /// The options of a picker: each what stands for one value.
  func options(
    ofChild index: Int, of node: _Node
  ) -> [(tag: AnyHashable, element: Element)] {
    var options: [(tag: AnyHashable, element: Element)] = []
    for live in lives(ofChild: index, of: node) {
      guard let tag = live.tag, let element = stops([live]).first else { continue }
      if let last = options.last, last.tag == tag {
        options[options.count - 1].element = .button([last.element, element])
      } else {
        options.append((tag, element))
      }
    }
    return options
  }
}

/// Whether the menu of a control is open.
@MainActor final class MenuState {
  private(set) var isOpen = false
  private var content = AnyView(EmptyView())

  func open(_ node: _Node?) {
    isOpen = true
    if let node { node.graph.setDirty(node) }
  }

  func show(_ content: AnyView, from node: _Node) {
    self.content = content
    present(from: node)
  }

  func hide(from node: _Node) { if node.modals[.menu] != nil { present(from: node) } }

  private func present(from node: _Node) {
    Presentation(
      style: .menu, id: { [self] in isOpen ? AnyHashable(true) : nil },
      end: { [self, weak node] in
        isOpen = false
        if let node { node.graph.setDirty(node) }
      }, onDismiss: nil, content: { [self] in content }
    ).resolved(node)
  }
}

extension EnvironmentValues {
  /// How the app wants pickers to be shown; nil leaves it to the system.
  @Entry var pickerStyleName: Element.PickerStyle? = nil
}

/// How a picker is shown.
public protocol PickerStyle {
  /// Which of the system's styles it is.
  var _style: _PickerStyleName { get }
}

/// The styles of the system.
public struct _PickerStyleName: Sendable {
  let name: Element.PickerStyle?
}

/// A style of the system's.
public struct _SystemPickerStyle: PickerStyle, Sendable {
  /// Which it is.
  public let _style: _PickerStyleName

  fileprivate init(_ name: Element.PickerStyle?) { _style = _PickerStyleName(name: name) }
}

extension PickerStyle where Self == _SystemPickerStyle {
  /// As the system does: a menu; inside of a menu, its items.
  public static var automatic: Self { Self(nil) }
  /// A menu.
  public static var menu: Self { Self(.menu) }
  /// Segments.
  public static var segmented: Self { Self(.segmented) }
  /// Colours side by side.
  public static var palette: Self { Self(.segmented) }
  /// A wheel.
  public static var wheel: Self { Self(.wheel) }
  /// Rows in place.
  public static var inline: Self { Self(.inline) }
  /// Rows on a screen of their own.
  public static var navigationLink: Self { Self(.navigationLink) }
}

/// Segments, by its old name.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// Segments.
  public var _style: _PickerStyleName { _PickerStyleName(name: .segmented) }
}

/// A wheel, by its old name.
public struct WheelPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// A wheel.
  public var _style: _PickerStyleName { _PickerStyleName(name: .wheel) }
}

/// A menu, by its old name.
public struct MenuPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// A menu.
  public var _style: _PickerStyleName { _PickerStyleName(name: .menu) }
}

/// Rows in place, by its old name.
public struct InlinePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// Rows in place.
  public var _style: _PickerStyleName { _PickerStyleName(name: .inline) }
}

extension View {
  /// Shows the pickers inside in a style.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    let name = style._style.name
    return _Environed(content: self) { $0.pickerStyleName = name }
  }
}
