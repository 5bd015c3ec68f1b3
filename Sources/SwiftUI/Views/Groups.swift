import EarshotSemantics

/// Controls that belong together: nothing is heard of it.
public struct ControlGroup<Content: View> {
  let content: Content

  /// Groups controls.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Groups controls under a label, which is not shown.
  public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    self.content = content()
  }

  /// Groups controls under a title, which is not shown.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension ControlGroup: View {
  /// The controls.
  public var body: some View { content }
}

/// Glass around views: nothing is heard of it.
public struct GlassEffectContainer<Content: View> {
  let content: Content

  /// Groups views.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension GlassEffectContainer: View {
  /// The views.
  public var body: some View { content }
}

/// The menu of a title in a bar: its actions are those of the title.
public struct ToolbarTitleMenu<Content: View> {
  let content: Content

  /// Creates a menu.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension ToolbarTitleMenu: ToolbarContent {
  /// None: it is a primitive.
  public typealias Body = Never
  /// Is never asked for.
  public var body: Never { preconditionFailure("A primitive has no body") }
  /// A menu in the place of the title.
  public func _views() -> AnyView {
    AnyView(Menu(content: { content }, label: { Text(verbatim: "Title menu") }).placed(.principal))
  }
}

/// The button that gives something another name.
public struct RenameButton {
  /// Creates the button.
  public init() {}
}

extension RenameButton: View {
  /// A button that is called what it does.
  public var body: some View { Button(action: {}) { Text(system: .rename) } }
}

/// A picture of views, which nobody draws.
@MainActor public final class ImageRenderer<Content: View>: ObservableObject {
  /// The views.
  public var content: Content
  /// How much space they are offered.
  public var proposedSize = ProposedViewSize.unspecified
  /// How many pixels a point has.
  public var scale: CGFloat = 1
  /// Whether nothing shines through.
  public var isOpaque = false
  /// Creates a picture of views.
  public init(content: Content) { self.content = content }
  /// None: nothing is drawn.
  public var uiImage: UIImage? { nil }
}

/// Views that go through phases: the first is the one that is heard.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  let phase: Phase?
  let content: (Phase) -> Content

  /// Creates views that go through phases all the time.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    phase = phases.first { _ in true }
    self.content = content
  }

  /// Creates views that go through phases when a value changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    phase = phases.first { _ in true }
    self.content = content
  }
}

extension PhaseAnimator: View {
  /// The views in their first phase.
  @ViewBuilder public var body: some View { if let phase { content(phase) } }
}

extension View {
  /// Goes through phases: the first is the one that is heard.
  nonisolated public func phaseAnimator<Phase: Equatable, V: View>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (Self, Phase) -> V,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { phases.first { _ in true }.map { content(self, $0) } }

  /// Goes through phases when a value changes: the first is the one that is heard.
  nonisolated public func phaseAnimator<Phase: Equatable, V: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Self, Phase) -> V,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { phases.first { _ in true }.map { content(self, $0) } }
}
