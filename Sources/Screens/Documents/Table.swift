import EarshotJSON

/// The closed list of keys of one kind of object: the reader, the writer and the schema go by it.
struct Table<Owner>: Sendable {
  /// The name of the object in messages ("unknown key 'lable' in element") and in the schema.
  let name: String
  /// What the object stands for.
  let about: String
  /// The keys, in the order they are written.
  let keys: [Key<Owner>]
  /// How many keys an object has at least and at most, where that is not free.
  let keyCount: ClosedRange<Int>?
  private let positions: KeyIndex
  private let required: [Int]

  init(_ name: String, _ about: String, keyCount: ClosedRange<Int>? = nil, _ keys: [Key<Owner>]) {
    self.name = name
    self.about = about
    self.keys = keys
    self.keyCount = keyCount
    positions = KeyIndex(keys.map(\.name))
    required = keys.indices.filter { keys[$0].isRequired }
  }

  /// Reads every key of an object into its owner; what is wrong is reported and left out.
  ///
  /// - Returns: Whether it is an object that has all that it must have.
  func read(_ node: JSONNode, into owner: inout Owner, _ reading: inout Reading) -> Bool {
    guard !reading.isFull else { return false }
    guard case .object(let members) = node.value else {
      reading.report(node, isNot: "\(name.withArticle) in braces")
      return false
    }
    for member in members where !reading.isFull {
      guard let position = positions[member.key] else {
        let nearest = nearest(to: member.key, in: keys.lazy.map(\.name))
        reading.report(
          .unknownKey(member.key, owner: name, nearest: nearest), at: member.keyPlace)
        continue
      }
      let key = keys[position]
      if member.value.isNull, !key.readsNull { continue }
      key.read(member.value, &owner, &reading)
    }
    return required.allSatisfy { position in
      let key = keys[position].name
      if let value = node[key], !value.isNull { return true }
      reading.report(.missingKey(key, owner: name), at: node.place)
      return false
    }
  }

  /// Writes every key that differs from what its absence means.
  func write(_ owner: Owner, _ writer: inout JSONWriter) {
    for key in keys { key.write(owner, &writer) }
  }

  /// The key of a name.
  func key(_ name: String) -> Key<Owner>? { positions[name].map { keys[$0] } }

  /// What the schema needs of the table.
  var shape: ObjectShape {
    ObjectShape(
      name: name, about: about,
      properties: keys.map {
        .init(name: $0.name, shape: $0.shape, about: $0.about, isRequired: $0.isRequired)
      },
      keyCount: keyCount)
  }
}

/// One key of an object.
struct Key<Owner>: Sendable {
  let name: String
  let shape: Shape
  /// What it means, in one sentence for the schema.
  let about: String
  var isRequired = false
  /// Whether `null` is a value of its own here; else it means absent.
  var readsNull = false
  let read: @Sendable (JSONNode, inout Owner, inout Reading) -> Void
  /// Writes key and value, or nothing.
  let write: @Sendable (Owner, inout JSONWriter) -> Void

  /// The same key of something that holds the owner.
  func lifted<Outer>(_ path: any WritableKeyPath<Outer, Owner> & Sendable) -> Key<Outer> {
    let (read, write) = (read, write)
    return Key<Outer>(
      name: name, shape: shape, about: about, isRequired: isRequired, readsNull: readsNull,
      read: { node, outer, reading in read(node, &outer[keyPath: path], &reading) },
      write: { outer, writer in write(outer[keyPath: path], &writer) })
  }
}

extension Key {
  /// A key whose absence is nil.
  static func optional<Value>(
    _ name: String, _ path: any WritableKeyPath<Owner, Value?> & Sendable, _ format: Format<Value>,
    _ about: String
  ) -> Key {
    Key(
      name: name, shape: format.shape, about: about,
      read: { node, owner, reading in
        if let value = format.read(node, &reading) { owner[keyPath: path] = value }
      },
      write: { owner, writer in
        guard let value = owner[keyPath: path] else { return }
        writer.key(name)
        format.write(value, &writer)
      })
  }

  /// A key whose absence is a default.
  static func defaulted<Value: Equatable & Sendable>(
    _ name: String, _ path: any WritableKeyPath<Owner, Value> & Sendable, _ format: Format<Value>,
    absent: Value, _ about: String
  ) -> Key {
    Key(
      name: name, shape: format.shape, about: about,
      read: { node, owner, reading in
        if let value = format.read(node, &reading) { owner[keyPath: path] = value }
      },
      write: { owner, writer in
        let value = owner[keyPath: path]
        guard value != absent else { return }
        writer.key(name)
        format.write(value, &writer)
      })
  }

  /// A key that must be there.
  static func required<Value>(
    _ name: String, _ path: any WritableKeyPath<Owner, Value> & Sendable, _ format: Format<Value>,
    _ about: String
  ) -> Key {
    Key(
      name: name, shape: format.shape, about: about, isRequired: true,
      read: { node, owner, reading in
        if let value = format.read(node, &reading) { owner[keyPath: path] = value }
      },
      write: { owner, writer in
        writer.key(name)
        format.write(owner[keyPath: path], &writer)
      })
  }
}

extension String {
  /// The noun with "a" or "an", for messages.
  var withArticle: String {
    guard let first = unicodeScalars.first else { return self }
    return ("aeiou".unicodeScalars.contains(first) ? "an " : "a ") + self
  }
}
