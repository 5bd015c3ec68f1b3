/// Writes JSON with its keys in the order they are given.
///
/// What it writes is plain JSON, also on a terminal: control characters, bidirectional overrides and
/// line separators are `\u` escapes. In an object every value follows its key.
///
/// ```swift
/// var writer = JSONWriter(.line)
/// writer.beginObject()
/// writer.member("label", "Wi-Fi")
/// writer.key("index")
/// writer.value(3)
/// writer.end()
/// writer.endLine()            // {"label":"Wi-Fi","index":3}
/// ```
public struct JSONWriter: Sendable {
  /// How values are laid out.
  public enum Form: Sendable {
    /// Everything on one line without spaces.
    case line
    /// A line for each element and member, two spaces deeper at each level.
    case pretty
  }

  /// What was written so far, as UTF-8.
  public private(set) var bytes: [UInt8] = []

  private let form: Form
  /// What is open, and the levels round it.
  private var level = Level(kind: .text, isInline: false)
  private var outer: [Level] = []
  private var isAfterKey = false

  /// A writer with nothing written.
  public init(_ form: Form = .line) {
    self.form = form
  }

  private struct Level {
    enum Kind { case text, object, array }

    let kind: Kind
    /// Whether a pretty text keeps this on one line, with a space after each comma.
    let isInline: Bool
    var isEmpty = true
  }

  /// What was written so far.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Forgets what was written, so that a long report can be handed over piece by piece.
  public mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
  }
}

// MARK: - Objects and arrays

extension JSONWriter {
  /// Opens an object; inline, it stays on one line also in a pretty text, with all it holds.
  public mutating func beginObject(inline: Bool = false) {
    begin(.object, inline: inline)
  }

  /// Opens an array; inline, it stays on one line also in a pretty text, with all it holds.
  public mutating func beginArray(inline: Bool = false) {
    begin(.array, inline: inline)
  }

  /// Closes what was opened last; with nothing open, does nothing.
  public mutating func end() {
    let closed = level
    guard closed.kind != .text, let around = outer.popLast() else { return }
    level = around
    if form == .pretty, !closed.isEmpty {
      if !closed.isInline {
        appendLineBreak()
      } else if closed.kind == .object {
        bytes.append(ASCII.space)
      }
    }
    bytes.append(closed.kind == .object ? ASCII.closeBrace : ASCII.closeBracket)
  }

  /// Ends the line: after each value of JSON Lines, and at the end of a file.
  public mutating func endLine() {
    bytes.append(ASCII.lineFeed)
  }

  /// Begins a member of the open object, whose value comes next.
  public mutating func key(_ key: String) {
    beginItem()
    appendQuoted(key)
    bytes.append(ASCII.colon)
    if form == .pretty { bytes.append(ASCII.space) }
    isAfterKey = true
  }

  private mutating func begin(_ kind: Level.Kind, inline: Bool) {
    beginItem()
    bytes.append(kind == .object ? ASCII.openBrace : ASCII.openBracket)
    outer.append(level)
    level = Level(kind: kind, isInline: inline || level.isInline)
  }

  /// Writes what stands between the item before and this one.
  @inline(__always)
  private mutating func beginItem() {
    if isAfterKey {
      isAfterKey = false
    } else if level.kind != .text {
      separate()
    }
  }

  private mutating func separate() {
    let isFirst = level.isEmpty
    level.isEmpty = false
    if !isFirst { bytes.append(ASCII.comma) }
    guard form == .pretty else { return }
    if !level.isInline {
      appendLineBreak()
    } else if level.kind == .object || !isFirst {
      bytes.append(ASCII.space)
    }
  }

  private mutating func appendLineBreak() {
    bytes.append(ASCII.lineFeed)
    bytes.append(contentsOf: repeatElement(ASCII.space, count: 2 * outer.count))
  }
}

// MARK: - Values

extension JSONWriter {
  /// Writes a string.
  public mutating func value(_ string: String) {
    beginItem()
    appendQuoted(string)
  }

  /// Writes an integer.
  public mutating func value(_ integer: Int) {
    beginItem()
    bytes.append(contentsOf: String(integer).utf8)
  }

  /// Writes a number in its shortest spelling; one that JSON does not have (NaN, infinity) is null.
  public mutating func value(_ number: Double) {
    beginItem()
    bytes.append(contentsOf: (number.isFinite ? JSONNumber.text(number) : "null").utf8)
  }

  /// Writes true or false.
  public mutating func value(_ bool: Bool) {
    beginItem()
    bytes.append(contentsOf: (bool ? "true" : "false").utf8)
  }

  /// Writes null.
  public mutating func null() {
    beginItem()
    bytes.append(contentsOf: "null".utf8)
  }
}

// MARK: - Members that may be absent

extension JSONWriter {
  /// Writes a key and its string; without a string neither.
  public mutating func member(_ key: String, _ string: String?) {
    guard let string else { return }
    self.key(key)
    value(string)
  }

  /// Writes a key and its integer; without an integer neither.
  public mutating func member(_ key: String, _ integer: Int?) {
    guard let integer else { return }
    self.key(key)
    value(integer)
  }

  /// Writes a key and its number; without a number neither.
  public mutating func member(_ key: String, _ number: Double?) {
    guard let number else { return }
    self.key(key)
    value(number)
  }

  /// Writes a key and its truth value; without one neither.
  public mutating func member(_ key: String, _ bool: Bool?) {
    guard let bool else { return }
    self.key(key)
    value(bool)
  }

  /// Writes a key and an array of strings on one line; of none, neither.
  public mutating func member(_ key: String, _ strings: [String]) {
    guard !strings.isEmpty else { return }
    self.key(key)
    beginArray(inline: true)
    for string in strings { value(string) }
    end()
  }

  private mutating func appendQuoted(_ string: String) {
    EscapedText.append(string, to: &bytes)
  }
}
