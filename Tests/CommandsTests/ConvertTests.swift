import Foundation
import Testing

@Suite("convert")
struct ConvertTests {
  @Test("gives a document that is described like its source", arguments: Self.sources)
  func describesTheSame(_ source: String) throws {
    let input = try Self.content(of: source)
    let document = try Program.run(["convert", "-"], input: input)
    #expect(document.status == 0, "\(document.messages)")
    let before = try Program.run(["describe", "-", "--format", "json"], input: input).output
    let after = try Program.run(
      ["describe", "-", "--format", "json"], input: Array(document.output.utf8)
    ).output
    #expect(!before.isEmpty)
    #expect(Self.withoutPlaces(before) == Self.withoutPlaces(after))
  }

  @Test("of a converted document changes nothing")
  func isStable() throws {
    let once = try Program.run("convert", Package.recipes).output
    #expect(try Program.run("convert", "-", input: once).output == once)
  }

  static let sources = ["the recipes", "a page source"]

  private static func content(of source: String) throws -> [UInt8] {
    guard source == "the recipes" else { return Array(pageSource.utf8) }
    return Array(try Data(contentsOf: Package.folder.appendingPathComponent(Package.recipes)))
  }

  /// A converted element stands at another line, and that is all that may differ.
  private static func withoutPlaces(_ lines: String) -> [Substring] {
    lines.split(separator: "\n").map { line in
      line.range(of: ",\"source\":").map { line[..<$0.lowerBound] } ?? line
    }
  }

  private static let pageSource = """
    <?xml version="1.0" encoding="UTF-8"?>
    <AppiumAUT>
      <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Music" label="Music" \
    enabled="true" visible="true" x="0" y="0" width="390" height="844">
        <XCUIElementTypeNavigationBar type="XCUIElementTypeNavigationBar" name="Player" \
    enabled="true" visible="true" x="0" y="47" width="390" height="44">
          <XCUIElementTypeButton type="XCUIElementTypeButton" name="Library" label="Library" \
    enabled="true" visible="true" x="0" y="47" width="90" height="44"/>
          <XCUIElementTypeStaticText type="XCUIElementTypeStaticText" name="Player" label="Player" \
    value="Player" enabled="true" visible="true" x="160" y="58" width="70" height="21"/>
        </XCUIElementTypeNavigationBar>
        <XCUIElementTypeSwitch type="XCUIElementTypeSwitch" name="Shuffle" label="Shuffle" \
    value="1" enabled="true" visible="true" x="20" y="120" width="350" height="44"/>
        <XCUIElementTypeSlider type="XCUIElementTypeSlider" name="Volume" label="Volume" \
    value="40%" enabled="true" visible="true" x="20" y="180" width="350" height="44"/>
        <XCUIElementTypeTextField type="XCUIElementTypeTextField" name="search" label="" \
    placeholderValue="Find a song" value="Find a song" enabled="false" visible="true" x="20" \
    y="240" width="350" height="44"/>
        <XCUIElementTypeTabBar type="XCUIElementTypeTabBar" enabled="true" visible="true" x="0" \
    y="761" width="390" height="83">
          <XCUIElementTypeButton type="XCUIElementTypeButton" name="Songs" label="Songs" value="1" \
    enabled="true" visible="true" x="0" y="761" width="195" height="49"/>
          <XCUIElementTypeButton type="XCUIElementTypeButton" name="Albums" label="Albums" \
    enabled="true" visible="true" x="195" y="761" width="195" height="49"/>
        </XCUIElementTypeTabBar>
      </XCUIElementTypeApplication>
    </AppiumAUT>
    """
}
