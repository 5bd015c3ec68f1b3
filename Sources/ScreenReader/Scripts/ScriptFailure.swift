/// Why a script could not go on, with its wording.
public struct ScriptFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number of the line, counted from 1.
  public var line: Int
  /// What is wrong.
  public var fact: Fact
  /// What was heard last, empty if nothing was.
  public var lastHeard: String
  /// What could have been activated on the screen.
  public var activatable: [String]

  /// What can stop a script.
  public enum Fact: Hashable, Sendable {
    /// The reader could not do what the line says.
    case reader(ReaderError)
    /// Something else was heard than expected.
    case expected(String, heard: String)
    /// Something was heard that was expected not to be.
    case unwanted(String, heard: String)
    /// Something was heard where silence was expected.
    case noSilence(heard: String)
    /// The cursor is elsewhere than expected.
    case focusElsewhere(expected: String, found: String?)
  }

  /// What is wrong, what was heard last, and what could have been activated.
  public var description: String { lines.joined(separator: "\n") }

  /// The description a line each; an app's text cannot begin one.
  public var lines: [String] {
    [
      "line \(line): \(reason)",
      lastHeard.isEmpty ? "  nothing was heard yet" : "  heard last: \(lastHeard)",
      activatable.isEmpty
        ? "  nothing can be activated here"
        : "  can be activated: \(activatable.joined(separator: " · "))",
    ].map(\.printable)
  }

  private var reason: String {
    switch fact {
    case .reader(let error): error.description
    case .expected(let text, let heard):
      "expected \"\(text)\", but " + (heard.isEmpty ? "nothing was heard" : "heard \"\(heard)\"")
    case .unwanted(let text, let heard): "expected no \"\(text)\", but heard \"\(heard)\""
    case .noSilence(let heard): "expected silence, but heard \"\(heard)\""
    case .focusElsewhere(let expected, let found):
      "expected focus on \"\(expected)\", but it is "
        + (found.map { "on \"\($0)\"" } ?? "nowhere")
    }
  }
}
