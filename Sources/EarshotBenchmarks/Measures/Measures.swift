/// All topics, in the order of the table.
@MainActor enum Measures {
  static let all: [any Measure.Type] = [
    DescribeMeasure.self, StepMeasure.self, DumpMeasure.self, AuditMeasure.self,
    StartMeasure.self, MemoryMeasure.self, QueueMeasure.self, SoundMeasure.self,
    SourceMeasure.self,
  ]
}
