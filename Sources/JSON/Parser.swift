/// The reader's machine: one pass over the bytes, with a stack of its own instead of recursion.
///
/// The bytes have been found to be UTF-8 before. Values that wait for their container to close stand
/// in two shared stacks, so that each array gets its storage once, in the right size. A parser is
/// used again for text after text: it keeps its stacks and the keys it has met.
struct Parser {
  let depthLimit: Int

  /// The text; set for the time of one pass only.
  private(set) var bytes = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  var position = 0
  var line = 1
  /// The offset at which the first column of the line would stand, if every scalar were one byte.
  var columnOrigin = 0

  /// The text of a string or key that cannot be taken from the bytes as it stands.
  var scratch: [UInt8] = []

  private var keys = KeyTable()
  private var frames: [Frame] = []
  private var elements: [JSONNode] = []
  private var members: [JSONMember] = []
  /// For each waiting member its key's number and what the key table said of it before.
  private var marks: [(number: Int, depth: Int)] = []
  /// Whether a value is awaited or being read, which then is the last step of an error's path.
  private var isAtValue = true

  init(depthLimit: Int) {
    self.depthLimit = depthLimit
  }

  /// An array or object that is open.
  private struct Frame {
    let isObject: Bool
    let place: JSONPlace
    /// The number of waiting elements (members, for an object) when it was opened.
    let start: Int
    /// The key whose value is being read.
    var key: KeyTable.Key?
    var keyPlace: JSONPlace

    var opened: JSONError.Opened { isObject ? .object : .array }
  }
}

/// A fact and the byte it is about; turned into an error with place and path where the pass ends.
struct Failure: Error {
  let fact: JSONError.Fact
  let offset: Int
}

extension Parser {
  /// The value of a text, or nil if it holds nothing but white space and comments.
  ///
  /// The bytes must stay where they are until this returns.
  mutating func root(
    of text: UnsafeBufferPointer<UInt8>, firstLine: Int, file: String?
  ) throws(JSONError) -> JSONNode? {
    bytes = text
    position = 0
    line = firstLine
    columnOrigin = 0
    defer { bytes = UnsafeBufferPointer(start: nil, count: 0) }
    do throws(Failure) {
      if let offset = UTF8.firstInvalidByte(in: bytes) {
        throw Failure(fact: .notUTF8(byte: bytes[offset]), offset: offset)
      }
      try skipBlanks()
      guard position < bytes.count else { return nil }
      let root = try wholeValue()
      try skipBlanks()
      guard position == bytes.count else { throw unexpected(.end) }
      return root
    } catch {
      defer { clear() }
      let place = JSONPlace(of: error.offset, in: bytes, firstLine: firstLine)
      throw JSONError(error.fact, at: place, path: PathStep.text(path), file: file)
    }
  }

  /// Where the byte at hand stands.
  var place: JSONPlace { JSONPlace(line: line, column: position - columnOrigin + 1) }

  /// The byte at hand, or 0 at the end (where callers that care ask for the end).
  var byte: UInt8 { position < bytes.count ? bytes[position] : 0 }

  /// A stretch of the text as it stands.
  func text(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  private mutating func wholeValue() throws(Failure) -> JSONNode {
    while true {
      isAtValue = true
      var completed = try valueOrOpening()
      isAtValue = false
      while let node = completed {
        guard !frames.isEmpty else { return node }
        keep(node)
        completed = try nextOrClosing()
      }
    }
  }

  /// Reads a value at hand, or opens a container and goes to its first value (then nil).
  private mutating func valueOrOpening() throws(Failure) -> JSONNode? {
    let place = place
    switch byte {
    case ASCII.doubleQuote, ASCII.singleQuote:
      let text = try scanString()
      return JSONNode(.string(string(text)), at: place)
    case ASCII.openBrace:
      try open(isObject: true, at: place)
      if byte == ASCII.closeBrace { return close() }
      try readKey()
      return nil
    case ASCII.openBracket:
      try open(isObject: false, at: place)
      return byte == ASCII.closeBracket ? close() : nil
    case ASCII.zero...ASCII.nine, ASCII.plus, ASCII.minus, ASCII.point:
      return JSONNode(.number(try scanNumber()), at: place)
    default:
      return JSONNode(try scanWord(), at: place)
    }
  }

  /// After a value inside a container: goes to the next value (then nil) or closes the container.
  private mutating func nextOrClosing() throws(Failure) -> JSONNode? {
    guard let frame = frames.last else { return nil }
    let closing = frame.isObject ? ASCII.closeBrace : ASCII.closeBracket
    try skipBlanks()
    if byte == ASCII.comma {
      position += 1
      try skipBlanks()
      if byte == closing { return close() }
      if frame.isObject { try readKey() }
      return nil
    }
    guard byte == closing else {
      throw unexpected(frame.isObject ? .commaOrBrace : .commaOrBracket)
    }
    return close()
  }

  /// Reads a key and its colon, and goes to the value.
  private mutating func readKey() throws(Failure) {
    let offset = position
    let keyPlace = place
    let text: ScannedText
    switch byte {
    case ASCII.doubleQuote, ASCII.singleQuote: text = try scanString()
    default:
      guard let name = try scanName() else { throw unexpected(.key) }
      text = name
    }
    let key =
      switch text {
      case .plain(let range): keys.key(UnsafeBufferPointer(rebasing: bytes[range]))
      case .assembled: scratch.withUnsafeBufferPointer { keys.key($0) }
      }
    let depth = frames.count
    let before = keys.mark(key.number, depth: depth)
    marks.append((key.number, before))
    frames[depth - 1].key = key
    frames[depth - 1].keyPlace = keyPlace
    guard before != depth else {
      throw Failure(
        fact: .repeatedKey(key.text, first: firstPlace(of: key) ?? keyPlace), offset: offset)
    }
    try skipBlanks()
    guard byte == ASCII.colon else { throw unexpected(.colon) }
    position += 1
    try skipBlanks()
  }

  private func firstPlace(of key: KeyTable.Key) -> JSONPlace? {
    guard let frame = frames.last else { return nil }
    return members[frame.start...].first { $0.key == key.text }?.keyPlace
  }
}

// MARK: - Containers

extension Parser {
  private mutating func open(isObject: Bool, at place: JSONPlace) throws(Failure) {
    guard frames.count < depthLimit else {
      throw Failure(fact: .tooDeep(limit: depthLimit), offset: position)
    }
    frames.append(
      Frame(
        isObject: isObject, place: place, start: isObject ? members.count : elements.count,
        key: nil, keyPlace: place))
    position += 1
    try skipBlanks()
  }

  private mutating func close() -> JSONNode? {
    guard let frame = frames.popLast() else { return nil }
    position += 1
    guard frame.isObject else {
      let own = Array(elements[frame.start...])
      elements.removeLast(own.count)
      return JSONNode(.array(own), at: frame.place)
    }
    let own = Array(members[frame.start...])
    members.removeLast(own.count)
    for mark in marks[frame.start...] { keys.unmark(mark.number, depth: mark.depth) }
    marks.removeLast(own.count)
    return JSONNode(.object(own), at: frame.place)
  }

  private mutating func keep(_ node: JSONNode) {
    let last = frames.count - 1
    guard let key = frames[last].key else {
      elements.append(node)
      return
    }
    members.append(JSONMember(key: key.text, keyPlace: frames[last].keyPlace, value: node))
    frames[last].key = nil
  }

  /// Lets go of an unfinished text, for the next one.
  private mutating func clear() {
    for mark in marks.reversed() { keys.unmark(mark.number, depth: mark.depth) }
    marks.removeAll()
    frames.removeAll()
    elements.removeAll()
    members.removeAll()
  }
}

// MARK: - Failures

extension Parser {
  /// What to throw when something else stands here, or nothing.
  func unexpected(_ expected: JSONError.Expected) -> Failure {
    guard position < bytes.count else {
      return ended(expected, inside: frames.last?.opened, openedAt: frames.last?.place)
    }
    return Failure(fact: .expected(expected, found: excerpt(from: position)), offset: position)
  }

  func ended(
    _ expected: JSONError.Expected, inside: JSONError.Opened?, openedAt: JSONPlace?
  ) -> Failure {
    Failure(
      fact: .ended(expected: expected, inside: inside, openedAt: openedAt), offset: bytes.count)
  }

  /// The word or number that begins here, or the one scalar.
  func excerpt(from start: Int) -> String {
    var end = start
    // More than is shown; a message needs no more.
    while end < bytes.count, end - start < 4 * Quotation.limit {
      let isWord =
        ASCII.isWord(bytes[end]) || bytes[end] == ASCII.point
        || bytes[end] == ASCII.minus || bytes[end] == ASCII.plus
      guard isWord else { break }
      end += 1
    }
    if end == start { end = start + scalar(at: start).length }
    return text(start..<end)
  }

  /// The steps from the root to what is being read.
  private var path: [PathStep] {
    var steps: [PathStep] = []
    // An open array's elements end where those of the next open array begin.
    var end = elements.count
    for (index, frame) in frames.enumerated().reversed() {
      let isLast = index == frames.count - 1
      if frame.isObject {
        if let key = frame.key { steps.append(.key(key.text)) }
      } else {
        if isAtValue || !isLast { steps.append(.index(end - frame.start)) }
        end = frame.start
      }
    }
    return steps.reversed()
  }
}
