import EarshotJSON
import EarshotSemantics
import Testing

@testable import EarshotScreens

@Suite("The schema of documents")
struct SchemaTests {
  private static let allObjects = [Vocabulary.app.shape] + ScreenDocument.objects

  /// A whole document with an object of this name in it, as messages and schema name it.
  private static func document(with body: String, as name: String) -> String? {
    func screen(_ text: String) -> String {
      "{ earshot: 1, start: { tabs: [{ id: 't', screens: ['s'] }] }, flags: { f: true },"
        + " screens: { s: \(text) } }"
    }
    func element(_ text: String) -> String { screen("{ elements: [{ id: 'e' }, \(text)] }") }
    func effect(_ text: String) -> String { element("{ on: { activate: \(text) } }") }
    switch name {
    case "document": return body
    case "tabs", "columns": return "{ earshot: 1, start: \(body), screens: { s: {} } }"
    case "tab": return "{ earshot: 1, start: { tabs: [\(body)] }, screens: { s: {} } }"
    case "screen": return screen(body)
    case "search field": return screen("{ search: \(body) }")
    case "rotor": return screen("{ elements: [{ id: 'e' }], rotors: [\(body)] }")
    case "transition": return screen("{ transition: \(body) }")
    case "screen responses": return screen("{ on: \(body) }")
    case "element": return element(body)
    case "action": return element("{ actions: [\(body)] }")
    case "content": return element("{ content: [\(body)] }")
    case "unresolved text", "localized text", "pattern", "choice":
      return element("{ label: \(body) }")
    case "choice branch": return element("{ label: { oneOf: [\(body)] } }")
    case "effect": return effect(body)
    case "variation": return element("{ variations: [\(body)] }")
    case "change": return effect("{ set: \(body) }")
    case "announcement": return effect("{ announce: \(body) }")
    case "notification argument": return effect("{ screenChanged: \(body) }")
    default: return nil
    }
  }

  /// Values the schema allows for a shape; names are those of the documents above.
  private static func allowed(_ shape: Shape, _ key: String) -> [String] {
    switch shape {
    case .text:
      switch key {
      case "push", "present", "replace", "screens", "start", "columns", "links": ["'s'"]
      case "id", "focus", "elements", "rotors": ["'e'"]
      case "tab", "selected": ["'t'"]
      case "turn", "turnOn", "turnOff": ["'f'"]
      case "when": ["'f'", "'!f'"]
      default: ["'x'", "''"]
      }
    case .flag: ["true", "false"]
    case .integer(let bounds): ["\(bounds.lowerBound)", "\(bounds.upperBound)"]
    case .number: ["0", "-1.5", "1e300"]
    case .frame: ["[0, 0, 0, 0]", "[-1.5, 2, 3, 4]"]
    case .choice(let words): words.map { "'\($0)'" }
    case .nothing: ["true", "{}", "null"]
    case .list(let item, let count):
      (count.contains(0) ? ["[]"] : [])
        + allowed(item, key).prefix(3).map { "[\($0)]" }
    case .map where key == "screens": ["{ s: {} }"]
    case .map(let value): ["{}"] + allowed(value, key).prefix(3).map { "{ activate: \($0) }" }
    case .any(let shapes): shapes.flatMap { allowed($0, key) }
    case .named(let name): named(name, key)
    }
  }

  private static func named(_ name: String, _ key: String) -> [String] {
    switch name {
    case "text": return ["'x'", "{ unresolved: 'x' }"]
    case "effects": return ["[]", "{ pop: true }", "[{ pop: true }, { dismiss: {} }]"]
    case "effect": return ["{ pop: true }"]
    default:
      guard let object = allObjects.first(where: { $0.name == name }) else { return [] }
      var members = object.properties.filter(\.isRequired).map {
        "\($0.name): \(allowed($0.shape, $0.name).first ?? "null")"
      }
      if members.isEmpty, object.keyCount != nil, let first = object.properties.first {
        members = ["\(first.name): \(allowed(first.shape, first.name).first ?? "null")"]
      }
      return ["{ \(members.joined(separator: ", ")) }"]
    }
  }

  /// Values of every JSON type, for finding those that a shape does not allow.
  private static func refused(_ shape: Shape) -> [String] {
    switch shape {
    case .text, .choice: ["5", "true", "['s']"]
    case .flag: ["5", "'true'", "[]"]
    case .integer(let bounds):
      ["\(bounds.lowerBound - 1)", "\(bounds.upperBound + 1)", "1.5", "'1'"]
    case .number: ["'1'", "Infinity", "NaN", "[]"]
    case .frame: ["[0, 0, 0]", "[0, 0, 0, 0, 0]", "[0, 0, -1, 0]", "5"]
    case .nothing: ["false", "5", "'x'"]
    case .list(let item, let count):
      (count.contains(0) ? [] : ["[]"]) + ["5", "'x'"] + refused(item).prefix(2).map { "[\($0)]" }
    case .map: ["5", "'x'", "[]"]
    case .any, .named: ["5", "false"]
    }
  }

  /// An object with the keys it must have, and one more or another value of one of them.
  private static func body(of object: ObjectShape, _ key: String, _ value: String) -> String {
    var members = ["\(key): \(value)"]
    for property in object.properties where property.isRequired && property.name != key {
      members.append("\(property.name): \(allowed(property.shape, property.name).first ?? "null")")
    }
    if object.name == "tabs" || object.name == "document", key == "selected" { return members[0] }
    // Names have to mean something, and something of their own.
    if object.name == "screen", ["rotors", "focus"].contains(key) {
      members.append("toolbar: [{ id: 'e' }]")
    }
    if object.name == "element", key == "id", value == "'e'" { return "{ id: 'e2' }" }
    if key == "style" { members.append("present: 's'") }
    if key == "headerRows" || key == "headerColumns" { members.append("container: 'table'") }
    return "{ \(members.joined(separator: ", ")) }"
  }

  private static func isRead(_ body: String, as name: String) -> Bool? {
    document(with: body, as: name).map { problems(in: Array($0.utf8)).isEmpty }
  }

  @Test("the reader takes every value the schema allows", arguments: allObjects.map(\.name))
  func allowedValues(name: String) throws {
    let object = try #require(Self.allObjects.first { $0.name == name })
    for property in object.properties {
      let values = Self.allowed(property.shape, property.name)
      #expect(!values.isEmpty)
      for value in values + (property.isRequired ? [] : ["null"]) {
        // The only key of these objects: null would leave nothing.
        if value == "null", object.keyCount != nil { continue }
        let body =
          object.name == "tabs" && property.name == "selected"
          ? "{ tabs: [{ id: 't', screens: ['s'] }], selected: \(value) }"
          : Self.body(of: object, property.name, value)
        #expect(Self.isRead(body, as: name) == true, "\(name): \(body)")
      }
    }
  }

  @Test("the reader refuses what the schema refuses", arguments: allObjects.map(\.name))
  func refusedValues(name: String) throws {
    let object = try #require(Self.allObjects.first { $0.name == name })
    for property in object.properties {
      for value in Self.refused(property.shape) {
        let body = Self.body(of: object, property.name, value)
        #expect(Self.isRead(body, as: name) == false, "\(name): \(body)")
      }
      if property.isRequired {
        let others = object.properties.filter { $0.isRequired && $0.name != property.name }
        let members = others.map {
          "\($0.name): \(Self.allowed($0.shape, $0.name).first ?? "null")"
        }
        let body = "{ \(members.joined(separator: ", ")) }"
        // Without its condition a branch is plain text in an object, which is refused too.
        #expect(Self.isRead(body, as: name) == false, "\(name): \(body)")
      }
    }
    let unknown = Self.body(of: object, "zzz", "1")
    #expect(Self.isRead(unknown, as: name) == false, "\(name): \(unknown)")
  }

  @Test("every reference of the schema leads to a definition, and every definition is used")
  func references() throws {
    let schema = try JSONDocument(ScreenDocument.schema())
    var used: Set<String> = []
    var waiting = [schema.root]
    while let node = waiting.popLast() {
      switch node.value {
      case .array(let nodes): waiting += nodes
      case .object(let members):
        for member in members {
          if member.key == "$ref", case .string(let name) = member.value.value { used.insert(name) }
          waiting.append(member.value)
        }
      default: break
      }
    }
    let definitions = try #require(schema.root["$defs"])
    guard case .object(let members) = definitions.value else {
      Issue.record("no definitions")
      return
    }
    #expect(used == Set(members.map { "#/$defs/" + $0.key }))
  }

  @Test("every key is explained, and every object is closed")
  func isClosed() throws {
    for object in Self.allObjects {
      #expect(!object.about.isEmpty)
      for property in object.properties { #expect(property.about.hasSuffix("."), "\(property)") }
      #expect(Set(object.properties.map(\.name)).count == object.properties.count)
    }
    let root = try JSONDocument(ScreenDocument.schema()).root
    guard case .object(let definitions)? = root["$defs"]?.value else {
      Issue.record("no definitions")
      return
    }
    for definition in [root] + definitions.map(\.value) {
      guard definition["properties"] != nil else { continue }
      guard case .bool(false)? = definition["additionalProperties"]?.value else {
        Issue.record("an open object")
        continue
      }
    }
  }
}
