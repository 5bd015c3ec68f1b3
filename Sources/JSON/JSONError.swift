/// What is wrong in a text, where, and in which value.
public struct JSONError: Error, Hashable, Sendable {
  /// The name of the file, if the text has one.
  public let file: String?

  /// Where the first character that is wrong stands.
  public let place: JSONPlace

  /// The way from the root to the value, like `screens.home.elements[2].traits[0]`; empty for the
  /// root.
  public let path: String

  /// What is wrong.
  public let fact: Fact

  /// An error at a place.
  public init(_ fact: Fact, at place: JSONPlace, path: String = "", file: String? = nil) {
    self.fact = fact
    self.place = place
    self.path = path
    self.file = file
  }
}

extension JSONError {
  /// What can be wrong: first with the text, then with what it means.
  public enum Fact: Hashable, Sendable {
    /// The bytes are no UTF-8 from this one on.
    case notUTF8(byte: UInt8)
    /// There is nothing but white space and comments.
    case empty
    /// Something else stands where the grammar wants this.
    case expected(Expected, found: String)
    /// The text ends inside something.
    case ended(expected: Expected, inside: Opened?, openedAt: JSONPlace?)
    /// A word stands where a value should.
    case unquotedText(String)
    /// A number with a leading zero, two points, letters…
    case malformedNumber(String)
    /// A number beyond what a double holds.
    case numberOutOfRange(String)
    /// A backslash before something that has no meaning there.
    case badEscape(String)
    /// Half of a surrogate pair.
    case loneSurrogate(String)
    /// A line ends before the string does.
    case newlineInString(openedAt: JSONPlace)
    /// More arrays and objects inside one another than allowed.
    case tooDeep(limit: Int)
    /// A key the object has already.
    case repeatedKey(String, first: JSONPlace)

    /// A value of another kind; both are phrases, like "a string" and "the number 12".
    case wrongType(expected: String, found: String)
    /// A key that is not in the closed list of its owner, which is a phrase like "element".
    case unknownKey(String, owner: String, nearest: String?)
    /// A key that must be there.
    case missingKey(String, owner: String)
    /// A name that is not among those known; the kind is a noun like "trait".
    case unknownName(String, kind: String, nearest: String?)
    /// A value of the right kind that is not allowed; both are phrases.
    case notAllowed(expected: String, found: String)
    /// Anything else that only the caller can know, as a whole sentence without a full stop.
    case statement(String)
  }

  /// What the grammar wants at a place.
  public enum Expected: Hashable, Sendable {
    case value
    case key
    case colon
    case commaOrBrace
    case commaOrBracket
    case end
    case closingQuote(Unicode.Scalar)
    case comment
    case commentEnd
    case hexDigits(Int)
    case escapedCharacter
    case keyCharacter
  }

  /// What can be left open.
  public enum Opened: Hashable, Sendable {
    case object
    case array
    case string
    case comment
  }
}
