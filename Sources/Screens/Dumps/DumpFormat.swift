public import EarshotSemantics

/// The formats in which tools write down what is on the screen of a running app.
public enum DumpFormat: String, CaseIterable, Sendable {
  /// The page source of Appium and WebDriverAgent, as XML or in a WebDriver response.
  case appium
  /// What XCUITest prints as `debugDescription`, alone or inside a log.
  case debugDescription
  /// What idb, AXe and sim-use print of a simulator's screen.
  case idb
  /// The hierarchy of AccessibilitySnapshot, or a snapshot of A11yUITests.
  case accessibilitySnapshot

  /// The format that bytes are written in, by their content; nil if it is none of these.
  public static func recognise(_ bytes: [UInt8]) -> DumpFormat? {
    allCases.first { $0.recognises(bytes) }
  }

  /// Whether bytes are written in this format, as far as their beginning shows.
  public func recognises(_ bytes: [UInt8]) -> Bool {
    switch self {
    case .appium: AppiumPageSource.recognises(bytes) || WebDriverResponse.recognises(bytes)
    case .debugDescription: DebugDescription.recognises(bytes)
    case .idb: SimulatorDescription.recognises(bytes)
    case .accessibilitySnapshot:
      AccessibilityHierarchy.recognises(bytes) || UITestSnapshot.recognises(bytes)
    }
  }

  /// Reads bytes as the screens they hold, each as an app of its own in the order of the file.
  ///
  /// What is wrong with single nodes is told with its place, and the rest is read; a file of which
  /// nothing can be read is one problem and no app.
  ///
  /// - Complexity: O(*n* log *n*) in time, and a small multiple of the file in memory.
  public func read(
    _ bytes: [UInt8], file: String, limits: DumpLimits = DumpLimits()
  ) -> (apps: [AppDescription], problems: [InputProblem]) {
    if bytes.count > limits.bytes {
      let fact = DumpFact.tooLong(limit: limits.bytes)
      return ([], [InputProblem(file: file, line: 1, column: 1, fact: fact)])
    }
    switch self {
    case .appium:
      if WebDriverResponse.recognises(bytes) {
        return WebDriverResponse.read(bytes, file: file, limits: limits)
      }
      let (app, problems) = AppiumPageSource.read(bytes: bytes, file: file, limits: limits)
      return (app.map { [$0] } ?? [], problems)
    case .debugDescription:
      return DebugDescription.read(bytes, file: file, limits: limits)
    case .idb:
      return SimulatorDescription.read(bytes, file: file, limits: limits)
    case .accessibilitySnapshot:
      return UITestSnapshot.recognises(bytes)
        ? UITestSnapshot.read(bytes, file: file, limits: limits)
        : AccessibilityHierarchy.read(bytes, file: file, limits: limits)
    }
  }
}

/// How much of a dump is read at most.
///
/// What is read costs time in proportion to its size, so a limit on the size is one on the time.
public struct DumpLimits: Hashable, Sendable {
  /// How many bytes a file may have: a hundred times the largest page source on record.
  public var bytes: Int
  /// How many levels deep nodes may stand in one another, 1,000 at most.
  public var depth: Int

  /// Creates limits; what is not given is the standard.
  public init(bytes: Int = 200_000_000, depth: Int = 1_000) {
    self.bytes = bytes
    self.depth = min(depth, 1_000)
  }
}
