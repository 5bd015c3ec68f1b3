import EarshotReader
import EarshotSemantics
import Testing

/// One rule of the speech queue at work: what is posted when, and what becomes of it.
///
/// The events and outcomes are lines of text, so that the documentation shows what is tested. A
/// word lasts half a second.
struct QueueCase: Sendable, CustomTestStringConvertible {
  /// The rule.
  var rule: String
  /// What the rule says, or the setting under which it says something else.
  var words: String
  /// Where the rule is from.
  var source: String
  /// The setting of the case, if it is not the default.
  var setting: Setting = .default
  /// What happens, one event a line: the moment in ms, what, the words.
  var events: String
  /// What becomes of it, one outcome a line.
  var outcomes: String

  var testDescription: String { "\(rule): \(words)" }

  enum Setting: String, Sendable {
    case `default` = "default"
    case lowWaits = "low-before-default waits"
    case focusCuts = "high-against-focus cuts"
    case highCuts = "high-against-high cuts"
    case merge = "repeats merge"
    case silent = "speech off"

    var rules: SpeechRules {
      var rules = SpeechRules()
      switch self {
      case .default: break
      case .lowWaits: rules.lowBeforeDefault = .waits
      case .focusCuts: rules.highAgainstFocus = .cuts
      case .highCuts: rules.highAgainstHigh = .cuts
      case .merge: rules.repeats = .merge
      case .silent: rules.isSpeechOn = false
      }
      return rules
    }
  }

  /// What the queue makes of the events, one outcome a line; beginnings are left out.
  func heard() -> String {
    var queue = SpeechQueue(rules: setting.rules)
    var outcomes: [SpeechQueue.Outcome] = []
    var texts: [String] = []
    for line in events.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 2).map(String.init)
      guard words.count >= 2, let moment = Int(words[0]) else { return "no event: \(line)" }
      let text = words.count > 2 ? words[2] : ""
      guard let event = Self.event(words[1], text, number: texts.count) else {
        return "no event: \(line)"
      }
      if case .post = event { texts.append(text) }
      outcomes += queue.take(event, at: moment)
    }
    outcomes += queue.take(.time, at: 1_000_000)
    return outcomes.filter { $0.result != .began }
      .map { Self.line($0, texts) }.joined(separator: "\n")
  }

  private static func event(_ verb: String, _ text: String, number: Int) -> SpeechQueue.Event? {
    func post(_ kind: SpeechQueue.Kind, follows: Bool = false) -> SpeechQueue.Event {
      let length = text.split(separator: " ").count * 500
      return .post(.init(number: number, kind: kind, text: text, length: length, follows: follows))
    }
    switch verb {
    case "low": return post(.announcement(.low))
    case "default": return post(.announcement(.default))
    case "high": return post(.announcement(.high))
    case "queued": return post(.announcement(.default, isQueued: true))
    case "unqueued": return post(.announcement(.low, isQueued: false))
    case "focus": return post(.focus)
    case "then-focus": return post(.focus, follows: true)
    case "screen": return post(.screen)
    case "reading": return post(.reading)
    case "then-reading": return post(.reading, follows: true)
    case "hint": return post(.hint)
    case "screen-change": return .change(.screen)
    case "layout-change": return .change(.layout)
    case "alert-rises": return .alert(length: Int(text) ?? 0)
    case "reader-off": return .reader(isOn: false)
    case "reader-on": return .reader(isOn: true)
    default: return nil
    }
  }

  private static func line(_ outcome: SpeechQueue.Outcome, _ texts: [String]) -> String {
    var line = "\(outcome.time) "
    switch outcome.result {
    case .began: line += "began"
    case .spoken: line += "spoken"
    case .cut(let words, let cause):
      line += "cut after \(words) \(words == 1 ? "word" : "words") by \(cause.rawValue)"
    case .lost(let cause): line += "lost by \(cause.rawValue)"
    case .merged(let other): line += "merged with \(texts[other])"
    case .muted: line += "muted"
    }
    line += ": " + outcome.utterance.text
    switch outcome.report {
    case true?: line += " (app told: heard)"
    case false?: line += " (app told: not heard)"
    case nil: break
    }
    return line
  }
}
