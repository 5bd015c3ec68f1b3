/// All that is wrong with one input, in its order; never empty.
public struct InputProblems: Error, Hashable, Sendable {
  /// The problems.
  public let all: [InputProblem]

  /// Creates the sum of some problems.
  public init(_ all: [InputProblem]) { self.all = all }
}

extension InputProblems: CustomStringConvertible {
  /// A line for each problem.
  public var description: String { all.map(\.description).joined(separator: "\n") }
}
