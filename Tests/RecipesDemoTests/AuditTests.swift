import Earshot
import SwiftUI
import Testing

@testable import RecipesDemo

/// The demo can be used by everybody.
@MainActor @Suite struct AuditTests {
  @Test func nothingHasToBeMended() async {
    await expectNoFindings(in: RecipesDemo())
  }
}
