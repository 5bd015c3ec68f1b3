/// A walk written down: what was done, what happened and every word that was heard.
public struct Transcript: Hashable, Sendable {
  /// What the app is called.
  public var app: String?
  /// The settings of the walk, as the head names them: push focus, then what is not default.
  public var settings: [Setting]
  /// What happened, in order.
  public var events: [TranscriptEvent]

  /// Creates a transcript.
  public init(app: String? = nil, settings: [Setting] = [], events: [TranscriptEvent] = []) {
    self.app = app
    self.settings = settings
    self.events = events
  }

  /// The version of the text form.
  public static let version = 1

  /// One setting of a walk.
  public struct Setting: Hashable, Sendable {
    /// Its name, as options and scripts write it.
    public var name: String
    /// Its value, as options and scripts write it.
    public var value: String

    /// Creates a setting.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }
}
