import EarshotJSON
import EarshotSemantics

extension DumpNode {
  /// An element as idb prints it, in the words of the simulator's accessibility.
  ///
  /// Everything in such a list is an accessibility element but for groups, windows and the app.
  init(simulator json: JSONNode, report: (DumpFact) -> Void) {
    let role = (json.words("role") ?? json.words("type") ?? "").removing(prefix: "AX")
    let subrole = (json.words("subrole") ?? "").removing(prefix: "AX")
    let kind = SimulatorRole.kind(of: role, subrole)
    self.init(kind.type, at: json.dumpPlace)
    label = json.words("AXLabel") ?? json.words("label") ?? json.words("title")
    value = json.words("AXValue") ?? json.words("value")
    placeholder = json.words("placeholder") ?? json.words("AXPlaceholderValue")
    hint = json.words("help")
    name = json.words("AXUniqueId") ?? json.words("uniqueId")
    actions = json.texts("custom_actions")
    isEnabled = json.flag("enabled") ?? true
    isFocused = json.flag("focused") ?? false
    isVisible = !(json.flag("hidden") ?? false)
    isAccessible = !kind.isGroup
    traits = kind.traits
    for name in json.texts("traits") {
      if let trait = Traits(name: name.asTraitName) { traits = (traits ?? []).union(trait) }
    }
    readStates(json.texts("states"))
    if kind.isChoice {
      isSelected = value == "1"
      value = nil
    } else if let chosen = json.flag("selected") {
      isSelected = chosen
    }
    frame = Self.frame(json, report)
  }

  /// What sim-use's list says in words: "selected", "disabled", `value="…"`.
  private mutating func readStates(_ states: [String]) {
    for state in states {
      switch state {
      case "selected": value = "1"
      case "disabled", "not enabled": isEnabled = false
      case "focused": isFocused = true
      default:
        guard state.hasPrefix("value=\""), state.hasSuffix("\""), state.count > 8 else { continue }
        value = String(state.dropFirst(7).dropLast())
      }
    }
  }

  private static func frame(_ json: JSONNode, _ report: (DumpFact) -> Void) -> Frame? {
    let read: Result<Frame?, Frame.Unreadable>
    if let object = json["frame"], case .object = object.value {
      let sides = ["x", "y", "width", "height"].compactMap { object[$0]?.numbers.first }
      read = Frame.read(sides, as: "frame")
    } else if case .string(let text)? = json["AXFrame"]?.value {
      read = Frame.read(text)
    } else {
      return nil
    }
    switch read {
    case .success(let frame): return frame
    case .failure(let problem):
      report(problem.fact)
      return nil
    }
  }
}

/// What the roles of a simulator's elements stand for.
enum SimulatorRole {
  /// What an element is.
  struct Kind {
    var type: DumpType
    var traits: Traits = []
    /// Whether it is no stop itself.
    var isGroup = false
    /// Whether its value says if it is chosen.
    var isChoice = false
  }

  /// The kind of a role and subrole, both without the letters in front.
  static func kind(of role: String, _ subrole: String) -> Kind {
    switch (role, subrole) {
    case (_, "SearchField"): Kind(type: .searchField)
    case (_, "SecureTextField"): Kind(type: .secureTextField)
    case (_, "TabButton"): Kind(type: .tab, isChoice: true)
    case (_, "Switch"), (_, "Toggle"): Kind(type: .switchControl)
    case ("Application", _): Kind(type: .application, isGroup: true)
    case ("Window", _): Kind(type: .window, isGroup: true)
    case ("Group", _), ("ScrollArea", _), ("List", _), ("SplitGroup", _), ("Toolbar", _), ("", _):
      Kind(type: .other, isGroup: true)
    case ("Table", _), ("Outline", _): Kind(type: .table, isGroup: true)
    case ("Sheet", _): Kind(type: .sheet, isGroup: true)
    case ("Alert", _), ("Dialog", _): Kind(type: .alert, isGroup: true)
    case ("Popover", _): Kind(type: .popover, isGroup: true)
    case ("TabGroup", _): Kind(type: .tabBar, isGroup: true)
    case ("NavigationBar", _), ("NavBar", _): Kind(type: .navigationBar, isGroup: true)
    case ("Keyboard", _): Kind(type: .keyboard, isGroup: true)
    case ("Heading", _): Kind(type: .staticText, traits: .header)
    case ("RadioButton", _): Kind(type: .radioButton, isChoice: true)
    case ("CheckBox", _), ("Switch", _), ("Toggle", _): Kind(type: .switchControl)
    case ("TextArea", _): Kind(type: .textView)
    case ("SearchField", _): Kind(type: .searchField)
    case ("Incrementor", _): Kind(type: .other, traits: .adjustable)
    case ("BusyIndicator", _): Kind(type: .activityIndicator)
    case ("MenuButton", _): Kind(type: .menuButton)
    case ("GenericElement", _), ("Unknown", _): Kind(type: .any)
    default: Kind(type: DumpType(rawValue: role) ?? .any)
    }
  }
}

extension String {
  fileprivate func removing(prefix: String) -> String {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
  }

  /// "Static Text", "StaticText" or "staticText" as traits are named.
  var asTraitName: String {
    let joined = filter { !$0.isWhitespace }
    return joined.prefix(1).lowercased() + joined.dropFirst()
  }
}
