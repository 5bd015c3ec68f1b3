import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct TextTests {
  @Test(arguments: [
    ("**Soup** of *today*", "Soup of today"), ("[menu](https://a.b) and `code`", "menu and code"),
    ("2 * 3 * 4", "2 * 3 * 4"), ("snake_case_name", "snake_case_name"), ("\\*no\\*", "*no*"),
    ("~~old~~ new", "old new"), ("***both***", "both"), ("a ** b", "a ** b"), ("[x", "[x"),
  ])
  func markdownIsReadWithoutItsSigns(pair: (String, String)) {
    let key = LocalizedStringKey(pair.0)
    #expect(OnStage(Text(key)).heard == [pair.1])
    #expect(OnStage(Text(verbatim: pair.0)).heard == [pair.0])
  }

  @Test func valuesAreWrittenAsTheLanguageWritesThem() {
    let view = VStack {
      Text("\(1_234_567) of \(2.5, specifier: "%.1f")")
      Text("\(1_234_567)").environment(\.locale, Locale(identifier: "de_DE"))
      Text("100% \("sure")")
    }
    #expect(OnStage(view).heard == ["1,234,567 of 2.5", "1.234.567", "100% sure"])
  }

  @Test func emptyTextsAreNoStops() {
    #expect(
      OnStage(
        VStack {
          Text(""); Text("a") + Text("b")
        }
      ).heard == ["ab"])
  }

  @Test func datesFollowTheLanguage() {
    let date = Date(timeIntervalSince1970: 1_767_258_000)
    let view = VStack {
      Text(date, style: .date)
      Text(date, style: .time)
      Text(date, style: .date).environment(\.locale, Locale(identifier: "fi_FI"))
    }
    #expect(OnStage(view).heard == ["January 1, 2026", "9:00 AM", "1. tammikuuta 2026"])
  }

  @Test func aLiteralIsAKey() {
    #expect(OnStage(Text("**Soup** of today")).heard == ["Soup of today"])
  }

  @Test func wordsAreLookedUpInTheCatalog() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("catalog-\(UUID().uuidString).bundle")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Hello": {"localizations": {"fi": {"stringUnit": {"state": "translated", "value": "Hei"}}}},
        "%lld rows": {"localizations": {"en": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld row"}},
          "other": {"stringUnit": {"value": "%lld rows"}}}}}}}}}
      """
    try Data(catalog.utf8).write(to: folder.appendingPathComponent("Localizable.xcstrings"))
    let bundle = try #require(Bundle(path: folder.path))
    let view = VStack {
      Text("Hello", bundle: bundle).environment(\.locale, Locale(identifier: "fi_FI"))
      Text("\(1) rows", bundle: bundle)
      Text("\(2) rows", bundle: bundle)
    }
    #expect(OnStage(view).heard == ["Hei", "1 row", "2 rows"])
    try FileManager.default.removeItem(at: folder)
  }
}

extension TextTests {
  @Test(arguments: [(1, "1 recipe"), (3, "3 recipes"), (1_200, "1,200 recipes")])
  func wordsAgreeWithTheNumberBeforeThem(count: Int, words: String) {
    let view = VStack {
      Text("^[\(count) recipe](inflect: true)")
      Text("You have ^[\(count) recipe](inflect: true) here")
      Text("^[\(count) resepti](inflect: true)").environment(\.locale, Locale(identifier: "fi_FI"))
    }
    let finnish = String(words.prefix { $0 != " " }).replacing(",", with: "\u{A0}") + " resepti"
    #expect(OnStage(view).heard == [words, "You have \(words) here", finnish])
  }
}

#Preview("A switch") {
  @Previewable @State var isOn = true
  @Previewable @State var names: [String] = [
    "Soup; of the \"day\""
  ]
  let title = "Vegetarian"
  Toggle(title, isOn: $isOn)
  Button("Add") { names.append("Cake") }
  Text("\(names.count) and \(names[0])")
}

#Preview("A dish") {
  Text("previewed")
}

struct OlderPreviews: PreviewProvider {
  static var previews: some View { Text("previewed as before") }
}

@MainActor @Suite struct PreviewTests {
  @Test func previewsAreOpenedByTheirNames() throws {
    #expect(Previews.names.sorted() == ["A dish", "A switch"])
    let view = try #require(Previews.view(named: "A dish"))
    #expect(OnStage(view).heard == ["previewed"])
    #expect(Previews.view(named: "none") == nil)
  }

  @Test func stateOfAPreviewIsKept() throws {
    let view = OnStage(try #require(Previews.view(named: "A switch")))
    #expect(view.heard == ["Vegetarian: 1", "Add", "1 and Soup; of the \"day\""])
    try view.activate("Vegetarian")
    try view.activate("Add")
    #expect(view.heard == ["Vegetarian: 0", "Add", "2 and Soup; of the \"day\""])
  }

  @Test(arguments: ["OlderPreviews", "SwiftUITests.OlderPreviews"])
  func olderPreviewsAreOpenedByTheirTypes(name: String) throws {
    let view = Previews.view(named: name, inModuleOf: PreviewTests.self)
    #expect(OnStage(try #require(view)).heard == ["previewed as before"])
  }
}
