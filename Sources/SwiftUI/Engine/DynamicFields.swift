@_spi(Reflection) import Swift

/// The dynamic properties of a type, by their offsets.
struct DynamicFields: Sendable {
  /// One stored property that is dynamic.
  struct Field: @unchecked Sendable {
    let offset: Int
    let type: any DynamicProperty.Type
  }

  let fields: [Field]

  /// Finds the dynamic properties among the stored ones of a struct.
  ///
  /// The standard library tells each stored property with its offset and type; copying values out
  /// by Mirror would be slower, and could not be written back.
  init(of type: Any.Type) {
    var fields: [Field] = []
    _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 1 << 1)) {
      _, offset, fieldType, _ in
      if let property = fieldType as? any DynamicProperty.Type {
        fields.append(Field(offset: offset, type: property))
      }
      return true
    }
    self.fields = fields
  }
}

extension Graph {
  /// The dynamic properties of a type, found once.
  static func fields(of type: Any.Type) -> DynamicFields {
    let key = ObjectIdentifier(type)
    if let known = knownFields[key] { return known }
    let found = DynamicFields(of: type)
    knownFields[key] = found
    return found
  }

  private static var knownFields: [ObjectIdentifier: DynamicFields] = [:]
}

extension _Node {
  /// Gives the dynamic properties of a view what they keep; false if one of them lacks something.
  func install<Value>(_ value: inout Value) -> Bool {
    let fields = Graph.fields(of: Value.self).fields
    guard !fields.isEmpty else { return true }
    while slots.count < fields.count { slots.append(nil) }
    return withUnsafeMutablePointer(to: &value) { pointer in
      var isComplete = true
      for index in fields.indices {
        let field = fields[index]
        if !field.type._install(
          at: UnsafeMutableRawPointer(pointer) + field.offset, slot: &slots[index], in: self)
        {
          isComplete = false
        }
      }
      return isComplete
    }
  }
}
