import EarshotSemantics
import Testing

@testable import EarshotSourceReading

/// Source that asks for more than anybody waits for.
@Suite("Work that has no end")
struct BoundedWorkTests {
  /// Reads source under narrow limits, with a view beside it that nothing else knows.
  private func reading(_ source: String) -> SourceReading {
    var limits = ReadingLimits()
    limits.stepsPerScreen = 4_000
    limits.steps = 40_000
    limits.stepsPerNode = 0
    let other = "import SwiftUI\nstruct Other: View { var body: some View { Text(\"other\") } }"
    return SourceReader().read(
      sources: [("Other.swift", Array(other.utf8)), ("Endless.swift", Array(source.utf8))],
      limits: limits)
  }

  private static let app = """
    import SwiftUI
    @main struct Endless: App { var body: some Scene { WindowGroup { Home() } } }

    """

  /// A view whose body is some statements, beside other declarations.
  private static func home(_ body: String, _ more: String = "") -> String {
    "\(app)\(more)\nstruct Home: View { @State var chosen = 1; let a: Bool\n"
      + "func same(_ s: String) -> String { s }\nvar body: some View { \(body) } }"
  }

  /// Statements of which each uses what the one before made twice.
  private static func doubling(_ first: String, _ next: (Int) -> String) -> String {
    let steps = (0..<40).map { "let v\($0 + 1) = \(next($0))" }
    return "let v0 = \(first)\n\(steps.joined(separator: "\n"))\n"
  }

  private func expectsOthersHeard(_ source: String, _ place: SourceLocation = #_sourceLocation) {
    let reading = reading(source)
    let other = reading.app.screens.first { $0.name == "Other" }
    #expect(other?.elements.first?.label == .text("other"), sourceLocation: place)
    // What is still open when the steps are used up takes a few more.
    let most = reading.statistics.steps.values.max() ?? 0
    #expect(most < 12_000, sourceLocation: place)
  }

  @Test(
    "a view that leads to itself by way of a function",
    arguments: [
      "NavigationStack { f() }", "NavigationStack { f(); f() }", "VStack { f(); f() }",
      "Group { f(); f() }", "Menu(\"m\") { f(); f() }", "Button { } label: { f(); f() }",
      "Text(\"x\").toolbar { f(); f() }", "Text(\"x\").overlay { f(); f() }",
      "ForEach(0..<3) { _ in f() }", "Text(\"x\").sheet(isPresented: .constant(true)) { f() }",
      "NavigationSplitView { f() } detail: { f() }",
      "Picker(\"p\", selection: .constant(1)) { f() }",
      "TabView { f() }", "List([1, 2]) { _ in f() }", "if Bool.random() { f(); f() } else { f() }",
    ])
  func recursion(content: String) {
    let function = "@ViewBuilder func f() -> some View { \(content) }"
    for body in [
      "f()", "TabView { f() }", "Picker(\"p\", selection: $chosen) { f() }", "Table([1]) { f() }",
      "NavigationLink(\"l\") { f() }",
    ] { expectsOthersHeard(Self.home(body, function)) }
  }

  @Test(
    "a value that is made of the one before twice",
    arguments: [
      ("\"x\"", "[v, v].joined()"), ("\"x\"", "String(format: \"%@%@\", v, v)"),
      ("\"x\"", "\"\\(v)\\(v)\""), ("\"x\"", "v + v"), ("\"x\"", "same(a ? v : same(v + v))"),
      ("[1]", "[v, v]"), ("[Text(\"x\")]", "[v, v]"), ("(1, 2)", "(v, v)"),
      ("Text(\"x\")", "v + v"), ("Text(\"x\")", "a ? v : v.padding()"),
      ("Text(\"x\")", "TupleView((v, v)).accessibilityLabel(\"y\")"), ("E.leaf", "E.pair(v, v)"),
      ("P(a: 1, b: 2)", "P(a: v, b: v)"),
    ])
  func doubling(first: String, next: String) {
    let types = "indirect enum E { case leaf, pair(E, E) }\nstruct P { let a: Any; let b: Any }\n"
    let taking = "struct Taking: View { let a: Any; var body: some View { Text(\"t\") } }"
    let statements = Self.doubling(first) { number in
      next.replacing(/\bv\b/) { _ in "v\(number)" }
    }
    for use in [
      "v40", "Text(v40)", "Taking(a: v40)", "ForEach(v40) { $0 }", "if v40 == v39 { Text(\"s\") }",
      "Text(\"x\").accessibilityLabel(v40)",
    ] { expectsOthersHeard(Self.home(statements + use, types + taking)) }
  }

  @Test(
    "what is made of itself",
    arguments: [
      "struct Endless2: Scene { var body: some Scene { Endless2(); Endless2() } }",
      "@main struct Another: App { var body: some Scene { Another() } }",
      "struct M: ViewModifier { func body(content: Content) -> some View { content.modifier(M()) } }",
      """
      struct B: ButtonStyle { func makeBody(configuration: Configuration) -> some View {
        HStack { Button("x") {}.buttonStyle(B()); Button("x") {}.buttonStyle(B()) } } }
      """,
      "extension View { func m() -> some View { n().n() }\nfunc n() -> some View { m().m() } }",
    ])
  func selfReference(declaration: String) {
    expectsOthersHeard(
      Self.home("Button(\"x\") {}.buttonStyle(B()).modifier(M()).m()", declaration))
  }

  @Test("functions that call each other, from many views")
  func manyViews() {
    let functions = (0..<12).map { number in
      "func f\(number)() -> String { \((0..<12).map { "f\($0)()" }.joined(separator: " + ")) }"
    }
    let views = (0..<60).map {
      "struct V\($0): View { var body: some View { Text(f\($0 % 12)()) } }"
    }
    let reading = reading(Self.app + (functions + views).joined(separator: "\n"))
    #expect(reading.statistics.steps.values.reduce(0, +) < 120_000)
  }

  @Test("a screen that is not read to its end is told of, at its place")
  func told() {
    let problems = reading(Self.home("f()", "func f() -> some View { Group { f(); f() } }"))
      .problems
    #expect(
      problems.map(\.message) == [
        "Home leads to too much; the rest of it is not read"
      ])
    #expect(problems.first?.file == "Endless.swift" && problems.first?.line == 4)
  }

  @Test("views that are nested too deep are told of, and the rest is heard")
  func deepViews() {
    let depth = 800
    let body =
      String(repeating: "VStack { ", count: depth) + "Text(\"in\")"
      + String(repeating: " }", count: depth)
    let reading = reading(Self.home("Text(\"first\"); \(body)"))
    let home = reading.app.screens.first { $0.name == "Home" }
    #expect(home?.elements.first?.label == .text("first"))
    #expect(reading.problems.contains { $0.message.contains("stand inside of each other") })
  }
}
