import EarshotJSON

/// The names a document defines and the places where it uses them.
///
/// The id of an element is its screen's own: two screens may have the same. An effect means the
/// element of its own screen, else that of another; a rotor and a screen's focus only their own.
struct NameBook {
  /// The ids of the screens, in the order they are described.
  private(set) var screens: [String] = []
  /// The ids of the tabs, in order.
  private(set) var tabs: [String] = []
  private var tabNames: Set<String> = []
  /// The names of the flags, in order.
  private(set) var flags: [String] = []
  private var elements: [[String: JSONPlace]] = []
  /// The same ids in the order of the text, because a dictionary has none.
  private var ordered: [[String]] = []
  private var uses: [Use] = []

  /// What a name can mean.
  enum Kind {
    case screen
    case tab
    case flag
    /// An element of any screen.
    case element
    /// An element of the same screen.
    case ownElement
    /// Where a screen asks focus to go: a place of the bar, or an element of the same screen.
    case focus
  }

  private struct Use {
    let name: String
    let kind: Kind
    let place: JSONPlace
    /// The number of the screen it stands in, nil outside of any.
    let screen: Int?
  }

  /// The names of elements from here on are this screen's.
  mutating func beginScreen(_ name: String) {
    screens.append(name)
    elements.append([:])
    ordered.append([])
  }

  /// Notes a tab's id; false if it is taken.
  mutating func defineTab(_ name: String) -> Bool {
    guard tabNames.insert(name).inserted else { return false }
    tabs.append(name)
    return true
  }

  /// Notes a flag's name.
  mutating func defineFlag(_ name: String) { flags.append(name) }

  /// Notes an element's id; gives the place of the element that has it already.
  mutating func defineElement(_ name: String, at place: JSONPlace) -> JSONPlace? {
    guard let screen = elements.indices.last else { return nil }
    if let first = elements[screen][name] { return first }
    elements[screen][name] = place
    ordered[screen].append(name)
    return nil
  }

  /// Notes that a name is used; whether it exists is known when all was read.
  mutating func use(_ name: String, as kind: Kind, at place: JSONPlace) {
    uses.append(Use(name: name, kind: kind, place: place, screen: elements.indices.last))
  }
}

extension NameBook {
  /// A name that means nothing.
  struct Unknown {
    let name: String
    let kind: String
    let place: JSONPlace
    /// The name that was most likely meant.
    let nearest: String?
  }

  /// The uses of names that do not exist, in the order they were read, so many at most.
  func unknownUses(limit: Int) -> [Unknown] {
    let screenNames = Set(screens)
    let flagNames = Set(flags)
    // Most effects mean their own screen's elements; the names of all are asked for seldom.
    lazy var elementNames = Set(ordered.joined())
    var unknown: [Unknown] = []
    for use in uses {
      guard unknown.count < limit else { break }
      let (exists, kind): (Bool, String) =
        switch use.kind {
        case .screen: (screenNames.contains(use.name), "screen")
        case .tab: (tabNames.contains(use.name), "tab")
        case .flag: (flagNames.contains(use.name), "flag")
        case .element:
          (
            isElement(use.name, ofScreen: use.screen) || elementNames.contains(use.name), "element"
          )
        case .ownElement, .focus: (isElement(use.name, ofScreen: use.screen), "element")
        }
      guard !exists else { continue }
      let near = nearest(to: use.name, in: candidates(for: use).prefix(Self.candidateLimit))
      unknown.append(Unknown(name: use.name, kind: kind, place: use.place, nearest: near))
    }
    return unknown
  }

  private func isElement(_ name: String, ofScreen screen: Int?) -> Bool {
    screen.map { elements[$0][name] != nil } ?? false
  }

  /// Looking for the nearest of a hundred thousand names would take longer than reading them.
  private static let candidateLimit = 2_000

  private func candidates(for use: Use) -> [String] {
    let own = Array((use.screen.map { ordered[$0] } ?? []).prefix(Self.candidateLimit))
    return switch use.kind {
    case .screen: screens
    case .tab: tabs
    case .flag: flags
    case .ownElement: own
    case .focus: Formats.focusPlaces.map(\.name) + own
    case .element: own + ordered.joined().prefix(Self.candidateLimit)
    }
  }
}
