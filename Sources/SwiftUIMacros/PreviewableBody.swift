import Foundation

/// The statements of a `#Preview`, of which those that are marked `@Previewable` are state.
///
/// State can only be kept by a view, so they become the properties of one whose body is the rest.
struct PreviewableBody {
  /// The declarations, without their mark.
  private(set) var state: [String] = []
  /// Everything else.
  private(set) var views = ""

  private static let mark = "@Previewable"

  init(_ body: String) {
    var rest = Substring(body)
    while let range = rest.range(of: Self.mark) {
      views += rest[..<range.lowerBound]
      let declaration = Self.statement(rest[range.upperBound...])
      state.append(declaration.trimmingCharacters(in: .whitespacesAndNewlines))
      rest = rest[declaration.endIndex...]
    }
    views += rest
  }

  /// A view that keeps the state.
  var wrapper: String {
    """
      struct PreviewableWrapper: SwiftUI.View {
        \(state.joined(separator: "\n    "))
        var body: some SwiftUI.View {\(views)}
      }
    """
  }

  /// The statement a text begins with: to the end of a line outside of brackets and texts, unless
  /// the next line goes on with it.
  private static func statement(_ text: Substring) -> Substring {
    var depth = 0
    var isInText = false
    var index = text.startIndex
    var last: Character = " "
    while index < text.endIndex {
      let character = text[index]
      if character == "\"", last != "\\" {
        isInText.toggle()
      } else if isInText {
        // Brackets in a text are none.
      } else if "([{".contains(character) {
        depth += 1
      } else if ")]}".contains(character) {
        depth -= 1
      } else if character == ";", depth == 0 {
        return text[...index]
      } else if character.isNewline, depth == 0, !goesOn(text[..<index], text[index...]) {
        return text[..<index]
      }
      last = last == "\\" && character == "\\" ? " " : character
      index = text.index(after: index)
    }
    return text
  }

  /// Whether a statement that ends with a line is not complete without the next.
  private static func goesOn(_ before: Substring, _ after: Substring) -> Bool {
    let end = before.last { !$0.isWhitespace } ?? "="
    let start = after.first { !$0.isWhitespace } ?? " "
    // Attributes alone are not yet a declaration.
    let isDeclared = before.split(whereSeparator: \.isWhitespace).contains {
      $0 == "var" || $0 == "let"
    }
    return !isDeclared || "=,(:?".contains(end) || ".=?:,+".contains(start)
  }
}
