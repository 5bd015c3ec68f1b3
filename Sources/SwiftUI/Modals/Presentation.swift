import EarshotSemantics

/// Presents views over what is there while a condition is true.
struct Presentation: NodeChange {
  let style: PresentationStyle
  /// What the views are of; another id is another presentation, nil is none.
  let id: () -> AnyHashable?
  /// Makes the condition false.
  let end: () -> Void
  let onDismiss: (@MainActor () -> Void)?
  let content: () -> AnyView

  func resolved(_ node: _Node) {
    let modal = node.modals[style] ?? Modal(node, style)
    node.modals[style] = modal
    modal.update(self)
  }
}

/// What a node presents in one style.
@MainActor final class Modal {
  private unowned let node: _Node
  private let style: PresentationStyle
  private var shown: (id: AnyHashable, node: _Node)?
  private var presentation: Presentation?

  init(_ node: _Node, _ style: PresentationStyle) {
    self.node = node
    self.style = style
    node.endings.append { [self] in hide() }
  }

  func update(_ new: Presentation) {
    presentation = new
    let id = node.tracked(new.id)
    if let shown, shown.id != id { hide() }
    guard let id else { return }
    let view = ModalRoot(style: style, content: node.tracked { new.content() })
    if let shown {
      shown.node.environment = environment
      shown.node.resolve(view)
      shown.node.invalidate()
    } else {
      let made = node.makeApart(view, environment: environment)
      shown = (id, made)
      node.graph.modals.append(
        GraphModal(
          node: made, style: style,
          isAnimated: !node.graph.transaction.disablesAnimations, end: dismiss))
    }
  }

  /// Makes the condition false; the views go with the next update.
  private func dismiss() { presentation?.end() }

  private func hide() {
    guard let gone = shown else { return }
    shown = nil
    node.graph.modals.removeAll { $0.node === gone.node }
    gone.node.unmount()
    if let onDismiss = presentation?.onDismiss { node.graph.afterUpdate(onDismiss) }
  }

  private var environment: EnvironmentValues {
    var environment = node.environment
    environment.stack = nil
    environment.stackLevel = 0
    environment.hidesDestinations = false
    environment.makesRowsLazily = false
    environment.listSelection = nil
    environment.split = nil
    environment.linksReplace = false
    environment.isPresented = true
    environment.buttonStyle = nil
    let leave: @MainActor () -> Void = { [weak self] in self?.dismiss() }
    environment.dismiss = DismissAction(action: leave)
    environment.presentationMode = .constant(PresentationMode(isPresented: true, action: leave))
    environment.dialogDismiss = style.isDialog ? leave : nil
    if style == .menu, let outer = node.environment.dialogDismiss {
      // A choice in a menu of a menu closes both.
      environment.dialogDismiss = {
        leave()
        outer()
      }
    }
    return environment
  }
}

/// What is presented now.
struct GraphModal {
  let node: _Node
  let style: PresentationStyle
  /// Whether it comes up over time.
  let isAnimated: Bool
  let end: @MainActor () -> Void
}

/// The views of a presentation.
struct ModalRoot: View {
  let style: PresentationStyle
  let content: AnyView

  var body: some View { content }
}

extension EnvironmentValues {
  /// Takes an alert or a menu away, which every button in it does.
  @Entry var dialogDismiss: (@MainActor () -> Void)? = nil
}

extension View {
  /// Presents a sheet while a condition is true (V6).
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { presenting(.sheet, isPresented, onDismiss) { AnyView(content()) } }

  /// Presents a sheet while there is an item (V6).
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presenting(.sheet, item, onDismiss) { AnyView(content($0)) } }

  /// Presents a screen over everything while a condition is true.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { presenting(.cover, isPresented, onDismiss) { AnyView(content()) } }

  /// Presents a screen over everything while there is an item.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presenting(.cover, item, onDismiss) { AnyView(content($0)) } }

  /// Presents a bubble while a condition is true.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { presenting(.popover, isPresented, nil) { AnyView(content()) } }

  /// Presents a bubble while there is an item.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presenting(.popover, item, nil) { AnyView(content($0)) } }

  /// Says whether the sheet shows what it is pulled by (F3).
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    modified(ScreenFact { parts, _ in if visibility == .visible { parts.showsGrabber = true } })
  }

  /// Says how high the sheet is; with several heights it shows what it is pulled by (F3).
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    modified(ScreenFact { parts, _ in if detents.count > 1 { parts.showsGrabber = true } })
  }

  /// Says how high the sheet is, in a way that can change.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { presentationDetents(detents) }

  nonisolated func presenting(
    _ style: PresentationStyle, _ isPresented: Binding<Bool>,
    _ onDismiss: (@MainActor () -> Void)?, _ content: @escaping () -> AnyView
  ) -> some View {
    modified(
      Presentation(
        style: style, id: { isPresented.wrappedValue ? AnyHashable(true) : nil },
        end: { isPresented.wrappedValue = false }, onDismiss: onDismiss, content: content))
  }

  nonisolated private func presenting<Item: Identifiable>(
    _ style: PresentationStyle, _ item: Binding<Item?>,
    _ onDismiss: (@MainActor () -> Void)?, _ content: @escaping (Item) -> AnyView
  ) -> some View {
    modified(
      Presentation(
        style: style, id: { item.wrappedValue.map { AnyHashable($0.id) } },
        end: { item.wrappedValue = nil }, onDismiss: onDismiss
      ) { item.wrappedValue.map(content) ?? AnyView(EmptyView()) })
  }
}

/// A height a sheet can have.
public struct PresentationDetent: Hashable, Sendable {
  private let fraction: Double
  private let points: Double
  /// Half of the screen.
  public static let medium = Self(fraction: 0.5, points: 0)
  /// All of the screen.
  public static let large = Self(fraction: 1, points: 0)
  /// A share of the screen.
  public static func fraction(_ fraction: CGFloat) -> Self {
    Self(fraction: Double(fraction), points: 0)
  }
  /// A height in points.
  public static func height(_ height: CGFloat) -> Self {
    Self(fraction: 0, points: Double(height))
  }
}

/// What a bubble points at.
public enum PopoverAttachmentAnchor {
  /// A rectangle.
  case rect(Anchor<CGRect>.Source)
  /// A point.
  case point(UnitPoint)
}
