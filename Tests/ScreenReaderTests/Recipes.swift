import EarshotReader
import EarshotSemantics

/// A small app that has one of everything a walk meets.
enum Recipes {
  static var app: AppDescription {
    var app = AppDescription(
      name: "Recipes",
      screens: [
        home, recipe, editor, question, menu, search, plain, settings,
      ])
    app.start = .tabs(
      [
        TabItem(name: "home", label: "Recipes", screens: ["home"]),
        TabItem(name: "search", label: "Search", screens: ["search"]),
      ], selected: "home")
    app.links = [
      DeepLink(pattern: "recipes://recipe/{id}", screens: ["home", "recipe"]),
      DeepLink(pattern: "recipes://search", screens: ["search"]),
    ]
    return app
  }

  private static var home: Screen {
    var list = Element(label: "Recent")
    list.container = .list
    list.children = [
      button("Stew", [.push(screen: "recipe")], name: "stew"), Element(label: "Bread"),
      button("Pie", [], name: "pie"),
    ]
    var screen = Screen(
      name: "home", title: "Recipes",
      elements: [
        Element(label: "Favourites", traits: .header),
        button("Soup", [.push(screen: "recipe")], name: "soup", value: "20 minutes"),
        Element(
          name: "vegetarian", label: "Vegetarian only", value: "0",
          traits: [.button, .switchButton]),
        list,
        button("Delete all", [.present(screen: "question", style: .alert)]),
        button("More", [.present(screen: "menu", style: .menu)]),
        button("Settings", [.push(screen: "settings")]),
      ])
    screen.toolbar = [button("Add", [.present(screen: "editor", style: .sheet)])]
    screen.rotors = [Rotor(name: "Quick recipes", elements: ["stew", "pie"])]
    return screen
  }

  private static var recipe: Screen {
    var dish = Element(label: "Cook", value: "50%", traits: .adjustable)
    dish.content = [
      CustomContent(label: "Time", value: "20 minutes"), CustomContent(label: "Vegan"),
    ]
    var actions = Element(name: "step", label: "Step 1", traits: .staticText)
    actions.actions = [
      CustomAction(name: "Save", effects: [.announce(text: "Saved", priority: .default, after: 0)]),
      CustomAction(name: "Skip"),
    ]
    var screen = Screen(
      name: "recipe", title: "Soup",
      elements: [
        Element(label: "20 minutes"), dish, actions,
        button(
          "Save to favourites",
          [.announce(text: "Saved to favourites", priority: .default, after: 0)]),
      ])
    screen.transition = Transition(kind: .zoom)
    return screen
  }

  private static var editor: Screen {
    var screen = Screen(
      name: "editor", title: "New recipe",
      elements: [
        Element(label: "Name", traits: .textEntry), Element(label: "Notes", traits: .textEntry),
        button("Next", [.push(screen: "plain")]), button("Done", [.dismiss]),
      ])
    screen.showsGrabber = true
    return screen
  }

  private static var question: Screen {
    Screen(
      name: "question", title: "Delete all?",
      elements: [
        Element(label: "This cannot be undone"),
        button("Delete", [.announce(text: "Deleted", priority: .high, after: 0)]),
        button("Cancel", []),
      ])
  }

  private static var menu: Screen {
    Screen(
      name: "menu", title: "More",
      elements: [button("Share", []), button("Print", [.push(screen: "plain")])])
  }

  private static var search: Screen {
    var sizes = Element(label: "Size")
    sizes.container = .segmented
    sizes.children = [
      Element(label: "Small", traits: [.button, .selected]),
      Element(label: "Large", traits: .button),
    ]
    var screen = Screen(
      name: "search", title: "Search", elements: [sizes, button("Open", [.push(screen: "plain")])])
    screen.search = SearchField()
    return screen
  }

  private static var plain: Screen {
    var screen = Screen(name: "plain", elements: [Element(label: "Nothing here")])
    screen.label = "Empty"
    return screen
  }

  private static var settings: Screen {
    var section = button("Section", [])
    section.responses = []
    section.expanded = false
    return Screen(
      name: "settings", title: "Settings",
      elements: [
        section, button("Off", []).disabled,
        button("Rename", [.set(element: "soup", changes: [.label("Broth")])]),
        button("Ask", [.wait(ms: 3_000), .focus(element: "asked")]),
        Element(name: "asked", label: "Asked"),
      ])
  }

  private static func button(
    _ label: Wording, _ effects: [Effect], name: String? = nil, value: Wording? = nil
  ) -> Element {
    var element = Element(name: name, label: label, value: value, traits: .button)
    if !effects.isEmpty { element.responses = [Response(.activate, effects)] }
    return element
  }
}

extension Element {
  fileprivate var disabled: Element {
    var element = self
    element.traits.insert(.notEnabled)
    return element
  }
}
