import Earshot
import EarshotReader
import SwiftUI
import Testing

private enum Stop: Hashable, Codable {
  case line(String)
  case station(Int)
}

private struct Ticket: Hashable, Codable { var zone: Int }

/// Decides where the app is; whatever writes the path moves the stack.
@MainActor @Observable private final class Guide {
  var path: [Stop] = []

  /// Takes the words of a link that are behind its scheme.
  func open(_ words: [String]) {
    guard words.first == "station", let number = words.dropFirst().first.flatMap({ Int($0) })
    else { return }
    path = [.line("Red"), .station(number)]
  }
}

private struct StationView: View {
  let number: Int
  @Environment(Guide.self) private var guide
  @Environment(\.dismiss) private var dismiss
  @AccessibilityFocusState private var isOnNotice: Bool
  var body: some View {
    VStack {
      Text("Lift out of order").accessibilityFocused($isOnNotice)
      Button("All lines") { guide.path = [] }
      Button("All lines, counted") { guide.path.removeLast(guide.path.count) }
      Button("Leave") { dismiss() }
    }
    .navigationTitle("Station \(number)")
    .onAppear { if number == 3 { isOnNotice = true } }
  }
}

private struct Lines: View {
  @State private var guide = Guide()
  /// Whether the host of a link is looked at, as it has to be.
  var readsHost = true
  var body: some View {
    @Bindable var guide = guide
    NavigationStack(path: $guide.path) {
      List(["Red", "Blue"], id: \.self) { NavigationLink($0, value: Stop.line($0)) }
        .navigationTitle("Lines")
        .navigationDestination(for: Stop.self) { stop in
          switch stop {
          case .line(let name):
            List(1..<4) { NavigationLink("Station \($0)", value: Stop.station($0)) }
              .navigationTitle("\(name) line")
          case .station(let number): StationView(number: number)
          }
        }
    }
    .environment(guide)
    .onOpenURL { url in
      let path = url.pathComponents.filter { $0 != "/" }
      guide.open(readsHost ? [url.host()].compactMap(\.self) + path : path)
    }
  }
}

private struct Mixed: View {
  @State private var path = NavigationPath()
  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        NavigationLink("Zone 2", value: Ticket(zone: 2))
        Button("Ticket at a station") {
          path.append(Stop.station(7))
          path.append(Ticket(zone: 1))
        }
      }
      .navigationTitle("Tickets")
      .navigationDestination(for: Ticket.self) { ticket in
        NavigationLink("Valid at", value: Stop.station(ticket.zone))
          .navigationTitle("Zone \(ticket.zone)")
      }
      .navigationDestination(for: Stop.self) { stop in
        Text("\(path.count) deep").navigationTitle(stop == .station(7) ? "Seven" : "Station")
      }
    }
  }
}

// MARK: -

@Suite("A stack is walked") @MainActor struct StackWalksTests {
  private func heard(_ view: some View, _ script: String) async throws -> [String] {
    let walk = await Walk.run(try WalkScript(script), on: LiveStage(view))
    #expect(walk.failure == nil)
    return walk.transcript.text().split(separator: "\n").dropFirst().map {
      $0.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    }
  }

  @Test("from a list to a detail and back, where the link is found again")
  func backAndForth() async throws {
    #expect(
      try await heard(Lines(), "find Blue\nactivate\nfind Station 2\nactivate\nback\nback") == [
        "screen Lines", "focus Lines", "say Lines, Heading",
        "> find Blue", "say Blue, Button",
        "> activate", "push Blue line", "screen Blue line", "focus Blue line",
        "say Blue line, Heading",
        "> find Station 2", "say Station 2, Button",
        "> activate", "push Station 2", "screen Station 2", "focus Station 2",
        "say Station 2, Heading",
        "> back", "pop Station 2", "screen Blue line", "focus Station 2", "say Station 2, Button",
        "> back", "pop Blue line", "screen Lines", "focus Blue", "say Blue, Button",
      ])
  }

  @Test("to its root by an empty path and by taking everything off, as one change")
  func root() async throws {
    for way in ["All lines", "All lines, counted"] {
      let heard = try await heard(
        Lines(), "find Red\nactivate\nfind Station 1\nactivate\nfind \(way)\nactivate")
      #expect(
        heard.suffix(5) == [
          "> activate", "pop Station 1", "screen Lines", "focus Red", "say Red, Button",
        ])
    }
  }

  @Test("of values of several types, several at once as one screen change")
  func mixed() async throws {
    let heard = try await heard(
      Mixed(),
      "find Ticket at a station\nactivate\nback\nback\nfind Zone 2\nactivate\nfind Valid at\nactivate\nlast"
    )
    #expect(
      heard.filter { $0.hasPrefix("screen") } == [
        "screen Tickets", "screen Zone 1", "screen Seven", "screen Tickets", "screen Zone 2",
        "screen Station",
      ])
    #expect(heard.last == "say 2 deep")
  }

  @Test("to where a link says, whatever was there, with a way back through its line")
  func link() async throws {
    let heard = try await heard(
      Lines(), "find Blue\nactivate\nopen metro://station/2\nfirst\nactivate")
    #expect(heard.contains("replace Station 2 metro://station/2"))
    #expect(heard.contains("say Red line, Back Button"))
    #expect(heard.filter { $0.hasPrefix("screen") }.last == "screen Red line")
  }

  @Test("nowhere by a link whose parser misses the host, and that is said")
  func missedHost() async throws {
    let heard = try await heard(Lines(readsHost: false), "open metro://station/2")
    #expect(
      heard.suffix(2) == [
        "> open metro://station/2", "warn the link opened nothing: metro://station/2",
      ])
  }

  @Test("and a screen that asks for focus gets it after the push")
  func focus() async throws {
    let heard = try await heard(Lines(), "find Red\nactivate\nfind Station 3\nactivate")
    #expect(heard.last == "say Lift out of order")
    #expect(heard.contains("screen Station 3"))
  }
}
