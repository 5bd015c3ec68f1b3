import EarshotSemantics

/// What one rule says of one screen.
struct Verdicts {
  /// Words of the project's own, by language.
  let words: [String: ProjectWords]
  /// What was found, in the order it was found.
  private(set) var all: [Verdict] = []

  init(words: [String: ProjectWords] = [:]) { self.words = words }

  /// Reports a fault.
  ///
  /// - Parameters:
  ///   - subject: What has it.
  ///   - message: What is wrong, without a full stop.
  ///   - fix: What to do, without a full stop.
  ///   - severity: How much it takes away, if not as much as the rule says.
  ///   - heard: What is heard now, if that is not what is heard of the subject.
  ///   - place: Where it was written, if that is not where the subject was.
  mutating func report(
    _ subject: Subject, _ message: String, fix: String, as severity: Severity? = nil,
    heard: String? = nil, at place: SourcePlace? = nil
  ) {
    all.append(
      Verdict(
        subject: subject, message: message, fix: fix, severity: severity, heard: heard,
        place: place, unseen: nil))
  }

  /// Notes something that may be a fault, with what cannot be seen.
  mutating func leaveOpen(
    _ subject: Subject, _ message: String, fix: String, because unseen: String,
    at place: SourcePlace? = nil
  ) {
    all.append(
      Verdict(
        subject: subject, message: message, fix: fix, severity: nil, heard: nil, place: place,
        unseen: unseen))
  }
}

/// What a rule says of one subject.
struct Verdict {
  let subject: Subject
  let message: String
  let fix: String
  let severity: Severity?
  let heard: String?
  /// Where it was written, if that is not where the subject was.
  let place: SourcePlace?
  /// What cannot be seen, if it is no finding for that.
  let unseen: String?
}

/// What one rule says of an app, screen by screen.
struct AppVerdicts {
  private(set) var ofScreens: [Int: Verdicts] = [:]

  /// What is said of a screen, by its number in the app.
  subscript(screen: Int) -> Verdicts {
    get { ofScreens[screen] ?? Verdicts() }
    set { ofScreens[screen] = newValue }
  }
}
