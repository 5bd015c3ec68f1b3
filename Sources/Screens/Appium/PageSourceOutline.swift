import Foundation

/// Where the elements of a page source begin, found without understanding them.
///
/// The XML parser tells where a tag ends, takes document types and says nothing of files that
/// stop early or go on after their root. This one pass over the bytes tells where each tag
/// begins, and refuses those files before the parser sees them.
struct PageSourceOutline {
  /// The places of the start tags, in their order.
  private(set) var tags: [DumpPlace] = []
  /// The bytes of each element that stands in no other.
  private(set) var roots: [Root] = []

  /// Comments, sections of raw text and instructions inside of elements: nothing is heard of them.
  private(set) var silent: [Range<Int>] = []

  /// One element that stands in no other.
  struct Root {
    /// Its bytes.
    var bytes: Range<Int>
    /// Where it begins.
    var place: DumpPlace
  }

  /// A fact and where it was found.
  struct Failure: Error {
    var place: DumpPlace
    var fact: PageSourceFact
  }

  private let depthLimit: Int
  private var bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var lineStart = 0
  private var open: [(name: Range<Int>, place: DumpPlace)] = []
  private var rootStart = (index: 0, place: DumpPlace(line: 1, column: 1))

  /// Reads the outline of bytes that are known to be UTF-8.
  init(_ bytes: [UInt8], depthLimit: Int = 1_000) throws(Failure) {
    self.bytes = bytes
    self.depthLimit = depthLimit
    if starts(with: "\u{FEFF}") { index = 3 }
    while let place = try nextTag() { try read(at: place) }
    if let last = open.last {
      throw Failure(place: last.place, fact: .truncated(element: text(last.name)))
    }
    self.bytes = []
  }

  private var here: DumpPlace { DumpPlace(line: line, column: index - lineStart + 1) }

  /// Goes to the next `<`; outside of all elements only white space may stand before it.
  private mutating func nextTag() throws(Failure) -> DumpPlace? {
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "<") { return here }
      if open.isEmpty, !byte.isXMLSpace { throw Failure(place: here, fact: .textOutside) }
      step()
    }
    return nil
  }

  private mutating func read(at place: DumpPlace) throws(Failure) {
    let start = index
    let isInside = !open.isEmpty
    if starts(with: "<!--") {
      try skip(past: "-->", from: place, what: "a comment")
      if isInside { silent.append(start..<index) }
    } else if starts(with: "<![CDATA[") {
      guard !open.isEmpty else { throw Failure(place: place, fact: .textOutside) }
      try skip(past: "]]>", from: place, what: "a CDATA section")
      silent.append(start..<index)
    } else if starts(with: "<?") {
      try skip(past: "?>", from: place, what: "a declaration")
      if isInside {
        silent.append(start..<index)
      } else {
        try checkEncoding(in: start..<index, at: place)
      }
    } else if starts(with: "<!") {
      throw Failure(place: place, fact: .documentType)
    } else if starts(with: "</") {
      try readEnd(at: place)
    } else {
      try readStart(at: place)
    }
  }

  private static let tagInTag = PageSourceFact.malformed(
    "'<' inside a tag, where '>' is missing or &lt; is meant")

  private mutating func readStart(at place: DumpPlace) throws(Failure) {
    if open.isEmpty { rootStart = (index, place) }
    tags.append(place)
    step()
    let name = nameHere()
    var quote: UInt8?
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "<") { throw Failure(place: here, fact: Self.tagInTag) }
      if byte == quote {
        quote = nil
      } else if quote == nil {
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { quote = byte }
        if byte == UInt8(ascii: ">") {
          let closesItself = bytes[index - 1] == UInt8(ascii: "/")
          step()
          if closesItself { return endRoot() }
          guard open.count < depthLimit else {
            throw Failure(place: place, fact: .tooDeep(limit: depthLimit))
          }
          open.append((name, place))
          return
        }
      }
      step()
    }
    throw Failure(place: place, fact: .unfinished("the tag <\(text(name))>"))
  }

  private mutating func readEnd(at place: DumpPlace) throws(Failure) {
    index += 2
    let name = nameHere()
    let end = bytes[index...].firstIndex { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "<") }
    if let end, bytes[end] == UInt8(ascii: "<") {
      while index < end { step() }
      throw Failure(place: here, fact: Self.tagInTag)
    }
    try skip(past: ">", from: place, what: "an end tag")
    guard let last = open.popLast() else {
      throw Failure(place: place, fact: .unopened(element: text(name)))
    }
    guard bytes[last.name].elementsEqual(bytes[name]) else {
      throw Failure(place: place, fact: .crossed(open: text(last.name), closed: text(name)))
    }
    endRoot()
  }

  private mutating func endRoot() {
    guard open.isEmpty else { return }
    roots.append(Root(bytes: rootStart.index..<index, place: rootStart.place))
  }

  private mutating func skip(
    past end: StaticString, from place: DumpPlace, what: String
  ) throws(Failure) {
    while index < bytes.count {
      if starts(with: end) {
        index += end.utf8CodeUnitCount
        return
      }
      step()
    }
    throw Failure(place: place, fact: .unfinished(what))
  }

  /// The bytes are known to be UTF-8; a declaration that says otherwise would garble them.
  private func checkEncoding(in range: Range<Int>, at place: DumpPlace) throws(Failure) {
    let declaration = text(range)
    guard let key = declaration.range(of: "encoding") else { return }
    let rest = declaration[key.upperBound...].drop { $0 == " " || $0 == "=" }
    guard let quote = rest.first, quote == "\"" || quote == "'" else { return }
    let name = rest.dropFirst().prefix { $0 != quote }
    guard !["utf-8", "utf8", "us-ascii"].contains(name.lowercased()) else { return }
    throw Failure(place: place, fact: .encoding(String(name)))
  }
}

extension PageSourceOutline {
  private mutating func step() {
    if bytes[index] == UInt8(ascii: "\n") {
      line += 1
      lineStart = index + 1
    }
    index += 1
  }

  private func starts(with text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard bytes.count - index >= count else { return false }
    return text.withUTF8Buffer { wanted in
      for offset in 0..<count where bytes[index + offset] != wanted[offset] { return false }
      return true
    }
  }

  private func nameHere() -> Range<Int> {
    var end = index
    while end < bytes.count, !bytes[end].isXMLSpace, bytes[end] != UInt8(ascii: ">"),
      bytes[end] != UInt8(ascii: "/"), end - index < 80
    {
      end += 1
    }
    return index..<end
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}

extension UInt8 {
  /// Space, tab and the ends of lines.
  var isXMLSpace: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "\n") || self == UInt8(ascii: "\t")
      || self == UInt8(ascii: "\r")
  }
}
