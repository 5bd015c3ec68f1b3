import EarshotAudit
import EarshotReader
import EarshotSemantics

/// What it costs to hold a long screen against all rules.
@MainActor enum AuditMeasure: Measure {
  static let topic = "audit"

  static func figures(on bench: Bench) async -> [Figure] {
    let rules = await Growth.measure(
      [1_000, 10_000], runs: bench.runs, make: { GeneratedScreens.app(rows: $0) },
      work: {
        keep(Audit().run([AuditedApp($0, file: "rows.screens.json", knowledge: .document)]))
      })
    let app = GeneratedScreens.app(rows: 10_000)
    let against = await seconds(runs: bench.runs) {
      keep(Audit().run([AuditedApp(app, file: "rows.screens.json", knowledge: .document)]))
    } against: {
      // What every rule needs: the stops with their words.
      for screen in app.screens {
        let stops = screen.stops(in: Surroundings(), order: ReadingOrder())
        Phrasing(profile: Profile()).read(stops) { _, utterance in keep(utterance) }
      }
    }
    let origin = AppStage(app)
    let walk = await seconds(runs: 1) {
      _ = await Exploration { AppStage(again: origin) }.walk()
    }
    return [
      Figure(
        id: "audit.time", name: "audit by all rules, 10,000 elements", value: rules[10_000],
        unit: "s", limit: 0.5),
      Figure(
        id: "audit.tenfold", name: "audit, 10 times the input", value: rules.tenfold, unit: "×",
        limit: 13),
      Figure(
        id: "audit.describing", name: "audit, against finding the words alone",
        value: against.work / against.floor, unit: "×"),
      Figure(
        id: "audit.walk", name: "a walk that uses 2,000 of its controls", value: walk, unit: "s"),
    ]
  }
}
