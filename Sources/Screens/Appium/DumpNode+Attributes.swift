import EarshotSemantics

extension DumpNode {
  /// Reads the attributes of a node.
  ///
  /// What is wrong with them is handed to `report` in a fixed order, and the node is read without
  /// the attribute.
  init(
    type: DumpType, typeName: String, attributes: [String: String], place: DumpPlace,
    report: (PageSourceFact) -> Void
  ) {
    self.init(type, typeName: typeName, at: place)
    func words(_ key: String) -> String? {
      guard let text = attributes[key], !text.allSatisfy(\.isWhitespace) else { return nil }
      return text
    }
    func flag(_ key: String) -> Bool? {
      guard let text = attributes[key], !text.isEmpty else { return nil }
      switch text.lowercased() {
      case "true", "1", "yes": return true
      case "false", "0", "no": return false
      default:
        report(.notABoolean(attribute: key, value: text))
        return nil
      }
    }
    label = words("label")
    value = words("value")
    placeholder = words("placeholderValue")
    hint = words("hint")
    name = words("name")
    traits = attributes["traits"].map(Traits.init(pageSource:))
    actions = (words("customActions") ?? "").split(separator: ",").map { $0.trimmed }
      .filter { !$0.isEmpty }
    isEnabled = flag("enabled") ?? true
    isVisible = flag("visible") ?? true
    isAccessible = flag("accessible")
    isSelected = flag("selected")
    isFocused = flag("focused") ?? false
    // An element that is not laid out is invisible and has no numbers worth a word.
    frame = Frame(pageSource: attributes, report: isVisible ? report : { _ in })
  }
}

extension Traits {
  /// The traits of a list as WebDriverAgent writes it: "Button, Selected".
  ///
  /// It names the public ones only; a name that is not known means nothing to the reader.
  fileprivate init(pageSource list: String) {
    self = []
    for word in list.split(separator: ",") {
      let name = word.trimmed
      if name == "ToggleButton" {
        insert([.button, .switchButton])
      } else if let trait = Traits(name: name.prefix(1).lowercased() + name.dropFirst()) {
        insert(trait)
      }
    }
  }
}

extension Frame {
  /// The frame of a node; nil if one of its four numbers is missing or wrong.
  ///
  /// XCTest's "nowhere" has an infinite origin and no size: it is read as such, with the zero
  /// size that says that nothing can be touched.
  fileprivate init?(pageSource attributes: [String: String], report: (PageSourceFact) -> Void) {
    let keys = ["x", "y", "width", "height"]
    let texts = keys.map { attributes[$0] }
    if texts[0] == "inf" || texts[1] == "inf", texts[2] == "0", texts[3] == "0" {
      self.init(x: 0, y: 0, width: 0, height: 0)
      return
    }
    var numbers: [Double] = []
    for (key, text) in zip(keys, texts) {
      guard let text else { continue }
      guard let number = Double(plain: text) else {
        report(.notANumber(attribute: key, value: text))
        continue
      }
      if abs(number) > Self.farthest {
        report(.outOfRange(attribute: key, value: text))
      } else if number < 0, key == "width" || key == "height" {
        report(.negativeSize(attribute: key, value: text))
      } else {
        numbers.append(number)
      }
    }
    guard numbers.count == 4 else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension Substring {
  /// Without white space at both ends.
  fileprivate var trimmed: String {
    var rest = drop(while: \.isWhitespace)
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}
