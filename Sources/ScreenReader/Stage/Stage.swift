public import EarshotSemantics

/// What a reader walks on: an app that shows one element after another and reacts to gestures.
///
/// A reader never asks for a whole screen to take a step, so a step costs the same on a screen
/// of a hundred elements and on one of a hundred thousand, and rows that exist only when they
/// are looked at are made by ``next(after:)``. Ids are stable while their element lives.
@MainActor public protocol Stage: AnyObject {
  /// The time on the stage; the reader moves it.
  var clock: Clock { get }
  /// What is known of the app as a whole.
  var app: StageApp { get }
  /// What is known of the screen that can be read now.
  var screen: StageScreen { get }

  /// The first stop of a scope, nil if it has none.
  func first(in scope: StageScope) -> Element.ID?
  /// The last stop of a scope, nil if it has none.
  func last(in scope: StageScope) -> Element.ID?
  /// The stop after another, nil at the end of the screen.
  func next(after id: Element.ID) -> Element.ID?
  /// The stop before another, nil at the start of the screen.
  func previous(before id: Element.ID) -> Element.ID?
  /// The stop nearest to one that is gone, nil if there is no stop.
  func nearest(to id: Element.ID) -> Element.ID?
  /// What is heard of a stop; nil if it is gone or cannot be reached now.
  func stop(for id: Element.ID) -> Stop?
  /// The stop a screen or an effect means by its target; nil if there is none now.
  func id(of target: FocusTarget) -> Element.ID?
  /// The custom rotors of the screen (rule A6).
  func rotors() -> [StageRotor]
  /// Learns that the reader is about to go to an entry of a custom rotor, by its place in it.
  func prepare(entry: Int, of rotor: String)
  /// The stops an app has linked with another, that one among them, in the order they are read.
  func linked(with id: Element.ID) -> [Element.ID]
  /// The screens that lie under the one that can be read, and that one, the first of the app first.
  var path: [StagePlace] { get }

  /// Does what a gesture causes, as far as it needs no time and no suspension.
  func perform(_ gesture: Gesture, on id: Element.ID?) -> [StageEvent]
  /// When the app does something by itself next, in ms on the clock; nil if it does not.
  var nextMoment: Int? { get }
  /// Does what is due now and needs no suspension.
  func elapse() -> [StageEvent]
  /// Does what is due now, and waits for the app to come to rest.
  func settle() async -> [StageEvent]

  /// Learns where the reader's cursor came to lie; what the app does about it is due now.
  func focusMoved(to id: Element.ID?)

  /// Learns that an announcement was heard to its end, or was cut off while it was being said; of
  /// one that was never begun nothing is told (rule Q7). What the app does about it is due now.
  func finished(_ announcement: Announcement, wasHeard: Bool)

  /// Learns that the person who listens changed a setting; what the app does about it.
  func adapt(to profile: Profile) -> [StageEvent]

  /// The screens that can be read now, whole: one, or one a column. For descriptions and audits.
  func snapshot() -> [Screen]
}

extension Stage {
  /// Does nothing: an app of data does not ask where focus is.
  public func focusMoved(to id: Element.ID?) {}

  /// The screen that can be read, where a stage knows of no others.
  public var path: [StagePlace] {
    [StagePlace(title: screen.title, presentation: screen.presentation)]
  }

  /// Does nothing: an app of data has its elements where they are.
  public func prepare(entry: Int, of rotor: String) {}

  /// None: only running code links its elements.
  public func linked(with id: Element.ID) -> [Element.ID] { [] }

  /// Does nothing: most apps do not listen to what became of an announcement.
  public func finished(_ announcement: Announcement, wasHeard: Bool) {}

  /// Does nothing: an app of data does not ask who listens.
  public func adapt(to profile: Profile) -> [StageEvent] { [] }
}

/// Part of what can be read now.
public enum StageScope: Hashable, Sendable {
  /// All of it: the topmost presentation, else the screen.
  case screen
  /// One container, by the number its stops carry.
  case container(Int)
}

/// A screen on the way to the one that can be read.
public struct StagePlace: Hashable, Sendable {
  /// Its title.
  public var title: Wording?
  /// How it was presented over those before it; nil if it was pushed or is the first.
  public var presentation: PresentationStyle?

  /// Creates a place.
  public init(title: Wording?, presentation: PresentationStyle? = nil) {
    self.title = title
    self.presentation = presentation
  }
}

/// What a stage knows of its app.
public struct StageApp: Hashable, Sendable {
  /// What it is called.
  public var name: String?
  /// The language of its words, as BCP 47.
  public var language: String?
  /// What it runs on.
  public var device: Device

  /// Creates what is known of an app.
  public init(name: String? = nil, language: String? = nil, device: Device = .phone) {
    self.name = name
    self.language = language
    self.device = device
  }
}

/// What a stage knows of the screen that can be read now.
public struct StageScreen: Hashable, Sendable {
  /// Tells apart the places a screen can be shown in: the same number is the same visit.
  public var visit: Int
  /// The name by which effects refer to it; nil where only running code knows it.
  public var name: String?
  /// Its title.
  public var title: Wording?
  /// The label of its root, if that is a container (rule W2).
  public var label: Wording?
  /// Whether the bar with title and back button is there.
  public var showsBar: Bool
  /// How many screens its stack has, itself among them.
  public var depth: Int
  /// How it is presented; nil if it is not.
  public var presentation: PresentationStyle?
  /// The app's tabs and whether each is chosen; empty without tabs or under a presentation.
  public var tabs: [Tab]
  /// Where it asks focus to go when it comes up.
  public var focus: FocusTarget?
  /// The language of its words, if it is not the app's.
  public var language: String?

  /// Creates what is known of a screen; what is not given is not there, the bar is.
  public init(visit: Int, title: Wording? = nil) {
    self.visit = visit
    self.title = title
    showsBar = true
    depth = 1
    tabs = []
  }

  /// A tab of the app.
  public struct Tab: Hashable, Sendable {
    /// The name by which effects and scripts refer to it.
    public var name: String
    /// What it is called.
    public var label: Wording?
    /// Whether it is chosen.
    public var isSelected: Bool
    /// The stop it is.
    public var id: Element.ID

    /// Creates a tab.
    public init(name: String, label: Wording?, isSelected: Bool, id: Element.ID) {
      self.name = name
      self.label = label
      self.isSelected = isSelected
      self.id = id
    }
  }
}

/// A custom rotor of a screen: its name and the stops it goes through.
public struct StageRotor: Hashable, Sendable {
  /// What is spoken when it is chosen.
  public var name: Wording
  /// The stops, in the order they are gone through.
  public var stops: [Element.ID]
  /// What is said of a stop where the entry is a part of its text, by its place among the stops.
  public var texts: [Int: Wording]

  /// Creates a rotor.
  public init(name: Wording, stops: [Element.ID], texts: [Int: Wording] = [:]) {
    self.name = name
    self.stops = stops
    self.texts = texts
  }
}
