import EarshotAudit
import EarshotReader
import EarshotScreens
import EarshotSemantics
import Testing

@testable import EarshotSourceReading

/// Audits a screen document as `earshot audit` does.
@MainActor func audit(
  _ document: String, file: String = "app.screens.json",
  settings: AuditSettings = AuditSettings(), baseline: Baseline? = nil,
  knowledge: Knowledge = .document, profile: Profile = Profile()
) async throws -> AuditReport {
  let app = try ScreenDocument.read(Array(document.utf8), file: file)
  let origin = AppStage(app, profile: profile)
  let walk = await Exploration(profile: profile, urls: app.exampleURLs) { AppStage(again: origin) }
    .walk()
  let audited = AuditedApp(app, file: file, knowledge: knowledge, profile: profile, walk: walk)
  return Audit(settings).run(
    [audited], comments: SuppressionComment.all(in: document, file: file), baseline: baseline)
}

/// The elements of one screen that has a title, as a document.
func screen(_ elements: String, language: String? = "en") -> String {
  let language = language.map { "language: '\($0)', " } ?? ""
  return "{ earshot: 1, \(language)screens: { home: { title: 'Home', elements: [\(elements)] } } }"
}

/// The rules that report something about elements of one screen, each once, in order.
@MainActor func rules(_ elements: String, language: String? = "en") async throws -> [String] {
  var seen: Set<String> = []
  let report = try await audit(screen(elements, language: language))
  return report.findings.map(\.rule).filter { seen.insert($0).inserted }
}

/// Audits an example of a rule.
@MainActor func audit(_ example: Example) async throws -> AuditReport {
  var settings = AuditSettings()
  settings.budgets = example.budgets
  var profile = Profile()
  profile.system = example.system
  switch example.input {
  case .document(let document):
    return try await audit(document, settings: settings, profile: profile)
  case .source(let text):
    return audit(source: text, catalog: example.catalog, settings: settings)
  }
}

/// Audits the text of a Swift file as `earshot audit` does.
func audit(
  source text: String, file: String = "App.swift", catalog: String? = nil,
  settings: AuditSettings = AuditSettings()
) -> AuditReport {
  let reading = Workers.run {
    let lowered = Lowerer.lower(
      Array(text.utf8), path: file, conditions: BuildConditions(defines: []))
    let catalogs = catalog.map { CatalogReader.read(catalog: $0, file: "Localizable.xcstrings") }
    return SourceReader.evaluate([lowered], catalogs ?? Catalogs(), .phone)
  }
  let audited = AuditedApp(
    reading?.app ?? AppDescription(), file: file, knowledge: .source)
  return Audit(settings).run([audited], comments: SuppressionComment.all(in: text, file: file))
}
