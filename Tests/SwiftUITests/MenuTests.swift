import EarshotReader
import EarshotSemantics
import SwiftUI
import Testing

private struct ListOptions: View {
  @State private var showsDone = true
  @State private var order = "Name"
  @State private var size = 1
  @State private var query = ""

  var body: some View {
    NavigationStack {
      Text("\(order), \(showsDone ? "all" : "open"), \(size)")
        .navigationTitle("Tasks")
        .toolbar {
          Menu("Options") {
            Toggle("Show done", isOn: $showsDone)
            Section("Order") {
              Picker("Sort by", selection: $order) {
                ForEach(["Name", "Date"], id: \.self) { Text($0) }
              }
            }
            Picker("Size", selection: $size) {
              Text("Small").tag(1)
              Text("Large").tag(2)
            }
            .pickerStyle(.menu)
            Toggle("Sync", isOn: .constant(false)).disabled(true)
          }
        }
    }
  }
}

@available(*, deprecated) private struct OldSearch: View {
  @State private var query = ""
  var body: some View {
    NavigationStack {
      Text("Result for \(query)")
        .searchable(text: $query, prompt: "Recipes") {
          Text("Tomato soup").searchCompletion("soup")
        }
    }
  }
}

private struct Windows: View {
  @Environment(\.openWindow) private var openWindow
  var body: some View { Button("Open") { openWindow(id: "second") } }
}

/// Calls what is deprecated, as apps do.
private protocol Old { @MainActor static var search: AnyView { get } }
private enum OldForms: Old {
  @available(*, deprecated) static var search: AnyView { AnyView(OldSearch()) }
}

@MainActor @Suite struct MenuTests {
  @Test func whatIsInAMenuIsAnItemOfIt() throws {
    let view = OnStage(ListOptions())
    try view.activate("Options")
    #expect(view.heard.first == "Show done")
    #expect(try view.element("Show done").traits == [.button, .selected])
    #expect(try view.element("Name").traits == [.button, .selected])
    #expect(try view.element("Date").traits == .button)
    #expect(try view.element("Size").value == "Small")
    #expect(try view.element("Sync").traits == [.button, .notEnabled])
  }

  @Test func choosingAnItemLeavesTheMenu() throws {
    let view = OnStage(ListOptions())
    try view.activate("Options")
    try view.activate("Date")
    #expect(view.heard.contains("Date, all, 1"))
    try view.activate("Options")
    try view.activate("Show done")
    #expect(view.heard.contains("Date, open, 1"))
    try view.activate("Options")
    #expect(try view.element("Show done").traits == .button)
  }

  @Test func aMenuInAMenuLeavesBoth() throws {
    let view = OnStage(ListOptions())
    try view.activate("Options")
    try view.activate("Size")
    #expect(view.heard.prefix(2) == ["Small", "Large"])
    try view.activate("Large")
    #expect(view.heard.contains("Name, all, 2"))
  }

  @Test func suggestionsOfTheOldFormAreOfferedWhileOneSearches() throws {
    let view = OnStage((OldForms.self as any Old.Type).search)
    let field = try #require(view.ids.first)
    view.events += view.stage.perform(.activate, on: field)
    #expect(view.heard.contains("Tomato soup"))
    try view.activate("Tomato soup")
    #expect(view.heard.contains("Result for soup"))
  }

  @Test func anotherWindowIsNotOpenedAndThatIsSaid() throws {
    let view = OnStage(Windows())
    try view.activate("Open")
    #expect(view.warnings == ["openWindow does nothing: there is only one window"])
  }
}
