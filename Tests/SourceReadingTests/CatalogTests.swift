import EarshotSemantics
import Foundation
import Testing

@testable import EarshotSourceReading

@Suite("String tables")
struct CatalogTests {
  private static let catalog = """
    {"sourceLanguage":"en","version":"1.0","strings":{
      "greeting":{"localizations":{
        "en":{"stringUnit":{"state":"translated","value":"Hello"}},
        "fi":{"stringUnit":{"state":"translated","value":"Hei"}}}},
      "Plain words":{},
      "%lld items":{"localizations":{"en":{"variations":{"plural":{
        "one":{"stringUnit":{"state":"translated","value":"%lld item"}},
        "other":{"stringUnit":{"state":"translated","value":"%lld items"}}}}}}},
      "to %@ from %@":{"localizations":{
        "fi":{"stringUnit":{"state":"translated","value":"%2$@ – %1$@"}}}},
      "tap":{"localizations":{"en":{"variations":{"device":{
        "iphone":{"stringUnit":{"state":"translated","value":"Tap"}},
        "mac":{"stringUnit":{"state":"translated","value":"Click"}}}}}}}
    }}
    """

  private func catalogs(_ files: [String: String], language: String? = nil) throws -> Catalogs {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("earshot-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var paths: [String] = []
    for (name, content) in files {
      let place = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try content.write(to: place, atomically: true, encoding: .utf8)
      paths.append(place.path)
    }
    return CatalogReader(language: language, development: "en").read(paths.sorted())
  }

  private static let view = """
    struct Subject: View {
      let from: String
      var body: some View {
        Text("greeting")
        Text("Plain words")
        Text("\\(1) items")
        Text("\\(3) items")
        Text("to \\(from) from \\("Turku")")
        Text(verbatim: "greeting")
        Text(NSLocalizedString("tap", comment: ""))
        Text("greeting".localized)
        Text(L10n.hello)
        Row(title: "greeting", key: "greeting")
      }
    }
    struct Row: View {
      let title: String
      let key: LocalizedStringKey
      var body: some View { Text(title); Text(key) }
    }
    extension String { var localized: String { NSLocalizedString(self, comment: "") } }
    enum L10n {
      static let hello = L10n.tr("Localizable", "greeting")
      static func tr(_ table: String, _ key: String, _ args: CVarArg...) -> String {
        let format = Bundle.main.localizedString(forKey: key, value: nil, table: table)
        return String(format: format, locale: Locale.current, arguments: args)
      }
    }
    """

  @Test("a key is looked up where the framework would, and nowhere else")
  func lookUp() throws {
    let catalogs = try catalogs(["Localizable.xcstrings": Self.catalog])
    let shown = lines(read(Self.view, catalogs: catalogs).app.screens.first)
    #expect(
      shown == [
        "\"Hello\"", "\"Plain words\"", "\"1 item\"", "\"3 items\"", "\"to ‹from› from Turku\"",
        "\"greeting\"", "\"Tap\"", "\"Hello\"", "\"Hello\"", "\"greeting\"", "\"Hello\"",
      ])
  }

  @Test("another language has its own words and order of arguments")
  func otherLanguage() throws {
    let catalogs = try catalogs(["Localizable.xcstrings": Self.catalog], language: "fi")
    let shown = lines(read(Self.view, catalogs: catalogs).app.screens.first)
    #expect(shown[0] == "\"Hei\"")
    #expect(shown[4] == "\"Turku – ‹from›\"")
  }

  @Test("tables and plural rules from before catalogs are read")
  func oldTables() throws {
    let catalogs = try catalogs([
      "en.lproj/Localizable.strings": """
      /* A comment */
      "a key" = "A \\"word\\"\\n"; // another
      bare = "b";
      """,
      "de.lproj/Localizable.strings": "\"a key\" = \"Wort\";",
      "en.lproj/Localizable.stringsdict": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>%d days</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@days@ left</string>
      <key>days</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>one</key><string>%d day</string><key>other</key><string>%d days</string>
      </dict></dict></dict></plist>
      """,
    ])
    #expect(
      catalogs.words(of: [.text("a key")], filling: [.text("a key")], table: nil, file: nil).shown
        == "A \"word\"\n")
    #expect(catalogs.entry("bare", table: "Localizable", file: nil)?.forms["other"] == "b")
    let days = catalogs.words(
      of: [.argument(count: 1), .text(" days")], filling: [.text("1"), .text(" days")], table: nil,
      file: nil)
    #expect(days.shown == "1 day left")
  }

  @Test(
    "formats fall into words and holes",
    arguments: [
      (
        "%@ of %lld",
        [FormatString.Part.hole(0, .init()), .text(" of "), .hole(1, .init(kind: "d"))]
      ),
      ("%2$@%% %1$@", [.hole(1, .init()), .text("% "), .hole(0, .init())]),
      ("100%", [.text("100%")]), ("%.2f", [.hole(0, .init(kind: "f", precision: 2))]),
      ("%", [.text("%")]),
    ])
  func formats(_ format: String, _ parts: [FormatString.Part]) {
    #expect(FormatString.parts(of: format) == parts)
  }
}
