public import EarshotJSON

extension JSONError.Fact: InputFact {
  /// The fact in the words of the JSON reader.
  public var message: String { JSONError(self, at: JSONPlace(line: 1, column: 1)).message }
}

extension InputProblem {
  /// The problem of a text that is JSON.
  init(_ error: JSONError, file: String) {
    self.init(
      file: file, line: error.place.line, column: error.place.column,
      path: error.path.isEmpty ? nil : error.path, fact: error.fact)
  }
}
