import EarshotReader
import EarshotSemantics

/// Leads to another screen: one button, its texts joined (B17–B19).
///
///     NavigationLink("Soup", value: soup)     → "Soup, Button"
public struct NavigationLink<Label: View, Destination: View> {
  let label: Label
  let target: Target

  enum Target {
    case value(AnyHashable?)
    case view(Destination)
    case active(Binding<Bool>, Destination)
  }

  /// Creates a link to views.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
    target = .view(destination())
  }

  /// Creates a link to views.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
    target = .view(destination)
  }

  /// Creates a link to views that code can follow.
  @available(*, deprecated, message: "use a value and a path")
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    target = .active(isActive, destination())
  }

  /// Creates a link to views that code can follow.
  @available(*, deprecated, message: "use a value and a path")
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    target = .active(isActive, destination)
  }

  /// Creates a link to views that is followed while a selection has its tag.
  @available(*, deprecated, message: "use a value and a path")
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    let isActive = Binding<Bool>(
      unchecked: { selection.wrappedValue == tag },
      set: { selection.wrappedValue = $0 ? tag : nil })
    target = .active(isActive, destination())
  }
}

extension NavigationLink {
  /// Creates a link to views that is followed while a selection has its tag.
  @available(*, deprecated, message: "use a value and a path")
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(tag: tag, selection: selection, destination: { destination }, label: label)
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link to what a stack shows for a value; without one it cannot be used.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.label = label()
    target = .value(value.map { AnyHashable($0) })
  }

  /// Creates a link with a title to what a stack shows for a value.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(value: value) { Text(titleKey) }
  }

  /// Creates a link with a title to what a stack shows for a value.
  @_disfavoredOverload public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?)
  where Label == Text { self.init(value: value) { Text(title) } }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title to views.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title to views.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: () -> Destination
  ) { self.init(destination: destination) { Text(title) } }

  /// Creates a link with a title to views.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title to views.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link with a title to views that code can follow.
  @available(*, deprecated, message: "use a value and a path")
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    label = Text(titleKey)
    target = .active(isActive, destination)
  }
}

extension NavigationLink: View {
  /// None: it is a primitive.
  public typealias Body = Never

  /// Places the label and makes one button of it.
  public static func _resolve(_ view: Self, in node: _Node) {
    var inner = node.environment
    inner.makesRowsLazily = false
    inner.buttonStyle = nil
    node.setChildCount(1)
    node.place(view.label, at: 0, environment: inner)
    let target = view.target
    if case .active(let isActive, let destination) = target {
      PushedViews(isShown: isActive, content: AnyView(destination)).resolved(node)
    } else if case .view(let destination) = target, let stack = node.environment.stack,
      stack.shows(owner: node.serial)
    {
      // The screen is up: it is shown as it is now.
      stack.push(owner: node.serial, gone: {}) { AnyView(destination) }
    }
    let environment = node.environment
    node.producer = ElementProducer { node, collector in
      var element = Element.navigationLink(collector.label(ofChild: 0, of: node))
      if case .value(nil) = target {
        element.traits.insert(.notEnabled)
      } else {
        collector.makeControl(&element, of: node, .activate) {
          follow(target, environment, node)
        }
      }
      var live = Live(element, of: node)
      if case .value(let value) = target {
        live.tag = value
        live.isValueLink = true
      }
      return [live]
    }
  }

  @MainActor private static func follow(
    _ target: Target, _ environment: EnvironmentValues, _ node: _Node
  ) {
    guard let stack = environment.stack else { return node.graph.fail(.linkOutsideStack) }
    switch target {
    case .active(let isActive, _): isActive.wrappedValue = true
    case .view(let destination):
      if environment.linksReplace { stack.removeAll(forReplacement: true) }
      stack.push(owner: node.serial, gone: {}) { AnyView(destination) }
    case .value(let value):
      guard let value else { return node.graph.fail(nil) }
      let type = "\(type(of: value.base))"
      guard stack.path.accepts(value) else {
        let path = stack.path.elementType.map { "\($0)" } ?? "any"
        return node.graph.fail(.wrongValue(type: type, path: path))
      }
      guard stack.destination(for: value) != nil else {
        return node.graph.fail(.noDestination(type: type))
      }
      if environment.linksReplace { stack.removeAll(forReplacement: true) }
      stack.push(value)
    }
  }
}

/// Views that are on the stack while a condition is true.
struct PushedViews: NodeChange {
  let isShown: Binding<Bool>
  let content: AnyView

  func resolved(_ node: _Node) {
    guard let stack = node.environment.stack else { return }
    let isShown = isShown
    let owner = node.serial
    if node.tracked({ isShown.wrappedValue }) {
      let content = content
      let gone: @MainActor () -> Void = { if isShown.wrappedValue { isShown.wrappedValue = false } }
      stack.push(owner: owner, gone: gone) { content }
      if !(node.storage is PushedMark) {
        node.storage = PushedMark()
        node.endings.append { [weak stack] in stack?.remove(owner: owner) }
      }
    } else if stack.shows(owner: owner) {
      stack.remove(owner: owner)
    }
  }
}

private final class PushedMark {}

extension Graph {
  /// Tells that a gesture could not do what it is for, and why.
  func fail(_ issue: GraphIssue?) {
    if let issue { reportAgain(issue) }
    events.append(.failure)
  }
}
