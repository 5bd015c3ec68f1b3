import EarshotJSON

/// What is known while one text is read: its problems, the names it defines and the names it uses.
struct Reading {
  /// The file, for the places of elements.
  let file: String
  /// The names that are defined and used.
  var names = NameBook()
  /// How many pieces of text stand inside one another at this moment.
  var wordingDepth = 0
  private var problems: JSONProblems
  private var count = 0

  /// How many problems of a file are told; somebody who sees a hundred mends the first.
  static let problemLimit = 100

  init(_ document: JSONDocument, file: String) {
    self.file = file
    problems = JSONProblems(in: document)
  }

  /// Whether so many problems were found that reading on makes no sense.
  var isFull: Bool { count >= Self.problemLimit }

  /// Whether nothing was found.
  var isClean: Bool { count == 0 }

  /// What was found, in the order of the text.
  var found: [InputProblem] {
    var found = problems.errors.map { InputProblem($0, file: file) }
    if isFull {
      let rest = JSONError.Fact.statement(
        "more problems than \(Self.problemLimit): the rest is not told")
      found.append(InputProblem(file: file, line: 0, column: 0, fact: rest))
    }
    return found
  }

  /// Notes a problem.
  mutating func report(_ fact: JSONError.Fact, at place: JSONPlace) {
    guard !isFull else { return }
    problems.report(fact, at: place)
    count += 1
  }

  /// Notes that a value is of another kind; the phrase says what was expected.
  mutating func report(_ node: JSONNode, isNot expected: String) {
    report(.wrongType(expected: expected, found: node.summary), at: node.place)
  }

  /// A value read by the JSON reader's own means, which report at most one problem.
  mutating func take<Value>(_ read: (inout JSONProblems) -> Value?) -> Value? {
    guard !isFull else { return nil }
    if let value = read(&problems) { return value }
    count += 1
    return nil
  }
}
