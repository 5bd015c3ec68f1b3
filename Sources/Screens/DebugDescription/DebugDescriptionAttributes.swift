import EarshotSemantics

/// What follows the type of an element in a `debugDescription`.
///
///     , 0x600001, {{16.0, 60.0}, {343.0, 44.0}}, identifier: 'save', label: 'Save', Selected
struct DebugDescriptionAttributes {
  /// Words in quotes or behind a colon, by their keys.
  private(set) var words: [String: String] = [:]
  /// Words that stand alone.
  private(set) var flags: Set<String> = []
  /// The number behind `traits`, which older versions print.
  private(set) var traits: UInt64?
  /// Where it is.
  private(set) var frame: Frame?
  /// What is wrong.
  private(set) var facts: [DumpFact] = []
  /// Whether the text ends inside of quotes.
  private(set) var isInQuotes = false
  /// Whether the text may go on, because it ends in words.
  private(set) var isOpen = false

  private let bytes: ArraySlice<UInt8>
  private var index: Int

  private static let quoted = ["identifier", "label", "title", "placeholderValue", "value"]
  private static let alone = ["Keyboard Focused", "Focused", "Selected", "Disabled"]

  /// Reads the attributes.
  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
    while index < bytes.endIndex { readNext() }
  }

  private var rest: ArraySlice<UInt8> { bytes[index...] }

  private mutating func readNext() {
    index = rest.firstIndex { !", :\n\t".utf8.contains($0) } ?? bytes.endIndex
    guard index < bytes.endIndex else { return }
    if rest.starts(with: "{{".utf8) { return readFrame() }
    if rest.starts(with: "0x".utf8) {
      index = rest.firstIndex { ", :".utf8.contains($0) } ?? bytes.endIndex
      return
    }
    for key in Self.quoted where rest.starts(with: "\(key): ".utf8) {
      index += key.utf8.count + 2
      return readWords(of: key)
    }
    if rest.starts(with: "traits: ".utf8) {
      index += 8
      let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      traits = UInt64(String(decoding: digits, as: UTF8.self))
      index = digits.endIndex
      return
    }
    for word in Self.alone where isWhole(word, at: index) {
      flags.insert(word)
      index += word.utf8.count
      return
    }
    index = rest.firstIndex(of: UInt8(ascii: ",")) ?? bytes.endIndex
  }

  /// Words end where the next attribute begins: they may hold quotes, commas and line breaks.
  private mutating func readWords(of key: String) {
    let quote = UInt8(ascii: "'")
    let isQuoted = rest.first == quote
    let start = isQuoted ? index + 1 : index
    var end = start
    while end < bytes.endIndex {
      if isQuoted ? bytes[end] == quote && isEnd(end + 1) : isEnd(end) { break }
      end += 1
    }
    isInQuotes = isQuoted && end == bytes.endIndex
    isOpen = end == bytes.endIndex
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    if words[key] == nil { words[key] = text }
    index = min(end + (isQuoted ? 1 : 0), bytes.endIndex)
  }

  /// Whether nothing or another attribute follows.
  private func isEnd(_ place: Int) -> Bool {
    guard place < bytes.endIndex else { return true }
    let after = bytes[place...]
    guard after.starts(with: ", ".utf8) else { return false }
    let next = place + 2
    let hasKey = Self.quoted.contains { key in
      bytes[next...].starts(with: (key == "value" ? "value: " : "\(key): '").utf8)
    }
    return hasKey || Self.alone.contains { isWhole($0, at: next) }
  }

  private func isWhole(_ word: String, at place: Int) -> Bool {
    guard bytes[place...].starts(with: word.utf8) else { return false }
    let end = place + word.utf8.count
    return end == bytes.endIndex || bytes[end...].starts(with: ", ".utf8)
  }

  private mutating func readFrame() {
    let text = rest.prefix(200)
    guard let close = text.firstIndex(of: "}}") else {
      facts.append(.frame(String(decoding: text.prefix { $0 != 0x0A }, as: UTF8.self)))
      index =
        rest.firstIndex(of: UInt8(ascii: "'")).map { max($0 - 1, index + 2) } ?? bytes.endIndex
      return
    }
    index = close + 2
    let written = String(decoding: text[..<index], as: UTF8.self)
    switch Frame.read(written) {
    case .success(let frame): self.frame = frame
    case .failure(let problem): facts.append(problem.fact)
    }
  }
}

extension DumpNode {
  /// A node of these attributes.
  init(_ typeName: String, _ attributes: DebugDescriptionAttributes, at place: DumpPlace) {
    self.init(DumpType(rawValue: typeName) ?? .other, typeName: typeName, at: place)
    func words(_ key: String) -> String? {
      guard let text = attributes.words[key], !text.allSatisfy(\.isWhitespace) else { return nil }
      return text
    }
    label = words("label") ?? words("title")
    value = words("value")
    placeholder = words("placeholderValue")
    name = words("identifier")
    frame = attributes.frame
    isSelected = attributes.flags.contains("Selected")
    isEnabled = !attributes.flags.contains("Disabled")
    isFocused = !attributes.flags.isDisjoint(with: ["Focused", "Keyboard Focused"])
    traits = attributes.traits.map(Traits.init(uiKit:))
  }
}
