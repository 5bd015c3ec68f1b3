/// A comment that accepts a fault where it is: `// earshot:ignore RULE -- reason`.
///
/// It stands on the line of the fault, or on lines of comments right above it. Several rules are
/// separated by commas.
public struct SuppressionComment: Hashable, Sendable {
  /// The rules it names.
  public let rules: [String]
  /// Why the fault is accepted; nil if that is missing.
  public let reason: String?
  /// The file, relative to the working folder.
  public var file: String
  /// The line it stands on, counted from 1.
  public let line: Int
  /// The column where it begins, counted from 1.
  public let column: Int
  /// The line whose faults it accepts.
  public let target: Int

  /// The comments of a text, in its order.
  ///
  /// - Parameters:
  ///   - text: Source, a document, or anything else with `//` comments.
  ///   - file: The file, relative to the working folder.
  public static func all(in text: String, file: String) -> [SuppressionComment] {
    guard text.contains(marker) else { return [] }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var found: [SuppressionComment] = []
    for (index, line) in lines.enumerated() {
      guard let start = line.firstRange(of: marker)?.lowerBound,
        let slashes = line[..<start].lastRange(ofSlashes: ())
      else { continue }
      let isAlone = line[..<slashes].allSatisfy(\.isWhitespace)
      var target = index
      if isAlone {
        while target + 1 < lines.count, lines[target].isComment || lines[target].isBlank {
          target += 1
        }
      }
      let words = line[start...].dropFirst(marker.count)
      found.append(
        SuppressionComment(
          words, file: file, line: index + 1, column: line[..<slashes].count + 1,
          target: target + 1))
    }
    return found
  }

  /// The comments of a text, given by its bytes: without a single one they are not even decoded.
  public static func all(in bytes: [UInt8], file: String) -> [SuppressionComment] {
    let marker = Array(marker.utf8)
    var start = 0
    while let next = bytes[start...].firstIndex(of: marker[0]) {
      if bytes[next...].starts(with: marker) {
        return all(in: String(decoding: bytes, as: UTF8.self), file: file)
      }
      start = next + 1
    }
    return []
  }

  private static let marker = "earshot:ignore"

  private init(_ words: Substring, file: String, line: Int, column: Int, target: Int) {
    let pieces = words.split(separator: " ", omittingEmptySubsequences: true)
    let dash = pieces.firstIndex { $0 == "--" || $0 == "—" }
    rules = pieces[..<(dash ?? pieces.endIndex)]
      .flatMap { $0.split(separator: ",") }.map(String.init)
    let reason = dash.map { pieces[($0 + 1)...].joined(separator: " ") }
    self.reason = reason?.isEmpty == false ? reason : nil
    self.file = file
    self.line = line
    self.column = column
    self.target = target
  }
}

extension Substring {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }

  fileprivate var isComment: Bool { drop(while: \.isWhitespace).hasPrefix("//") }

  /// Where the comment begins that runs to the end of this piece.
  fileprivate func lastRange(ofSlashes: Void) -> Index? {
    var position = endIndex
    while position > startIndex {
      position = index(before: position)
      if self[position...].hasPrefix("//") { return position }
    }
    return nil
  }
}
