import EarshotAudit
import EarshotScreens
import EarshotSemantics

/// An input that was read, as far as it could be.
struct LoadedInput {
  /// The file, as the user named it.
  var file: String
  /// What kind of input it is.
  var kind: InputKind
  /// What it holds.
  var content: Content
  /// Faults that comments in it accept.
  var suppressions: [SuppressionComment] = []

  /// The Swift files it was read from.
  var sources: [String] = []

  /// Makes the app as it is at first, where its screens hold more than can be seen at once.
  var staged: (@Sendable () -> AppDescription)?
  /// Makes what is written down of it, where that is not the app as it is walked.
  var written: (@Sendable () -> AppDescription)?

  /// What an input can hold.
  enum Content {
    /// An app, or one screen of it.
    case app(AppDescription)
    /// Elements, each on a line of its own, without the lines that could not be read.
    case elements([ElementLine])
  }

  /// An element line that could be read.
  struct ElementLine {
    /// The number of the line, counted from 1.
    var number: Int
    /// What it says.
    var content: ElementLines.Content
  }
}
