import EarshotJSON

extension Formats {
  /// The id of a screen that the document describes.
  static let screenName = name(.screen)
  /// The id of a tab that the document starts with.
  static let tabName = name(.tab)
  /// The name of a flag of the document.
  static let flagName = name(.flag)
  /// The id of an element of the same or another screen.
  static let elementName = name(.element)
  /// The id of an element of the same screen.
  static let ownElementName = name(.ownElement)

  /// A stack of screens, from its root to its top.
  static let stack = list(screenName, atLeast: 1)

  /// A name that something else defines; looked up when all was read.
  private static func name(_ kind: NameBook.Kind) -> Format<String> {
    Format(
      shape: .text,
      read: { node, reading in
        guard let name = text.read(node, &reading) else { return nil }
        reading.names.use(name, as: kind, at: node.place)
        return name
      },
      write: text.write)
  }
}

/// Tells apart objects of one place by a key that only one of them has.
struct Variants: Sendable {
  /// What the object is, for messages.
  let name: String
  /// The telling keys with all the keys of their object.
  let variants: [(tell: String, keys: [String])]

  /// The telling key an object has; reports what is wrong if it has none.
  func tell(_ node: JSONNode, _ reading: inout Reading) -> String? {
    guard case .object(let members) = node.value else { return nil }
    for variant in variants where members.contains(where: { $0.key == variant.tell }) {
      return variant.tell
    }
    let keys = variants.flatMap(\.keys)
    let unknown = members.filter { !keys.contains($0.key) }
    for member in unknown {
      let nearest = nearest(to: member.key, in: keys)
      reading.report(.unknownKey(member.key, owner: name, nearest: nearest), at: member.keyPlace)
    }
    if unknown.isEmpty {
      let expected = "\(name.withArticle) with " + variants.map { "'\($0.tell)'" }.joinedByOr
      reading.report(.notAllowed(expected: expected, found: "none of them"), at: node.place)
    }
    return nil
  }
}

extension [String] {
  /// The words as a choice: "a, b or c".
  var joinedByOr: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " or " + last
  }
}
