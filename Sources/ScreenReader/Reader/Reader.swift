public import EarshotSemantics

/// A screen reader on a stage: a cursor, what is heard, and everything a person can do.
///
/// Verbs do what they do at once and write it down. With the patient pace each waits until all
/// speech has ended; with a pace in ms speech that has not ended when the next verb comes is cut.
///
///     let reader = Reader(AppStage(recipes))
///     try reader.find("Soup").activate()
///     reader.currentSpeech                    // "Soup, Heading"
@MainActor public final class Reader {
  /// What the reader is on.
  public let stage: any Stage
  /// Who is listening.
  public internal(set) var profile: Profile
  /// Where the cursor is; nil on a screen without stops.
  public internal(set) var cursor: Element.ID?
  /// What was done, what happened and what was heard.
  public internal(set) var transcript: Transcript
  /// The announcements that are over, in the order they ended.
  public internal(set) var announcements: [PostedAnnouncement] = []

  /// Decides what is said.
  var listener: Listener
  /// Says it.
  var speaker: Speaker
  /// The stop at the cursor as it was last heard.
  var heard: Stop?
  /// What was last said of the cursor, with its hint and actions.
  var current: Utterance?
  /// The showing of a screen the cursor is on.
  var visit = 0
  /// Where the cursor was when a screen was left for another (rules W4 and W6).
  var triggers: [Int: Element.ID] = [:]
  /// What swiping up and down does; nil is what suits the element.
  var rotor: Rotor?
  /// Which entry of a custom rotor the cursor came to by the rotor; an element may have several.
  var rotorEntry: Int?
  /// The custom action that is chosen (rule A1).
  var chosenAction: Int?
  /// The detail the cursor is on, inside of an element (rule A4).
  var detail: Int?
  /// The last words for where a scroll led (rule N6).
  var scrollStatus: String?
  /// When a change of the focused element was last heard that nobody made by hand, in ms.
  var lastUpdate = -SpeechQueue.updateInterval
  /// When the next such change may be heard, in ms; nil if there is none.
  var nextUpdate: Int?
  /// Whether the system goes its own way with focus until the next command (26.2, menus).
  var ignoresFocusRequests = false
  /// How many things happened on the stage.
  var happenings = 0
  /// When the last command began, in ms.
  var commandStart = 0
  /// Where the events of the last command begin in the transcript.
  var commandEvent = 0

  /// Starts to read an app: what is heard when it opens is the beginning of the transcript.
  public init(_ stage: any Stage, profile: Profile = Profile()) {
    self.stage = stage
    self.profile = profile
    let app = stage.app
    listener = Listener(Phrasing(profile: profile, appLanguage: app.language))
    speaker = Speaker(timing: SpeechTiming(rate: profile.rate), rules: profile.speech)
    transcript = Transcript(
      app: app.name, settings: ProfileSetting.named(in: profile, on: app.device))
    handle(stage.elapse(), byUser: false)
    listen()
  }
}

/// The phrasing for one person, held by reference: it has all the words of a language, and copying
/// them cost more than a step.
final class Listener: Sendable {
  let phrasing: Phrasing

  init(_ phrasing: Phrasing) { self.phrasing = phrasing }

  /// What is said when the cursor lands on a stop.
  func utterance(
    for stop: Stop, entering containers: [EnteredContainer] = [], after previous: Stop? = nil
  ) -> Utterance {
    phrasing.utterance(for: stop, entering: containers, after: previous)
  }
}

// MARK: - What was heard

extension Reader {
  /// The last utterance or announcement that was heard, empty if nothing was.
  public var currentSpeech: String {
    transcript.events.last { $0.kind.isHeard && !$0.text.isEmpty }?.text ?? ""
  }

  /// How the element at the cursor is used, as it is said after a pause; nil if nothing is.
  public var currentHint: String? { current?.hint?.text }

  /// All utterances and announcements that were heard, in order.
  public var spoken: [String] { transcript.events.filter(\.kind.isHeard).map(\.text) }

  /// The names of the custom actions at the cursor.
  public var actions: [String] { current?.actions.map(\.text) ?? [] }

  /// The screens that can be read now, whole.
  public func snapshot() -> [Screen] { stage.snapshot() }
}

extension TranscriptEvent.Kind {
  /// Whether it is an utterance or an announcement that was heard.
  var isHeard: Bool { self == .say || self == .announce }
}
