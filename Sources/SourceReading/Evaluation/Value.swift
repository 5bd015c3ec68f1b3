import EarshotSemantics

/// What an expression is worth, as far as the source tells.
indirect enum Value {
  /// Only the expression is known, and perhaps its type and its first value.
  case unknown(Unknown)
  case text(TextValue)
  case integer(Int)
  case double(Double)
  case boolean(Bool)
  /// `nil`.
  case absent
  case void
  case list([Value])
  /// A sequence of which only one representative is known, as after `map` over unknown items.
  case each(Value, Unknown)
  case pairs([(key: Value, value: Value)])
  case tuple([(label: String, value: Value)])
  /// A struct or an object of a type of the input.
  case instance(Instance)
  case enumCase(EnumValue)
  case closure(Closure)
  /// A function of the input, with what it is a member of.
  case function(Member, on: Box)
  case type(TypeInfo)
  /// A type of a system module.
  case systemType(String)
  /// `.name` or `.name(…)` before its type is known.
  case implicit(String, [Argument])
  case view(ViewTree)
  /// What a modifier or control may change.
  case binding(BindingValue)
  case keyPath(String)
  /// One of several, by conditions that are not known.
  case choice([Choice])
  /// A value of a system type that was made by a call, such as a date or a colour.
  case system(SystemValue)

  struct Choice {
    var when: Condition?
    var value: Value
  }

  /// A value behind a reference, since an enum cannot hold an optional of itself otherwise.
  final class Box {
    let value: Value?
    init(_ value: Value?) { self.value = value }
  }
}

/// A value of which only the expression is known.
final class Unknown {
  let origin: Origin
  let fact: TypeFact
  /// What it is at first, before anything changes it.
  let initial: Value?
  /// What it is stored in, if something can change it.
  let key: StateKey?
  let isNonEmpty: Bool
  /// The type of which it is the `id`.
  let identified: String?
  /// Why it is not known; nil until the expression it comes from was looked at.
  var cause: UnknownCause?
  /// The flags it is true with, where it is an expression of state; nil if it is none.
  var tests: [FlagTest]?
  /// Whether it is computed from the state of its key, and not that state itself.
  var isDerived = false

  init(
    _ origin: Origin, fact: TypeFact = .unknown, initial: Value? = nil, key: StateKey? = nil,
    isNonEmpty: Bool = false, identified: String? = nil, cause: UnknownCause? = nil
  ) {
    self.identified = identified
    self.cause = cause
    self.origin = origin
    self.fact = fact
    self.initial = initial
    self.key = key
    self.isNonEmpty = isNonEmpty
  }

  indirect enum Origin {
    case code(Code)
    case text(String)
    case member(Origin, String)
  }

  /// The expression, as it is shown.
  var written: String { Self.written(origin, depth: 0) }

  private static func written(_ origin: Origin, depth: Int) -> String {
    guard depth < 50 else { return "…" }
    switch origin {
    case .code(let code): return code.written
    case .text(let text): return text
    case .member(let base, let name):
      let base = written(base, depth: depth + 1)
      return base.isEmpty || base == "self" ? name : "\(base).\(name)"
    }
  }

  func with(fact: TypeFact) -> Unknown {
    let other = Unknown(
      origin, fact: fact, initial: initial, key: key, isNonEmpty: isNonEmpty,
      identified: identified, cause: cause)
    other.tests = tests
    other.isDerived = isDerived
    return other
  }

  /// The same as an expression that is true with some flags.
  func with(tests: [FlagTest]?) -> Unknown {
    self.tests = tests
    return self
  }
}

/// What a piece of state is called: the type that declares it, and its name.
struct StateKey: Hashable {
  var owner: String
  var name: String

  func appending(_ member: String) -> StateKey { StateKey(owner: owner, name: "\(name).\(member)") }
}

/// A string in pieces.
struct TextValue {
  var pieces: [Piece]
  /// Whether it is written in place, so that a parameter that takes a key looks it up.
  var isLiteral: Bool
  /// Where it was written: its module's catalogs are asked first.
  var file: String?
  /// Whether a key was asked for, whatever takes it.
  var isKey = false
  var table: String?

  enum Piece {
    case text(String)
    case value(Value)
  }

  init(_ text: String) {
    pieces = [.text(text)]
    isLiteral = false
  }

  init(pieces: [Piece], isLiteral: Bool, file: String?) {
    self.pieces = pieces
    self.isLiteral = isLiteral
    self.file = file
  }

  /// The words, if nothing in them has to be computed.
  var plain: String? {
    var words = ""
    for piece in pieces {
      guard case .text(let text) = piece else { return nil }
      words += text
    }
    return words
  }
}

/// A struct, or an object, with the values of its stored properties.
final class Instance {
  let type: TypeInfo
  let fields: [String: Value]
  let place: Code
  /// Whether no call made it: what it would be given is not known.
  let isSample: Bool

  init(type: TypeInfo, fields: [String: Value], place: Code, isSample: Bool = false) {
    self.type = type
    self.fields = fields
    self.place = place
    self.isSample = isSample
  }

  func setting(_ name: String, _ value: Value) -> Instance {
    var fields = fields
    fields[name] = value
    return Instance(type: type, fields: fields, place: place)
  }
}

struct EnumValue {
  var type: TypeInfo
  var name: String
  var arguments: [(label: String, value: Value)]
}

/// A closure with what it can see.
final class Closure {
  let code: Code
  let frame: Frame
  /// Whether it was given to a builder, which takes what each of its statements makes.
  let isForBuilder: Bool

  init(code: Code, frame: Frame, isForBuilder: Bool = false) {
    self.code = code
    self.frame = frame
    self.isForBuilder = isForBuilder
  }

  var parameters: [Code] { code[0].children() }
  var body: Code { code[1] }
}

/// Something that can be read and written.
struct BindingValue {
  var value: Value
  var key: StateKey?
}

struct SystemValue {
  var type: String
  var arguments: [Argument]
}

/// An argument of a call, evaluated.
struct Argument {
  var label: String
  var value: Value
  var code: Code
  var isTrailing: Bool
}

/// A condition that could not be decided, as it is shown, and what it is at first.
struct Condition {
  var text: String
  var initial: Bool?
  /// What state it depends on.
  var key: StateKey?
  /// The flags it holds with, all of them; nil if it depends on more than flags.
  var tests: [FlagTest]?

  var negated: Condition {
    Condition(
      text: Self.negate(text), initial: initial.map { !$0 }, key: key,
      tests: tests.flatMap(Self.opposite))
  }

  /// What holds if one of some tests does not: known for one alone.
  static func opposite(_ tests: [FlagTest]) -> [FlagTest]? {
    guard tests.count == 1 else { return nil }
    return [FlagTest(tests[0].flag, isOn: !tests[0].isOn)]
  }

  /// What holds if all of some conditions do.
  static func tests(ofAll conditions: [Condition]) -> [FlagTest]? {
    var all: [FlagTest] = []
    for condition in conditions {
      guard let tests = condition.tests else { return nil }
      all += tests
    }
    return all
  }

  private static func negate(_ text: String) -> String {
    if text.hasSuffix(" != nil") { return text.dropLast(7) + " == nil" }
    if text.hasSuffix(" == nil") { return text.dropLast(7) + " != nil" }
    if text.utf8.allSatisfy(isOfName) || isClosed(text) { return "!\(text)" }
    if text.utf8.first == UInt8(ascii: "!"), text.utf8.dropFirst().allSatisfy(isOfName) {
      return String(text.dropFirst())
    }
    return "!(\(text))"
  }

  /// Whether the parentheses at its ends belong together.
  private static func isClosed(_ text: String) -> Bool {
    guard text.hasPrefix("("), text.hasSuffix(")") else { return false }
    var depth = 0
    for (position, character) in text.enumerated() {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth == 0 { return position == text.count - 1 }
    }
    return false
  }

  /// Whether a byte can be one of `a.b?.c`; whatever is not ASCII is a letter of a name.
  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "?"),
      UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}

/// What names mean in a piece of code.
final class Frame {
  var locals: [String: Value] = [:]
  let parent: Frame?
  /// The value of `self`.
  var subject: Value?
  let type: TypeInfo?
  /// The fields that an initialiser has set so far; nil outside of one.
  var fields: [String: Value]?
  /// The types that were written for local names.
  var facts: [String: TypeFact] = [:]
  /// The condition under which its code runs, if that is not known.
  var when: Condition?
  /// Whether its code runs for each of several items that are not known.
  var isRepeated = false
  /// How often something in it was changed after it was made.
  var changes = 0

  init(parent: Frame?, subject: Value?, type: TypeInfo?) {
    self.parent = parent
    self.subject = subject
    self.type = type
  }

  /// Code that is in no type.
  static var none: Frame { Frame(parent: nil, subject: nil, type: nil) }

  /// A frame for a block inside.
  func inner() -> Frame { Frame(parent: self, subject: subject, type: type) }

  /// The condition under which code here runs if that of an outer frame does.
  func condition(upTo outer: Frame) -> Condition? {
    var found: [Condition] = []
    var current: Frame? = self
    while let frame = current, frame !== outer {
      frame.when.map { found.append($0) }
      current = frame.parent
    }
    guard let first = found.first else { return nil }
    guard found.count > 1 else { return first }
    let initial: Bool? =
      found.contains { $0.initial == false }
      ? false : found.allSatisfy { $0.initial == true } ? true : nil
    return Condition(
      text: found.reversed().map(\.text).joined(separator: " && "), initial: initial,
      key: found.lazy.compactMap(\.key).first, tests: Condition.tests(ofAll: found.reversed()))
  }

  /// Whether code here runs several times while that of an outer frame runs once.
  func isRepeated(upTo outer: Frame) -> Bool {
    var current: Frame? = self
    while let frame = current, frame !== outer {
      if frame.isRepeated { return true }
      current = frame.parent
    }
    return false
  }

  func find(_ name: String) -> Value? {
    var current: Frame? = self
    while let frame = current {
      if let value = frame.locals[name] { return value }
      current = frame.parent
    }
    return nil
  }

  func frame(of name: String) -> Frame? {
    var current: Frame? = self
    while let frame = current {
      if frame.locals[name] != nil { return frame }
      current = frame.parent
    }
    return nil
  }

  /// The frame of the initialiser this code is in, nil outside of one.
  var building: Frame? {
    var current: Frame? = self
    while let frame = current {
      if frame.fields != nil { return frame }
      current = frame.parent
    }
    return nil
  }
}
