/// A text that was read whole: its value, and the name of the file for messages.
///
/// The grammar is all of JSON5: comments, trailing commas, unquoted keys, single quotes, hexadecimal
/// numbers, `Infinity`, `NaN`. The text is UTF-8, with or without a byte order mark. A repeated key
/// is an error, with the places of both.
///
/// ```swift
/// let document = try JSONDocument(bytes, file: "recipes.screens.json")
/// ```
public struct JSONDocument: Sendable {
  /// The name of the file, as messages show it; nil for a text without one.
  public let file: String?

  /// The value the text holds.
  public let root: JSONNode

  /// A document made by hand, so that problems in computed values have paths too.
  public init(root: JSONNode, file: String? = nil) {
    self.root = root
    self.file = file
  }

  /// Reads a text.
  ///
  /// - Parameter depthLimit: How many arrays and objects may stand inside one another. Whoever walks
  ///   the tree by recursion relies on it.
  /// - Throws: The first error of syntax, with its place and path.
  public init(
    _ bytes: [UInt8], file: String? = nil, depthLimit: Int = JSONDocument.depthLimit
  ) throws(JSONError) {
    let root = try bytes.withUnsafeBufferPointer { (buffer) throws(JSONError) -> JSONNode in
      try JSONDocument.read(buffer, file: file, depthLimit: depthLimit)
    }
    self.init(root: root, file: file)
  }

  /// Reads a text that is a string already.
  ///
  /// - Throws: The first error of syntax, with its place and path.
  public init(
    _ text: String, file: String? = nil, depthLimit: Int = JSONDocument.depthLimit
  ) throws(JSONError) {
    try self.init(Array(text.utf8), file: file, depthLimit: depthLimit)
  }

  /// The nesting allowed when nothing else is said.
  public static var depthLimit: Int { 1_000 }

  private static func read(
    _ buffer: UnsafeBufferPointer<UInt8>, file: String?, depthLimit: Int
  ) throws(JSONError) -> JSONNode {
    var parser = Parser(depthLimit: depthLimit)
    guard let root = try parser.root(of: buffer, firstLine: 1, file: file) else {
      let place = JSONPlace(of: buffer.count, in: buffer, firstLine: 1)
      throw JSONError(.empty, at: place, file: file)
    }
    return root
  }
}
