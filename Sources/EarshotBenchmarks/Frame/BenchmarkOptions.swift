/// What the command line asks for.
@MainActor struct BenchmarkOptions {
  /// The topics that are measured; all if none is named.
  var topics: [String] = []
  /// Where the report is written.
  var json: String?
  /// The report the new one is compared with.
  var compare: String?
  /// Folders of SwiftUI source that are read besides what is generated.
  var sources: [String] = []
  /// How often each work is repeated.
  var runs = 7

  /// What can be said on the command line.
  static var usage: String {
    """
    usage: EarshotBenchmarks [TOPIC…] [--json FILE] [--compare FILE] [--runs N] [--source FOLDER]

    Measures what things cost and prints a line each, ratios above all: against a floor that is
    measured in the same run, and against ten times less input.

      --json FILE     writes the figures
      --compare FILE  shows what changed since figures that were written
      --runs N        repeats each work so often, and takes the least (default 7)
      --source FOLDER reads the SwiftUI source of a folder, too; may be given again

    topics: \(Measures.all.map { $0.topic }.joined(separator: " "))
    """
  }

  /// Reads the command line; nil if it is wrong.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    let known = Set(Measures.all.map { $0.topic })
    while let word = rest.popFirst() {
      switch word {
      case "--json", "--compare", "--runs", "--source":
        guard let value = rest.popFirst() else { return nil }
        if word == "--json" { json = value }
        if word == "--compare" { compare = value }
        if word == "--source" { sources.append(value) }
        if word == "--runs" {
          guard let number = Int(value), number > 0 else { return nil }
          runs = number
        }
      default:
        guard known.contains(word) else { return nil }
        topics.append(word)
      }
    }
  }
}
