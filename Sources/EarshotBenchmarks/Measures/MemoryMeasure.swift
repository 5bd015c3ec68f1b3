import EarshotScreens

/// How much memory `earshot describe` takes at most, by itself and as a multiple of its input.
@MainActor enum MemoryMeasure: Measure {
  static let topic = "memory"

  static func figures(on bench: Bench) throws -> [Figure] {
    let workspace = try Workspace()
    let idle = try bench.programs.run("earshot", ["--version"], runs: 3)
    var figures: [Figure] = []
    let document = ScreenDocument.write(GeneratedScreens.app(rows: 100_000))
    let file = try workspace.file("rows.screens.json", document)
    let run = try bench.programs.run("earshot", ["describe", "--format", "json", file], runs: 3)
    figures.append(
      Figure(
        id: "memory.document", name: "memory, describe, 100,000 elements", value: run.peak,
        unit: "MB", limit: 400))
    figures.append(
      Figure(
        id: "memory.document.wall", name: "describe, 100,000 elements, start to end",
        value: run.wall, unit: "s", limit: 1.5))
    figures.append(
      Figure(
        id: "memory.document.multiple", name: "memory, document, multiple of the input",
        value: multiple(run, idle, document), unit: "×"))
    for format in DumpFormat.allCases {
      let bytes = GeneratedDump.bytes(format, rows: 100_000)
      let name = "rows-\(format.rawValue).\(GeneratedDump.ending(format))"
      let run = try bench.programs.run(
        "earshot", ["describe", "--format", "json", try workspace.file(name, bytes)], runs: 3)
      figures.append(
        Figure(
          id: "memory.\(format.rawValue)",
          name: "memory, \(format.rawValue), multiple of the input",
          value: multiple(run, idle, bytes), unit: "×", limit: 30))
    }
    return figures
  }

  /// What comes on top of a program that reads nothing, as a multiple of what it reads.
  private static func multiple(
    _ run: Programs.Run, _ idle: Programs.Run, _ input: [UInt8]
  ) -> Double {
    (run.peak - idle.peak) * 1_048_576 / Double(input.count)
  }
}
