import Foundation

/// `@Entry var name: Type = value`: a key, and a property that reads and writes it.
struct EntryMacro {
  private let role: String
  private let name: String
  private let type: String?
  private let value: String?
  private let keyProtocol: String

  init(_ request: [String: Any]) {
    role = Self.text(request["macroRole"])
    let source = (request["declSyntax"] as? [String: Any])?["source"] as? String ?? ""
    let declaration = Declaration(source)
    name = declaration.name
    type = declaration.type
    value = declaration.value
    let surroundings = (request["lexicalContext"] as? [[String: Any]] ?? [])
      .compactMap { $0["source"] as? String }.joined(separator: " ")
    keyProtocol =
      surroundings.contains("Transaction")
      ? "TransactionKey"
      : surroundings.contains("ContainerValues")
        ? "ContainerValueKey"
        : surroundings.contains("FocusedValues") ? "FocusedValueKey" : "EnvironmentKey"
  }

  var expansion: String {
    let key = "__Key_\(name)"
    if role == "accessor" {
      return "{ get { self[\(key).self] } set { self[\(key).self] = newValue } }"
    }
    if keyProtocol == "FocusedValueKey" {
      let wrapped = (type ?? "Never?").trimmingCharacters(in: CharacterSet(charactersIn: "?"))
      return "enum \(key): FocusedValueKey { typealias Value = \(wrapped) }"
    }
    let first = value ?? "nil"
    let declared =
      type.map { "static var defaultValue: \($0) { \(first) }" }
      ?? "nonisolated(unsafe) static var defaultValue = \(first)"
    return "enum \(key): \(keyProtocol) { \(declared) }"
  }

  /// The role is a string, or an object with the role as its only key.
  private static func text(_ role: Any?) -> String {
    if let role = role as? String { return role }
    return (role as? [String: Any])?.keys.first ?? ""
  }
}

/// The parts of a `var` with a type or a value.
private struct Declaration {
  var name = ""
  var type: String?
  var value: String?

  init(_ source: String) {
    let text = Array(source)
    guard let start = Self.wordEnd(of: "var", in: text) else { return }
    var index = start
    while index < text.count, text[index].isWhitespace { index += 1 }
    while index < text.count,
      text[index].isLetter || text[index].isNumber || "_`".contains(text[index])
    {
      if text[index] != "`" { name.append(text[index]) }
      index += 1
    }
    let equals = Self.equalsSign(in: text, from: index)
    let declared = String(text[index..<(equals ?? text.count)])
      .trimmingCharacters(in: .whitespacesAndNewlines)
    if declared.hasPrefix(":") {
      type = String(declared.dropFirst()).trimmingCharacters(in: .whitespacesAndNewlines)
    }
    if let equals {
      value = String(text[(equals + 1)...]).trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }

  /// Where a word of its own ends.
  private static func wordEnd(of word: String, in text: [Character]) -> Int? {
    let letters = Array(word)
    guard text.count > letters.count else { return nil }
    for index in 0..<(text.count - letters.count)
    where Array(text[index..<(index + letters.count)]) == letters {
      let before = index == 0 || !text[index - 1].isLetter
      if before, text[index + letters.count].isWhitespace { return index + letters.count }
    }
    return nil
  }

  /// The sign between type and value: outside of brackets, and no part of an operator.
  private static func equalsSign(in text: [Character], from start: Int) -> Int? {
    var depth = 0
    for index in start..<text.count {
      switch text[index] {
      case "(", "[", "<", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case ">": if index > 0, text[index - 1] != "-" { depth -= 1 }
      case "=" where depth == 0: return index
      default: break
      }
    }
    return nil
  }
}
