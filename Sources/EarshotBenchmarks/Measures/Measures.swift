/// All topics, in the order of the table.
@MainActor enum Measures {
  static let all: [any Measure.Type] = general + live

  /// What needs views that run, where there are any.
  private static var live: [any Measure.Type] {
    #if os(Linux)
      [LiveListMeasure.self]
    #else
      []
    #endif
  }

  private static let general: [any Measure.Type] = [
    DescribeMeasure.self, StepMeasure.self, DumpMeasure.self, AuditMeasure.self,
    StartMeasure.self, MemoryMeasure.self, QueueMeasure.self, SoundMeasure.self,
  ]
}
