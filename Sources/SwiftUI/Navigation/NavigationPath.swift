/// The screens of a stack as values of any types.
public struct NavigationPath: Equatable {
  /// The values, from the root on.
  var values: [AnyHashable]

  /// Creates an empty path.
  public init() { values = [] }

  /// Creates a path of values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// Creates a path of what was restored.
  public init(_ codable: CodableRepresentation) { values = codable.values }

  /// How many values there are.
  public var count: Int { values.count }
  /// Whether there are none.
  public var isEmpty: Bool { values.isEmpty }

  /// Adds a value.
  public mutating func append<V: Hashable>(_ value: V) {
    values.append(AnyHashable(value))
  }

  /// Takes values from the end; more than there are take all.
  public mutating func removeLast(_ k: Int = 1) {
    values.removeLast(min(max(0, k), values.count))
  }

  /// What can be written and read again; nil as soon as one value cannot.
  public var codable: CodableRepresentation? {
    guard values.allSatisfy({ $0.base is any Codable }) else { return nil }
    return CodableRepresentation(values: values)
  }

  /// A path that can be written and read again.
  public struct CodableRepresentation: Codable, Equatable {
    let values: [AnyHashable]

    init(values: [AnyHashable]) { self.values = values }

    /// Reads a path: names of types and values, from the last to the first.
    ///
    /// A type of a name that is not found, because it was renamed or is private, ends the reading
    /// with an error that names it.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var values: [AnyHashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        let json = try container.decode(String.self)
        guard let type = _typeByName(name) else {
          Inbox.report(.uncodable(type: name))
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "\(name) is not the name of a type that can be found")
        }
        guard let codable = type as? any (Decodable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "values of \(type) cannot be read")
        }
        values.append(try Self.read(codable, json))
      }
      self.values = values.reversed()
    }

    private static func read<T: Decodable & Hashable>(
      _ type: T.Type, _ json: String
    ) throws -> AnyHashable {
      AnyHashable(try JSONDecoder().decode(type, from: Data(json.utf8)))
    }

    /// Writes the path: names of types and values, from the last to the first.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      let json = JSONEncoder()
      json.outputFormatting = .sortedKeys
      for value in values.reversed() {
        let base = value.base
        guard let codable = base as? any Encodable, let name = _mangledTypeName(type(of: base))
        else {
          throw EncodingError.invalidValue(
            base,
            .init(
              codingPath: container.codingPath,
              debugDescription: "values of \(type(of: base)) cannot be written"))
        }
        try container.encode(name)
        try container.encode(String(decoding: json.encode(codable), as: UTF8.self))
      }
    }
  }
}

extension NavigationPath: @unchecked Sendable {}
extension NavigationPath.CodableRepresentation: @unchecked Sendable {}
