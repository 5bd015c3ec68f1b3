import Foundation

#if DEBUG
  print("These figures mean nothing in a debug build: swift run -c release EarshotBenchmarks")
#endif

try Programs.measureIfAsked(Array(CommandLine.arguments.dropFirst()))
guard let options = BenchmarkOptions(Array(CommandLine.arguments.dropFirst())) else {
  print(BenchmarkOptions.usage)
  exit(2)
}
let bench = Bench(runs: options.runs, sources: options.sources, programs: Programs())
// Read first: it may be the file that is written in the end.
let earlier = try options.compare.map { try Report(path: $0) }
var figures: [Figure] = []
for measure in Measures.all
where options.topics.isEmpty || options.topics.contains(measure.topic) {
  let found = try await measure.figures(on: bench)
  for figure in found { print(figure.line) }
  figures += found
}
let report = Report(figures)
for figure in report.missed { print("missed: \(figure.line)") }
if let file = options.json {
  try Data(report.json).write(to: URL(fileURLWithPath: file), options: .atomic)
}
if let earlier { for line in report.changes(since: earlier) { print(line) } }
exit(report.missed.isEmpty ? 0 : 1)
