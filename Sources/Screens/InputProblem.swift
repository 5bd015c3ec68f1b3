import EarshotJSON

/// Why an input could not be read, or a part of it: what is wrong and where.
///
/// Every reader of this room reports this one type, whatever its format; the command line prints
/// it and ends with status 3.
///
///     recipes.screens.json:3:14: unknown key 'lable' in an element, did you mean 'label'?
public struct InputProblem: Error, Hashable, Sendable {
  /// The file, as it was named by whoever asked for it to be read.
  public var file: String
  /// The line of what is wrong, counted from 1; 0 where the whole file is meant.
  public var line: Int
  /// The column of what is wrong, counted from 1; 0 where the whole line is meant.
  public var column: Int
  /// The way to what is wrong: `screens.home.elements[2].traits[0]`, or the nodes of a dump.
  public var path: String?
  /// What is wrong.
  public var fact: any InputFact

  /// Creates a problem.
  public init(
    file: String, line: Int, column: Int, path: String? = nil, fact: any InputFact
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.path = path
    self.fact = fact
  }

  /// What is wrong in words, lower case and without place or full stop.
  public var message: String { fact.message }
}

/// What can be wrong in an input of one format: an enum of facts with its wording beside it.
///
/// Tests compare facts; only the command line needs their words.
public protocol InputFact: Hashable, Sendable {
  /// The fact in words that name what was found and what was expected.
  var message: String { get }
}

extension InputProblem {
  /// Whether two problems are the same fact at the same place.
  public static func == (left: Self, right: Self) -> Bool {
    left.line == right.line && left.column == right.column && left.file == right.file
      && left.path == right.path && AnyHashable(left.fact) == AnyHashable(right.fact)
  }

  /// Mixes in place and fact.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(file)
    hasher.combine(line)
    hasher.combine(column)
    hasher.combine(path)
    hasher.combine(AnyHashable(fact))
  }
}

extension InputProblem: CustomStringConvertible {
  /// The whole message, as compilers write it: file, line, column, words, path.
  ///
  /// Control characters and bidirectional overrides of the input are shown, not sent.
  public var description: String {
    var place = escapedForTerminal(file)
    if line > 0 { place += ":\(line)" }
    if line > 0, column > 0 { place += ":\(column)" }
    guard let path, !path.isEmpty else { return "\(place): \(message)" }
    return "\(place): \(message) (at \(path))"
  }
}
