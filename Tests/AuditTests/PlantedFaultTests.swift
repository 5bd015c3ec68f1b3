import EarshotAudit
import Foundation
import Testing

/// One fault at a time in an app that has none.
@Suite @MainActor struct PlantedFaultTests {
  @Test func theRecipeAppHasNoFault() async throws {
    let report = try await audit(try Plant.recipes())
    #expect(report.findings.map(\.message) == [])
    #expect(report.notDetermined.map(\.finding.message) == [])
    #expect(report.limits == [])
  }

  @Test("A planted fault is found, and nothing else but its companions", arguments: Plant.all)
  func found(_ plant: Plant) async throws {
    let report = try await audit(try plant.document())
    let found = report.findings.map(\.rule)
    #expect(found.contains(plant.rule), "\(report.findings.map(\.message))")
    let companions = Rule.named(plant.rule)?.companions ?? []
    #expect(Set(found).subtracting(companions) == [plant.rule], "\(report.findings.map(\.message))")
    #expect(found.count { $0 == plant.rule } == 1, "\(report.findings.map(\.message))")
  }

  /// A fault to plant: what is written in place of what.
  struct Plant: CustomTestStringConvertible, Sendable {
    let rule: String
    let old: String
    let new: String

    init(_ rule: String, _ old: String, _ new: String) {
      self.rule = rule
      self.old = old
      self.new = new
    }

    var testDescription: String { "\(rule): \(new)" }

    static func recipes() throws -> String {
      var folder = URL(fileURLWithPath: #filePath)
      while folder.path != "/" {
        folder.deleteLastPathComponent()
        let file = folder.appendingPathComponent("Transcripts/Recipes/recipes.screens.json")
        if let text = try? String(contentsOf: file, encoding: .utf8) { return text }
      }
      throw CocoaError(.fileNoSuchFile)
    }

    func document() throws -> String {
      let recipes = try Self.recipes()
      let found = try #require(recipes.firstRange(of: old), "\(old) is not in the document")
      return recipes.replacingCharacters(in: found, with: new)
    }

    private static let stir = #"{ label: "Stir it slowly, for half an hour." }"#
    private static let wash = #"elements: [{ label: "Wash, cut, mix." }]"#

    static let all = [
      Plant("missing-title", #"salad: { title: "Salad", "#, "salad: { "),
      Plant("missing-title", #"title: "Settings","#, "bar: false,"),
      Plant("title-read-twice", stir, #"{ label: "Risotto", traits: ["header"] }, "# + stir),
      Plant("motion-without-choice", #"kind: "zoom""#, #"kind: "custom""#),
      Plant("missing-label", #"id: "add", label: "New recipe","#, #"id: "add","#),
      Plant("missing-label", #"id: "photo", label: "Tomato soup with basil","#, #"id: "photo","#),
      Plant(
        "missing-label", #"id: "awake", label: "Keep the screen on","#, #"id: "awake", label: "","#),
      Plant("missing-label", #"id: "searchTab", label: "Search","#, #"id: "searchTab","#),
      Plant("image-name-read-aloud", #"label: "New recipe", traits"#, #"label: "ic_add", traits"#),
      Plant(
        "placeholder-as-label", #"id: "name", label: "Name", placeholder"#,
        #"id: "name", placeholder"#),
      Plant("role-in-label", #"label: "Start timer""#, #"label: "Start timer button""#),
      Plant(
        "ambiguous-labels", #"label: "Delete recipe", traits: ["button"],"#,
        #"label: "Favourite", traits: ["button"],"#),
      Plant("vague-link", #"label: "Terms of use""#, #"label: "Read more""#),
      Plant("language-unmarked", #"label: "A handful of basil""#, #"label: "Жменя базиліку""#),
      Plant("misread-text", #"label: "Ready in 35 minutes""#, #"label: "35m left""#),
      Plant(
        "missing-role", stir,
        #"{ label: "Sources", on: { activate: { open: "https://example.org" } } }"#),
      Plant(
        "conflicting-traits", #"label: "Start timer", traits: ["button"]"#,
        #"label: "Start timer", traits: ["button", "header"]"#),
      Plant("missing-value", #"label: "Timer volume", value: "50%","#, #"label: "Timer volume","#),
      Plant(
        "heading-level-without-header", #"{ label: "Ready in 20 minutes" }"#,
        #"{ label: "Ready in 20 minutes", headingLevel: 3 }"#),
      Plant(
        "no-headings", wash,
        "elements: [" + (1...30).map { #"{ label: "Step \#($0)" }, "# }.joined() + "]"),
      Plant(
        "hidden-control", #"label: "Start timer", traits: ["button"],"#,
        #"label: "Start timer", traits: ["button"], elementsHidden: true,"#),
      Plant(
        "covered-but-read", wash,
        """
        elements: [
          { id: "wash", label: "Wash, cut, mix.", frame: [16, 200, 361, 40] },
          { id: "tip", frame: [0, 0, 393, 852], children: [
            { label: "Close tip", traits: ["button"], frame: [16, 600, 361, 44], on: { activate: [
              { set: { id: "tip", hidden: true } }, { focus: "wash" }] } }] },
        ]
        """),
      Plant(
        "lost-in-grouping", stir,
        #"{ label: "Stir", childrenAs: "ignore", children: [{ label: "Pause", traits: ["button"] }] }"#
      ),
      Plant(
        "unreachable", #"container: "list", label: "Recently cooked","#,
        #"container: "list", label: "Recently cooked", actions: ["Clear"],"#),
      Plant(
        "reading-order", wash,
        """
        elements: [{ explicitOrder: true, children: [
          { label: "Mix", frame: [16, 300, 361, 40] }, { label: "Wash", frame: [16, 100, 361, 40] }] }]
        """),
      Plant(
        "small-target", wash,
        """
        elements: [
          { label: "Fewer", traits: ["button"], frame: [16, 200, 18, 18], on: { activate: { pop: true } } },
          { label: "Many", traits: ["button"], frame: [36, 200, 44, 44], on: { activate: { pop: true } } },
        ]
        """),
      Plant("duplicate-stop", stir, stir + ", " + stir),
      Plant("silent-change", #"{ announce: { text: "1 recipe", priority: "high" } },"#, ""),
      Plant(
        "focus-lost", stir,
        #"{ id: "tip", label: "Close tip", traits: ["button"], on: { activate: "#
          + #"{ set: { id: "tip", hidden: true } } } }, "# + stir),
      Plant(
        "no-way-out", wash,
        #"elements: [{ label: "Wash, cut, mix." }, { label: "Offer", traits: ["button"], "#
          + #"on: { activate: { present: "offer", style: "cover" } } }] }, "#
          + #"offer: { title: "Offer", elements: [{ label: "Buy now" }]"#),
    ]
  }

  @Test func aWatchAppFiveScreensDeepIsFound() async throws {
    let screens = (1...5).map {
      "s\($0): { title: 'Level \($0)', elements: [{ label: 'Text \($0)' }] }"
    }
    let names = (1...5).map { "'s\($0)'" }.joined(separator: ", ")
    let report = try await audit(
      "{ earshot: 1, device: 'watch', start: [\(names)], screens: { \(screens.joined(separator: ", ")) } }"
    )
    #expect(report.findings.map(\.rule) == ["deep-stack-on-watch"])
  }
}
