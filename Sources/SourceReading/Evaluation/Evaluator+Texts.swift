/// The methods of texts.
extension Evaluator {
  func callText(
    _ name: String, _ text: TextValue, _ code: Code, in frame: Frame
  ) -> Value? {
    switch name {
    case "map", "flatMap":
      return closure(of: code, in: frame).map { map($0, over: .text(text), code) }
    case "uppercased": return mapped(text) { $0.uppercased() }
    case "lowercased": return mapped(text) { $0.lowercased() }
    case "capitalized", "localizedCapitalized":
      return libraryProperty(name, of: .text(text), at: code)
    case "replacingOccurrences":
      let arguments = argumentList(code, in: frame)
      guard let words = text.plain, arguments.count >= 2,
        let from = plainText(arguments[0].value), let to = plainText(arguments[1].value),
        !from.isEmpty
      else { return nil }
      return .text(
        TextValue(
          words.split(separator: from, omittingEmptySubsequences: false)
            .joined(separator: to)))
    case "hasPrefix", "hasSuffix", "contains":
      guard let words = text.plain,
        let other = argumentList(code, in: frame).first.flatMap({ plainText($0.value) })
      else { return nil }
      return .boolean(
        name == "hasPrefix"
          ? words.hasPrefix(other)
          : name == "hasSuffix"
            ? words.hasSuffix(other)
            : !other.isEmpty
              && words.split(
                separator: other, maxSplits: 1, omittingEmptySubsequences: false
              ).count > 1)
    case "localized", "appending":
      guard let other = argumentList(code, in: frame).first else { return .text(text) }
      return combine("+", .text(text), other.value, code)
    case "prefix", "suffix", "dropFirst", "dropLast":
      return part(name, of: text, code, in: frame)
        ?? .unknown(Unknown(.code(code), fact: .system("String", [])))
    case "trimmingCharacters":
      guard let words = text.plain else {
        return .unknown(Unknown(.code(code), fact: .system("String", [])))
      }
      let inner = words.drop(while: \.isWhitespace)
      return .text(TextValue(String(inner.reversed().drop(while: \.isWhitespace).reversed())))
    case "formatted", "padding":
      return .unknown(Unknown(.code(code), fact: .system("String", [])))
    default: return nil
    }
  }

  /// `prefix(3)`, `dropFirst()` of words that are known.
  private func part(
    _ name: String, of text: TextValue, _ code: Code, in frame: Frame
  ) -> Value? {
    guard let words = text.plain else { return nil }
    var count = 1
    if let argument = argumentCodes(code).first {
      guard argument.label.isEmpty, case .integer(let given) = evaluate(argument[0], in: frame),
        given >= 0
      else { return nil }
      count = given
    } else if name == "prefix" || name == "suffix" {
      return nil
    }
    let rest: Substring =
      switch name {
      case "prefix": words.prefix(count)
      case "suffix": words.suffix(count)
      case "dropFirst": words.dropFirst(count)
      default: words.dropLast(count)
      }
    return .text(TextValue(String(rest)))
  }
}
