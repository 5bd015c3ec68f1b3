/// A text with one value a line, read line by line.
///
/// Each line gives a document or the error that is in it, and the next line is read all the same.
/// A line ends at LF, CRLF or CR. Lines with nothing but white space and comments are skipped; a
/// value does not go on into the next line. Places have the line's number in the whole text
/// (`document.root.place.line`).
///
/// ```swift
/// for line in JSONLines(bytes, file: "elements.jsonl") {
///   switch line {
///   case .success(let document): …
///   case .failure(let error): …
///   }
/// }
/// ```
public struct JSONLines: Sequence, Sendable {
  private let bytes: [UInt8]
  private let file: String?
  private let depthLimit: Int

  /// The lines of a text; nothing is read before they are asked for.
  public init(
    _ bytes: [UInt8], file: String? = nil, depthLimit: Int = JSONDocument.depthLimit
  ) {
    self.bytes = bytes
    self.file = file
    self.depthLimit = depthLimit
  }

  /// Begins at the first line.
  public func makeIterator() -> Iterator {
    Iterator(bytes: bytes, file: file, depthLimit: depthLimit)
  }

  /// Goes from line to line.
  public struct Iterator: IteratorProtocol {
    private let bytes: [UInt8]
    private let file: String?
    private var parser: Parser
    private var offset = 0
    private var line = 1

    fileprivate init(bytes: [UInt8], file: String?, depthLimit: Int) {
      self.bytes = bytes
      self.file = file
      parser = Parser(depthLimit: depthLimit)
    }

    /// The value of the next line that has one, or its error; nil after the last.
    public mutating func next() -> Result<JSONDocument, JSONError>? {
      while offset < bytes.count {
        let range = nextRange()
        let number = line
        line += 1
        if let result = read(range, line: number) { return result }
      }
      return nil
    }

    private mutating func read(_ range: Range<Int>, line: Int) -> Result<JSONDocument, JSONError>? {
      bytes.withUnsafeBufferPointer { buffer in
        let text = UnsafeBufferPointer(rebasing: buffer[range])
        do throws(JSONError) {
          guard let root = try parser.root(of: text, firstLine: line, file: file) else {
            return nil
          }
          return .success(JSONDocument(root: root, file: file))
        } catch {
          return .failure(error)
        }
      }
    }

    /// The bytes of the line at hand without its end; goes to the next line.
    private mutating func nextRange() -> Range<Int> {
      let start = offset
      return bytes.withUnsafeBufferPointer { buffer in
        var end = start
        while end < buffer.count, buffer[end] != ASCII.lineFeed, buffer[end] != ASCII.carriageReturn
        {
          end += 1
        }
        let isPair =
          end + 1 < buffer.count && buffer[end] == ASCII.carriageReturn
          && buffer[end + 1] == ASCII.lineFeed
        offset = end + (isPair ? 2 : 1)
        return start..<end
      }
    }
  }
}
