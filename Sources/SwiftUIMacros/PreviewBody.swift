/// The statements of a `#Preview`: what its view keeps, and the views.
enum PreviewBody {
  /// Takes a body apart.
  ///
  /// - Returns: The declarations that are marked `@Previewable`, without the mark, and the rest.
  static func parts(of body: String) -> (kept: [String], views: String) {
    let text = Array(body)
    var kept: [String] = []
    var views = ""
    var scanner = BracketScanner(text)
    while scanner.index < text.count {
      if scanner.depth == 0, scanner.isAt("@Previewable") {
        scanner.index += "@Previewable".count
        let start = scanner.index
        scanner.skipDeclaration()
        kept.append(
          String(text[start..<scanner.index]).split(whereSeparator: \.isNewline)
            .map { $0.drop(while: \.isWhitespace) }.filter { !$0.isEmpty }.joined(separator: "\n"))
      } else {
        let start = scanner.index
        scanner.step()
        views += String(text[start..<scanner.index])
      }
    }
    return (kept, views)
  }
}

/// Goes through Swift text and knows how deep in brackets it is; what stands in quotes is passed at
/// once.
private struct BracketScanner {
  let text: [Character]
  var index = 0
  var depth = 0

  init(_ text: [Character]) { self.text = text }

  func isAt(_ word: String) -> Bool {
    let end = index + word.count
    guard end < text.count, String(text[index..<end]) == word else { return false }
    return !text[end].isLetter
  }

  mutating func step() {
    switch text[index] {
    case "(", "[", "{": depth += 1
    case ")", "]", "}": depth -= 1
    case "\"": return skipString()
    case "/" where index + 1 < text.count && text[index + 1] == "/":
      while index < text.count, !text[index].isNewline { index += 1 }
      return
    default: break
    }
    index += 1
  }

  private mutating func skipString() {
    index += 1
    while index < text.count, text[index] != "\"", !text[index].isNewline {
      index += text[index] == "\\" ? 2 : 1
    }
    index = min(index + 1, text.count)
  }

  /// Goes to the end of a declaration: the end of a line outside of brackets, once the name was
  /// seen.
  mutating func skipDeclaration() {
    let outside = depth
    var isNamed = false
    while index < text.count {
      if isAt("var") || isAt("let") { isNamed = true }
      if depth == outside, isNamed, text[index].isNewline || text[index] == ";" { return }
      step()
    }
  }
}
