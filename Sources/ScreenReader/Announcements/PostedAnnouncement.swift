import EarshotSemantics

/// An announcement of a walk and what became of it.
public struct PostedAnnouncement: Hashable, Sendable {
  /// What was posted.
  public var announcement: Announcement
  /// When, in ms on the walk's clock.
  public var moment: Int
  /// What became of it.
  public var outcome: SpeechOutcome

  /// Its words.
  public var text: String { announcement.text.shown }

  /// Whether it was heard to its end, or as part of another.
  public var wasHeard: Bool {
    switch outcome {
    case .spoken, .merged: true
    case .cut, .lost, .muted: false
    }
  }

  /// What took it away; nil if it was heard, or kept back by a setting.
  public var cause: SpeechCause? {
    switch outcome {
    case .cut(_, let cause), .lost(let cause): cause
    case .spoken, .merged, .muted: nil
    }
  }

  /// Whether it was taken away by something else than a newer announcement, the end of the app or
  /// the reader's being off; a low one was to wait for the newer one.
  var isAmiss: Bool {
    switch cause {
    case .focus, .screen, .layout, .alert: true
    case .superseded: announcement.priority == .low
    case .off, .end, nil: false
    }
  }

  /// How many of its words were heard, where it was taken away.
  public var words: Int { if case .cut(let words, _) = outcome { words } else { 0 } }
}
