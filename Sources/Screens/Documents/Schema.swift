import EarshotJSON

extension ScreenDocument {
  /// The JSON Schema (2020-12) of screen documents, made from the tables the reader goes by.
  ///
  /// It says what JSON can be: what the names refer to, and that an object holds one effect, only
  /// the reader knows.
  public static func schema() -> String {
    var writer = JSONWriter(.pretty)
    writer.beginObject()
    writer.member("$schema", "https://json-schema.org/draft/2020-12/schema")
    writer.member("title", "Earshot screen document")
    writer.writeBody(of: Vocabulary.app.shape)
    writer.key("$defs")
    writer.beginObject()
    for definition in definitions {
      writer.key(definition.name.asDefinition)
      writer.beginObject()
      switch definition.shape {
      case .object(let shape): writer.writeBody(of: shape)
      case .other(let about, let shape):
        writer.member("description", about)
        writer.writeKeywords(of: shape)
      }
      writer.end()
    }
    writer.end()
    writer.end()
    writer.endLine()
    return writer.text
  }

  /// Everything that shapes refer to by name.
  static let definitions: [(name: String, shape: Definition)] =
    [
      ("text", Definition.other(about: "Words as far as they are known.", Formats.wordingShape)),
      ("effects", .other(about: "What follows a trigger, in order.", Formats.effectsShape)),
    ] + objects.map { ($0.name, .object($0)) }

  /// Every object with a closed list of keys but the document itself, in the order it is explained.
  static let objects: [ObjectShape] = [
    Formats.tabsTable.shape, Formats.tabTable.shape, Formats.columnsTable.shape,
    Vocabulary.screen.shape, Formats.searchTable.shape, Formats.rotorTable.shape,
    Formats.transitionTable.shape, Formats.screenResponsesShape, Vocabulary.element.shape,
    Formats.actionTable.shape, Formats.contentTable.shape, Formats.unresolved.shape,
    Formats.localized.shape, Formats.pattern.shape, Formats.oneOf.shape, Formats.choice.shape,
    Formats.effectTable.shape, Formats.changeTable.shape, Formats.variationTable.shape,
    Formats.announcementTable.shape,
    Formats.argumentTable.shape,
  ]

  /// What a name of the schema stands for.
  enum Definition: Sendable {
    case object(ObjectShape)
    case other(about: String, Shape)
  }
}

extension JSONWriter {
  /// Writes the keywords of an object with a closed list of keys.
  fileprivate mutating func writeBody(of object: ObjectShape) {
    member("description", object.about)
    member("type", "object")
    key("properties")
    beginObject()
    for property in object.properties {
      key(property.name)
      beginObject()
      member("description", property.about)
      writeKeywords(of: property.shape, orNull: !property.isRequired)
      end()
    }
    end()
    member("required", object.properties.filter(\.isRequired).map(\.name))
    if let count = object.keyCount {
      member("minProperties", count.lowerBound)
      member("maxProperties", count.upperBound)
    }
    member("additionalProperties", false)
  }

  /// Writes what the schema says of a shape; a key whose value is `null` is absent.
  fileprivate mutating func writeKeywords(of shape: Shape, orNull: Bool = false) {
    guard orNull, let type = shape.type else {
      guard orNull else { return writeKeywords(of: shape, type: shape.type.map { [$0] } ?? []) }
      let branches = if case .any(let shapes) = shape { shapes } else { [shape] }
      return writeBranches(branches, orNull: true)
    }
    writeKeywords(of: shape, type: [type, "null"])
  }

  private mutating func writeKeywords(of shape: Shape, type: [String]) {
    if let only = type.first, type.count == 1 { member("type", only) } else { member("type", type) }
    switch shape {
    case .text, .flag, .number:
      break
    case .integer(let bounds):
      member("minimum", bounds.lowerBound)
      member("maximum", bounds.upperBound)
    case .frame:
      key("prefixItems")
      beginArray()
      for least in [nil, nil, 0, 0] as [Int?] {
        beginObject(inline: true)
        member("type", "number")
        member("minimum", least)
        end()
      }
      end()
      member("items", false)
      member("minItems", 4)
    case .choice(let words):
      key("enum")
      beginArray(inline: true)
      for word in words { value(word) }
      if type.contains("null") { null() }
      end()
    case .nothing:
      writeBranches([], orNull: true, orNothing: true)
    case .list(let item, let count):
      key("items")
      beginObject()
      writeKeywords(of: item)
      end()
      if count.lowerBound > 0 { member("minItems", count.lowerBound) }
      if count.upperBound < Int.max { member("maxItems", count.upperBound) }
    case .map(let value):
      key("additionalProperties")
      beginObject()
      writeKeywords(of: value, orNull: true)
      end()
    case .named(let name):
      member("$ref", "#/$defs/" + name.asDefinition)
    case .any(let shapes):
      writeBranches(shapes, orNull: false)
    }
  }

  private mutating func writeBranches(
    _ shapes: [Shape], orNull: Bool, orNothing: Bool = false
  ) {
    let isNothing = orNothing || shapes.contains { if case .nothing = $0 { true } else { false } }
    key("anyOf")
    beginArray()
    for shape in shapes {
      if case .nothing = shape { continue }
      beginObject()
      writeKeywords(of: shape)
      end()
    }
    if isNothing {
      beginObject(inline: true)
      member("const", true)
      end()
      beginObject(inline: true)
      member("type", "object")
      member("maxProperties", 0)
      end()
    }
    if isNothing || orNull {
      beginObject(inline: true)
      member("type", "null")
      end()
    }
    end()
  }
}

extension Shape {
  /// The JSON type, where there is one.
  fileprivate var type: String? {
    switch self {
    case .text, .choice: "string"
    case .flag: "boolean"
    case .integer: "integer"
    case .number: "number"
    case .frame, .list: "array"
    case .map: "object"
    case .nothing, .named, .any: nil
    }
  }
}

extension String {
  /// The name as the schema refers to it, which is part of a URL.
  fileprivate var asDefinition: String {
    String(map { $0 == " " ? "-" : $0 })
  }
}
