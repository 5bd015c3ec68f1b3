import SwiftSyntax

extension Lowerer {
  mutating func lower(_ string: StringLiteralExprSyntax) -> UInt32 {
    let hashes = string.openingPounds?.text.utf8.count ?? 0
    var pieces: [UInt32] = []
    var words = ""
    let place = span(string)
    for segment in string.segments {
      switch segment {
      case .stringSegment(let text): words += Self.unescape(text.content.text, hashes: hashes)
      case .expressionSegment(let interpolation):
        if !words.isEmpty { pieces.append(writer.add(.stringPiece, words, span: place)) }
        words = ""
        let arguments = lower(interpolation.expressions)
        pieces.append(writer.add(.interpolation, arguments, span: span(interpolation)))
      @unknown default: continue
      }
    }
    if !words.isEmpty { pieces.append(writer.add(.stringPiece, words, span: place)) }
    return writer.add(.string, pieces, span: place)
  }

  /// The characters that an escape stands for; raw strings escape with as many `#`.
  static func unescape(_ text: String, hashes: Int) -> String {
    guard text.utf8.contains(0x5C) else { return text }
    var words = ""
    var rest = Substring(text)
    let mark = "\\" + String(repeating: "#", count: hashes)
    while let first = rest.first {
      guard first == "\\", rest.hasPrefix(mark) else {
        words.append(first)
        rest.removeFirst()
        continue
      }
      rest.removeFirst(mark.count)
      guard let escape = rest.popFirst() else { break }
      switch escape {
      case "n": words.append("\n")
      case "t": words.append("\t")
      case "r": words.append("\r")
      case "0": words.append("\0")
      case "u":
        let digits = rest.dropFirst().prefix { $0 != "}" }
        if let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) {
          words.unicodeScalars.append(scalar)
        }
        rest = rest.dropFirst(digits.count + 2)
      case "\n", "\r\n": break
      default: words.append(escape)
      }
    }
    return words
  }
}
