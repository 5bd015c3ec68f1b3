import EarshotScreens
import EarshotSemantics
import Foundation

/// What it costs to speak a walk into a file, against the synthesiser alone on the same texts.
///
/// From start to end: the processes that speak are not this program's children, so their time of
/// the processor is not told.
@MainActor enum SoundMeasure: Measure {
  static let topic = "sound"

  static func figures(on bench: Bench) throws -> [Figure] {
    let workspace = try Workspace()
    let texts = (0..<300).map(text)
    let elements = texts.map { Element(label: .text($0), traits: .staticText) }
    var screen = Screen(name: "rows", elements: elements)
    screen.showsBar = false
    let app = AppDescription(name: "Rows", screens: [screen])
    let document = try workspace.file("rows.screens.json", ScreenDocument.write(app))
    let lines = try workspace.file("lines.txt", Array((texts.joined(separator: "\n") + "\n").utf8))
    let sound = workspace.folder.appendingPathComponent("rows.wav").path
    let plain = try bench.programs.run("earshot-voice", ["--plain", lines], runs: bench.runs)
    let spoken = try bench.programs.run(
      "earshot", ["speak", document, "--hints", "off", "-o", sound, "--quiet"], runs: bench.runs)
    return [
      Figure(
        id: "sound.time", name: "speaking 300 utterances to a file", value: spoken.wall, unit: "s"),
      Figure(
        id: "sound.wall", name: "speaking to a file, against plain calls, start to end",
        value: spoken.wall / plain.wall, unit: "×", limit: 2),
    ]
  }

  /// Texts as an interface has them, no two alike.
  private static func text(_ number: Int) -> String {
    let words = [
      "Soup of the day", "Favourites", "Add to shopping list", "Vegetarian only",
      "Sort by preparation time", "Recently opened", "Share this recipe", "Twenty minutes",
      "Serves four", "Remove from collection",
    ]
    return "\(words[number % words.count]) \(number)"
  }
}
