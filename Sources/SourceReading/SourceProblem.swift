/// Something about a source file that a person should know, as plain facts.
public struct SourceProblem: Hashable, Sendable {
  /// The file, as it was named.
  public var file: String
  /// The line, from 1; nil if the whole file is meant.
  public var line: Int?
  /// The column, from 1.
  public var column: Int?
  /// What is wrong, in one sentence.
  public var message: String

  /// Creates a problem.
  public init(file: String, line: Int? = nil, column: Int? = nil, message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
  }
}
