/// An app: where its program begins.
@MainActor @preconcurrency public protocol App {
  /// The type of its scenes.
  associatedtype Body: Scene
  /// Its scenes.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  /// Creates the app.
  @MainActor @preconcurrency init()
}

/// A part of an app with a life of its own.
@MainActor @preconcurrency public protocol Scene {
  /// The type of what it is made of.
  associatedtype Body: Scene
  /// What it is made of.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  /// Brings a node up to date with a value of the scene.
  @MainActor static func _resolve(scene: Self, in node: _Node)
}

extension Scene {
  /// Evaluates the body with the state of its node and places it.
  public static func _resolve(scene: Self, in node: _Node) {
    var copy = scene
    guard node.install(&copy) else { return node.setChildCount(0) }
    node.setChildCount(1)
    node.place(scene: node.tracked { copy.body }, at: 0)
  }
}

extension Never: Scene {
  /// Does nothing: there is no such value.
  public static func _resolve(scene: Never, in node: _Node) {}
}

extension Scene where Body == Never {
  /// Is never asked for.
  public var body: Never { preconditionFailure("A primitive has no body") }
}

/// Makes one scene of those written one after another: the first is the one that is shown.
@resultBuilder public enum SceneBuilder {
  /// A scene.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  /// One scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  /// Several scenes.
  @_disfavoredOverload public static func buildBlock<First: Scene, each Content: Scene>(
    _ first: First, _ content: repeat each Content
  ) -> First { first }
}

/// A window, or as many as the user wants: one is shown.
public struct WindowGroup<Content: View> {
  let content: Content
}

extension WindowGroup: Scene {
  /// None: it is a primitive.
  public typealias Body = Never

  /// Creates windows.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates windows by a name.
  nonisolated public init(id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates windows with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates windows with a title by a name.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) { self.content = content() }

  /// Creates windows of values; the first is of none.
  nonisolated public init<D: Codable & Hashable>(
    id: String = "", for type: D.Type, @ViewBuilder content: (Binding<D?>) -> Content
  ) { self.content = content(.constant(nil)) }

  /// Places the views of the window.
  public static func _resolve(scene: Self, in node: _Node) {
    node.setChildCount(1)
    node.place(scene.content, at: 0)
  }
}

/// One window.
public struct Window<Content: View> {
  let content: Content
}

extension Window: Scene {
  /// None: it is a primitive.
  public typealias Body = Never

  /// Creates a window.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) { self.content = content() }

  /// Places the views of the window.
  public static func _resolve(scene: Self, in node: _Node) {
    node.setChildCount(1)
    node.place(scene.content, at: 0)
  }
}

/// A window of settings, which is not shown.
public struct Settings<Content: View> {
  let content: Content
}

extension Settings: Scene {
  /// None: it is a primitive.
  public typealias Body = Never

  /// Creates a window of settings.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Places nothing.
  public static func _resolve(scene: Self, in node: _Node) { node.setChildCount(0) }
}

/// Places a scene with another environment or beside something else that is done.
public struct _ModifiedScene<Content: Scene> {
  let content: Content
  let change: (inout EnvironmentValues) -> Void
  let action: @MainActor (_Node) -> Void

  nonisolated init(
    _ content: Content, change: @escaping (inout EnvironmentValues) -> Void = { _ in },
    action: @escaping @MainActor (_Node) -> Void = { _ in }
  ) {
    self.content = content
    self.change = change
    self.action = action
  }
}

extension _ModifiedScene: Scene {
  /// None: it is a primitive.
  public typealias Body = Never

  /// Places the scene.
  public static func _resolve(scene: Self, in node: _Node) {
    scene.change(&node.environment)
    node.setChildCount(1)
    node.place(scene: scene.content, at: 0)
    scene.action(node)
  }
}

extension Scene {
  /// Gives a value to the views of the scene.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene { _ModifiedScene(self, change: { $0[keyPath: keyPath] = value }) }

  /// Gives an object to the views of the scene, to be read by its type.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    _ModifiedScene(self, change: { $0[T.self] = object })
  }

  /// Gives an object to the views of the scene, to be read by its type.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    _ModifiedScene(self, change: { $0[T.self] = object })
  }

  /// Adds commands to the menu bar, which the reader does not have.
  nonisolated public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { self }

  /// Says how large windows are first; nothing is heard of it.
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// Says how windows change their size; nothing is heard of it.
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    self
  }

  /// Says how windows look; nothing is heard of it.
  nonisolated public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }

  /// Says which links windows open for; there is one window.
  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    self
  }

  /// Works in the background, which never comes here.
  nonisolated public func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }

  /// Does something when a value has changed.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false,
    _ action: @escaping @MainActor (_ old: V, _ new: V) -> Void
  ) -> some Scene {
    let change = Unchecked(ChangeAction(value: value, initial: initial, action: action))
    return _ModifiedScene(self, action: { change.value.resolved($0) })
  }

  /// Does something when a value has changed.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some Scene {
    let change = Unchecked(ChangeAction(value: value, initial: initial) { _, _ in action() })
    return _ModifiedScene(self, action: { change.value.resolved($0) })
  }
}

/// How windows change their size.
public struct WindowResizability: Hashable, Sendable {
  private let name: String
  /// As the system does.
  public static let automatic = Self(name: "automatic")
  /// As large as the content.
  public static let contentSize = Self(name: "contentSize")
  /// At least as large as the content.
  public static let contentMinSize = Self(name: "contentMinSize")
}

/// How windows look.
public protocol WindowStyle {}

/// A style of the system's.
public struct _SystemWindowStyle: WindowStyle {}

extension WindowStyle where Self == _SystemWindowStyle {
  /// As the system does.
  public static var automatic: Self { Self() }
  /// Without a title.
  public static var hiddenTitleBar: Self { Self() }
  /// With a title.
  public static var titleBar: Self { Self() }
  /// Without a frame.
  public static var plain: Self { Self() }
}

/// Work in the background.
public struct BackgroundTask<Request: Sendable, Response: Sendable>: Sendable {}

extension BackgroundTask where Request == Void, Response == Void {
  /// Refreshes the app.
  public static func appRefresh(_ identifier: String) -> Self { Self() }
}

/// Commands of a menu bar, which the reader does not have.
@MainActor @preconcurrency public protocol Commands {
  /// The type of what they are made of.
  associatedtype Body: Commands
  /// What they are made of.
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
  /// Is never asked for.
  public var body: Never { preconditionFailure("A primitive has no body") }
}

/// Makes commands of those written one after another.
@resultBuilder public enum CommandsBuilder {
  /// Commands.
  public static func buildExpression<C: Commands>(_ content: C) -> C { content }
  /// None.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  /// Commands one after another.
  public static func buildBlock<each C: Commands>(_ content: repeat each C) -> EmptyCommands {
    EmptyCommands()
  }
}

/// No commands.
public struct EmptyCommands {
  /// Creates none.
  nonisolated public init() {}
}

extension EmptyCommands: Commands {
  /// None: it is a primitive.
  public typealias Body = Never
}

/// A menu of a menu bar.
public struct CommandMenu<Content: View> {
  /// Creates a menu.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

extension CommandMenu: Commands {
  /// None: it is a primitive.
  public typealias Body = Never
}
