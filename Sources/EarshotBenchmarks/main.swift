#if DEBUG
  print("These figures mean nothing in a debug build: swift run -c release EarshotBenchmarks")
#endif

let figures =
  try await DescribeBenchmark.run() + StepBenchmark.run() + DumpBenchmark.run()
  + AuditBenchmark.run() + StartBenchmark.run() + SpeechBenchmark.run()
for figure in figures { print(figure.line) }
