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
  knowledge: Knowledge = .document
) async throws -> AuditReport {
  let app = try ScreenDocument.read(Array(document.utf8), file: file)
  let origin = AppStage(app)
  let walk = await Exploration(urls: app.exampleURLs) { AppStage(again: origin) }.walk()
  let audited = AuditedApp(app, file: file, knowledge: knowledge, walk: walk)
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
@MainActor func audit(_ input: Example.Input) async throws -> AuditReport {
  switch input {
  case .document(let document): try await audit(document)
  case .source(let text): audit(source: text)
  }
}

/// Audits the text of a Swift file as `earshot audit` does.
func audit(
  source text: String, file: String = "App.swift", settings: AuditSettings = AuditSettings()
) -> AuditReport {
  let reading = Workers.run {
    let lowered = Lowerer.lower(
      Array(text.utf8), path: file, conditions: BuildConditions(defines: []))
    return SourceReader.evaluate([lowered], Catalogs(), .phone)
  }
  let audited = AuditedApp(
    reading?.app ?? AppDescription(), file: file, knowledge: .source)
  return Audit(settings).run([audited], comments: SuppressionComment.all(in: text, file: file))
}
