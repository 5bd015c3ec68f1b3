extension Element {
  /// `accessibilityIdentifier`: for tests, never spoken.
  public var identifier: String? {
    get { details?.value.identifier }
    set { if details != nil || newValue != nil { change { $0.identifier = newValue } } }
  }

  /// What a field says while it is empty (rule R6).
  public var placeholder: Wording? {
    get { details?.value.placeholder }
    set { if details != nil || newValue != nil { change { $0.placeholder = newValue } } }
  }

  /// The level of a heading, 1 to 6; spoken only with the header trait (rule R13).
  public var headingLevel: Int? {
    get { details?.value.headingLevel }
    set { if details != nil || newValue != nil { change { $0.headingLevel = newValue } } }
  }

  /// The language of its words, as BCP 47; nil is the app's.
  public var language: String? {
    get { details?.value.language }
    set { if details != nil || newValue != nil { change { $0.language = newValue } } }
  }

  /// How its label and its value are spoken.
  public var speech: SpeechStyle {
    get { details?.value.speech ?? SpeechStyle() }
    set {
      if details != nil || newValue != SpeechStyle() { change { $0.speech = newValue } }
    }
  }

  /// Whether a change of it is said after what is being said, instead of cutting that off; nil if
  /// the app says nothing of it.
  public var queuesChanges: Bool? {
    get { details?.value.queuesChanges }
    set { if details != nil || newValue != nil { change { $0.queuesChanges = newValue } } }
  }

  /// Whether what it discloses is open (rule R12); nil if it discloses nothing.
  public var expanded: Bool? {
    get { details?.value.expanded }
    set { if details != nil || newValue != nil { change { $0.expanded = newValue } } }
  }

  /// Custom actions, in the order of their definition (rule A1).
  public var actions: [CustomAction] {
    get { details?.value.actions ?? [] }
    set { if details != nil || !newValue.isEmpty { change { $0.actions = newValue } } }
  }

  /// Custom content (rules A4 and A5).
  public var content: [CustomContent] {
    get { details?.value.content ?? [] }
    set { if details != nil || !newValue.isEmpty { change { $0.content = newValue } } }
  }

  /// What Voice Control calls it; never spoken.
  public var inputLabels: [Wording] {
    get { details?.value.inputLabels ?? [] }
    set { if details != nil || !newValue.isEmpty { change { $0.inputLabels = newValue } } }
  }

  /// Higher is read first among the siblings of one container (rule O7).
  public var sortPriority: Double {
    get { details?.value.sortPriority ?? 0 }
    set { if details != nil || newValue != 0 { change { $0.sortPriority = newValue } } }
  }

  /// Where it stands in a table, nil outside of one.
  public var cell: TableCell? {
    get { details?.value.cell }
    set { if details != nil || newValue != nil { change { $0.cell = newValue } } }
  }

  /// Where it stands in a bar; meant for toolbar items.
  public var placement: Placement? {
    get { details?.value.placement }
    set { if details != nil || newValue != nil { change { $0.placement = newValue } } }
  }

  /// Which part of the system it is, if some of its words are the reader's own.
  public var systemRole: SystemPart? {
    get { details?.value.systemRole }
    set { if details != nil || newValue != nil { change { $0.systemRole = newValue } } }
  }

  /// What happens when it is used, as data.
  public var responses: [Response] {
    get { details?.value.responses ?? [] }
    set { if details != nil || !newValue.isEmpty { change { $0.responses = newValue } } }
  }

  /// What it is like while some of the app's flags are as they are.
  public var variations: [Variation] {
    get { details?.value.variations ?? [] }
    set { if details != nil || !newValue.isEmpty { change { $0.variations = newValue } } }
  }

  /// The condition under which it is there, if that cannot be known.
  public var condition: String? {
    get { details?.value.condition }
    set { if details != nil || newValue != nil { change { $0.condition = newValue } } }
  }

  /// Changes details; an element that has none of them any more is as if it never had.
  private mutating func change(_ body: (inout ElementDetails) -> Void) {
    var new = details?.value ?? ElementDetails()
    body(&new)
    details = new == ElementDetails() ? nil : Boxed(new)
  }
}

/// What most elements do not have.
struct ElementDetails: Hashable, Codable, Sendable {
  var identifier: String?
  var placeholder: Wording?
  var headingLevel: Int?
  var language: String?
  var speech = SpeechStyle()
  var queuesChanges: Bool?
  var expanded: Bool?
  var actions: [CustomAction] = []
  var content: [CustomContent] = []
  var inputLabels: [Wording] = []
  var sortPriority = 0.0
  var cell: TableCell?
  var placement: Placement?
  var systemRole: SystemPart?
  var responses: [Response] = []
  var variations: [Variation] = []
  var condition: String?
}

/// A value that is copied as one reference; it never changes.
final class Boxed<Value: Hashable & Codable & Sendable>: Hashable, Codable, Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }

  static func == (left: Boxed, right: Boxed) -> Bool {
    left === right || left.value == right.value
  }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }

  init(from decoder: any Decoder) throws { value = try Value(from: decoder) }

  func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}
