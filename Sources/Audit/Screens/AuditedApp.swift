public import EarshotReader
public import EarshotSemantics

/// An app as rules see it, with the file it came from.
public struct AuditedApp: Sendable {
  /// The app.
  public let app: AppDescription
  /// The file it was read from, as it was named.
  public let file: String
  /// The root of the project it belongs to.
  public let root: ProjectRoot
  /// What it runs on.
  public let device: Device
  /// The language of its words, nil if nobody said.
  public let language: String?
  /// What its source can tell.
  public let knowledge: Knowledge
  /// Its screens.
  public let screens: [AuditedScreen]
  /// What was done on a walk through it, and what followed.
  public let walk: ExploredWalk?

  /// Goes through an app that runs, and prepares all that was found for the rules.
  ///
  /// - Parameters:
  ///   - file: What stands for the file it was read from; nil for the app's own name.
  ///   - root: The root of the project it belongs to.
  ///   - profile: Who is listening.
  ///   - makeStage: Makes a stage of the app at its start.
  @MainActor public static func running(
    file: String? = nil, in root: ProjectRoot = ProjectRoot(), profile: Profile,
    stage makeStage: @escaping () -> any Stage
  ) async -> AuditedApp {
    let app = makeStage().app
    let walk = await Exploration(profile: profile, keepsScreens: true, stage: makeStage).walk()
    return AuditedApp(
      walk.app(app), file: file ?? app.name ?? "app", in: root, knowledge: .live, profile: profile,
      walk: walk)
  }

  /// Prepares an app for the rules.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - file: The file it was read from, as it was named.
  ///   - root: The root of the project it belongs to.
  ///   - knowledge: What its source can tell.
  ///   - profile: Who is listening.
  ///   - walk: What was done on a walk through it; nil if there was none. The screens it found
  ///     take the place of the app's own, where it kept them.
  public init(
    _ app: AppDescription, file: String, in root: ProjectRoot = ProjectRoot(), knowledge: Knowledge,
    profile: Profile = Profile(), walk: ExploredWalk? = nil
  ) {
    self.app = app
    self.file = file
    self.root = root
    self.knowledge = walk == nil ? knowledge.subtracting(.walk) : knowledge.union(.walk)
    self.walk = walk
    language = app.language ?? profile.language
    let device = profile.device ?? app.device ?? .phone
    self.device = device
    let order = ReadingOrder(device: device, direction: app.direction)
    let ways = app.surroundings(on: device)
    let known = self.knowledge
    let found = walk?.screens ?? []
    let seen =
      found.isEmpty
      ? app.screens.map { ($0, ways[$0.name] ?? Surroundings()) }
      : found.map { ($0.screen, $0.surroundings) }
    screens = seen.map { screen, surroundings in
      AuditedScreen(
        screen, in: surroundings, order: order,
        phrasing: Phrasing(profile: profile, appLanguage: screen.language ?? app.language),
        timing: SpeechTiming(rate: profile.rate),
        language: app.language ?? profile.language, knowledge: known)
    }
  }
}

extension AuditedApp {
  /// The screens that no walk came to, in the app's order; none where nobody walked, or where the
  /// walk itself found the screens.
  var unvisited: [String] {
    guard let walk, walk.screens.isEmpty else { return [] }
    return app.screens.map(\.name).filter { !walk.visited.contains($0) }
  }

  /// What led nowhere in an app that runs, with what the framework would log.
  private var deadEnds: [String] {
    guard let walk, !walk.screens.isEmpty else { return [] }
    var ends: [String] = []
    for step in walk.steps {
      for case .warning(let text) in step.events {
        let end = "\(quoted(step.heard)) on \(quoted(step.title)): \(text)"
        if !ends.contains(end) { ends.append(end) }
      }
    }
    return ends
  }

  /// Where a walk ended before everything was seen, and what it never came to.
  var limitsOfWalk: [String] {
    let missed = unvisited.map { quoted($0) }
    guard !missed.isEmpty else { return [walk?.limit].compactMap(\.self) + deadEnds }
    let shown = missed.prefix(5).joined(separator: ", ")
    let more = missed.count > 5 ? " and \(missed.count - 5) more" : ""
    let count = missed.count == 1 ? "the screen" : "\(missed.count) screens:"
    let unreached = "the walk did not reach \(count) \(shown)\(more)"
    return [walk?.limit, unreached].compactMap(\.self) + deadEnds
  }
}
