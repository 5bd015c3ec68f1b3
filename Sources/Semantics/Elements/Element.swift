/// One node of the semantic tree: something that is heard, or a container of such things.
///
/// An element is data: it compares, it can be stored, and it holds no code. What it says is
/// decided by the phrasing, in which order by ``ReadingOrder``.
public struct Element: Hashable, Codable, Sendable {
  /// The name by which a document's effects refer to it.
  public var name: String?
  /// `accessibilityIdentifier`: for tests, never spoken.
  public var identifier: String?
  /// What it is called.
  public var label: Wording?
  /// What it holds: "75%", "20 minutes".
  public var value: Wording?
  /// What a field says while it is empty (rule R6).
  public var placeholder: Wording?
  /// What happens when it is used; spoken last, after a pause (rule H1).
  public var hint: Wording?
  /// What kind of thing it is.
  public var traits: Traits
  /// The level of a heading, 1 to 6; spoken only with the header trait (rule R13).
  public var headingLevel: Int?
  /// The language of its words, as BCP 47; nil is the app's.
  public var language: String?
  /// How its label and its value are spoken.
  public var speech: SpeechStyle
  /// Whether what it discloses is open (rule R12); nil if it discloses nothing.
  public var expanded: Bool?
  /// Custom actions, in the order of their definition (rule A1).
  public var actions: [CustomAction]
  /// Custom content (rules A4 and A5).
  public var content: [CustomContent]
  /// What Voice Control calls it; never spoken.
  public var inputLabels: [Wording]
  /// Higher is read first among the siblings of one container (rule O7).
  public var sortPriority: Double
  /// Where it is, if the source knows.
  public var frame: Frame?
  /// Whether it cuts off what lies outside of it.
  public var clips: Bool
  /// Not visible: neither it nor anything below is read (rule E1).
  public var hidden: Bool
  /// Hidden from the reader, with all below (rule E1).
  public var elementsHidden: Bool
  /// Its siblings are not read while it is there (rule E6).
  public var modal: Bool
  /// What kind of container it is, nil if it is none or a plain one.
  public var container: Container?
  /// What becomes of its children (rules C9–C11).
  public var childrenAs: ChildBehavior?
  /// Whether its children are read in the order they are written in (rule O5).
  public var explicitOrder: Bool
  /// Where it stands in a table, nil outside of one.
  public var cell: TableCell?
  /// Where it stands in a bar; meant for toolbar items.
  public var placement: Placement?
  /// Which part of the system it is, if some of its words are the reader's own.
  public var systemRole: SystemPart?
  /// What happens when it is used, as data.
  public var responses: [Response]
  /// What is inside of it.
  public var children: [Element]
  /// Where it was written, if the source knows.
  public var source: SourcePlace?
  /// The condition under which it is there, if that cannot be known.
  public var condition: String?
  /// What only some sources know about it.
  public var evidence: Evidence

  /// Creates an element; everything that is not given is absent.
  public init(
    name: String? = nil, label: Wording? = nil, value: Wording? = nil, hint: Wording? = nil,
    traits: Traits = [], children: [Element] = []
  ) {
    self.name = name
    self.label = label
    self.value = value
    self.hint = hint
    self.traits = traits
    self.children = children
    speech = SpeechStyle()
    actions = []
    content = []
    inputLabels = []
    sortPriority = 0
    clips = false
    hidden = false
    elementsHidden = false
    modal = false
    explicitOrder = false
    responses = []
    evidence = Evidence()
  }
}

extension Element {
  /// How a node takes part in reading.
  public enum Part: Hashable, Sendable {
    /// A plain view: nothing is heard of it, its children are its surroundings'.
    case view
    /// A container: its children are read as a block, and its label is the container's name.
    case container
    /// A stop of the reader; its children are not visited (rule E2).
    case stop
  }

  /// How this node takes part in reading, by what it has.
  ///
  /// A view that has children and nothing but the tab bar trait is no stop: what is in it are
  /// tabs (rule R2a).
  public var part: Part {
    if container != nil || explicitOrder || childrenAs == .contain { return .container }
    if childrenAs != nil || hasWordsOrActions { return .stop }
    if traits.isEmpty || (traits == .tabBar && !children.isEmpty) { return .view }
    return .stop
  }

  private var hasWordsOrActions: Bool {
    label != nil || value != nil || hint != nil || !actions.isEmpty || !content.isEmpty
      || systemRole != nil
  }

  /// The response to a trigger, empty if there is none.
  public func effects(of trigger: Trigger) -> [Effect] {
    responses.first { $0.trigger == trigger }?.effects ?? []
  }

  /// Whether something was written for a trigger.
  public func responds(to trigger: Trigger) -> Bool {
    responses.contains { $0.trigger == trigger }
  }
}
