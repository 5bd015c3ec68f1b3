import EarshotReader
import Testing

@MainActor @Suite("The clock of a walk")
struct ClockTests {
  @Test("goes forward and never back")
  func forwardOnly() {
    let clock = Clock()
    clock.advance(to: 40)
    clock.advance(to: 15)
    #expect(clock.now == 40)
  }
}
