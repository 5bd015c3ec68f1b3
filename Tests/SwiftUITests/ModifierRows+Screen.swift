import EarshotReader
import EarshotSemantics
import SwiftUI

private struct Searched: View {
  let isFocused: Bool
  @State private var words = ""
  @FocusState private var isTyping: Bool

  var body: some View {
    NavigationStack {
      VStack {
        Button("Find") { isTyping = true }
        if isFocused {
          Text("content").searchable(text: $words).searchFocused($isTyping)
        } else {
          Text("content").searchable(text: $words)
        }
      }
    }
  }
}

private var onSystem17: Profile {
  var profile = Profile()
  profile.system = "17"
  return profile
}

@MainActor let screenRows: [ModifierRow] = [
  row("navigationTitle", { _ in Text("a") }, around: stacked) { view, _ in
    view.navigationTitle("Title")
  },
  row("navigationBarTitleDisplayMode", { _ in Text("a") }, around: stacked) { view, _ in
    view.navigationBarTitleDisplayMode(.inline)
  },
  row("toolbarTitleDisplayMode", { _ in Text("a") }, around: stacked) { view, _ in
    view.toolbarTitleDisplayMode(.inline)
  },
  row("navigationBarHidden", { _ in Text("a").navigationTitle("Title") }, around: stacked) {
    view, _ in view.navigationBarHidden(true)
  },
  row("toolbarVisibility", { _ in Text("a").navigationTitle("Title") }, around: stacked) {
    view, _ in view.toolbarVisibility(.hidden, for: .navigationBar)
  },
  row("toolbar", { _ in Text("a") }, around: stacked) { view, _ in
    view.toolbar { Button("b") {} }
  },
  row(
    "navigationBarBackButtonHidden", [(.activate, "Go")],
    { _ in
      NavigationLink("Go") { Text("there") }
    }, around: stacked
  ) { _, _ in
    NavigationLink("Go") { Text("there").navigationBarBackButtonHidden() }
  },
  row(
    "navigationTransition", [(.activate, "Go")],
    { _ in
      NavigationLink("Go") { Text("there") }
    }, around: stacked
  ) { _, _ in
    NavigationLink("Go") { Text("there").navigationTransition(.crossFade) }
  },
  row(
    "navigationDestination", [(.activate, "Go")],
    { _ in
      NavigationLink("Go", value: 1)
    }, around: stacked
  ) { view, _ in
    view.navigationDestination(for: Int.self) { Text("number \($0)") }
  },
  row("searchable", { _ in Text("a") }, around: stacked) { view, heard in
    view.searchable(text: heard.text)
  },
  row(
    "searchSuggestions", [(.type("s"), "searchField")],
    { heard in
      Text("a").searchable(text: heard.text, prompt: "Find")
    }, around: stacked
  ) { view, _ in view.searchSuggestions { Text("soup") } },
  row(
    "searchCompletion", [(.type("s"), "searchField"), (.activate, "soup")],
    { heard in
      Text("a").searchable(text: heard.text, prompt: "Find").searchSuggestions { Text("soup") }
    }, around: stacked
  ) { _, heard in
    Text("a").searchable(text: heard.text, prompt: "Find")
      .searchSuggestions { Text("soup").searchCompletion("Tomato soup") }
  },
  row(
    "searchScopes",
    { heard in
      Text("a").searchable(text: .constant("x"), prompt: "Find")
    }, around: stacked
  ) { view, heard in
    view.searchScopes(heard.number) {
      Text("All").tag(1)
      Text("Mine").tag(2)
    }
  },
  pair(
    "searchFocused", [(.activate, "Find")], Searched(isFocused: true), Searched(isFocused: false)),
  row("sheet", [(.activate, "Go")], { heard in Button("Go") { heard.isOn = true } }) {
    view, heard in
    view.sheet(isPresented: heard.bool) { Text("up") }
  },
  row("fullScreenCover", [(.activate, "Go")], { heard in Button("Go") { heard.isOn = true } }) {
    view, heard in view.fullScreenCover(isPresented: heard.bool) { Text("up") }
  },
  row("popover", [(.activate, "Go")], { heard in Button("Go") { heard.isOn = true } }) {
    view, heard in view.popover(isPresented: heard.bool) { Text("up") }
  },
  row("alert", [(.activate, "Go")], { heard in Button("Go") { heard.isOn = true } }) {
    view, heard in
    view.alert("Sure?", isPresented: heard.bool) { Button("OK") {} }
  },
  row("confirmationDialog", [(.activate, "Go")], { heard in Button("Go") { heard.isOn = true } }) {
    view, heard in view.confirmationDialog("Sure?", isPresented: heard.bool) { Button("OK") {} }
  },
  row("fileImporter", [(.activate, "Go")], { heard in Button("Go") { heard.isOn = true } }) {
    view, heard in
    view.fileImporter(isPresented: heard.bool, allowedContentTypes: [.image]) {
      (_: Result<URL, any Error>) in
    }
  },
  row("fileExporter", [(.activate, "Go")], { heard in Button("Go") { heard.isOn = true } }) {
    view, heard in
    view.fileExporter(isPresented: heard.bool, item: "text", onCompletion: { _ in })
  },
  row("fileMover", [(.activate, "Go")], { heard in Button("Go") { heard.isOn = true } }) {
    view, heard in view.fileMover(isPresented: heard.bool, file: nil) { _ in }
  },
  row("photosPicker", [(.activate, "Go")], { heard in Button("Go") { heard.isOn = true } }) {
    view, heard in
    view.photosPicker(isPresented: heard.bool, selection: .constant(nil as PhotosPickerItem?))
  },
  row("quickLookPreview", { _ in Text("a") }) { view, _ in
    view.quickLookPreview(.constant(URL(fileURLWithPath: "/a")))
  },
  row(
    "presentationDetents", [(.activate, "Go")],
    { heard in
      Button("Go") { heard.isOn = true }.sheet(isPresented: heard.bool) { Text("up") }
    }
  ) { _, heard in
    Button("Go") { heard.isOn = true }
      .sheet(isPresented: heard.bool) { Text("up").presentationDetents([.medium, .large]) }
  },
  row(
    "presentationDragIndicator", [(.activate, "Go")],
    { heard in
      Button("Go") { heard.isOn = true }.sheet(isPresented: heard.bool) { Text("up") }
    }
  ) { _, heard in
    Button("Go") { heard.isOn = true }
      .sheet(isPresented: heard.bool) { Text("up").presentationDragIndicator(.visible) }
  },
  row("tabItem", { _ in Text("a") }, around: { view in AnyView(TabView { view }) }) { view, _ in
    view.tabItem { Text("First") }
  },
  row("badge", profile: onSystem17, { _ in Text("a") }, around: listed) { view, _ in view.badge(3)
  },
]
