/// A type of the input with everything its declaration and extensions say.
final class TypeInfo {
  let name: String
  /// With the types it is declared in: `Route.Kind`.
  let fullName: String
  /// `struct`, `class`, `enum`, `actor`, `protocol`, or `extension` for a type of a system module.
  let keyword: String
  let code: Code
  let parent: TypeInfo?
  /// What it says it conforms to or inherits from, without generic arguments.
  var inherited: [String] = []
  var generics: [String] = []
  var members: [String: [Member]] = [:]
  /// Stored properties that belong to instances, in order.
  var stored: [Member] = []
  var initializers: [Member] = []
  var subscripts: [Member] = []
  /// The cases of an enum, in order.
  var cases: [Code] = []
  var caseIndex: [String: Int] = [:]
  var nested: [String: TypeInfo] = [:]
  var aliases: [String: Code] = [:]
  /// Answers that were looked for before, since conformances are asked again and again.
  var conformances: [String: Bool] = [:]
  /// Dynamic facts of members, found once.
  var lookups: [String: [Member]] = [:]

  init(name: String, keyword: String, code: Code, parent: TypeInfo?) {
    self.name = name
    self.keyword = keyword
    self.code = code
    self.parent = parent
    fullName = parent.map { "\($0.fullName).\(name)" } ?? name
  }

  var isReference: Bool { keyword == "class" || keyword == "actor" }

  /// Lets go of its members, which hold it in turn: without this none of them would ever go.
  func forget() {
    members = [:]
    stored = []
    initializers = []
    subscripts = []
    nested = [:]
    lookups = [:]
  }
}

/// A property or function, with the type it is a member of.
struct Member {
  let code: Code
  let owner: TypeInfo?

  var isStatic: Bool { code.flags.contains(.isStatic) }
  var isFunction: Bool { code.kind == .function }
  /// The names of its attributes: `State`, `ViewBuilder`.
  func hasAttribute(_ name: String) -> Bool { attribute(name) != nil }

  func attribute(_ name: String) -> Code? {
    for attribute in code[0].children() where attribute.text == name { return attribute }
    return nil
  }

  var firstAttribute: Code? { code[0].child(0) }
}
