import EarshotSemantics
import Foundation
import Testing

@testable import EarshotSourceReading

@Suite("Reading folders")
struct SourceReaderTests {
  private static let view = """
    import SwiftUI
    struct Home: View {
      @State private var isOpen = false
      let names = ["Ada", "Grace"]
      var body: some View {
        List {
          Text("greeting")
          if isOpen { Text("Inside") } else { Button("Open") { isOpen = true } }
          ForEach(names, id: \\.self) { name in Row(name: name) }
        }
        .navigationTitle("Home")
      }
    }
    """
  private static let row = """
    import SwiftUI
    struct Row: View {
      let name: String
      var body: some View { HStack { Image(systemName: "person"); Text("Hi \\(name)") } }
    }
    """

  /// Writes files into a folder of their own for as long as the work takes.
  private func withFolder<Result>(
    _ files: [String: String], _ work: (String) throws -> Result
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("earshot-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, content) in files {
      let place = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try content.write(to: place, atomically: true, encoding: .utf8)
    }
    return try work(folder.path)
  }

  @Test("a folder is one app: its views, its tables, and what was left out is counted")
  func folder() throws {
    let reading = try withFolder([
      "App/Home.swift": Self.view, "App/Row.swift": Self.row,
      "App/en.lproj/Localizable.strings": "\"greeting\" = \"Hello\";",
      "App/Old.swift": "import UIKit\nclass Old: UIViewController {}", "App/Old.m": "@end",
      "App/Broken.swift": "struct {", "AppTests/HomeTests.swift": "import XCTest",
      ".build/Other.swift": "struct Other {}",
    ]) { SourceReader().read([$0]) }
    #expect(reading.app.screens.map(\.name) == ["Home"])
    #expect(lines(reading.app.screens.first).first == "\"Hello\"")
    #expect(reading.statistics.skippedFiles == 2)
    #expect(reading.problems.map(\.line) == [1])
    #expect(reading.problems.first?.file.hasSuffix("Broken.swift") == true)
  }

  @Test("a walk begins with the words and the title of the way that is taken at first")
  func stagedWords() throws {
    let reading = read(
      """
      @main struct Demo: App {
        @AppStorage("done") var done = false
        var body: some Scene { WindowGroup { if done { Main() } else { Welcome() } } }
      }
      struct Main: View {
        var body: some View {
          NavigationStack { Text("Soups").navigationTitle("Main").toolbar { Button("Add") {} } }
        }
      }
      struct Welcome: View {
        @State private var step = 0
        let isNew: Bool
        var body: some View {
          VStack {
            Text(step > 0 ? "Next step" : "First step")
            Text(isNew ? "New" : "Old")
            if step > 3 { Text("Late").accessibilityAddTraits(.isModal) }
          }
        }
      }
      """)
    let screen = try #require(reading.staged.screens.first)
    let heard = (screen.toolbar + screen.elements).filter { !$0.hidden }.compactMap(\.label?.shown)
    #expect(screen.title == nil && heard == ["First step", "New"])
    let all = try #require(reading.app.screens.first)
    #expect(all.toolbar.map(\.condition) == ["done"])
  }

  @Test(
    "a text that can be one of very many is unknown, and found out at once",
    arguments: [
      "s = a ? s + \"x\" : s", "if a { s += \"x\" } else { s += s }",
      "switch n { case 1: s += \"x\"; default: s = s + s + \"y\" }", "s = \"\\(a ? s : s + s)\"",
    ])
  func manyWordings(statement: String) {
    let chain = Array(repeating: statement, count: 40).joined(separator: "\n")
    let heard = body(
      "Text(text); Text(\"after\")",
      members: "let a: Bool; let n: Int; var text: String { var s = \"x\"\n\(chain)\nreturn s }")
    #expect(heard.count == 2 && heard[1] == #""after""# && heard[0].utf8.count < 10_000)
  }

  @Test("a walk takes the way of the initial value, a description shows all")
  func staged() throws {
    let reading = read(Self.view, Self.row)
    let described = reading.app.screens[0].elements
    let staged = reading.staged.screens[0].elements
    #expect(described.map(\.condition).prefix(3) == [nil, "isOpen", "!isOpen"])
    #expect(described.allSatisfy { !$0.hidden })
    #expect(staged.map(\.hidden).prefix(3) == [false, true, false])
  }

  @Test("twice the same input gives twice the same reading")
  func deterministic() {
    let first = read(Self.view, Self.row)
    for _ in 0..<5 { #expect(read(Self.view, Self.row).app == first.app) }
  }

  @Test("a file that is cut off anywhere is read without harm, and the other as before")
  func truncation() {
    // With nothing of the first file the row is a screen of its own.
    let other = Workers.run { self.readCut(0) }?.screens.first { $0.name == "Row" }
    #expect(other != nil)
    for length in stride(from: 0, to: Self.view.utf8.count, by: 3) {
      let cut = Workers.run { self.readCut(length) }
      #expect(cut != nil)
      if let alone = cut?.screens.first(where: { $0.name == "Row" }), let other {
        #expect(alone.elements == other.elements)
      }
    }
  }

  private func readCut(_ length: Int) -> AppDescription {
    let conditions = BuildConditions(defines: [])
    let files = [
      Lowerer.lower(
        Array(Self.view.utf8.prefix(length)), path: "Home.swift", conditions: conditions),
      Lowerer.lower(Array(Self.row.utf8), path: "Row.swift", conditions: conditions),
    ]
    return SourceReader.evaluate(files, Catalogs(), .phone).app
  }
}
