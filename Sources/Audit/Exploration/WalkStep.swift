public import EarshotReader
public import EarshotSemantics

/// What was done on a walk through an app, and how much of the app it saw.
public struct ExploredWalk: Sendable {
  /// What was done, in order.
  public let steps: [WalkStep]
  /// The screens as they were found, in the states that differ; empty for a document, whose
  /// screens are known.
  public let screens: [Found]
  /// The ids of the screens it came to.
  public let visited: Set<String>
  /// Why the walk ended before everything was seen; nil if it saw everything.
  public let limit: String?
  /// The states of the app that were gone through, in order, where screens are kept.
  var looks: [Look] = []
  /// What happened by itself when the app started, where screens are kept.
  var launch: [Happening] = []

  /// Creates the record of a walk.
  public init(
    steps: [WalkStep], screens: [Found] = [], visited: Set<String> = [], limit: String? = nil
  ) {
    self.steps = steps
    self.screens = screens
    self.visited = visited
    self.limit = limit
  }

  /// A screen as it was found on the way.
  public struct Found: Sendable {
    /// The screen.
    public let screen: Screen
    /// What stood around it.
    public let surroundings: Surroundings

    /// Creates the record of a screen.
    public init(screen: Screen, surroundings: Surroundings) {
      self.screen = screen
      self.surroundings = surroundings
    }
  }
}

/// One thing that was done, and what followed.
public struct WalkStep: Sendable {
  /// The id of the screen it was done on.
  public let screen: String
  /// What people call the screen.
  public let title: String
  /// What it was done with, as it was before.
  public let stop: Stop
  /// What was done with it.
  public let gesture: Gesture
  /// What VoiceOver said of it.
  public let heard: String
  /// What happened, in order, until the app came to rest.
  public let events: [StageEvent]
  /// What else can be heard differently now on the same screen.
  public let changes: [Change]
  /// Where focus is afterwards.
  public let focus: Focus
  /// What was done, to find its element again.
  var turn: Turn?
  /// What happened and when.
  var happenings: [Happening] = []
  /// The state it was done in, by its place among those that were found.
  var from = 0
  /// The state it led to; nil if it is where it was.
  var to: Int?
  /// What can be heard afterwards; nil if that is what could be heard before.
  var after: Glance?
  /// The last state on the way that is the same showing of the screen that is there afterwards.
  var base: Int?

  /// Creates a step.
  public init(
    screen: String, title: String, stop: Stop, gesture: Gesture, heard: String,
    events: [StageEvent], changes: [Change], focus: Focus
  ) {
    self.screen = screen
    self.title = title
    self.stop = stop
    self.gesture = gesture
    self.heard = heard
    self.events = events
    self.changes = changes
    self.focus = focus
  }

  /// What became of another stop of the screen.
  public struct Change: Hashable, Sendable {
    /// What was said of it; nil if it was not there.
    public let before: String?
    /// What is said of it; nil if it is gone.
    public let after: String?
    /// Whether it comes right after what was used, as what a disclosure opens does.
    public let isNext: Bool

    /// Creates a change.
    public init(before: String?, after: String?, isNext: Bool) {
      self.before = before
      self.after = after
      self.isNext = isNext
    }
  }

  /// Where focus is after a step.
  public enum Focus: Hashable, Sendable {
    /// On what was used.
    case stays
    /// Where the system puts it on a screen that comes up, or where the app asked for it.
    case placed
    /// On something nobody chose, because what had it is gone; with what is heard there.
    case lost(nearest: String?)
    /// Back on a screen where what led away from it is gone; with what is heard there.
    case lostOnReturn(nearest: String?)
  }
}
