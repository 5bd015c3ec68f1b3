import EarshotJSON

/// A value without places, so that what was read can be compared with what was meant.
indirect enum Sample: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([Sample])
  case object([Member])

  struct Member: Equatable, Sendable {
    let key: String
    let value: Sample

    static func == (left: Member, right: Member) -> Bool {
      left.key.utf8.elementsEqual(right.key.utf8) && left.value == right.value
    }
  }

  init(_ node: JSONNode) {
    switch node.value {
    case .null: self = .null
    case .bool(let bool): self = .bool(bool)
    case .number(let number): self = .number(number)
    case .string(let string): self = .string(string)
    case .array(let elements): self = .array(elements.map { Sample($0) })
    case .object(let members):
      self = .object(members.map { Member(key: $0.key, value: Sample($0.value)) })
    }
  }

  /// Equal to the last bit: minus zero is not zero, NaN is NaN, and no two spellings are one.
  static func == (left: Sample, right: Sample) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.bool(let left), .bool(let right)): left == right
    case (.number(let left), .number(let right)):
      left.bitPattern == right.bitPattern || left.isNaN && right.isNaN
    case (.string(let left), .string(let right)): left.utf8.elementsEqual(right.utf8)
    case (.array(let left), .array(let right)): left == right
    case (.object(let left), .object(let right)): left == right
    default: false
    }
  }

  func write(to writer: inout JSONWriter) {
    switch self {
    case .null: writer.null()
    case .bool(let bool): writer.value(bool)
    case .number(let number): writer.value(number)
    case .string(let string): writer.value(string)
    case .array(let elements):
      writer.beginArray(inline: elements.count == 2)
      for element in elements { element.write(to: &writer) }
      writer.end()
    case .object(let members):
      writer.beginObject(inline: members.count == 2)
      for member in members {
        writer.key(member.key)
        member.value.write(to: &writer)
      }
      writer.end()
    }
  }

  func written(_ form: JSONWriter.Form) -> [UInt8] {
    var writer = JSONWriter(form)
    write(to: &writer)
    return writer.bytes
  }
}

extension Sample: ExpressibleByStringLiteral, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  init(stringLiteral value: String) { self = .string(value) }
  init(floatLiteral value: Double) { self = .number(value) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }
  init(arrayLiteral elements: Sample...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, Sample)...) {
    self = .object(elements.map { Member(key: $0.0, value: $0.1) })
  }
}
