extension JSONError: CustomStringConvertible {
  /// The whole message: "recipes.screens.json:3:14: expected a value, found '}' (at screens.home)".
  public var description: String {
    let file = file.map { escapedForTerminal($0) + ":" } ?? ""
    return "\(file)\(place.line):\(place.column): \(message)" + (path.isEmpty ? "" : whereabouts)
  }

  /// What is wrong, in words, without the place.
  public var message: String { fact.words }

  /// The path in brackets; of a very long one the middle is left out.
  private var whereabouts: String {
    let longest = 200
    guard path.unicodeScalars.count > longest else { return " (at \(path))" }
    let scalars = path.unicodeScalars
    let head = String(scalars.prefix(longest / 2))
    return " (at \(head)…\(String(scalars.suffix(longest / 2))))"
  }
}

extension JSONError.Fact {
  /// The wording of every fact, in this one place.
  fileprivate var words: String {
    switch self {
    case .notUTF8(let byte):
      let digits = String(byte, radix: 16, uppercase: true)
      return "the text is not UTF-8: byte 0x\(digits) has no meaning here"
    case .empty:
      return "expected a value, found nothing"
    case .expected(let expected, let found):
      return "expected \(expected.words), found \(Quotation.quoted(found))"
    case .ended(let expected, let inside, let place):
      guard let inside, let place else { return "expected \(expected.words), found the end" }
      return "expected \(expected.words), found the end"
        + " inside the \(inside.words) opened at \(place)"
    case .unquotedText(let text):
      return "expected a value, found \(Quotation.quoted(text)) without quotes"
    case .malformedNumber(let text):
      return "expected a number, found \(Quotation.quoted(text))"
    case .numberOutOfRange(let text):
      return "the number \(Quotation.quoted(text)) is out of range"
    case .badEscape(let text):
      return "expected an escape like \\n or \\u0041, found \(Quotation.quoted(text))"
    case .loneSurrogate(let text):
      return "\(Quotation.quoted(text)) is half of a surrogate pair: expected both halves"
    case .newlineInString(let place):
      return "expected the end of the string opened at \(place), found the end of the line"
    case .tooDeep(let limit):
      return "nested deeper than \(limit) levels"
    case .repeatedKey(let key, let first):
      return "repeated key \(Quotation.quoted(key)), first at \(first)"
    case .wrongType(let expected, let found), .notAllowed(let expected, let found):
      return "expected \(expected), found \(found)"
    case .unknownKey(let key, let owner, let nearest):
      return "unknown key \(Quotation.quoted(key)) in \(owner)" + suggestion(nearest)
    case .missingKey(let key, let owner):
      return "missing key \(Quotation.quoted(key)) in \(owner)"
    case .unknownName(let name, let kind, let nearest):
      return "unknown \(kind) \(Quotation.quoted(name))" + suggestion(nearest)
    case .statement(let sentence):
      return sentence
    }
  }

  private func suggestion(_ nearest: String?) -> String {
    nearest.map { ", did you mean \(Quotation.quoted($0))?" } ?? ""
  }
}

extension JSONError.Expected {
  fileprivate var words: String {
    switch self {
    case .value: "a value"
    case .key: "a key or '}'"
    case .colon: "':' after the key"
    case .commaOrBrace: "',' or '}'"
    case .commaOrBracket: "',' or ']'"
    case .end: "nothing more"
    case .closingQuote(let quote): "the closing " + Quotation.quoted(String(quote))
    case .comment: "'//' or '/*'"
    case .commentEnd: "'*/'"
    case .hexDigits(let count): count == 1 ? "a hexadecimal digit" : "\(count) hexadecimal digits"
    case .escapedCharacter: "a character after '\\'"
    case .keyCharacter: "a letter, digit, '$' or '_' in a key without quotes"
    }
  }
}

extension JSONError.Opened {
  fileprivate var words: String {
    switch self {
    case .object: "object"
    case .array: "array"
    case .string: "string"
    case .comment: "comment"
    }
  }
}

extension JSONNode {
  /// The value as a message says what was found: "the number 12", "the string 'Soup'", "an array".
  public var summary: String {
    switch value {
    case .null: "null"
    case .bool(let bool): bool ? "true" : "false"
    case .number(let number): "the number " + JSONNumber.text(number)
    case .string(let string):
      string.isEmpty ? "an empty string" : "the string " + Quotation.quoted(string)
    case .array: "an array"
    case .object: "an object"
    }
  }
}
