import EarshotSemantics

/// What a walk cost the person who listened: commands, time, and what was said for nothing.
///
///     12 commands, 34.5 s of speech, 18 % repetition; 2 announcements heard, 1 not
public struct WalkSummary: Hashable, Sendable {
  /// How many commands were given, without waiting and settings.
  public var commands = 0
  /// How long something was being said, in ms.
  public var speech = 0
  /// How much of that were words that had just been said, 0 to 1.
  public var repetition = 0.0
  /// How many announcements were heard whole.
  public var heard = 0
  /// How many announcements were not, or not whole.
  public var lost = 0

  /// Counts together what is in a transcript.
  public init(of transcript: Transcript) {
    var repeated = 0.0
    var before: [UtterancePart]?
    for event in transcript.events {
      let length = max(0, event.end - event.start)
      switch event.kind {
      case .command: if event.isDone { commands += 1 }
      case .say:
        speech += length
        repeated += Double(length) * ListeningCost.repetition(in: event.parts, after: before)
        before = event.parts
      case .hint: speech += length
      case .announce:
        speech += length
        heard += 1
      case .merged: heard += 1
      case .cut, .lost:
        // What the cursor says is no announcement; those name their priority.
        if event.isAnnouncement { lost += 1 }
        if event.isAnnouncement, event.kind == .cut { speech += length }
      default: break
      }
    }
    repetition = speech > 0 ? repeated / Double(speech) : 0
  }
}

extension WalkSummary: CustomStringConvertible {
  /// The summary as a sentence without a full stop.
  public var description: String {
    let tenths = (speech + 50) / 100
    var text = commands == 1 ? "1 command" : "\(commands) commands"
    text += ", \(tenths / 10).\(tenths % 10) s of speech"
    text += ", \(Int((repetition * 100).rounded())) % repetition"
    guard heard + lost > 0 else { return text }
    text += "; \(heard) \(heard == 1 ? "announcement" : "announcements") heard"
    return lost > 0 ? text + ", \(lost) not" : text
  }
}

extension TranscriptEvent {
  /// Whether something was done by it: waiting is nothing, and settings are elsewhere.
  fileprivate var isDone: Bool {
    let verb = text.prefix { !$0.isWhitespace }
    return verb != "wait" && verb != "set"
  }

  /// Whether the app posted what was said.
  fileprivate var isAnnouncement: Bool {
    guard let note else { return false }
    return AnnouncementPriority.allCases.contains { note.hasPrefix($0.rawValue + " ·") }
  }
}
