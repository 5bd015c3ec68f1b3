/// What only some sources know about an element or a screen.
///
/// Facts are for the audit: nothing of them is spoken. A rule names the kinds it needs, and is
/// not run where no source could know them.
public struct Evidence: Hashable, Codable, Sendable {
  /// The facts, in the order they were found.
  public var facts: [Fact]

  /// Creates evidence.
  public init(_ facts: [Fact] = []) { self.facts = facts }

  /// Adds a fact that holds once or not at all.
  public mutating func note(_ fact: Fact) {
    if !facts.contains(fact) { facts.append(fact) }
  }

  /// One thing that is known.
  public enum Fact: Hashable, Codable, Sendable {
    /// It shows an image of this origin.
    case image(ImageOrigin)
    /// The app gave it no label: these words are the name of its picture (T3, T6).
    case impliedLabel(Wording)
    /// A tap does something, whatever its traits say.
    case tapGesture
    /// The tap gesture that does it was written here.
    case gesture(SourcePlace)
    /// Using it changes this piece of state.
    case changesState(String)
    /// Using it sets this piece of state to this value, and to nothing that is not known.
    case setsState(String, String)
    /// What is heard of it depends on this piece of state; nil if on what cannot be told.
    case speaksOf(String?)
    /// It comes later, if at all: at first another way through the source is taken.
    case notAtFirst
    /// These words are seen on it, and others are heard.
    case shows(Wording)
    /// These words are seen on it and hidden from the reader.
    case hides(Wording)
    /// Whether it is there depends on this piece of state.
    case dependsOn(String)
    /// It is said here not to answer when it is used.
    case answersNothing(SourcePlace)
    /// It has this modifier from a stack around it, which is no element and passes it on.
    case spread(String, SourcePlace)
    /// It is the first text of a stack of several.
    case leads
    /// It stands in a row of many.
    case isInRow
    /// It is this control of the framework's.
    case control(String)
    /// It is this kind of node in a dump.
    case nodeType(String)
    /// The way to it through the types and members of the source, or the nodes of a dump.
    case viewPath([String])
    /// Its look depends on this piece of state.
    case lookDependsOn(String)
    /// Its text is set in this style of font.
    case font(String)
    /// It comes up like this, whatever leads to it.
    case presented(PresentationStyle)
    /// Nothing in what was read shows it, and it holds no stack of its own.
    case standsAlone
    /// Some of its content could not be read.
    case partlyRead
    /// Its navigation bar is there and was hidden.
    case hiddenBar
    /// It is the system's, not the app's: a question about permission, for instance.
    case system
    /// Whether it is one stop or several could not be told; what is heard is the likelier of both.
    case stopsNotDetermined
  }

  /// Where an image comes from.
  public enum ImageOrigin: Hashable, Codable, Sendable {
    /// The app's own picture of this name.
    case asset(String)
    /// An SF Symbol of this name.
    case symbol(String)
    /// A picture whose name is not known.
    case data
  }
}
