import EarshotReader
import SwiftUI
import Testing

@testable import Earshot

/// What an audit in a test finds.
@MainActor @Suite struct FindingTests {
  private struct Unnamed: View {
    var body: some View {
      NavigationStack {
        Button {
        } label: {
          Circle()
        }
        .navigationTitle("Shapes")
      }
    }
  }

  private func found<V: View>(in view: V, except rules: Set<String> = []) async -> String? {
    await findings({ LiveStage(view) }, Profile(), except: rules)
  }

  @Test func aButtonWithoutANameIsFound() async throws {
    let text = try #require(await found(in: Unnamed()))
    #expect(text.contains("missing-label"))
  }

  @Test func aRuleCanBeLeftOut() async {
    let text = await found(in: Unnamed(), except: ["missing-label"])
    #expect(text?.contains("missing-label") != true)
  }

  @Test func whatIsNamedIsFine() async {
    await expectNoFindings(
      in: NavigationStack { Button("Draw") {}.navigationTitle("Shapes") })
  }
}
