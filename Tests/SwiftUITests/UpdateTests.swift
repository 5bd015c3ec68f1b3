import EarshotReader
import SwiftUI
import Testing

private struct Chain: View {
  @State private var first = 0
  @State private var second = 0
  @State private var third = 0

  var body: some View {
    VStack {
      Text("\(first) \(second) \(third)")
      Button("Go") { first += 1 }
    }
    .onChange(of: first) { old, new in second = old * 10 + new }
    .onChange(of: second) { third = second + 1 }
  }
}

private struct Endless: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("count")
      Button("Begin") { count = 1 }
    }
    .onChange(of: count) { count += 1 }
  }
}

private struct WritesInBody: View {
  @State private var count = 0

  var body: some View {
    if count < 3 { count += 1 }
    return Text("\(count)")
  }
}

private struct Deep: View {
  let depth: Int
  var body: some View {
    if depth > 0 { AnyView(Deep(depth: depth - 1)) } else { AnyView(Text("bottom")) }
  }
}

private struct Lives: View {
  let log: Log
  @State private var isShown = true

  var body: some View {
    VStack {
      Button("Toggle") { isShown.toggle() }
      if isShown {
        Text("shown")
          .onAppear { log.lines.append("appear") }
          .onDisappear { log.lines.append("disappear") }
          .task { log.lines.append("task") }
      }
    }
  }
}

@MainActor private final class Log {
  var lines: [String] = []
}

private struct HeightKey: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Told: View {
  @State private var sum = 0
  @State private var extra = false

  var body: some View {
    VStack {
      Text("sum \(sum)")
      Button("More") { extra = true }
      Text("a").preference(key: HeightKey.self, value: 2)
      Text("b").preference(key: HeightKey.self, value: 3)
      if extra { Text("c").preference(key: HeightKey.self, value: 10) }
    }
    .onPreferenceChange(HeightKey.self) { sum = $0 }
  }
}

@MainActor @Suite struct UpdateTests {
  @Test func chainsOfChangesSettle() throws {
    let view = OnStage(Chain())
    try view.activate("Go")
    #expect(view.heard[0] == "1 1 2")
    try view.activate("Go")
    #expect(view.heard[0] == "2 12 13")
  }

  @Test func anEndlessUpdateIsReportedAndEnds() throws {
    let view = OnStage(Endless())
    #expect(view.warnings.isEmpty)
    try view.activate("Begin")
    #expect(view.warnings.count == 1)
    #expect(view.warnings.first?.contains("does not settle") == true)
    #expect(view.heard == ["count", "Begin"])
  }

  @Test func stateThatIsWrittenWhileViewsAreEvaluatedIsReported() {
    let view = OnStage(WritesInBody())
    #expect(view.heard == ["3"])
    #expect(view.warnings.count == 1)
    #expect(view.warnings.first?.contains("during view update") == true)
  }

  @Test func viewsNestedWithoutEndAreCutOff() {
    let view = OnStage(Deep(depth: 100_000))
    #expect(view.heard.isEmpty)
    #expect(view.warnings.first?.contains("nested deeper") == true)
    #expect(OnStage(Deep(depth: 100)).heard == ["bottom"])
  }

  @Test func viewsAppearAndDisappearOnce() throws {
    let log = Log()
    let view = OnStage(Lives(log: log))
    #expect(log.lines == ["appear", "task"] || log.lines == ["task", "appear"])
    log.lines = []
    try view.activate("Toggle")
    #expect(log.lines == ["disappear"])
    try view.activate("Toggle")
    #expect(log.lines.count == 3)
  }

  @Test func workBehindAnAwaitIsSeenAfterSettling() async {
    struct Loading: View {
      @State private var text = "loading"
      var body: some View {
        Text(text).task {
          await Task.yield()
          text = "loaded"
        }
      }
    }
    let view = OnStage(Loading())
    #expect(view.heard == ["loading"])
    await view.settle()
    #expect(view.heard == ["loaded"])
  }

  @Test func whatViewsTellIsPutTogether() throws {
    let view = OnStage(Told())
    #expect(view.heard[0] == "sum 5")
    try view.activate("More")
    #expect(view.heard[0] == "sum 15")
  }

  @Test func publishedValuesAreReceived() throws {
    let subject = PassthroughSubject<Int, Never>()
    struct Receiving: View {
      let subject: PassthroughSubject<Int, Never>
      @State private var last = 0
      var body: some View { Text("\(last)").onReceive(subject) { last = $0 } }
    }
    let view = OnStage(Receiving(subject: subject))
    subject.send(8)
    view.events += view.stage.elapse()
    #expect(view.heard == ["8"])
  }
}
