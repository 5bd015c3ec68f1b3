/// What can be wrong in an Appium page source.
public enum PageSourceFact: InputFact {
  /// Nothing but white space.
  case empty
  /// Bytes that are not UTF-8.
  case notUTF8
  /// The declaration names another encoding.
  case encoding(String)
  /// A document type, which could define entities that grow without bound.
  case documentType
  /// The end of the file comes before the end of this element.
  case truncated(element: String)
  /// The end of the file comes before the end of a comment, a tag or the like.
  case unfinished(String)
  /// An end without a beginning.
  case unopened(element: String)
  /// An end of another element than the one that is open.
  case crossed(open: String, closed: String)
  /// Text where only elements can stand.
  case textOutside
  /// Deeper than this many levels.
  case tooDeep(limit: Int)
  /// More bytes than this.
  case tooLong(limit: Int)
  /// Not well-formed XML, with what the parser says of it.
  case malformed(String)
  /// XML, but not of this kind: the name of its first element.
  case otherXML(root: String)
  /// A page source in which no app is.
  case noApp
  /// An attribute that is to be a number and is not.
  case notANumber(attribute: String, value: String)
  /// A size below zero.
  case negativeSize(attribute: String, value: String)
  /// A number no screen is large enough for.
  case outOfRange(attribute: String, value: String)
  /// An attribute that is to be true or false and is neither.
  case notABoolean(attribute: String, value: String)
  /// The file cannot be opened or read.
  case unreadable(String)
}

extension PageSourceFact {
  /// The fact in words that name what was found and what was expected.
  public var message: String {
    switch self {
    case .empty: "the file is empty, expected an Appium page source"
    case .notUTF8: "not UTF-8"
    case .encoding(let name): "encoding '\(name)' is not supported, expected UTF-8"
    case .documentType: "a document type is not accepted in a page source"
    case .truncated(let element): "the file ends inside <\(element)>"
    case .unfinished(let what): "the file ends inside \(what)"
    case .unopened(let element): "</\(element)> closes nothing"
    case .crossed(let open, let closed): "</\(closed)> inside <\(open)>, expected </\(open)>"
    case .textOutside: "text outside of any element"
    case .tooDeep(let limit): "nested deeper than \(limit) levels"
    case .tooLong(let limit): "longer than \(limit) bytes"
    case .malformed(let reason): "not well-formed XML: \(reason)"
    case .otherXML(let root):
      "not an Appium page source of an iOS app: found <\(root)>, "
        + "expected <AppiumAUT> or <XCUIElementTypeApplication>"
    case .noApp: "no element of an app in it, expected <XCUIElementTypeApplication>"
    case .notANumber(let attribute, let value):
      "\(attribute)=\"\(Self.short(value))\" is not a number of points"
    case .negativeSize(let attribute, let value):
      "\(attribute)=\"\(Self.short(value))\" is negative, expected 0 or more"
    case .outOfRange(let attribute, let value):
      "\(attribute)=\"\(Self.short(value))\" is outside of any screen"
    case .notABoolean(let attribute, let value):
      "\(attribute)=\"\(Self.short(value))\" is neither true nor false"
    case .unreadable(let reason): "cannot be read: \(reason)"
    }
  }

  /// A value as it is quoted in a message: a hostile file may hold megabytes in one attribute.
  private static func short(_ value: String) -> String {
    value.count > 40 ? value.prefix(40) + "…" : value
  }
}
