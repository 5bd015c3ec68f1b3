/// SwiftUI source of any size, the same each time.
enum GeneratedSource {
  /// An app that leads to so many screens, each in a file of its own with a row and a model.
  static func files(screens: Int, nesting: Int = 1) -> [(name: String, text: String)] {
    var links = ""
    for number in 0..<screens {
      links += "        NavigationLink(\"Screen \(number)\") { Screen\(number)() }\n"
    }
    let app = """
      import SwiftUI
      @main struct GeneratedApp: App {
        var body: some Scene { WindowGroup { Home() } }
      }
      struct Home: View {
        var body: some View {
          NavigationStack {
            List {
      \(links)      }
          }
        }
      }
      """
    return [("App.swift", app)]
      + (0..<screens).map { ("Screen\($0).swift", screen($0, nesting)) }
  }

  private static func screen(_ number: Int, _ nesting: Int) -> String {
    var content = ""
    for level in 0..<nesting {
      content += "VStack { Text(\"Level \(level) of \(number)\")\n"
      content += "if isOpen { Row\(number)(title: \"Row \(level)\", count: \(level)) }\n"
    }
    content += String(repeating: "}", count: nesting)
    return """
      import SwiftUI
      struct Screen\(number): View {
        @State private var isOpen = false
        @State private var name = ""
        let model = Model\(number)()
        var body: some View {
          Form {
            Section("General") {
              Toggle("Open", isOn: $isOpen)
              TextField("Name", text: $name)
              \(content)
            }
            ForEach(model.items, id: \\.self) { item in
              Row\(number)(title: item, count: item.count)
            }
            Button("Save") { model.save(name) }
              .disabled(name.isEmpty)
              .accessibilityHint("Keeps the name")
          }
          .navigationTitle("Screen \(number)")
          .toolbar { ToolbarItem { Button("Close") { isOpen = false } } }
        }
      }
      struct Row\(number): View {
        let title: String
        var count = 0
        var body: some View {
          HStack {
            Image(systemName: "star")
            Text(title)
            if count > 2 { Text("\\(count) things").foregroundStyle(.secondary) }
          }
          .accessibilityElement(children: .combine)
        }
      }
      @Observable final class Model\(number) {
        var items: [String] = []
        private var saved: [String: Int] = [:]
        func save(_ name: String) {
          guard !name.isEmpty else { return }
          saved[name, default: 0] += 1
          items = saved.keys.sorted().filter { key in key.count > 1 }
        }
      }
      """
  }
}
