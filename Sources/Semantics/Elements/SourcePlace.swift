/// Where something was written: lines and columns count from 1.
public struct SourcePlace: Hashable, Codable, Sendable {
  /// The file, as it was named on the command line or relative to the input.
  public var file: String
  /// The line of the first character.
  public var line: Int
  /// The column of the first character, in UTF-8 bytes.
  public var column: Int
  /// The line after the last character, if known.
  public var endLine: Int?
  /// The column after the last character, if known.
  public var endColumn: Int?

  /// Creates a place.
  public init(
    file: String, line: Int, column: Int, endLine: Int? = nil, endColumn: Int? = nil
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.endLine = endLine
    self.endColumn = endColumn
  }
}
