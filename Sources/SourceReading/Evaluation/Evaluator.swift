import EarshotSemantics

/// Evaluates view code symbolically: what is known is computed, the rest stays an expression.
///
/// It is an interpreter, not a pattern matcher: calls are followed with their arguments, custom
/// views are opened with what they were given, and helpers, builders, modifiers and styles of the
/// input work as they are written. Nothing is guessed: what depends on data keeps its name.
final class Evaluator {
  let program: Program
  let catalogs: Catalogs
  let device: Device
  let limits: ReadingLimits
  /// The functions that are being followed, and how often each.
  var active: [Code.Identity: Int] = [:]
  /// How deep calls are nested now; what lies deeper than the limit is not followed.
  var depth = 0
  /// How many steps the present screen has taken.
  var steps = 0
  /// The files that something is read of now.
  var reads = ReadFiles()
  /// What an action does while it is being followed.
  var recorder: Recorder?
  /// Values that views above put into the environment, by key path.
  var environment: [String: Value] = [:]
  /// Objects that views above put into the environment, by type.
  var environmentObjects: [String: Value] = [:]
  /// State that is taken to have a certain value, as the selection of a column.
  var overrides: [StateKey: Value] = [:]
  /// Values of constants, found once.
  var constants: [Code.Identity: Value] = [:]
  /// Constants that are being evaluated, so that a cycle ends.
  var pending: Set<Code.Identity> = []
  /// Why the parts of the expression that is being evaluated are not known.
  var partCauses = PartCauses()
  /// Whether the next closure stands for one run of several.
  var isRepeating = false
  /// How the last run of statements was left: `break`, `continue`, `throw`.
  var leaving = ""
  /// What holds at first of the conditions of the present screen; nil where one text stands for
  /// conditions that differ.
  var atFirst: [String: Bool?] = [:]
  /// The flags that conditions of the present screen are of; nil where one text stands for
  /// conditions that differ.
  var tests: [String: [FlagTest]?] = [:]
  /// The flags of the app's state by name, and their names by what they are kept in.
  var flags: [String: StateFlag] = [:]
  var flagNames: [StateKey: [String]] = [:]
  /// Why the words of each expression that is shown are not known.
  var causes: [String: UnknownCause] = [:]
  /// What was not followed although the input declares it, by the type it is written in.
  var missed: [String: Set<String>] = [:]

  /// What was left out, with its place.
  private(set) var problems: [SourceProblem] = []
  private var toldProblems: Set<String> = []

  /// The number of steps at which the present work ends.
  var limit = 0
  /// How many steps the screens before took.
  var stepsBefore = 0

  init(program: Program, catalogs: Catalogs, device: Device, limits: ReadingLimits) {
    self.limits = limits
    self.program = program
    self.catalogs = catalogs
    self.device = device
  }

  /// Tells of something that is left out, once a file.
  func note(_ problem: String, _ place: SourcePlace) {
    guard toldProblems.insert(place.file + problem).inserted else { return }
    problems.append(
      SourceProblem(file: place.file, line: place.line, column: place.column, message: problem))
  }

  func unknown(_ code: Code, fact: TypeFact = .unknown) -> Value {
    .unknown(Unknown(.code(code), fact: fact))
  }

  func evaluate(
    _ code: Code, in frame: Frame, expecting fact: TypeFact = .unknown
  ) -> Value {
    guard takeStep() else {
      noteLimit(at: code)
      return unknown(code, fact: fact)
    }
    depth += 1
    let outer = partCauses
    partCauses = PartCauses()
    defer { depth -= 1 }
    reads.note(code.file)
    var value = worth(of: code, in: frame, expecting: fact)
    // Wherever a text was put together, here it is seen to have become too much.
    if case .text(let text) = value { value = bounded(text, at: code) }
    attribute(value, to: partCauses, code)
    partCauses = outer
    partCauses.add(cause(of: value))
    return value
  }

  private func worth(of code: Code, in frame: Frame, expecting fact: TypeFact) -> Value {
    switch code.kind {
    case .name: return name(code, in: frame)
    case .member: return member(code, in: frame, expecting: fact)
    case .call: return call(code, in: frame, expecting: fact)
    case .index: return index(code, in: frame)
    case .closure: return .closure(Closure(code: code, frame: frame))
    case .string: return .text(text(code, in: frame))
    case .integer: return integer(code, expecting: fact)
    case .float: return Double(code.text).map { .double($0) } ?? unknown(code)
    case .boolean: return .boolean(code.text == "true")
    case .nilLiteral: return .absent
    case .array:
      return .list(code.children().map { evaluate($0, in: frame, expecting: fact.element) })
    case .dictionary: return dictionary(code, in: frame)
    case .tuple:
      return .tuple(code.children().map { ($0.label, evaluate($0[0], in: frame)) })
    case .binary: return binary(code, in: frame, expecting: fact)
    case .prefix: return prefix(code, in: frame)
    case .ternary: return ternary(code, in: frame, expecting: fact)
    case .cast: return cast(code, in: frame)
    case .typeTest: return unknown(code, fact: .system("Bool", []))
    case .keyPath: return .keyPath(code.text)
    case .typeName: return typeValue(code, in: frame)
    case .ifElse, .switching: return conditionalValue(code, in: frame, expecting: fact)
    case .macro: return macro(code, in: frame)
    default: return unknown(code, fact: fact)
    }
  }

  private func integer(_ code: Code, expecting fact: TypeFact) -> Value {
    let text = code.text
    let number =
      text.hasPrefix("0x")
      ? Int(text.dropFirst(2), radix: 16)
      : text.hasPrefix("0b") ? Int(text.dropFirst(2), radix: 2) : Int(text)
    guard let number else { return unknown(code) }
    if ["Double", "CGFloat", "Float", "TimeInterval"].contains(fact.systemName ?? "") {
      return .double(Double(number))
    }
    return .integer(number)
  }

  /// The pieces of a string literal.
  func text(_ code: Code, in frame: Frame) -> TextValue {
    var pieces: [TextValue.Piece] = []
    for piece in code.children() {
      if piece.kind == .stringPiece {
        pieces.append(.text(piece.text))
        continue
      }
      guard let argument = piece.child(0) else { continue }
      let value = evaluate(argument[0], in: frame)
      pieces.append(.value(piece.count > 1 ? formatted(value, piece, in: frame) : value))
    }
    return TextValue(pieces: pieces, isLiteral: true, file: code.file.path)
  }

  /// `\(number, specifier: "%.1f")`: what a format decides otherwise is not known.
  private func formatted(_ value: Value, _ piece: Code, in frame: Frame) -> Value {
    if case .text = value { return value }
    let second = piece[1]
    if second.label == "specifier",
      let format = plainText(evaluate(second[0], in: frame)),
      case .hole(_, let style)? = FormatString.parts(of: format).first
    {
      let written = styled(value, style)
      if case .text = written { return written }
      if case .unknown = written { return written }
    }
    return .unknown(
      Unknown(
        .code(piece[0][0]), fact: .system("String", []), isNonEmpty: true,
        cause: cause(of: value) ?? .elsewhere))
  }

  private func dictionary(_ code: Code, in frame: Frame) -> Value {
    var pairs: [(key: Value, value: Value)] = []
    for position in stride(from: 0, to: code.count - 1, by: 2) {
      pairs.append(
        (evaluate(code[position], in: frame), evaluate(code[position + 1], in: frame)))
    }
    return .pairs(pairs)
  }

  private func macro(_ code: Code, in frame: Frame) -> Value {
    switch code.text {
    case "URL", "localized": code.child(0).map { evaluate($0[0], in: frame) } ?? unknown(code)
    default: unknown(code)
    }
  }

  private func typeValue(_ code: Code, in frame: Frame) -> Value {
    if let type = program.find(path: code.text, from: code.file.path, scope: frame.type) {
      return .type(type)
    }
    return .systemType(code.text)
  }

  private func cast(_ code: Code, in frame: Frame) -> Value {
    let value = evaluate(code[0], in: frame)
    guard case .unknown(let unknown) = value else { return value }
    let fact = program.fact(code[1], scope: frame.type)
    return .unknown(
      unknown.with(fact: code.flags.contains(.isOptional) ? .optional(fact) : fact))
  }

  private func index(_ code: Code, in frame: Frame) -> Value {
    let base = evaluate(code[0], in: frame)
    guard let argument = code.child(1) else { return unknown(code) }
    let position = evaluate(argument[0], in: frame)
    switch (base, position) {
    case (.choice(let choices), _) where choices.count <= 8:
      return .choice(
        choices.map { .init(when: $0.when, value: index($0.value, position, code, in: frame)) })
    default: return index(base, position, code, in: frame)
    }
  }

  private func index(
    _ base: Value, _ position: Value, _ code: Code, in frame: Frame
  ) -> Value {
    switch (base, position) {
    case (.list(let items), .integer(let number)):
      return items.indices.contains(number) ? items[number] : unknown(code)
    case (.pairs(let pairs), _):
      for pair in pairs where same(pair.key, position) == true { return pair.value }
      return unknown(code, fact: .optional(.unknown))
    case (.unknown(let unknown), _):
      if case .map(_, let value) = unknown.fact.unwrapped {
        return .unknown(Unknown(.code(code), fact: .optional(value)))
      }
      return .unknown(Unknown(.code(code), fact: unknown.fact.element))
    case (.each(let item, _), _): return item
    case (.instance(let instance), _):
      guard let member = instance.type.subscripts.first else { return unknown(code) }
      return invoke(member, on: base, arguments: argumentList(code), at: code, in: frame)
    default: return unknown(code)
    }
  }
}
