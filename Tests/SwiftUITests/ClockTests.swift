import EarshotReader
import EarshotSemantics
import SwiftUI
import Testing

@MainActor @Suite struct ClockTests {
  /// Lets so many ms pass, and everything happen that is due until then.
  private func pass(_ milliseconds: Int, on view: OnStage) {
    let end = view.stage.clock.now + milliseconds
    while let moment = view.stage.nextMoment, moment <= end {
      view.stage.clock.advance(to: max(moment, view.stage.clock.now))
      view.events += view.stage.elapse()
    }
    view.stage.clock.advance(to: end)
    view.events += view.stage.elapse()
  }

  @Test func aPublishedTimerTicksOnTheClockOfTheApp() {
    struct Ticking: View {
      @State private var count = 0
      private let timer = Timer.publish(every: 2, on: .main, in: .common).autoconnect()
      var body: some View { Text("ticks \(count)").onReceive(timer) { _ in count += 1 } }
    }
    let view = OnStage(Ticking())
    pass(1_999, on: view)
    #expect(view.heard == ["ticks 0"])
    pass(1, on: view)
    #expect(view.heard == ["ticks 1"])
    pass(6_000, on: view)
    #expect(view.heard == ["ticks 4"])
  }

  @Test func aTimelineIsEvaluatedAtItsMoments() {
    let view = OnStage(
      TimelineView(.periodic(from: Date(timeIntervalSince1970: 0), by: 10)) { context in
        Text("second \(Int(context.date.timeIntervalSince1970))")
      })
    #expect(view.heard == ["second 0"])
    pass(9_999, on: view)
    #expect(view.heard == ["second 0"])
    pass(20_001, on: view)
    #expect(view.heard == ["second 30"])
  }

  @Test func whatIsDebouncedWaitsForSilence() {
    final class Model: ObservableObject {
      @Published var words = ""
      @Published var heard = ""
      private var work: Set<AnyCancellable> = []
      init() {
        $words.dropFirst().debounce(for: .milliseconds(300), scheduler: 0)
          .sink { [weak self] in self?.heard = $0 }.store(in: &work)
      }
    }
    struct Typing: View {
      @StateObject private var model = Model()
      var body: some View {
        Button("more") { model.words += "x" }
        Text("heard \(model.heard)")
      }
    }
    let view = OnStage(Typing())
    try? view.activate("more")
    pass(200, on: view)
    try? view.activate("more")
    pass(299, on: view)
    #expect(view.heard == ["more", "heard "])
    pass(1, on: view)
    #expect(view.heard == ["more", "heard xx"])
  }
}
