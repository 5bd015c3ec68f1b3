import EarshotJSON

extension ScreenDocument {
  /// Whether a text is meant as a screen document: an object with the key `earshot`.
  ///
  /// Looks at the outermost keys alone, so that a document with an error in it is still told apart
  /// from other JSON, and then read with a message about the error.
  public static func recognises(_ bytes: [UInt8]) -> Bool {
    OutermostKeys(bytes).contains("earshot")
  }
}

extension ElementLines {
  /// Whether a text is meant as element lines.
  ///
  /// Its first line that is not blank is an object from brace to brace; it is empty, a tree, or
  /// most of its keys are those of elements.
  public static func recognises(_ bytes: [UInt8]) -> Bool {
    let ends: Set<UInt8> = [UInt8(ascii: "\n"), UInt8(ascii: "\r")]
    let isBlank = { (byte: UInt8) in byte <= UInt8(ascii: " ") }
    var rest = bytes[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    rest = rest.drop(while: isBlank)
    var keys = OutermostKeys(Array(rest.prefix { !ends.contains($0) }))
    var names: [String] = []
    while let name = keys.next() { names.append(name) }
    guard keys.isClosed, !names.contains("earshot") else { return false }
    let known = names.filter { $0 == "tree" || Vocabulary.line.key($0) != nil }
    return names.isEmpty || names.contains("tree") || 2 * known.count > names.count
  }
}

/// The keys of the outermost object of a text, found without reading what is inside.
///
/// Takes the text for JSON5 as far as brackets, strings and comments go, and no further.
private struct OutermostKeys: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0
  /// Whether the object ended, and nothing but blanks comes after it.
  private(set) var isClosed = false
  private var expectsKey = false

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next key, or nil at the end of the object or of the text.
  mutating func next() -> String? {
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        // What is no object has no keys.
        if depth == 0, byte == UInt8(ascii: "[") { return nil }
        depth += 1
        index += 1
        expectsKey = depth == 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        index += 1
        if depth <= 0 {
          skipBlanks()
          isClosed = depth == 0 && index == bytes.count
          index = bytes.count
        }
      case UInt8(ascii: ","):
        index += 1
        expectsKey = depth == 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        let text = quoted()
        if takesKey() { return text }
      case UInt8(ascii: "/"):
        skipComment()
      case 0...UInt8(ascii: " "):
        index += 1
      default:
        let word = word()
        // Before the outermost brace stands no word, but for a byte order mark.
        if depth == 0, word != "\u{FEFF}" { return nil }
        if takesKey() { return word }
      }
    }
    return nil
  }

  private mutating func takesKey() -> Bool {
    defer { expectsKey = false }
    return expectsKey
  }

  /// The text between two quotes, its escapes left as they are.
  private mutating func quoted() -> String {
    let quote = bytes[index]
    let start = index + 1
    index = start
    while index < bytes.count, bytes[index] != quote {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    let end = Swift.min(index, bytes.count)
    index = end + 1
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private mutating func word() -> String {
    let start = index
    let stops: [UInt8] = Array("{}[],:\"'/".utf8)
    index += 1
    while index < bytes.count, bytes[index] > UInt8(ascii: " "), !stops.contains(bytes[index]) {
      index += 1
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func skipBlanks() {
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "/") {
        skipComment()
      } else if bytes[index] <= UInt8(ascii: " ") {
        index += 1
      } else {
        return
      }
    }
  }

  /// A comment, or the slash alone where none begins.
  private mutating func skipComment() {
    let next = index + 1 < bytes.count ? bytes[index + 1] : 0
    index += 1
    if next == UInt8(ascii: "/") {
      let ends = [UInt8(ascii: "\n"), UInt8(ascii: "\r")]
      while index < bytes.count, !ends.contains(bytes[index]) { index += 1 }
    } else if next == UInt8(ascii: "*") {
      index += 1
      while index < bytes.count {
        let isEnd =
          bytes[index] == UInt8(ascii: "*") && index + 1 < bytes.count
          && bytes[index + 1] == UInt8(ascii: "/")
        index += isEnd ? 2 : 1
        if isEnd { return }
      }
    }
  }
}
