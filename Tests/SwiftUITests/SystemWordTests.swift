import EarshotReader
import EarshotSemantics
import SwiftUI
import Testing

private struct Delete: View {
  @State private var isAsking = false
  @State private var isTelling = false
  @State private var isChoosing = false
  @State private var isOld = false

  var body: some View {
    VStack {
      Button("ask") { isAsking = true }
      Button("tell") { isTelling = true }
      Button("choose") { isChoosing = true }
    }
    .confirmationDialog("Sure?", isPresented: $isAsking) { Button("Throw away") {} }
    .alert("Gone", isPresented: $isTelling) {}
    .fileImporter(isPresented: $isChoosing, allowedContentTypes: [.text]) { _ in }
  }
}

private struct Searching: View {
  var body: some View {
    TabView {
      Tab("Home", systemImage: "house") { Text("home") }
      Tab(role: .search) { Text("find") }
    }
  }
}

@MainActor @Suite struct SystemWordTests {
  @Test(arguments: [
    ("en", "Cancel", "OK", "Files"), ("fi", "Kumoa", "OK", "Tiedostot"),
    ("sv", "Avbryt", "OK", "Filer"), ("de", "Abbrechen", "OK", "Dateien"),
    ("cs", "Zrušit", "OK", "Soubory"), ("uk", "Скасувати", "ОК", "Файли"),
    ("fr", "Cancel", "OK", "Files"),
  ])
  func whatTheSystemAddsIsInTheLanguageOfTheApp(
    language: String, cancel: String, ok: String, files: String
  ) throws {
    let view = OnStage(Delete(), profile: Profile(language: language))
    try view.activate("ask")
    #expect(view.heard == ["Throw away", cancel])
    try view.activate(cancel)
    try view.activate("tell")
    #expect(view.heard.last == ok)
    try view.activate(ok)
    try view.activate("choose")
    #expect(view.title == nil || view.title == files)
    #expect(view.heard.contains(cancel))
    #expect(view.heard.contains(files))
  }

  @Test func theTabForSearchingIsCalledWhatTheSystemCallsIt() {
    let view = OnStage(Searching(), profile: Profile(language: "fi"))
    #expect(view.heard == ["home", "Home", "Haku"])
  }

  @Test func anAppsOwnWayOutStaysAsItIs() throws {
    struct Own: View {
      @State private var isAsking = false
      var body: some View {
        Button("ask") { isAsking = true }
          .confirmationDialog("Sure?", isPresented: $isAsking) {
            Button("Throw away") {}
            Button("Leave it", role: .cancel) {}
          }
      }
    }
    let view = OnStage(Own(), profile: Profile(language: "cs"))
    try view.activate("ask")
    #expect(view.heard == ["Throw away", "Leave it"])
  }
}
