/// All declarations of the input, found by name.
///
/// Names are looked up as Swift does, nearest first: the type itself and what it is nested in,
/// then the module, which is told by the folder, then everything.
final class Program {
  let files: [LoweredFile]
  /// Types by their plain name.
  private(set) var types: [String: [TypeInfo]] = [:]
  /// Types of system modules that the input extends.
  private(set) var extended: [String: TypeInfo] = [:]
  private(set) var functions: [String: [Member]] = [:]
  private(set) var variables: [String: [Member]] = [:]
  private(set) var aliases: [String: [Code]] = [:]
  /// Types in the order of their files and places.
  private(set) var allTypes: [TypeInfo] = []
  /// Every name that something in the input has; what is not among them needs no looking for.
  private(set) var declaredNames: Set<String> = []
  private var facts: [Code.Identity: TypeFact] = [:]
  /// The names of functions and properties, wherever they are.
  private var memberNames: Set<String> = []

  deinit {
    for type in allTypes { type.forget() }
    for type in extended.values { type.forget() }
  }

  /// Whether the input has a function or a property of a name.
  func isMember(_ name: String) -> Bool { memberNames.contains(name) }
  /// How much was written, in pieces of syntax.
  private(set) lazy var size = files.reduce(0) { $0 + $1.nodes.count }
  /// Which code can change what is heard.
  private(set) lazy var writes = WriteIndex(files: files)

  init(files: [LoweredFile]) {
    self.files = files
    var extensions: [Code] = []
    for file in files { collect(file.root.children(), parent: nil, extensions: &extensions) }
    // Extensions of nested types may come in any order; the shorter names are there first.
    for code in extensions { extend(code) }
    for file in files {
      for node in file.nodes {
        switch node.kind {
        case .type, .function, .variable, .enumCase, .typeAlias, .parameter:
          let name = file.strings[Int(node.text)]
          declaredNames.insert(name)
          if node.kind == .function || node.kind == .variable { memberNames.insert(name) }
        default: continue
        }
      }
    }
  }

  private func collect(_ items: [Code], parent: TypeInfo?, extensions: inout [Code]) {
    for item in items {
      switch item.kind {
      case .type:
        if item.label == "extension" {
          extensions.append(item)
        } else {
          declare(item, parent: parent, extensions: &extensions)
        }
      case .function:
        if parent == nil {
          functions[item.text, default: []].append(Member(code: item, owner: nil))
        }
      case .variable:
        if parent == nil {
          variables[item.text, default: []].append(Member(code: item, owner: nil))
        }
      case .typeAlias: if parent == nil { aliases[item.text, default: []].append(item) }
      default: break
      }
    }
  }

  private func declare(_ code: Code, parent: TypeInfo?, extensions: inout [Code]) {
    let type = TypeInfo(name: code.text, keyword: code.label, code: code, parent: parent)
    if let parent { parent.nested[code.text] = type }
    types[code.text, default: []].append(type)
    allTypes.append(type)
    type.generics = code[2].children().map(\.text)
    addMembers(of: code, to: type)
    collect(code[3].children(), parent: type, extensions: &extensions)
  }

  private func extend(_ code: Code) {
    let name = code.text
    let type: TypeInfo
    if let known = find(path: name, from: code.file.path, scope: nil) {
      type = known
    } else if let known = extended[name] {
      type = known
    } else {
      type = TypeInfo(name: name, keyword: "extension", code: code, parent: nil)
      extended[name] = type
    }
    addMembers(of: code, to: type)
    var inner: [Code] = []
    collect(code[3].children(), parent: type, extensions: &inner)
  }

  private func addMembers(of code: Code, to type: TypeInfo) {
    for supertype in code[1].children() {
      for part in supertype.kind == .composedType ? supertype.children() : [supertype] {
        type.inherited.append(part.text)
      }
    }
    for item in code[3].children() {
      let member = Member(code: item, owner: type)
      switch item.kind {
      case .function: type.members[item.text, default: []].append(member)
      case .variable:
        type.members[item.text, default: []].append(member)
        if !member.isStatic, !item[3].exists { type.stored.append(member) }
      case .initializer: type.initializers.append(member)
      case .subscripting: type.subscripts.append(member)
      case .enumCase:
        type.caseIndex[item.text] = type.cases.count
        type.cases.append(item)
      case .typeAlias: type.aliases[item.text] = item[0]
      default: break
      }
    }
  }
}

extension Program {
  /// Aliases may name one another in a circle; no real chain of them is longer.
  private static let longestChain = 32

  /// A type by a name with dots, as it is seen from a file and from within a type.
  func find(path: String, from file: String, scope: TypeInfo?) -> TypeInfo? {
    find(path: path, from: file, scope: scope, through: 0)
  }

  /// A type declared, or named by an alias, within another.
  func nested(_ name: String, in type: TypeInfo) -> TypeInfo? {
    nested(name, in: type, through: 0)
  }

  /// - Parameter aliases: How many aliases have been followed so far.
  private func find(
    path: String, from file: String, scope: TypeInfo?, through aliases: Int
  ) -> TypeInfo? {
    guard aliases < Self.longestChain else { return nil }
    guard path.utf8.contains(0x2E) else {
      return find(name: path, from: file, scope: scope, through: aliases)
    }
    let names = path.split(separator: ".").map(String.init)
    guard let first = names.first else { return nil }
    if let root = find(name: first, from: file, scope: scope, through: aliases) {
      var type = root
      for name in names.dropFirst() {
        guard let next = nested(name, in: type, through: aliases) else { return nil }
        type = next
      }
      return type
    }
    // `Module.Type`.
    let rest = names.dropFirst().joined(separator: ".")
    return rest.isEmpty ? nil : find(path: rest, from: file, scope: nil, through: aliases)
  }

  private func nested(_ name: String, in type: TypeInfo, through aliases: Int) -> TypeInfo? {
    if let found = type.nested[name] { return found }
    guard let alias = type.aliases[name] else { return nil }
    return find(
      path: alias.text, from: alias.file.path, scope: type.parent, through: aliases + 1)
  }

  private func find(
    name: String, from file: String, scope: TypeInfo?, through aliases: Int
  ) -> TypeInfo? {
    var current = scope
    while let type = current {
      if let found = nested(name, in: type, through: aliases) { return found }
      if type.name == name, type.keyword != "extension" { return type }
      current = type.parent
    }
    if let found = nearest(types[name]?.filter { $0.parent == nil } ?? [], to: file, \.code) {
      return found
    }
    guard let alias = nearest(self.aliases[name] ?? [], to: file, \.self),
      alias[0].kind == .typeName, alias[0].text != name
    else { return nil }
    return find(path: alias[0].text, from: alias.file.path, scope: nil, through: aliases + 1)
  }

  /// Of several declarations of one name, the one whose folder is closest.
  func nearest<Item>(_ items: [Item], to file: String, _ code: (Item) -> Code) -> Item? {
    guard items.count > 1 else { return items.first }
    var best: Item?
    var longest = -1
    for item in items {
      let shared = Self.sharedFolders(code(item).file.path, file)
      if shared > longest {
        best = item
        longest = shared
      }
    }
    return best
  }

  static func sharedFolders(_ first: String, _ second: String) -> Int {
    var folders = 0
    for (left, right) in zip(first.utf8, second.utf8) {
      guard left == right else { break }
      if left == 0x2F { folders += 1 }
    }
    return folders
  }

  /// Whether a type conforms to a protocol or inherits from a class, by itself or by others.
  func conforms(_ type: TypeInfo, to name: String, depth: Int = 0) -> Bool {
    if let known = type.conformances[name] { return known }
    guard depth < 20 else { return false }
    let found = type.inherited.contains { inherited in
      if inherited == name || inherited == "SwiftUI.\(name)" { return true }
      guard let above = find(path: inherited, from: type.code.file.path, scope: type.parent),
        above !== type
      else { return false }
      return conforms(above, to: name, depth: depth + 1)
    }
    type.conformances[name] = found
    return found
  }

  /// The members of a type by name: its own, then those of what it conforms to.
  func members(_ name: String, of type: TypeInfo, depth: Int = 0) -> [Member] {
    if let known = type.lookups[name] { return known }
    var found = type.members[name] ?? []
    if depth < 20 {
      for inherited in type.inherited {
        if let above = find(path: inherited, from: type.code.file.path, scope: type.parent),
          above !== type
        {
          found += members(name, of: above, depth: depth + 1)
        }
        if let above = extended[inherited] { found += above.members[name] ?? [] }
      }
    }
    type.lookups[name] = found
    return found
  }

  /// What a written type is.
  func fact(_ code: Code, scope: TypeInfo?) -> TypeFact {
    guard code.exists else { return .unknown }
    if let known = facts[code.identity] { return known }
    let fact = makeFact(code, scope: scope)
    facts[code.identity] = fact
    return fact
  }

  private func makeFact(_ code: Code, scope: TypeInfo?) -> TypeFact {
    switch code.kind {
    case .optionalType: return .optional(fact(code[0], scope: scope))
    case .arrayType: return .list(fact(code[0], scope: scope))
    case .dictionaryType:
      return .map(fact(code[0], scope: scope), fact(code[1], scope: scope))
    case .functionType: return .function(fact(code[0], scope: scope))
    case .someType: return fact(code[0], scope: scope)
    case .tupleType:
      return .tuple(code.children().map { ($0.label, fact($0[0], scope: scope)) })
    case .composedType: return fact(code[0], scope: scope)
    case .typeName:
      let arguments = code.children().map { fact($0, scope: scope) }
      if let type = find(path: code.text, from: code.file.path, scope: scope) {
        return .declared(type)
      }
      if let alias = nearest(aliases[code.text] ?? [], to: code.file.path, \.self),
        alias[0].text != code.text
      {
        return fact(alias[0], scope: nil)
      }
      if let alias = scope?.aliases[code.text], alias.text != code.text {
        return fact(alias, scope: scope)
      }
      switch code.text {
      case "Self" where scope != nil: return scope.map { .declared($0) } ?? .unknown
      case "Optional": return .optional(arguments.first ?? .unknown)
      case "Array", "Set", "FetchedResults", "IdentifiedArrayOf", "Results", "ArraySlice":
        return .list(arguments.first ?? .unknown)
      case "Binding", "Published", "State": return arguments.first ?? .unknown
      case "Dictionary" where arguments.count == 2: return .map(arguments[0], arguments[1])
      default: return .system(code.text, arguments)
      }
    default: return .unknown
    }
  }
}

/// What is known of the type of a value.
indirect enum TypeFact {
  case unknown
  case declared(TypeInfo)
  /// A type of a module that is not in the input.
  case system(String, [TypeFact])
  case optional(TypeFact)
  case list(TypeFact)
  case map(TypeFact, TypeFact)
  /// A function with this result.
  case function(TypeFact)
  case tuple([(label: String, fact: TypeFact)])

  var unwrapped: TypeFact {
    if case .optional(let inner) = self { return inner.unwrapped }
    return self
  }

  var element: TypeFact {
    switch self {
    case .list(let element): element
    case .optional(let inner): inner.element
    case .map(let key, let value): .tuple([("key", key), ("value", value)])
    case .system("Range", let arguments), .system("ClosedRange", let arguments):
      arguments.first ?? .unknown
    default: .unknown
    }
  }

  var declared: TypeInfo? {
    switch self {
    case .declared(let type): type
    case .optional(let inner): inner.declared
    default: nil
    }
  }

  var systemName: String? {
    switch self {
    case .system(let name, _): name
    case .optional(let inner): inner.systemName
    default: nil
    }
  }

  var isOptional: Bool { if case .optional = self { true } else { false } }
}
