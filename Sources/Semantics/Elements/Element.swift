/// One node of the semantic tree: something that is heard, or a container of such things.
///
/// An element is data: it compares, it can be stored, and it holds no code. What it says is
/// decided by the phrasing, in which order by ``ReadingOrder``.
public struct Element: Hashable, Codable, Sendable {
  /// The name by which a document's effects refer to it.
  public var name: String?
  /// What it is called.
  public var label: Wording?
  /// What it holds: "75%", "20 minutes".
  public var value: Wording?
  /// What happens when it is used; spoken last, after a pause (rule H1).
  public var hint: Wording?
  /// What kind of thing it is.
  public var traits: Traits
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
  /// What is inside of it.
  public var children: [Element]
  /// Where it was written, if the source knows.
  public var source: SourcePlace?
  /// What only some sources know about it.
  public var evidence: Evidence

  /// What most elements do not have; nil where an element has nothing of it.
  ///
  /// Screens of many thousand elements are copied from stage to stage, and what every element
  /// carries costs time and memory each time.
  var details: Boxed<ElementDetails>?

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
    clips = false
    hidden = false
    elementsHidden = false
    modal = false
    explicitOrder = false
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
