/// An object whose keys are from a closed list, ready to be asked for them.
///
/// ```swift
/// guard let fields = node.fields(of: screenKeys, owner: "screen", &problems) else { return nil }
/// let title = fields[.title]?.string(&problems)
/// let elements = fields.required(.elements, &problems)?.array(&problems)
/// ```
public struct JSONFields<Key>: Sendable
where Key: CaseIterable & RawRepresentable<String> & Equatable & Sendable {
  /// The known keys that are there and not `null`, in the order of the text.
  public let pairs: [(key: Key, value: JSONNode)]

  /// Where the object begins.
  public let place: JSONPlace

  /// What the object is, as messages name it.
  public let owner: String

  @usableFromInline init(pairs: [(key: Key, value: JSONNode)], place: JSONPlace, owner: String) {
    self.pairs = pairs
    self.place = place
    self.owner = owner
  }

  /// The value of a key, unless it is absent or `null`.
  @inlinable public subscript(key: Key) -> JSONNode? {
    // By index: going through the pairs themselves would copy each value.
    for index in pairs.indices where pairs[index].key == key { return pairs[index].value }
    return nil
  }

  /// The value of a key that must be there; its absence is reported at the object.
  @inlinable public func required(_ key: Key, _ problems: inout JSONProblems) -> JSONNode? {
    if let value = self[key] { return value }
    problems.report(.missingKey(key.rawValue, owner: owner), at: place)
    return nil
  }
}

extension JSONNode {
  /// The object with its keys looked up; each key that is not in the list is reported.
  ///
  /// - Parameter owner: What the object is, for messages: "unknown key 'lable' in element".
  @inlinable public func fields<Key>(
    of vocabulary: JSONVocabulary<Key>, owner: String, _ problems: inout JSONProblems
  ) -> JSONFields<Key>? {
    guard case .object(let members) = value else {
      problems.report(self, isNot: "an object")
      return nil
    }
    var pairs: [(key: Key, value: JSONNode)] = []
    pairs.reserveCapacity(members.count)
    for member in members {
      guard let key = vocabulary[member.key] else {
        let nearest = vocabulary.nearest(to: member.key)
        problems.report(
          .unknownKey(member.key, owner: owner, nearest: nearest), at: member.keyPlace)
        continue
      }
      if !member.value.isNull { pairs.append((key, member.value)) }
    }
    return JSONFields(pairs: pairs, place: place, owner: owner)
  }
}
