import EarshotScreens
import EarshotSemantics
import Foundation
import Testing

/// The recipe app in every language of the product: the same screens in other words.
@Suite("The recipe app in six languages")
struct RecipesInLanguagesTests {
  static let languages = ["fi", "sv", "de", "cs", "uk"]

  @Test("says what its golden transcript says", arguments: Self.languages)
  func walk(_ language: String) throws {
    let folder = "Transcripts/Recipes/\(language)"
    let golden = "\(folder)/demo.transcript"
    let words = ["walk", "\(folder)/recipes.screens.json", "--script", "\(folder)/demo.walk"]
    if ProcessInfo.processInfo.environment["EARSHOT_RECORD"] == "1" {
      let before = try? String(
        contentsOf: Package.folder.appendingPathComponent(golden), encoding: .utf8)
      let run = try Program.run(words + ["--record", golden], input: [])
      #expect(run.status == 0, "\(run.messages)")
      if before != run.output {
        Issue.record("recorded \(golden); run again without EARSHOT_RECORD")
      }
      return
    }
    let run = try Program.run(words + ["--check", golden], input: [])
    #expect(run.status == 0, "\(run.output)\(run.messages)")
  }

  @Test("happens alike in every language", arguments: Self.languages)
  func events(_ language: String) throws {
    func kinds(_ folder: String) throws -> [Substring] {
      let file = Package.folder.appendingPathComponent("\(folder)/demo.transcript")
      return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
        .map { $0.first == ">" ? $0.prefix(3) : $0.prefix(12) }
    }
    #expect(try kinds("Transcripts/Recipes/\(language)") == kinds("Transcripts/Recipes"))
  }

  @Test("is the same app but for its words", arguments: Self.languages)
  func structure(_ language: String) throws {
    let english = Self.skeleton(of: try app("Transcripts/Recipes"))
    let other = Self.skeleton(of: try app("Transcripts/Recipes/\(language)"))
    #expect(other.count == english.count)
    for (line, expected) in zip(other, english) where line.shape != expected.shape {
      Issue.record("\(line.shape) is \(expected.shape) in English")
    }
  }

  @Test("has no word of English left", arguments: Self.languages)
  func words(_ language: String) throws {
    /// What is called the same.
    let shared: Set<String> = ["Risotto", "Nora Lind", "Name", "Filter", "Protein", "50%"]
    let english = Self.skeleton(of: try app("Transcripts/Recipes"))
    let other = Self.skeleton(of: try app("Transcripts/Recipes/\(language)"))
    for (line, expected) in zip(other, english) {
      for (word, old) in zip(line.words, expected.words) where old.contains(where: \.isLetter) {
        #expect(word != old || shared.contains(word), "\(line.shape)")
      }
    }
  }

  @Test("is heard without a word of English in the reader's own words", arguments: Self.languages)
  func readersWords(_ language: String) throws {
    let file = Package.folder.appendingPathComponent(
      "Transcripts/Recipes/\(language)/demo.transcript")
    let text = try String(contentsOf: file, encoding: .utf8)
    for word in [", Button", ", Heading", " of ", "Double tap", "Selected,"] {
      #expect(!text.contains(word), "\(word)")
    }
  }

  // MARK: - Support

  private func app(_ folder: String) throws -> AppDescription {
    let file = Package.folder.appendingPathComponent("\(folder)/recipes.screens.json")
    return try ScreenDocument.read(Array(try Data(contentsOf: file)), file: file.lastPathComponent)
  }

  /// What an app is without its words, and its words, a line an element.
  private static func skeleton(of app: AppDescription) -> [(shape: String, words: [String])] {
    var lines: [(shape: String, words: [String])] = []
    for screen in app.screens {
      let rotors = screen.rotors.map { ($0.name.shown, $0.elements.joined(separator: " ")) }
      lines.append(
        (
          "\(screen.name) \(rotors.map(\.1)) \(String(describing: screen.transition))",
          [screen.title?.shown ?? ""] + rotors.map(\.0)
        ))
      var waiting = Array((screen.toolbar + screen.elements).reversed())
      while let element = waiting.popLast() {
        waiting += element.children.reversed()
        let effects = element.responses.map { "\($0.trigger) \($0.effects.count)" }
        lines.append(
          (
            "\(screen.name) \(element.name ?? "-") \(element.traits.names) "
              + "\(element.container?.name ?? "-") \(element.headingLevel ?? 0) "
              + "\(element.actions.count) \(element.content.count) \(effects)",
            [element.label, element.value, element.hint, element.placeholder]
              .map { $0?.shown ?? "" } + element.actions.map(\.name.shown)
              + element.content.flatMap { [$0.label.shown, $0.value?.shown ?? ""] }
          ))
      }
    }
    return lines
  }
}
