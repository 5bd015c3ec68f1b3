import EarshotScreens
import EarshotSemantics
import Foundation
import Testing

@Suite("The example document")
struct RecipesDocumentTests {
  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Transcripts/Recipes/recipes.screens.json").standardized

  private func app() throws -> AppDescription {
    try ScreenDocument.read(Array(try Data(contentsOf: Self.file)), file: "recipes.screens.json")
  }

  @Test("it is read without a problem, and written without a loss")
  func reads() throws {
    let app = try app()
    let again = try ScreenDocument.read(ScreenDocument.write(app), file: "again")
    #expect(ScreenDocument.held(again) == ScreenDocument.held(app))
  }

  @Test("every screen has a title, and every control a name")
  func names() throws {
    for screen in try app().screens {
      #expect(screen.title.present != nil, "\(screen.name)")
      var waiting = screen.toolbar + screen.elements
      while let element = waiting.popLast() {
        waiting += element.children
        if !element.traits.isEmpty { #expect(element.label.present != nil, "\(screen.name)") }
      }
    }
  }

  @Test("it shows every container but the plain group, and most effects")
  func richness() throws {
    var containers: Set<String> = []
    for screen in try app().screens {
      containers.formUnion(screen.elements.compactMap(\.container?.name))
      #expect(screen.elements.count + screen.toolbar.count > 0)
    }
    #expect(containers.isSuperset(of: ["list", "table", "segmented"]))
  }
}
