import EarshotReader
public import EarshotSemantics

extension ScreenDocument {
  /// What of an app a document can hold, which is what reading a written document gives, but for
  /// the places.
  ///
  /// A document has no words for source places, evidence, limits, the graph, and the conditions under which
  /// elements are there. Of several screens with one name, or elements of one screen, the first keeps
  /// it. Names that mean nothing, frames that are no frames and levels below the thousandth are left
  /// out, so that what is written can always be read.
  public static func held(_ app: AppDescription) -> AppDescription {
    var app = app
    app.graph = NavigationGraph()
    let phrases = Phrases.of(app.language ?? "en")
    app.screens = distinct(app.screens).map { namedOnce(spelledOut($0, by: phrases)) }
    let names = KnownNames(app)
    app.start = names.held(app.start) ?? .stack(app.screens.first.map { [$0.name] } ?? [])
    app.links = names.held(app.links)
    app.flags = names.held(app.flags)
    app.screens = app.screens.map { names.held($0) }
    return app
  }

  /// Screens need names of their own: the second "Settings" becomes "Settings 2".
  private static func distinct(_ screens: [Screen]) -> [Screen] {
    var taken = Set(screens.map(\.name))
    var seen: Set<String> = []
    var next: [String: Int] = [:]
    return screens.map { screen in
      guard !seen.insert(screen.name).inserted else { return screen }
      var number = next[screen.name] ?? 2
      while taken.contains("\(screen.name) \(number)") { number += 1 }
      next[screen.name] = number + 1
      var renamed = screen
      renamed.name = "\(screen.name) \(number)"
      taken.insert(renamed.name)
      return renamed
    }
  }

  /// The screen with its steppers told apart by words: a document knows no halves of a control.
  private static func spelledOut(_ screen: Screen, by phrases: Phrases) -> Screen {
    var screen = screen
    let spell = { (element: inout Element) in
      let half: Wording
      switch element.systemRole {
      case .increment: half = .text(phrases.system.increment.text)
      case .decrement: half = .text(phrases.system.decrement.text)
      default: return
      }
      element.systemRole = nil
      if let value = element.value.present {
        element.value = .joined([value, half])
      } else {
        element.label = .joined([element.label.present, half].compactMap(\.self))
      }
    }
    screen.toolbar = screen.toolbar.rebuilt(spell)
    screen.elements = screen.elements.rebuilt(spell)
    return screen
  }

  /// The screen with every element's name used once, and what only sources know left out.
  private static func namedOnce(_ screen: Screen) -> Screen {
    var screen = screen
    var taken: Set<String> = []
    let once = { (element: inout Element) in
      if let name = element.name, !taken.insert(name).inserted { element.name = nil }
    }
    screen.toolbar = screen.toolbar.rebuilt(once)
    screen.elements = screen.elements.rebuilt(once)
    screen.source = nil
    screen.evidence = Evidence()
    screen.limits = []
    return screen
  }
}

extension [Element] {
  /// The same elements, each changed before its children are; levels below the thousandth are gone.
  ///
  /// Parents come before their children, in the order of the text.
  func rebuilt(_ change: (inout Element) -> Void) -> [Element] {
    var levels: [(waiting: [Element], next: Int, done: [Element], parent: Element?)] = [
      (self, 0, [], nil)
    ]
    while true {
      let top = levels.count - 1
      guard levels[top].next < levels[top].waiting.count else {
        let level = levels.removeLast()
        guard var parent = level.parent, top > 0 else { return level.done }
        parent.children = level.done
        levels[top - 1].done.append(parent)
        continue
      }
      var element = levels[top].waiting[levels[top].next]
      levels[top].next += 1
      change(&element)
      let children = element.children
      if children.isEmpty || levels.count >= Reading.elementDepthLimit {
        element.children = []
        levels[top].done.append(element)
      } else {
        levels.append((children, 0, [], element))
      }
    }
  }
}
