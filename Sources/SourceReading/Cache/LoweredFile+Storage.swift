import EarshotSemantics
import Foundation

/// How a lowered file is written to the cache: numbers in little-endian order, one after another.
///
/// Whatever does not read back exactly is a miss, never an error: a cache that was cut off or
/// written by another version costs time and nothing else.
extension LoweredFile {
  /// Raised whenever the meaning or layout of a node changes.
  static let formatVersion: UInt32 = 3
  private static let mark: UInt32 = 0x5452_4145

  /// The bytes to store.
  var stored: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(nodes.count * 26 + links.count * 4 + lines.count * 4 + 4_096)
    bytes.append(Self.mark)
    bytes.append(Self.formatVersion)
    bytes.append(kind.rawValue)
    bytes.append(UInt32(truncatingIfNeeded: nodes.count))
    for node in nodes {
      bytes.append(node.kind.rawValue)
      bytes.append(node.flags.rawValue)
      for field in [
        node.text, node.label, node.firstLink, node.linkCount, node.start, node.end,
      ] { bytes.append(field) }
    }
    for numbers in [links, lines] {
      bytes.append(UInt32(truncatingIfNeeded: numbers.count))
      for number in numbers { bytes.append(number) }
    }
    bytes.append(UInt32(truncatingIfNeeded: strings.count))
    for string in strings { bytes.append(string) }
    bytes.append(UInt32(truncatingIfNeeded: problems.count))
    for problem in problems {
      bytes.append(UInt32(truncatingIfNeeded: problem.line ?? 0))
      bytes.append(UInt32(truncatingIfNeeded: problem.column ?? 0))
      bytes.append(problem.message)
    }
    var sum = ContentHash()
    sum.add(bytes)
    bytes.append(sum.digits)
    return bytes
  }

  /// Reads back what was stored; nil if it is not exactly that.
  convenience init?(stored bytes: [UInt8], path: String) {
    var reader = ByteReader(bytes: bytes)
    // The sum at the end is a string of 32 digits with its length.
    guard bytes.count > 36 else { return nil }
    var sum = ContentHash()
    sum.add(Array(bytes.dropLast(36)))
    guard bytes.suffix(32).elementsEqual(sum.digits.utf8) else { return nil }
    guard reader.number() == Self.mark, reader.number() == Self.formatVersion,
      let kindByte = reader.byte(), let kind = Kind(rawValue: kindByte),
      let nodeCount = reader.count()
    else { return nil }
    var nodes: [Node] = []
    nodes.reserveCapacity(nodeCount)
    for _ in 0..<nodeCount {
      guard let node = reader.node() else { return nil }
      nodes.append(node)
    }
    guard let links = reader.numbers(), let lines = reader.numbers(),
      let stringCount = reader.count()
    else { return nil }
    var strings: [String] = []
    strings.reserveCapacity(stringCount)
    for _ in 0..<stringCount {
      guard let string = reader.string() else { return nil }
      strings.append(string)
    }
    var problems: [SourceProblem] = []
    guard let problemCount = reader.count() else { return nil }
    for _ in 0..<problemCount {
      guard let line = reader.number(), let column = reader.number(),
        let message = reader.string()
      else { return nil }
      problems.append(
        SourceProblem(
          file: path, line: line == 0 ? nil : Int(line), column: column == 0 ? nil : Int(column),
          message: message))
    }
    guard Self.isSound(nodes, links, strings.count) else { return nil }
    self.init(
      path: path, nodes: nodes, links: links, strings: strings, lines: lines,
      problems: problems, kind: kind)
  }

  /// Whether every index leads somewhere, and only to what was written before.
  private static func isSound(_ nodes: [Node], _ links: [UInt32], _ stringCount: Int) -> Bool {
    guard !nodes.isEmpty else { return false }
    for (index, node) in nodes.enumerated() {
      let end = UInt64(node.firstLink) + UInt64(node.linkCount)
      guard node.text < stringCount, node.label < stringCount, end <= links.count else {
        return false
      }
      for link in Int(node.firstLink)..<Int(end) where links[link] >= index { return false }
    }
    return true
  }
}

extension [UInt8] {
  fileprivate mutating func append(_ number: UInt32) {
    Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
  }

  fileprivate mutating func append(_ string: String) {
    append(UInt32(truncatingIfNeeded: string.utf8.count))
    append(contentsOf: string.utf8)
  }
}

/// Reads stored numbers and strings, with nil once there are no more.
private struct ByteReader {
  let bytes: [UInt8]
  var position = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func byte() -> UInt8? {
    guard position < bytes.count else { return nil }
    defer { position += 1 }
    return bytes[position]
  }

  mutating func number() -> UInt32? {
    guard position + 4 <= bytes.count else { return nil }
    defer { position += 4 }
    let number = bytes.withUnsafeBytes {
      $0.loadUnaligned(fromByteOffset: position, as: UInt32.self)
    }
    return UInt32(littleEndian: number)
  }

  /// A count; never more than there are bytes left, so nothing huge is set aside.
  mutating func count() -> Int? {
    guard let number = number(), Int(number) <= bytes.count - position else { return nil }
    return Int(number)
  }

  mutating func numbers() -> [UInt32]? {
    guard let count = count(), count * 4 <= bytes.count - position else { return nil }
    return (0..<count).map { _ in number() ?? 0 }
  }

  mutating func string() -> String? {
    guard let count = count() else { return nil }
    defer { position += count }
    return String(decoding: bytes[position..<(position + count)], as: UTF8.self)
  }

  mutating func node() -> Node? {
    guard let kindByte = byte(), let kind = NodeKind(rawValue: kindByte), let flags = byte(),
      let text = number(), let label = number(), let firstLink = number(),
      let linkCount = number(), let start = number(), let end = number()
    else { return nil }
    return Node(
      kind: kind, flags: NodeFlags(rawValue: flags), text: text, label: label,
      firstLink: firstLink, linkCount: linkCount, start: start, end: end)
  }
}
