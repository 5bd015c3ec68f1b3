/// How a run ended, as the shell sees it.
enum ExitStatus: Int32, Comparable {
  /// All well.
  case fine = 0
  /// A transcript differs, an expectation of a script was not met, or the audit found something.
  case differs = 1
  /// The command line is wrong.
  case usage = 2
  /// An input could not be read, or a result not written.
  case failed = 3

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// The graver of two.
  mutating func worsen(to other: ExitStatus) { self = max(self, other) }
}
