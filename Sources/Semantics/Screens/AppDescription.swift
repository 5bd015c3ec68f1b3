/// An app as data: its screens, where it starts and which links it opens.
///
/// What a screen document holds, what `convert` writes, and what a stage of data plays.
public struct AppDescription: Hashable, Codable, Sendable {
  /// What the app is called.
  public var name: String?
  /// The language of its words, as BCP 47.
  public var language: String?
  /// What it runs on.
  public var device: Device?
  /// Which way its lines run.
  public var direction: LayoutDirection
  /// What is shown first.
  public var start: Start
  /// Its deep links, in the order they are tried.
  public var links: [DeepLink]
  /// What its elements depend on and its effects turn, in the order it is described.
  public var flags: [Flag]
  /// Its screens, in the order they are described.
  public var screens: [Screen]
  /// How its screens are connected, where a source knows more than the effects say.
  public var graph: NavigationGraph

  /// Creates an app that starts with its first screen.
  public init(name: String? = nil, screens: [Screen] = []) {
    self.name = name
    self.screens = screens
    direction = .leftToRight
    start = .stack(screens.first.map { [$0.name] } ?? [])
    links = []
    flags = []
    graph = NavigationGraph()
  }
}

/// What an app shows first.
public enum Start: Hashable, Codable, Sendable {
  /// One stack, from its root to its top.
  case stack([String])
  /// A stack a tab.
  case tabs([TabItem], selected: String?)
  /// A stack a column; on a phone they collapse into one.
  case columns([[String]])
}

/// One tab of an app.
public struct TabItem: Hashable, Codable, Sendable {
  /// The name by which effects and scripts refer to it.
  public var name: String
  /// What it is called.
  public var label: Wording?
  /// What is spoken after its label, as for a badge.
  public var value: Wording?
  /// Its stack, from the root to the top.
  public var screens: [String]

  /// Creates a tab.
  public init(name: String, label: Wording?, value: Wording? = nil, screens: [String]) {
    self.name = name
    self.label = label
    self.value = value
    self.screens = screens
  }
}

/// A URL with named holes, and the stack it leads to.
public struct DeepLink: Hashable, Codable, Sendable {
  /// The pattern: `recipes://recipe/{id}`.
  public var pattern: String
  /// The screens that replace the stack.
  public var screens: [String]

  /// Creates a link.
  public init(pattern: String, screens: [String]) {
    self.pattern = pattern
    self.screens = screens
  }
}

/// What an app runs on.
public enum Device: String, Hashable, Codable, Sendable, CaseIterable {
  /// An iPhone: lines are told apart from 8 pt on (rule O2).
  case phone
  /// An iPad: lines are told apart from 13 pt on (rule O2).
  case pad
  /// A watch: no back swipe, little depth (rule V13).
  case watch
}

/// Which way lines run.
public enum LayoutDirection: String, Hashable, Codable, Sendable, CaseIterable {
  /// From left to right.
  case leftToRight = "ltr"
  /// From right to left.
  case rightToLeft = "rtl"
}
