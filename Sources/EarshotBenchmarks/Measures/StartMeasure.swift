/// How long the program takes that does next to nothing, against one that does nothing.
@MainActor enum StartMeasure: Measure {
  static let topic = "start"

  static func figures(on bench: Bench) throws -> [Figure] {
    let nothing = try bench.programs.run("/bin/true", [], runs: 20)
    return try ["--version", "rules", "schema"].flatMap { word in
      let run = try bench.programs.run("earshot", [word], runs: 20)
      return [
        Figure(
          id: "start.\(word)", name: "start-up, earshot \(word)", value: run.wall * 1_000,
          unit: "ms", limit: 50),
        Figure(
          id: "start.\(word).nothing", name: "start-up, earshot \(word), against /bin/true",
          value: run.wall / nothing.wall, unit: "×"),
      ]
    }
  }
}
