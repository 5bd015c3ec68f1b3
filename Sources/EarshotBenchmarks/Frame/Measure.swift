/// One topic of the table: it makes its own input, does the work, and says what that cost.
///
/// A topic is one file in `Measures/` and one line in `Measures.all`.
@MainActor protocol Measure {
  /// The word that chooses it on the command line, and with which the ids of its figures begin.
  static var topic: String { get }

  /// Takes the measures.
  ///
  /// - Parameter bench: What the command line asks for.
  static func figures(on bench: Bench) async throws -> [Figure]
}

/// What a measure may depend on.
struct Bench {
  /// How often a piece of work is repeated; the least of the times counts.
  var runs = 7
  /// Folders of SwiftUI source that are read besides what is generated.
  var sources: [String] = []
  /// The programs of this build, which stand beside this one.
  var programs: Programs
}
