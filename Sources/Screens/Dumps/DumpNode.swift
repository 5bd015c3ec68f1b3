import EarshotSemantics

/// One node of a dump: what its attributes say, in the order of the file.
struct DumpNode {
  /// What it is.
  var type: DumpType
  /// The name of its type as it was written, without the prefix.
  var typeName: String
  /// `accessibilityLabel`.
  var label: String?
  /// `accessibilityValue`, or what WebDriverAgent puts in its place.
  var value: String?
  /// What a field says while it is empty.
  var placeholder: String?
  /// `accessibilityHint`.
  var hint: String?
  /// The identifier, else the label again: the file does not tell which.
  var name: String?
  /// The traits, nil where the file does not tell.
  var traits: Traits?
  /// The names of its custom actions.
  var actions: [String] = []
  /// Whether it can be used.
  var isEnabled = true
  /// Whether it can be seen.
  var isVisible = true
  /// Whether it is an accessibility element, nil where the file does not tell.
  var isAccessible: Bool?
  /// Whether it is chosen, nil where the file does not tell.
  var isSelected: Bool?
  /// Whether it has the keyboard.
  var isFocused = false
  /// Where it is, nil where the file does not tell.
  var frame: Frame?
  /// The number of the node it is in, -1 for none.
  var parent = -1
  /// The number after the last node inside of it.
  var end = 0
  /// How many nodes it is in.
  var depth = 0
  /// Which it is among the nodes of its type in the same node, counted from 1.
  var ordinal = 1
  /// Where it is written.
  var place: DumpPlace

  /// A node of which nothing but its type is known.
  init(_ type: DumpType, typeName: String? = nil, at place: DumpPlace) {
    self.type = type
    self.typeName = typeName ?? type.rawValue
    self.place = place
  }

  /// Whether a finger could touch it.
  var canBeTouched: Bool { isVisible && frame?.isZeroSize != true }

  /// The identifier, where the file shows that there is one.
  var identifier: String? { name == label ? nil : name }
}
