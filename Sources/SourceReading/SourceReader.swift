public import EarshotSemantics

/// Reads the screens of a SwiftUI app from its source, without building it.
///
///     let reading = SourceReader().read(["Sources"])
///     reading.app.screens.first?.title        // what a listener hears first
public struct SourceReader: Sendable {
  /// Names that `#if` takes as defined.
  public var defines: Set<String>
  /// The language of the words, as BCP 47; nil for the app's own.
  public var language: String?
  /// What the app runs on; it decides size classes and idioms.
  public var device: Device
  /// Where lowered files are kept between runs; nil keeps nothing.
  public var cache: LoweringCache?

  /// Creates a reader.
  public init(
    defines: Set<String> = [], language: String? = nil, device: Device = .phone,
    cache: LoweringCache? = nil
  ) {
    self.defines = defines
    self.language = language
    self.device = device
    self.cache = cache
  }

  /// Reads the app that some files and folders hold.
  public func read(_ inputs: [String]) -> SourceReading {
    let reading = Workers.run { self.readHere(inputs) }
    return reading ?? SourceReading(app: AppDescription(), problems: [], statistics: .init())
  }

  /// Reads an app of which the content of the files is at hand.
  package func read(
    sources: [(path: String, bytes: [UInt8])], limits: ReadingLimits = ReadingLimits()
  ) -> SourceReading {
    let conditions = BuildConditions(defines: defines)
    let device = device
    let reading = Workers.run {
      let files = sources.map { Lowerer.lower($0.bytes, path: $0.path, conditions: conditions) }
      var reading = Self.evaluate(
        files.filter { $0.kind != .tests }, Catalogs(), device, limits)
      reading.problems = files.flatMap(\.problems) + reading.problems
      return reading
    }
    return reading ?? SourceReading(app: AppDescription(), problems: [], statistics: .init())
  }

  private func readHere(_ inputs: [String]) -> SourceReading {
    let folder = SourceFolder(inputs: inputs)
    let lowering = Lowering(conditions: BuildConditions(defines: defines), cache: cache)
    let reader = CatalogReader(language: language, development: folder.developmentLanguage)
    // Large catalogs take as long as many files, so they are read beside them.
    let waiting = Workers.start { reader.read(folder.catalogs) }
    let (files, problems) = lowering.lower(folder.swift)
    let catalogs = waiting() ?? Catalogs()
    let read = files.filter { $0.kind != .tests }
    var reading = Self.evaluate(read, catalogs, device)
    reading.problems = problems + catalogs.problems + reading.problems
    reading.files = read.map(\.path)
    reading.statistics.files = read.count
    reading.statistics.skippedFiles =
      folder.skipped.count + files.filter { $0.kind != .swift }.count
    return reading
  }

  /// Evaluates lowered files; needs a large stack.
  static func evaluate(
    _ files: [LoweredFile], _ catalogs: Catalogs, _ device: Device,
    _ limits: ReadingLimits = ReadingLimits()
  ) -> SourceReading {
    let evaluator = Evaluator(
      program: Program(files: files), catalogs: catalogs, device: device, limits: limits)
    let renderer = Renderer(evaluator: evaluator, symbols: .english)
    let app = renderer.readApp()
    var statistics = renderer.statistics
    statistics.causes = evaluator.causes
    for (view, names) in evaluator.missed { statistics.unresolved[view, default: []] += names }
    var reading = SourceReading(
      app: app.withoutFlags, problems: evaluator.problems, statistics: statistics)
    reading.changing = app
    reading.states = renderer.states
    reading.flags = evaluator.flags.mapValues { .init(isOn: $0.isOn, owner: $0.key.owner) }
    reading.titles = renderer.titles
    reading.traces = renderer.traces
    reading.shownViews = renderer.shownViews
    return reading
  }
}

/// What was read of an app.
public struct SourceReading: Sendable {
  /// Its screens, with everything that can be seen under any condition.
  public var app: AppDescription
  /// Files that could not be read or parsed; the others were read all the same.
  public var problems: [SourceProblem]
  /// The Swift files that were read.
  public var files: [String] = []
  /// How much of it could be read.
  public var statistics: ReadingStatistics
  /// The app with what its elements vary with, and what turns it.
  var changing = AppDescription()
  /// What is true at first of the conditions of each screen, and what they depend on.
  var states: [String: FirstState] = [:]
  /// The flags of the app's state.
  var flags: [String: FlagStart] = [:]
  /// The titles of screens that have one in some of their ways only, or another in each.
  var titles: [String: Wording] = [:]
  /// How each screen came about.
  var traces: [String: ScreenTrace] = [:]
  /// The types of all views that are shown on some screen.
  var shownViews: Set<String> = []

  init(
    app: AppDescription, problems: [SourceProblem], statistics: ReadingStatistics
  ) {
    self.app = app
    self.problems = problems
    self.statistics = statistics
  }
}
