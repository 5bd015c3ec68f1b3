/// How much a finding takes away from the person listening.
public enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
  /// Worth knowing; nothing is lost.
  case note
  /// Something is harder to hear or to find than it has to be.
  case warning
  /// Something cannot be heard, found or used.
  case error

  /// The order of weight: a note is the least.
  public static func < (left: Self, right: Self) -> Bool { left.weight < right.weight }

  private var weight: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
