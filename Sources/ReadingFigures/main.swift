import EarshotSemantics
import EarshotSourceReading

/// Prints how much of some apps could be read from their source: `Scripts/reading-figures`.
let arguments = CommandLine.arguments.dropFirst()
let isList = arguments.contains("--list")
for folder in arguments where !folder.hasPrefix("--") {
  let figures = ReadingFigures(SourceReader().read([folder]))
  print(folder)
  print(
    "  views \(figures.views), evaluated \(figures.evaluatedViews), "
      + "with something left out \(figures.unresolved.count): \(percent(figures.shareOfViews))")
  for (view, names) in figures.unresolved.sorted(by: { $0.key < $1.key }) {
    print("    \(view): \(names.sorted().joined(separator: ", "))")
  }
  let opaque = figures.opaque.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
  print(
    "  views of absent modules \(opaque.count): "
      + opaque.map { "\($0.key) \($0.value)" }.joined(separator: ", "))
  let causes = UnknownCause.allCases.filter { $0 != .open }.map {
    "\($0) \(figures.count(.none($0)))"
  }
  print(
    "  labels, values and titles \(figures.words.count): in words \(figures.count(.whole)), "
      + "in words but for data \(figures.count(.partly)), "
      + "from data (\(causes.joined(separator: ", "))), "
      + "left out \(figures.count(.missing)): \(percent(figures.shareOfWords)) of those in the source"
  )
  for words in figures.words where words.extent == .missing || isList {
    let place = words.source.map { "\($0.file):\($0.line)" } ?? "?"
    let missing = words.missing.isEmpty ? "" : "  (\(words.missing.joined(separator: "; ")))"
    print("    \(words.extent) \(words.screen): \(words.shown)  \(place)\(missing)")
  }
}

func percent(_ share: Double) -> String { "\((share * 1000).rounded() / 10) %" }
