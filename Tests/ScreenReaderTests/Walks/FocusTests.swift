import EarshotReader
import EarshotSemantics
import Testing

@MainActor @Suite("Where focus goes")
struct FocusTests {
  @Test(
    "after a push, by the policy",
    arguments: [
      (
        Profile.PushFocus.title,
        """
        > activate
          push       Soup                      zoom
          screen     Soup
          focus      Soup
          say        Soup, Heading
        """
      ),
      (
        .back,
        """
        > activate
          push       Soup                      zoom
          screen     Soup
          say        Soup
          focus      Recipes
          say        Recipes, Back Button
        """
      ),
      (
        .content,
        """
        > activate
          push       Soup                      zoom
          screen     Soup
          focus      20 minutes
          say        20 minutes
        """
      ),
    ])
  func push(policy: Profile.PushFocus, heard: String) async throws {
    var profile = Profile()
    profile.pushFocus = policy
    try await expectWalk(
      profile: profile, "find soup\nactivate", hears: heard, from: "activate")
  }

  @Test("after a push to a screen without a title, to the back button")
  func pushWithoutTitle() async throws {
    try await expectWalk(
      pushing(Screen(name: "b", elements: [Element(label: "Body")])),
      "find go\nactivate",
      hears: """
        > activate
          push                                 no title
          screen                               no title
          focus      A
          say        A, Back Button
        """, from: "activate")
  }

  @Test("after a push to a screen whose bar is hidden, to the content after its name")
  func pushWithoutBar() async throws {
    var screen = Screen(name: "b", title: "B", elements: [Element(label: "Body")])
    screen.showsBar = false
    try await expectWalk(
      pushing(screen), "find go\nactivate\nback",
      hears: """
        > activate
          push       B
          screen     B
          say        B
          focus      Body
          say        Body
        > back
          sound      failure
        """, from: "activate")
  }

  @Test("to what a screen asks for, and the title is lost")
  func requested() async throws {
    var screen = Screen(
      name: "b", title: "B", elements: [Element(label: "Body"), Element(name: "x", label: "Here")])
    screen.focus = .element("x")
    try await expectWalk(
      pushing(screen), "find go\nactivate",
      hears: """
        > activate
          push       B
          screen     B
          focus      B
          lost       B, Heading                by focus
          focus      Here
          say        Here
        """, from: "activate")
  }

  @Test("after a pop, back to the element that led away", arguments: ["back", "escape"])
  func pop(verb: String) async throws {
    try await expectWalk(
      "find soup\nactivate\nnext\n\(verb)",
      hears: """
        > \(verb)
          pop        Soup                      zoom
          screen     Recipes
          focus      Soup
          say        Soup, 20 minutes, Button
        """, from: verb)
  }

  @Test("after a pop, as after a push if that element is gone")
  func popToNothing() async throws {
    var description = pushing(
      Screen(
        name: "b", title: "B",
        elements: [
          hiding("go"), Element(label: "Body"),
        ]))
    description.screens[0].elements[0].name = "go"
    try await expectWalk(
      description, "find go\nactivate\nfind hide\nactivate\nback",
      hears: """
        > back
          pop        B
          screen     A
          focus      A
          say        A, Heading
        """, from: "back")
  }

  @Test("into a sheet, and back to the trigger")
  func sheet() async throws {
    try await expectWalk(
      "find add\nactivate\nnext\nactivate",
      hears: """
        > activate
          present    New recipe                sheet
          screen     New recipe
          focus      Sheet Grabber
          say        Sheet Grabber, Button
        > next
          say        dismiss popup, Button
          hint       Double tap to dismiss popup window
        > activate
          dismiss    New recipe                sheet
          screen     Recipes
          focus      Add
          say        Add, Button
        """, from: "activate")
  }

  @Test("after a dismissal to the first element, if that is the policy")
  func dismissToFirst() async throws {
    var profile = Profile()
    profile.dismissFocus = .first
    try await expectWalk(
      profile: profile, "find delete all\nactivate\nescape",
      hears: """
        > escape
          dismiss    Delete all?               alert
          screen     Recipes
          focus      Add
          say        Add, Button
        """, from: "escape")
  }

  @Test("a sheet has a stack of its own")
  func stackInSheet() async throws {
    try await expectWalk(
      "find add\nactivate\nfind next\nactivate\nescape\nescape",
      hears: """
        > escape
          pop                                  no title
          screen     New recipe
          focus      Next
          say        Next, Button
        > escape
          dismiss    New recipe                sheet
          screen     Recipes
          focus      Add
          say        Add, Button
        """, from: "escape")
  }

  @Test("an alert says its title and message, and its buttons take it away first")
  func alert() async throws {
    try await expectWalk(
      "find delete all\nactivate\nnext\nnext\nactivate",
      hears: """
        > activate
          present    Delete all?               alert
          screen     Delete all?
          focus      Delete all?
          say        Alert, Delete all?, This cannot be undone
        > next
          say        This cannot be undone
        > next
          say        Delete, Button
        > activate
          dismiss    Delete all?               alert
          screen     Recipes
          focus      Delete all
          announce   Deleted                   high
          say        Delete all, Button
        """, from: "activate")
  }

  @Test("a menu begins with its first item, and an item takes it away first")
  func menu() async throws {
    try await expectWalk(
      "find more\nactivate\nnext\nactivate\nback",
      hears: """
        > activate
          present    More                      menu
          screen     More
          focus      Share
          say        Share, Button
        > next
          say        Print, Button
        > activate
          dismiss    More                      menu
          push                                 no title
          screen     Empty
          focus      Recipes
          say        Recipes, Back Button
        > back
          pop                                  no title
          screen     Recipes
          focus      More
          say        More, Button
        """, from: "activate")
  }

  @Test("on 26.2 a menu forgets where it came from")
  func menuFault() async throws {
    var profile = Profile()
    profile.system = "26.2"
    try await expectWalk(
      profile: profile, "find more\nactivate\nlast\nactivate",
      hears: """
        > last
          say        Dismiss context menu, Button
        > activate
          dismiss    More                      menu
          focus      Add
          say        Add, Button
        """, from: "last")
  }

  @Test("stays on a tab that is chosen, also when it leads back to its root")
  func tabs() async throws {
    try await expectWalk(
      "tab search\ntab recipes\nfind soup\nactivate\nlast\nprevious\nactivate",
      hears: """
        > tab search
          tab        Search
          say        Selected, Search, Tab, 2 of 2
        > tab recipes
          tab        Recipes
          say        Selected, Recipes, Tab, 1 of 2
        > find soup
          say        Soup, 20 minutes, Button
        > activate
          push       Soup                      zoom
          screen     Soup
          focus      Soup
          say        Soup, Heading
        > last
          say        Search, Tab, 2 of 2
        > previous
          say        Selected, Recipes, Tab, 1 of 2
        > activate
          pop        Soup                      zoom
          say        Selected, Recipes, Tab, 1 of 2
        """, from: "tab search")
  }

  @Test("to what an app asks for later")
  func laterRequest() async throws {
    try await expectWalk(
      "find settings\nactivate\nfind ask\nactivate\nwait 3000",
      hears: """
        > find ask
          say        Ask, Button
        > activate
        > wait 3000
          focus      Asked
          say        Asked
        """, from: "find ask")
  }

  @Test("to the nearest element if the focused one goes away")
  func goneElement() async throws {
    var button = hiding("x")
    button.name = "x"
    try await expectWalk(
      app([Element(label: "Before"), button, Element(label: "After")]),
      "find hide\nactivate",
      hears: """
        > activate
          focus      Before
          say        Before
        """, from: "activate")
  }

  private func pushing(_ screen: Screen) -> AppDescription {
    var go = Element(label: "Go", traits: .button)
    go.responses = [Response(.activate, [.push(screen: screen.name)])]
    return AppDescription(
      name: "App", screens: [Screen(name: "a", title: "A", elements: [go]), screen])
  }

  private func hiding(_ name: String) -> Element {
    var button = Element(label: "Hide", traits: .button)
    button.responses = [Response(.activate, [.set(element: name, changes: [.hidden(true)])])]
    return button
  }
}
