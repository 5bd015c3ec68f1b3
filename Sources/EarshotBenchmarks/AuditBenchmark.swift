import EarshotAudit
import EarshotReader
import EarshotSemantics

/// What it costs to hold a long screen against all rules.
@MainActor enum AuditBenchmark {
  static func run() async -> [Figure] {
    let app = GeneratedScreens.app(rows: 10_000)
    let rules = await seconds {
      _ = Audit().run([AuditedApp(app, file: "rows.screens.json", knowledge: .document)])
    }
    let origin = AppStage(app)
    let walk = await seconds(runs: 1) {
      _ = await Exploration { AppStage(again: origin) }.walk()
    }
    return [
      Figure(name: "audit by all rules, 10,000 elements", value: rules, unit: "s", limit: 0.5),
      Figure(name: "a walk that uses 2,000 of its controls", value: walk, unit: "s"),
    ]
  }
}
