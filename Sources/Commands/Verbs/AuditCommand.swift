import EarshotAudit
import EarshotJSON
import EarshotReader
import EarshotReports
import EarshotSemantics
import Foundation

/// `audit`: what cannot be heard, found or used, and how to mend it.
@MainActor struct AuditCommand {
  private let arguments: Arguments
  private let messages: Messages
  /// Who is listening.
  let profile: Profile
  /// The build conditions that the project says hold.
  let defines: [String]
  private let project: ProjectFolder
  private let settings: AuditSettings
  private let limit: Severity?

  /// What an audit came to.
  struct Outcome {
    /// The report, in the form that was asked for.
    var result: [UInt8]
    /// Whether something was found that counts.
    var status: ExitStatus
  }

  /// Reads the options, and the configuration of the project the first input belongs to.
  init(_ arguments: Arguments, messages: Messages) throws {
    self.arguments = arguments
    self.messages = messages
    project = ProjectFolder(of: arguments.inputs.first ?? ".")
    let configuration = try project.configuration()
    var profile = try arguments.profile()
    if profile.language == nil { profile.language = configuration.language }
    self.profile = profile
    defines = configuration.define
    var settings = configuration.settings
    if let only = arguments["only"] { settings.only = try Self.rules(only) }
    if let except = arguments["except"] { settings.off.formUnion(try Self.rules(except)) }
    self.settings = settings
    limit = arguments["fail-on"].map(Severity.init(rawValue:)) ?? .error
    guard !arguments.has("write-baseline") || arguments["baseline"] != nil else {
      throw UsageError.needs("--baseline FILE for --write-baseline", .audit)
    }
  }

  /// Audits files; nil if there was none that could be.
  func run(
    _ files: [String], load: (String) -> [LoadedInput]
  ) async throws -> Outcome? {
    var apps: [AuditedApp] = []
    var comments: [SuppressionComment] = []
    var skipped = 0
    var seen: Set<String> = []
    // A file that is named twice would be found to have each of its faults twice.
    for file in files where seen.insert(project.root.relative(file)).inserted {
      let inputs = load(file)
      if inputs.isEmpty { skipped += 1 }
      for input in inputs {
        guard case .app(let app) = input.content else { throw UsageError.notAnApp(file) }
        apps.append(await audited(app, of: input))
        comments += input.suppressions
        comments += input.sources.flatMap(Self.comments)
      }
    }
    guard apps.contains(where: { !$0.screens.isEmpty }) else {
      if skipped == 0 { throw AuditProblem.nothingToLookAt }
      return nil
    }
    return try outcome(of: apps, comments: comments, skipped: skipped)
  }

  /// Audits an app that runs: every screen that can be reached.
  func run(_ app: LiveApp) async throws -> Outcome? {
    let audited = await AuditedApp.running(file: app.name, in: project.root, profile: profile) {
      app.makeStage(profile)
    }
    guard !audited.app.screens.isEmpty else { throw AuditProblem.nothingToLookAt }
    return try outcome(of: [audited], comments: [], skipped: 0)
  }

  /// The state of everything the audit is made of; nil if something could not be read.
  ///
  /// The program itself counts by its size and its time, because versions are raised less often
  /// than rules change.
  func state() -> ContentHash? {
    var facts = stat()
    let program = Bundle.main.executablePath ?? ""
    guard stat(program, &facts) == 0 else { return nil }
    var state = InputState(
      [
        CommandLineTool.version, "\(facts.st_size) \(facts.modified)",
        FileManager.default.currentDirectoryPath, project.path,
      ] + arguments.deciding)
    if let file = project.configurationFile { state.addFile(file) }
    if let file = arguments["baseline"] { state.addFile(file) }
    for input in arguments.inputs { state.add(input) }
    return state.hash
  }

  private func outcome(
    of apps: [AuditedApp], comments: [SuppressionComment], skipped: Int
  ) throws -> Outcome {
    let writesBaseline = arguments.has("write-baseline")
    let baseline = writesBaseline ? nil : try self.baseline()
    var report = Audit(settings).run(apps, comments: comments, baseline: baseline)
    report.filesSkipped = skipped
    if let revision = arguments["changed"] {
      let changed = try ChangedLines(since: revision, near: arguments.inputs.first ?? ".")
      report.keep { changed.hold($0.place) }
    }
    if writesBaseline, let file = arguments["baseline"] {
      var writer = JSONWriter(.pretty)
      Baseline.write(report.findings, to: &writer)
      try FileBytes.write(writer.bytes, to: file)
      messages.note("\(file): \(report.findings.count) findings written")
      return Outcome(result: [], status: .fine)
    }
    let fails = limit.map(report.fails(on:)) ?? false
    return Outcome(result: result(report), status: fails ? .differs : .fine)
  }

  private func audited(_ app: AppDescription, of input: LoadedInput) async -> AuditedApp {
    guard input.kind == .document else {
      let knowledge: Knowledge = input.kind == .source ? .source : .dump
      return AuditedApp(
        app, file: input.file, in: project.root, knowledge: knowledge, profile: profile)
    }
    let stage = AppStage(app, profile: profile)
    let walk = await Exploration(profile: profile, urls: app.exampleURLs) {
      AppStage(again: stage)
    }.walk()
    return AuditedApp(
      app, file: input.file, in: project.root, knowledge: .document, profile: profile, walk: walk)
  }

  /// The suppressions in a Swift file; one that is gone by now holds none.
  private static func comments(in file: String) -> [SuppressionComment] {
    guard let bytes = try? FileBytes.read(file) else { return [] }
    return SuppressionComment.all(in: bytes, file: file)
  }

  private func result(_ report: AuditReport) -> [UInt8] {
    var writer = JSONWriter(.pretty)
    switch arguments["format"] {
    case "json": report.writeJSON(to: &writer)
    case "sarif": report.writeSARIF(version: CommandLineTool.version, to: &writer)
    case "junit": return Array(report.junit.utf8)
    case "github": return Array(report.github.utf8)
    case "xcode": return Array(report.xcode.utf8)
    default: return Array(report.text(isComplete: arguments.has("all")).utf8)
    }
    return writer.bytes
  }

  private func baseline() throws -> Baseline? {
    guard let file = arguments["baseline"] else { return nil }
    return try Baseline(try FileBytes.read(file), file: file)
  }

  private static func rules(_ list: String) throws(UsageError) -> Set<String> {
    var names: Set<String> = []
    for name in list.split(separator: ",").map(String.init) {
      guard Rule.ids.contains(name) else { throw .unknownRule(name, Rule.ids) }
      names.insert(name)
    }
    return names
  }
}

/// Why an audit said nothing.
enum AuditProblem: Error, CustomStringConvertible {
  /// No input has a screen.
  case nothingToLookAt

  var description: String { "there is no screen to look at" }
}

extension stat {
  /// When the content was written last, as digits.
  fileprivate var modified: String {
    #if canImport(Darwin)
      "\(st_mtimespec.tv_sec).\(st_mtimespec.tv_nsec)"
    #else
      "\(st_mtim.tv_sec).\(st_mtim.tv_nsec)"
    #endif
  }
}
