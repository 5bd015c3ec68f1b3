public import EarshotReader
import EarshotSemantics

/// A stage on which an app's own code runs.
///
/// Gestures run the app's closures; what they cause is found by comparing what was shown before
/// with what is shown after. Rows are made when the reader comes to them.
@MainActor public final class LiveStage: Stage {
  /// The time the app and its reader share.
  public let clock: Clock
  /// What is known of the app as a whole.
  public let app: StageApp

  let graph: Graph
  let order: ReadingOrder
  /// Shows the app from its start.
  private let mount: @MainActor (Graph, EnvironmentValues) -> Void
  /// What the environment is at the top.
  private var environment: EnvironmentValues
  /// The page that can be read, for the app or what is presented.
  private var pages: [Int: Page] = [:]
  /// What was shown when it was last compared.
  var shown = Shown()
  /// Where the cursor is, as far as the stage was told.
  var cursor: Int?
  /// What could be heard at the cursor when it was last compared.
  var heard: Stop?

  /// Whether the device is held the other way than at first.
  var isRotated = false
  /// The link that is being opened.
  var opening: String?
  /// A link that changed nothing yet; its handlers may still be at work.
  var pendingLink: (url: String, before: Shown)?

  /// Creates the stage of a view.
  public convenience init<V: View>(
    _ view: V, name: String? = nil, profile: Profile = Profile(), clock: Clock? = nil
  ) {
    self.init(name: name, profile: profile, clock: clock) { $0.mount(view, environment: $1) }
  }

  /// Creates the stage of an app, which starts with each launch anew.
  public convenience init<A: App>(
    _ app: @escaping @MainActor () -> A, name: String? = nil, profile: Profile = Profile(),
    clock: Clock? = nil
  ) {
    self.init(name: name ?? "\(A.self)", profile: profile, clock: clock) {
      $0.mount(scene: AppRoot(app: app()), environment: $1)
    }
  }

  private init(
    name: String?, profile: Profile, clock: Clock?,
    mount: @escaping @MainActor (Graph, EnvironmentValues) -> Void
  ) {
    self.clock = clock ?? Clock()
    app = StageApp(name: name, language: profile.language, device: profile.device ?? .phone)
    let environment = EnvironmentValues(profile)
    self.environment = environment
    self.mount = mount
    order = ReadingOrder(
      device: app.device,
      direction: environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    graph = Graph(profile: profile, clock: self.clock, container: AppContainer())
    graph.whenResolved = { [weak self] in self?.noteChanges() }
    start()
    // The app opens when its reader first looks, whatever time that is; what it posted while it
    // was put together follows that.
    graph.addTimer(after: 0) { [weak self] in self?.graph.events.insert(.launch, at: 0) }
  }

  /// Shows the app from its start.
  func start() {
    pages = [:]
    shown = Shown()
    let graph = graph
    var environment = environment
    if isRotated { environment.rotate(app.device, isRotated: true) }
    environment.openURL = OpenURLAction()
    environment.openURL.system = { [weak graph] url in
      graph?.events.append(.opened(url: url.absoluteString))
    }
    let report: @MainActor (String) -> Void = { [weak graph] action in
      graph?.reportAgain(.noOtherWindow(action: action))
    }
    environment.openWindow = OpenWindowAction(report: report)
    environment.dismissWindow = DismissWindowAction(report: report)
    graph.running { mount(graph, environment) }
    shown = currentlyShown()
  }

  /// Learns that somebody else listens from now on, or otherwise: the environment, and what the
  /// app can ask and is told of it, are true to that.
  public func adapt(to profile: Profile) -> [StageEvent] {
    let old = graph.profile
    graph.profile = profile
    environment.listen(as: profile)
    if let root = graph.root {
      root.environment.listen(as: profile)
      graph.setDirty(root)
    }
    graph.flush()
    typealias Changes = UIAccessibility
    if old.isVoiceOverOn != profile.isVoiceOverOn {
      tell(Changes.voiceOverStatusDidChangeNotification)
    }
    if old.reduceMotion != profile.reduceMotion {
      tell(Changes.reduceMotionStatusDidChangeNotification)
    }
    if old.prefersCrossFade != profile.prefersCrossFade {
      tell(Changes.prefersCrossFadeTransitionsStatusDidChange)
    }
    return events()
  }

  /// Tells the app what became of an announcement (Q7); what it does about that is due at once.
  public func finished(_ announcement: EarshotReader.Announcement, wasHeard: Bool) {
    tell(
      UIAccessibility.announcementDidFinishNotification,
      [
        UIAccessibility.announcementStringValueUserInfoKey: announcement.text.shown,
        UIAccessibility.announcementWasSuccessfulUserInfoKey: wasHeard,
      ])
    if !graph.isSettled { graph.addTimer(after: 0) {} }
  }

  private func tell(_ name: Notification.Name, _ info: [String: Any]? = nil) {
    graph.running { NotificationCenter.default.post(name: name, object: nil, userInfo: info) }
  }

  /// The page that can be read now.
  var page: Page? {
    let modal = graph.modals.last
    guard let node = modal?.node ?? graph.root else { return nil }
    if let page = pages[node.serial] { return page }
    let page = Page(node, presentation: modal?.style, order: order)
    pages = pages.filter { $0.value.root.node.isMounted }
    pages[node.serial] = page
    return page
  }
}

/// The node of an app, which keeps the app's own state.
struct AppRoot<A: App>: Scene {
  let app: A

  typealias Body = Never

  static func _resolve(scene: Self, in node: _Node) {
    var app = scene.app
    guard node.install(&app) else { return node.setChildCount(0) }
    node.setChildCount(1)
    node.place(scene: node.tracked { app.body }, at: 0)
  }
}

extension EnvironmentValues {
  /// What the top of an app is given for a listener.
  init(_ profile: Profile) {
    self.init()
    locale = Locale(
      identifier: Self.locales[profile.language ?? "en"] ?? profile.language ?? "en_US")
    listen(as: profile)
    if profile.device == .pad {
      horizontalSizeClass = .regular
      screenSize = CGSize(width: 834, height: 1194)
    }
  }

  /// Is true to what a listener asks for.
  mutating func listen(as profile: Profile) {
    accessibilityReduceMotion = profile.reduceMotion
    accessibilityVoiceOverEnabled = profile.isVoiceOverOn
    accessibilityEnabled = profile.isVoiceOverOn
  }

  /// Takes on the size of a device that is held upright or on its side.
  mutating func rotate(_ device: Device, isRotated: Bool) {
    screenSize = CGSize(width: screenSize.height, height: screenSize.width)
    guard device == .phone else { return }
    horizontalSizeClass = isRotated ? .regular : .compact
    verticalSizeClass = isRotated ? .compact : .regular
  }

  private static let locales = [
    "en": "en_US", "fi": "fi_FI", "sv": "sv_SE", "de": "de_DE", "cs": "cs_CZ", "uk": "uk_UA",
  ]
}

extension LiveStage {
  /// Evaluates every view again, whether something changed or not: what is heard must not change.
  ///
  /// The slow and obvious way, against which the quick one is held.
  package func evaluateAll() {
    guard let root = graph.root else { return }
    graph.setDirty(root)
    graph.flush()
    for page in pages.values { page.forgetAll() }
  }
}
