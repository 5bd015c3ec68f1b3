/// One screen of an app: its bar, its content and what surrounds them.
public struct Screen: Hashable, Codable, Sendable {
  /// The name by which stacks and effects refer to it.
  public var name: String
  /// `navigationTitle`: spoken as a heading (rule R5); nil is a fault the audit reports.
  public var title: Wording?
  /// How the title is shown; it is spoken all the same.
  public var titleDisplay: TitleDisplay
  /// Whether the navigation bar is there; without it neither back button nor title is.
  public var showsBar: Bool
  /// The label of the root, if the root is a container (rule W2).
  public var label: Wording?
  /// The search field, if there is one.
  public var search: SearchField?
  /// The items of the bars.
  public var toolbar: [Element]
  /// The content.
  public var elements: [Element]
  /// Custom rotors (rule A6).
  public var rotors: [Rotor]
  /// Where the screen asks focus to go when it appears.
  public var focus: FocusTarget?
  /// How it comes in.
  public var transition: Transition?
  /// Whether a sheet shows its grabber (rule F3).
  public var showsGrabber: Bool
  /// The language of its words, if it is not the app's.
  public var language: String?
  /// What happens to the screen as a whole: `appear`, `escape`, `magicTap`.
  public var responses: [Response]
  /// Where it was written, if the source knows.
  public var source: SourcePlace?
  /// What only some sources know about it.
  public var evidence: Evidence
  /// What the format it was read from cannot tell.
  public var limits: FormatLimits

  /// Creates a screen; everything that is not given is absent, the bar is shown.
  public init(name: String, title: Wording? = nil, elements: [Element] = []) {
    self.name = name
    self.title = title
    self.elements = elements
    titleDisplay = .automatic
    showsBar = true
    toolbar = []
    rotors = []
    showsGrabber = false
    responses = []
    evidence = Evidence()
    limits = []
  }

  /// What is written for a trigger on the screen itself.
  public func effects(of trigger: Trigger) -> [Effect] {
    responses.first { $0.trigger == trigger }?.effects ?? []
  }
}

/// How a navigation title is shown.
public enum TitleDisplay: String, Hashable, Codable, Sendable, CaseIterable {
  /// Large on a stack's first screen, inline on the others.
  case automatic
  /// In the bar.
  case inline
  /// Below the bar.
  case large
}

/// The search field of a screen.
public struct SearchField: Hashable, Codable, Sendable {
  /// What it says while it is empty; nil is the system's "Search".
  public var prompt: Wording?
  /// What was typed.
  public var text: Wording?

  /// Creates a search field.
  public init(prompt: Wording? = nil, text: Wording? = nil) {
    self.prompt = prompt
    self.text = text
  }
}

/// A custom rotor: a name and the elements it goes through (rule A6).
public struct Rotor: Hashable, Codable, Sendable {
  /// What is spoken when it is chosen.
  public var name: Wording
  /// The names of the elements, in the order they are gone through.
  public var elements: [String]

  /// Creates a rotor.
  public init(name: Wording, elements: [String]) {
    self.name = name
    self.elements = elements
  }
}

/// Where focus goes on a screen.
public enum FocusTarget: Hashable, Codable, Sendable {
  /// To the title.
  case title
  /// To the back button.
  case back
  /// To the first element below the bar.
  case content
  /// To an element of this name.
  case element(String)
}
