/// What is wrong with the meaning of a document: all of it, not only the first.
///
/// Handed down by everyone who reads a document. Whoever finds something wrong reports it here,
/// leaves the value out and goes on. Nobody carries a path along: it is found from the place.
public struct JSONProblems: Sendable {
  /// The document that is being read.
  public let document: JSONDocument

  private var reported: [JSONError] = []

  /// No problems yet in a document.
  public init(in document: JSONDocument) {
    self.document = document
  }

  /// Whether nothing was reported.
  public var isEmpty: Bool { reported.isEmpty }

  /// What was reported, in the order of the text; at one place in the order it was found.
  public var errors: [JSONError] {
    reported.enumerated()
      .sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
      .map(\.element)
  }

  /// Notes a problem at a place in the document.
  public mutating func report(_ fact: JSONError.Fact, at place: JSONPlace) {
    let path = document.path(to: place)
    reported.append(JSONError(fact, at: place, path: path, file: document.file))
  }

  /// Notes that a value is of another kind; the phrase says what was expected, like "a string".
  public mutating func report(_ node: JSONNode, isNot expected: String) {
    report(.wrongType(expected: expected, found: node.summary), at: node.place)
  }
}
