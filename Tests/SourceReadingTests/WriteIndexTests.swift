import EarshotSemantics
import Testing

@testable import EarshotSourceReading

@Suite("Which code can change what is heard")
struct WriteIndexTests {
  /// Of some functions of a view and a model, those that lead to a write.
  private func leading(_ view: String, model: String = "") -> [String] {
    let file = Lowerer.lower(
      Array(
        """
        struct Subject: View {
          @State var isOpen = false
          @Environment(\\.dismiss) var leave
          @State var router = Router()
          \(view)
          var body: some View { Text("x").sheet(item: $router.sheet) { _ in Text("y") } }
        }
        class Router { var sheet: Int?; var items: [Int] = []; \(model) }
        """.utf8), path: "Subject.swift", conditions: BuildConditions(defines: []))
    let index = WriteIndex(files: [file])
    return file.nodes.indices.map { Code(file: file, index: $0) }
      .filter { $0.kind == .function && index.leads($0) }.map(\.text)
  }

  @Test("state of a view, what bindings lead to, dismissal and posts count; stored data does not")
  func writes() {
    #expect(
      leading(
        """
        func a() { isOpen = true }
        func b() { isOpen.toggle() }
        func c() { leave() }
        func d() { router.sheet = 3 }
        func e() { UIAccessibility.post(notification: .announcement, argument: "x") }
        func f() { print("x"); let y = 1 }
        """, model: "func g() { items = [] }; func h() { sheet = nil }")
        == ["a", "b", "c", "d", "e", "h"])
  }

  @Test("what calls something that counts counts too, however far away")
  func calls() {
    #expect(
      leading(
        """
        func a() { Task { await router.b() } }
        func quiet() { router.load() }
        """,
        model: """
          func b() { c() }
          func c() { if items.isEmpty { sheet = 1 } }
          func load() { items.append(1) }
          """)
        == ["a", "b", "c"])
  }

  @Test("a closure that was given may do anything")
  func closures() {
    #expect(leading("let onTap: () -> Void; func a() { onTap() }") == ["a"])
  }
}
