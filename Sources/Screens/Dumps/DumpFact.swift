/// What can be wrong in a dump, whatever its format.
public enum DumpFact: InputFact {
  /// Nothing but white space.
  case empty
  /// Bytes that are not UTF-8.
  case notUTF8
  /// More bytes than this.
  case tooLong(limit: Int)
  /// Deeper than this many levels.
  case tooDeep(limit: Int)
  /// Nothing of the format is in it; the phrase says what was looked for.
  case nothing(expected: String)
  /// A place that is not written as four numbers.
  case frame(String)
  /// A size below zero.
  case negativeSize(String)
  /// A value of another kind than expected, as phrases.
  case wrongKind(key: String, expected: String)
  /// So many more problems, which are not listed.
  case more(count: Int)
}

extension DumpFact {
  /// The fact in words that name what was found and what was expected.
  public var message: String {
    switch self {
    case .empty: "the file is empty"
    case .notUTF8: "not UTF-8"
    case .tooLong(let limit): "longer than \(limit) bytes"
    case .tooDeep(let limit): "nested deeper than \(limit) levels"
    case .nothing(let expected): "nothing to read here, expected \(expected)"
    case .frame(let text):
      "'\(Self.short(text))' is not a place, expected {{x, y}, {width, height}}"
    case .negativeSize(let text): "'\(Self.short(text))' has a negative size, expected 0 or more"
    case .wrongKind(let key, let expected): "\(Self.short(key)) is not \(expected)"
    case .more(let count): "\(count) more problems like these"
    }
  }

  /// A value as it is quoted in a message: a hostile file may hold megabytes in one.
  private static func short(_ value: String) -> String {
    value.count > 40 ? value.prefix(40) + "…" : value
  }
}

/// What is wrong with single nodes of a dump, up to a hundred of them.
struct DumpProblems {
  /// The file, as it was named.
  let file: String
  private var listed: [InputProblem] = []
  private var unlisted = 0

  /// How many problems are listed.
  static let limit = 100

  init(file: String) { self.file = file }

  /// The problems, and how many more there are.
  var all: [InputProblem] {
    guard unlisted > 0 else { return listed }
    let more = InputProblem(file: file, line: 0, column: 0, fact: DumpFact.more(count: unlisted))
    return listed + [more]
  }

  /// Notes what is wrong at a place.
  mutating func report(_ fact: any InputFact, at place: DumpPlace, path: String? = nil) {
    guard listed.count < Self.limit else {
      unlisted += 1
      return
    }
    listed.append(
      InputProblem(file: file, line: place.line, column: place.column, path: path, fact: fact))
  }
}
