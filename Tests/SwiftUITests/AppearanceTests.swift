import EarshotReader
import EarshotSemantics
import SwiftUI
import Testing

/// Writes down what views were told, in order.
@MainActor @Observable private final class Diary {
  var lines: [String] = []

  /// What was written since the last time.
  func news() -> [String] {
    defer { lines = [] }
    return lines
  }
}

extension View {
  fileprivate func noted(_ name: String, in diary: Diary) -> some View {
    onAppear { diary.lines.append("+\(name)") }
      .onDisappear { diary.lines.append("-\(name)") }
  }
}

private struct Stack: View {
  let diary: Diary
  @State private var path: [Int] = []
  @State private var isSheetUp = false
  @State private var isAlertUp = false

  var body: some View {
    NavigationStack(path: $path) {
      List {
        NavigationLink("One", value: 1).noted("row", in: diary)
        Button("Three deep") { path = [1, 2, 3] }
        Button("Sheet") { isSheetUp = true }
        Button("Alert") { isAlertUp = true }
      }
      .noted("root", in: diary)
      .navigationDestination(for: Int.self) { number in
        VStack {
          NavigationLink("Next", value: number + 1)
          Button("Home") { path = [] }
          Button("Other") { path[path.count - 1] = 9 }
        }
        .noted("\(number)", in: diary)
      }
      .sheet(isPresented: $isSheetUp) {
        Button("Close") { isSheetUp = false }.noted("sheet", in: diary)
      }
      .alert("Sure?", isPresented: $isAlertUp) { Button("Yes") {} }
    }
    .noted("stack", in: diary)
  }
}

private struct Tabs: View {
  let diary: Diary
  @State private var tab = "a"
  var body: some View {
    TabView(selection: $tab) {
      Tab("A", systemImage: "a.circle", value: "a") { Text("in a").noted("a", in: diary) }
      Tab("B", systemImage: "b.circle", value: "b") {
        NavigationStack {
          NavigationLink("Deeper") { Text("deep").noted("deep", in: diary) }.noted("b", in: diary)
        }
      }
    }
  }
}

private struct OldTabs: View {
  let diary: Diary
  var body: some View {
    TabView {
      Text("in a").noted("a", in: diary).tabItem { Text("A") }
      Text("in b").noted("b", in: diary).tabItem { Text("B") }
    }
  }
}

private struct Columns: View {
  let diary: Diary
  @State private var choice: Int?
  var body: some View {
    NavigationSplitView {
      List([1, 2], id: \.self, selection: $choice) { Text("Row \($0)") }.noted("list", in: diary)
    } detail: {
      Text("Detail \(choice ?? 0)").noted("detail", in: diary)
    }
  }
}

private struct Working: View {
  let diary: Diary
  @State private var round = 1
  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink("Go") { Text("there") }
        Button("Again") { round += 1 }
      }
      .task(id: round) {
        diary.lines.append("work \(round)")
        do { try await Task.sleep(for: .seconds(3_600)) } catch { diary.lines.append("stopped") }
      }
    }
  }
}

@MainActor @Suite struct AppearanceTests {
  private let diary = Diary()

  @Test func aScreenLeavesWhenAnotherIsPushedOverItAndComesBack() throws {
    let view = OnStage(Stack(diary: diary))
    #expect(view.heard.count == 4)
    #expect(Set(diary.news()) == ["+root", "+stack", "+row"])
    try view.activate("One")
    #expect(diary.lines.first == "+1")
    #expect(Set(diary.news()) == ["+1", "-root", "-row"])
    try view.activate("Next")
    #expect(diary.news() == ["+2", "-1"])
    view.back()
    #expect(diary.news() == ["+1", "-2"])
    view.back()
    #expect(diary.lines.last == "-1")
    #expect(Set(diary.news()) == ["+root", "+row", "-1"])
  }

  @Test func whatIsPushedOrLeftAtOnceIsNotSeenInBetween() throws {
    let view = OnStage(Stack(diary: diary))
    _ = diary.news()
    try view.activate("Three deep")
    #expect(diary.news().filter { !$0.contains("row") } == ["+3", "-root"])
    try view.activate("Home")
    #expect(diary.news().filter { !$0.contains("row") } == ["+root", "-3"])
  }

  @Test func anotherScreenInItsPlaceComesAndTheOldOneGoes() throws {
    let view = OnStage(Stack(diary: diary))
    try view.activate("One")
    _ = diary.news()
    try view.activate("Other")
    #expect(diary.news() == ["+9", "-1"])
  }

  @Test func aSheetAndAnAlertLeaveTheScreenBelowWhereItIs() throws {
    let view = OnStage(Stack(diary: diary))
    _ = view.heard
    _ = diary.news()
    try view.activate("Sheet")
    #expect(diary.news() == ["+sheet"])
    try view.activate("Close")
    #expect(diary.news() == ["-sheet"])
    try view.activate("Alert")
    try view.activate("Yes")
    #expect(diary.news() == [])
  }

  @Test func aSheetOfACoveredScreenIsOnTheScreen() throws {
    struct Covered: View {
      let diary: Diary
      @State private var isSheetUp = false
      var body: some View {
        NavigationStack {
          NavigationLink("Go") { Button("Sheet") { isSheetUp = true } }
            .sheet(isPresented: $isSheetUp) { Text("sheet").noted("sheet", in: diary) }
        }
      }
    }
    let view = OnStage(Covered(diary: diary))
    try view.activate("Go")
    try view.activate("Sheet")
    #expect(diary.news() == ["+sheet"])
  }

  @Test func onlyTheChosenTabIsOnTheScreen() throws {
    let view = OnStage(Tabs(diary: diary))
    #expect(diary.news() == ["+a"])
    try view.activate("B")
    #expect(diary.news() == ["+b", "-a"])
    try view.activate("Deeper")
    #expect(diary.news() == ["+deep", "-b"])
    try view.activate("A")
    #expect(diary.news() == ["+a", "-deep"])
    try view.activate("B")
    #expect(diary.news() == ["+deep", "-a"])
  }

  @Test func tabsOfTheOldFormAreTheSame() throws {
    let view = OnStage(OldTabs(diary: diary))
    #expect(diary.news() == ["+a"])
    try view.activate("B")
    #expect(diary.news() == ["+b", "-a"])
  }

  @Test func aColumnIsOnTheScreenWhenItCanBeSeen() throws {
    let phone = OnStage(Columns(diary: diary))
    #expect(diary.news() == ["+list"])
    try phone.activate("Row 1")
    #expect(diary.news() == ["+detail", "-list"])
    phone.back()
    #expect(diary.news() == ["+list", "-detail"])
    var profile = Profile()
    profile.device = .pad
    _ = OnStage(Columns(diary: diary), profile: profile)
    #expect(Set(diary.news()) == ["+list", "+detail"])
  }

  @Test func workStopsWhenItsScreenIsCoveredAndBeginsAnewWhenItIsBack() async throws {
    let view = OnStage(Working(diary: diary))
    #expect(diary.news() == ["work 1"])
    try view.activate("Go")
    await view.settle()
    #expect(diary.news() == ["stopped"])
    view.back()
    #expect(diary.news() == ["work 1"])
    try view.activate("Again")
    await view.settle()
    #expect(Set(diary.news()) == ["stopped", "work 2"])
  }
}
