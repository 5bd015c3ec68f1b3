import Foundation
import Testing

@Suite("A screen as its source and as a dump of it")
struct FormTests {
  private let source = """
    import SwiftUI

    struct SettingsView: View {
      @State private var sounds = true
      @State private var name = ""

      var body: some View {
        NavigationStack {
          List {
            Section("Alerts") {
              Toggle("Sounds", isOn: $sounds)
              Button("Test") {}
            }
            Section("Account") {
              TextField("Name", text: $name)
              NavigationLink("Password") { Text("None") }
              Text("Signed in")
            }
          }
          .navigationTitle("Settings")
        }
      }
    }

    @main struct ShopApp: App {
      var body: some Scene { WindowGroup { SettingsView() } }
    }
    """

  /// The dump of that screen, as a SwiftUI list looks in one.
  private var dump: String {
    func row(_ y: Int, isHeader: Bool = false, _ inside: String...) -> String {
      let place = "{{16.0, \(y).0}, {358.0, 44.0}}"
      let fill = isHeader ? "" : "            Other, 0x1, \(place)\n"
      return "        Cell, 0x1, \(place)\n          Other, 0x1, \(place)\n\(fill)"
        + "          Other, 0x1, \(place)\n"
        + inside.map { "            \($0.replacing("@", with: place))\n" }.joined()
    }
    return """
      Element subtree:
       →Application, 0x1, pid: 1, label: 'Shop'
          Window (Main), 0x1, {{0.0, 0.0}, {390.0, 844.0}}
            NavigationBar, 0x1, {{0.0, 44.0}, {390.0, 96.0}}, identifier: 'Settings'
              StaticText, 0x1, {{16.0, 96.0}, {120.0, 40.0}}, label: 'Settings'
            CollectionView, 0x1, {{0.0, 0.0}, {390.0, 844.0}}

      """
        + [
          row(150, isHeader: true, "StaticText, 0x1, @, label: 'Alerts'"),
          row(194, "Switch, 0x1, @, label: 'Sounds', value: 1"),
          row(238, "Button, 0x1, @, label: 'Test'"),
          row(310, isHeader: true, "StaticText, 0x1, @, label: 'Account'"),
          row(354, "TextField, 0x1, @, placeholderValue: 'Name'"),
          row(398, "Button, 0x1, @, label: 'Password'"),
          row(442, "StaticText, 0x1, @, label: 'Signed in'"),
        ].joined()
  }

  @Test("is heard the same")
  func heardAlike() throws {
    try withFolder { folder in
      for (name, text) in [("Settings.swift", source), ("settings.txt", dump)] {
        try text.write(
          to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
      }
      let lines = try ["Settings.swift", "settings.txt"].map { file in
        let run = try Program.run(
          ["describe", file, "--hints", "off", "--no-cache"], input: [], in: folder)
        #expect(run.status == 0, "\(run.messages)")
        return run.output
      }
      #expect(lines[0].contains("Alerts, Heading"))
      // The source knows the screen behind the link as well; a dump is one screen.
      #expect(lines[0].hasPrefix(lines[1]))
    }
  }
}
