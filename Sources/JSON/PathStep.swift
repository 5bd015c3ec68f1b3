/// One step from a value to a value inside it.
enum PathStep {
  case key(String)
  case index(Int)

  /// A path as messages show it: `screens.home.elements[2]`, odd keys as `links['recipes://']`.
  static func text(_ steps: [PathStep]) -> String {
    var text = ""
    for step in steps {
      switch step {
      case .index(let index):
        text += "[\(index)]"
      case .key(let key) where key.isPlainName:
        text += text.isEmpty ? key : "." + key
      case .key(let key):
        text += "[" + Quotation.quoted(key) + "]"
      }
    }
    return text
  }
}

extension String {
  /// Whether the string can stand in a path without quotes.
  fileprivate var isPlainName: Bool {
    guard let first = utf8.first, !ASCII.isDigit(first), utf8.count <= Quotation.limit else {
      return false
    }
    return utf8.allSatisfy { ASCII.isWord($0) || $0 == ASCII.minus }
  }
}
