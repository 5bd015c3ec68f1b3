/// One value of a document, and where it stands.
public struct JSONNode: Sendable {
  /// What the value is.
  public let value: JSONValue

  /// Where the value begins (its bracket, quote, sign or first letter).
  public let place: JSONPlace

  /// A node made by hand, for a value that was computed rather than read.
  public init(_ value: JSONValue, at place: JSONPlace) {
    self.value = value
    self.place = place
  }
}

/// What a value can be.
///
/// Numbers are doubles, as in every JSON reader of the web: an integer beyond 2^53 is rounded.
public enum JSONValue: Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONNode])
  /// Members stand in the order of the text, and no two have the same key.
  case object([JSONMember])
}

/// A key of an object and its value.
public struct JSONMember: Sendable {
  /// The key as meant, with its escapes resolved.
  public let key: String

  /// Where the key begins (its quote, if it has one).
  public let keyPlace: JSONPlace

  /// The value after the colon.
  public let value: JSONNode

  /// A member made by hand.
  public init(key: String, keyPlace: JSONPlace, value: JSONNode) {
    self.key = key
    self.keyPlace = keyPlace
    self.value = value
  }
}

extension JSONNode {
  /// Whether the value is `null`, which callers take for "absent".
  public var isNull: Bool {
    if case .null = value { true } else { false }
  }

  /// The value of a key, if this is an object that has it; one look at every member.
  public subscript(key: String) -> JSONNode? {
    guard case .object(let members) = value else { return nil }
    return members.first { $0.key == key }?.value
  }
}
