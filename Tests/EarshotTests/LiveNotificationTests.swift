import Earshot
import EarshotReader
import EarshotSemantics
import SwiftUI
import Testing

/// A button that does something and may push a screen.
private struct Page: View {
  var title = "Page"
  var pushes = false
  var animation: Animation? = nil
  var transaction: Transaction? = nil
  let action: @MainActor () -> Void
  @State private var path: [String] = []

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Text("Top")
        Button("Go") {
          if let transaction {
            withTransaction(transaction) { path = ["B"] }
          } else if let animation {
            withAnimation(animation) { path = ["B"] }
          } else if pushes {
            path = ["B"]
          }
          action()
        }
        Text("Last")
      }
      .navigationTitle(title)
      .navigationDestination(for: String.self) { name in
        Text("Body").navigationTitle(name)
      }
    }
  }
}

@MainActor private func lines(
  of view: some View, _ script: String, _ profile: Profile = Profile()
) async throws -> [String] {
  let walk = await Walk.run(
    try WalkScript(script), on: LiveStage(view, profile: profile), profile: profile)
  if let failure = walk.failure { Issue.record(failure) }
  return walk.transcript.text().split(separator: "\n").map(String.init)
}

@MainActor @Suite("What a running app posts")
struct LiveNotificationTests {
  @Test(
    "is heard or lost by when it comes and how urgent it is",
    arguments: [
      (200, "default", "lost       Saved                     default · by screen"),
      (200, "low", "lost       Saved                     low · by screen"),
      (200, "high", "announce   Saved                     high"),
      (350, "default", "lost       Saved                     default · by screen"),
      (351, "default", "announce   Saved                     default"),
      (2_000, "low", "announce   Saved                     low"),
    ])
  func moments(after: Int, priority: String, heard: String) async throws {
    let page = Page(pushes: true) {
      later(after) {
        post("Saved", priority == "high" ? .high : priority == "low" ? .low : .default)
      }
    }
    let lines = try await lines(of: page, "find go\nactivate")
    #expect(lines.filter { $0.contains("Saved") } == ["  \(heard)"])
  }

  @Test("by the older names is the same", arguments: ["low", "default", "high"])
  func olderNames(priority: String) async throws {
    let older = Page(pushes: true) {
      later(200) {
        UIAccessibility.post(
          notification: .announcement,
          argument: NSAttributedString(
            string: "Saved",
            attributes: [
              .accessibilitySpeechAnnouncementPriority: UIAccessibilityPriority(
                rawValue: priority)
            ]))
      }
    }
    let newer = Page(pushes: true) {
      later(200) {
        post("Saved", priority == "high" ? .high : priority == "low" ? .low : .default)
      }
    }
    let script = "find go\nactivate"
    #expect(try await lines(of: older, script) == lines(of: newer, script))
  }

  @Test(
    "with the queue attribute waits behind current speech, without it interrupts (Q4)",
    arguments: [true, false])
  func queueAttribute(isQueued: Bool) async throws {
    let page = Page {
      later(1) {
        UIAccessibility.post(notification: .announcement, argument: "Loading the recipes")
      }
      later(700) {
        UIAccessibility.post(
          notification: .announcement,
          argument: NSAttributedString(
            string: "Saved", attributes: [.accessibilitySpeechQueueAnnouncement: isQueued]))
      }
    }
    let lines = try await lines(of: page, "find go\nactivate").suffix(2)
    #expect(
      lines
        == (isQueued
          ? [
            "  announce   Loading the recipes       default",
            "  announce   Saved                     default",
          ]
          : [
            "  cut        Loading the recipes       default · after 2 words · by superseded",
            "  announce   Saved                     default",
          ]))
  }

  @Test("as a screen change goes to the first element, or says its words")
  func screenChange() async throws {
    func heard(_ argument: String?) async throws -> ArraySlice<String> {
      let page = Page { UIAccessibility.post(notification: .screenChanged, argument: argument) }
      return try await lines(of: page, "find go\nactivate").drop { $0 != "> activate" }.dropFirst()
    }
    #expect(
      try await heard(nil) == [
        "  screen     Page", "  focus      Page", "  say        Page, Heading",
      ])
    #expect(try await heard("Two results") == ["  screen     Page", "  say        Two results"])
  }

  @Test("as a layout change leaves focus, or says its words")
  func layoutChange() async throws {
    func heard(_ argument: String?) async throws -> ArraySlice<String> {
      let page = Page { UIAccessibility.post(notification: .layoutChanged, argument: argument) }
      return try await lines(of: page, "find go\nactivate").drop { $0 != "> activate" }.dropFirst()
    }
    #expect(try await heard(nil) == ["  layout"])
    #expect(try await heard("Two results") == ["  layout", "  say        Two results"])
  }

  @Test("as a scrolled page says where it is, and of the same place sounds the boundary (N6)")
  func pageScrolled() async throws {
    let page = Page {
      for status in ["Page 2 of 3", "Page 3 of 3", "Page 3 of 3"] {
        UIAccessibility.post(notification: .pageScrolled, argument: status)
      }
      AccessibilityNotification.PageScrolled().post()
    }
    let lines = try await lines(of: page, "find go\nactivate").drop { $0 != "> activate" }
    #expect(
      lines.dropFirst() == [
        "  lost       Page 2 of 3               by screen", "  say        Page 3 of 3",
        "  sound      boundary", "  sound      scroll",
      ])
  }

  @Test("as a scrolled page answers three fingers, until there are no more pages")
  func scrolling() async throws {
    struct Paging: View {
      @State private var page = 1

      var body: some View {
        Button("Go") {}
          .accessibilityScrollAction { edge in
            page = min(3, max(1, page + (edge == .bottom ? 1 : -1)))
            AccessibilityNotification.PageScrolled("Page \(page) of 3").post()
          }
      }
    }
    let lines = try await lines(
      of: Paging(), "find go\nscroll down\nscroll down\nscroll down\nscroll up")
    #expect(
      lines.dropFirst(6) == [
        "> scroll down", "  say        Page 2 of 3", "> scroll down", "  say        Page 3 of 3",
        "> scroll down", "  sound      boundary", "> scroll up", "  say        Page 2 of 3",
      ])
  }

  @Test("as its sheet comes up is lost by it, and posted in the sheet too")
  func onAppear() async throws {
    struct Presenting: View {
      @State private var isShown = false

      var body: some View {
        Button("Go") {
          UIAccessibility.post(notification: .announcement, argument: "Opening")
          isShown = true
        }
        .sheet(isPresented: $isShown) {
          Text("Content").onAppear {
            UIAccessibility.post(notification: .announcement, argument: "Ready")
          }
        }
      }
    }
    let lines = try await lines(of: Presenting(), "find go\nactivate")
    #expect(
      lines.filter { $0.contains("default") } == [
        "  lost       Opening                   default · by superseded",
        "  lost       Ready                     default · by screen",
      ])
  }

  @Test("is told to the app: of what was being said whether it was heard, of the rest nothing (Q7)")
  func reports() async throws {
    struct Reporting: View {
      @State private var reports: [String] = []

      var body: some View {
        VStack {
          Button("Go") {
            post("Connection is back", .high)
            post("Recipe saved for later", .default)
            post("Two more recipes", .low)
          }
          Text("Reports: " + reports.joined(separator: ", "))
        }
        .onReceive(
          NotificationCenter.default.publisher(
            for: UIAccessibility.announcementDidFinishNotification)
        ) { report in
          let text = report.userInfo?[UIAccessibility.announcementStringValueUserInfoKey]
          let isHeard = report.userInfo?[UIAccessibility.announcementWasSuccessfulUserInfoKey]
          reports.append("\(text ?? "") \(isHeard ?? "")")
        }
      }
    }
    var profile = Profile()
    profile.pace = .every(milliseconds: 2_000)
    // The first is heard, the next command cuts the second, and the third was waiting.
    let lines = try await lines(
      of: Reporting(), "find go\nactivate\nnext\nwait 4000\nfirst\nnext", profile)
    #expect(
      lines.last
        == "  say        Reports: Connection is back true, Recipe saved for later false",
      "\(lines)")
  }

  @Test("that was not heard can be posted again by the app when it is told so")
  func retry() async throws {
    struct Retrying: View {
      @State private var tries = 0

      var body: some View {
        VStack {
          Button("Go") { post("Recipe saved for later", .default) }
          Text("Next")
        }
        .onReceive(
          NotificationCenter.default.publisher(
            for: UIAccessibility.announcementDidFinishNotification)
        ) { report in
          let isHeard = report.userInfo?[UIAccessibility.announcementWasSuccessfulUserInfoKey]
          guard isHeard as? Bool == false, tries == 0 else { return }
          tries += 1
          post("Recipe saved for later", .low)
        }
      }
    }
    var profile = Profile()
    profile.pace = .every(milliseconds: 700)
    let lines = try await lines(of: Retrying(), "find go\nactivate\nnext\nwait 5000", profile)
    #expect(
      lines.filter { $0.contains("Recipe saved") } == [
        "  cut        Recipe saved for later    default · after 1 word · by focus",
        "  announce   Recipe saved for later    low",
      ])
  }

  @Test("is told to the app that posted it and to no other in the same process")
  func otherApps() async throws {
    struct Counting: View {
      let title: String
      @State private var count = 0

      var body: some View {
        VStack {
          Button("Go") { post("Saved", .default) }
          Text("\(count) reports")
        }
        .onReceive(
          NotificationCenter.default.publisher(
            for: UIAccessibility.announcementDidFinishNotification)
        ) { _ in count += 1 }
      }
    }
    let one = ScreenReader(Counting(title: "One"))
    let other = ScreenReader(Counting(title: "Other"))
    try one.find("Go").activate()
    try one.find("1 reports")
    try other.find("0 reports")
  }
}

@MainActor @Suite("Who listens is told to a running app")
struct LiveListenerTests {
  private struct Asking: View {
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.accessibilityVoiceOverEnabled) private var isListening
    @State private var told = 0

    var body: some View {
      VStack {
        Text("environment \(reducesMotion) \(isListening)")
        Text("asked \(UIAccessibility.isReduceMotionEnabled) \(UIAccessibility.isVoiceOverRunning)")
        Text("cross-fade \(UIAccessibility.prefersCrossFadeTransitions)")
        Text("told \(told)")
      }
      .onReceive(
        NotificationCenter.default.publisher(
          for: UIAccessibility.reduceMotionStatusDidChangeNotification)
      ) { _ in told += 1 }
    }
  }

  @Test(
    "by the environment and by what it asks the system, alike", arguments: [true, false],
    [true, false])
  func answers(reduces: Bool, prefers: Bool) async throws {
    var profile = Profile()
    profile.reduceMotion = reduces
    profile.prefersCrossFade = prefers
    let reader = ScreenReader(Asking(), profile: profile)
    try reader.find("environment \(reduces) true")
    try reader.find("asked \(reduces) true")
    try reader.find("cross-fade \(reduces && prefers)")
  }

  @Test("also when it changes while the app runs")
  func changes() async throws {
    let script = """
      find asked false
      set reduce-motion on
      set prefer-cross-fade on
      find environment true true
      find asked true true
      find cross-fade true
      find told 1
      """
    _ = try await lines(of: Asking(), script)
  }

  @Test("and nobody listens to code that no reader runs")
  func outside() {
    #expect(!UIAccessibility.isVoiceOverRunning)
    #expect(!UIAccessibility.isReduceMotionEnabled)
  }

  @Test(
    "a push lasts as long as the animation of its path",
    arguments: [
      (Animation.linear(duration: 1), 999, "lost"), (.linear(duration: 1), 1_001, "announce"),
      (.linear(duration: 0.1), 99, "lost"), (.linear(duration: 0.1), 101, "announce"),
      (.linear(duration: 0.5).delay(0.5), 999, "lost"), (.spring(response: 2), 1_999, "lost"),
      (.linear(duration: 2).speed(2), 1_001, "announce"),
    ])
  func animated(animation: Animation, after: Int, outcome: String) async throws {
    let page = Page(animation: animation) {
      later(after) { UIAccessibility.post(notification: .announcement, argument: "Saved") }
    }
    let lines = try await lines(of: page, "find go\nactivate")
    #expect(lines.contains { $0.hasPrefix("  \(outcome)") && $0.contains("Saved") }, "\(lines)")
  }

  @Test("a path that is changed without animation is shown at once, and said to be")
  func withoutAnimation() async throws {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    let page = Page(transaction: transaction) {
      later(1) { UIAccessibility.post(notification: .announcement, argument: "Saved") }
    }
    let lines = try await lines(of: page, "find go\nactivate")
    #expect(lines.contains("  push       B                         without animation"))
    #expect(lines.contains { $0.hasPrefix("  announce") && $0.contains("Saved") }, "\(lines)")
  }

  @Test(
    "reduced motion turns the slide of an animated path into a cross-fade, if that is preferred")
  func reducedMotion() async throws {
    var profile = Profile()
    profile.reduceMotion = true
    profile.prefersCrossFade = true
    let lines = try await lines(
      of: Page(animation: .linear(duration: 1)) {}, "find go\nactivate", profile)
    #expect(
      lines.contains("  push       B                         slide → cross-fade (reduce motion)"))
  }
}
