import EarshotJSON
import EarshotReports
import EarshotSemantics
import Testing

@Suite("Graphs of apps")
struct GraphTests {
  private var app: AppDescription {
    var soup = Element.button("Soup \"hot\"")
    soup.responses = [Response(.activate, [.push(screen: "detail")])]
    var add = Element.button("Add")
    add.responses = [Response(.activate, [.present(screen: "editor", style: .sheet)])]
    var app = AppDescription(
      name: "Recipes",
      screens: [
        Screen(name: "home", title: "Recipes", elements: [soup, add, soup]),
        Screen(name: "detail", title: "Soup"), Screen(name: "editor"), Screen(name: "alone"),
      ])
    app.graph.edges = [
      .init(from: "home", to: "detail", kind: "push", valueType: "Route.soup"),
      .init(from: "home", to: "editor", kind: "link"),
    ]
    app.graph.registrations = [.init(valueType: "Route", screen: "home")]
    return app
  }

  @Test("text: each screen with what leads from it, each way once, and what nothing leads to")
  func text() {
    #expect(
      GraphReport(app).text == """
        home “Recipes”  start
          shows   values of Route
          push    detail                      “Soup "hot"” · Route.soup
          sheet   editor                      “Add”
          link    editor

        detail “Soup”

        editor

        alone  nothing leads here


        """)
  }

  @Test("DOT: quotes of labels do not end them")
  func dot() {
    let dot = GraphReport(app).dot
    #expect(dot.hasPrefix("digraph \"Recipes\" {\n"))
    #expect(
      dot.split(separator: "\n").contains(
        "  \"home\" -> \"detail\" [label=\"push\\nSoup \\\"hot\\\"\\nRoute.soup\"];"))
  }

  @Test("JSON Lines: a line a screen, then a line a way")
  func json() {
    var writer = JSONWriter(.line)
    GraphReport(app).write(to: &writer)
    let lines = String(decoding: writer.bytes, as: UTF8.self).split(separator: "\n")
    #expect(
      lines[3...4] == [
        #"{"screen":"alone","start":false,"reached":false}"#,
        #"{"from":"home","to":"detail","kind":"push","value":"Route.soup","element":"Soup \"hot\""}"#,
      ])
  }
}
