/// What only some sources know about an element or a screen.
///
/// Facts are for the audit: nothing of them is spoken. A rule names the kinds it needs, and is
/// not run where no source could know them.
public struct Evidence: Hashable, Codable, Sendable {
  /// The facts, in the order they were found.
  public var facts: [Fact]

  /// Creates evidence.
  public init(_ facts: [Fact] = []) { self.facts = facts }

  /// One thing that is known.
  public enum Fact: Hashable, Codable, Sendable {
    /// It shows an image of this origin.
    case image(ImageOrigin)
    /// The app gave it no label: these words are the name of its picture (T3, T6).
    case impliedLabel(Wording)
    /// A tap does something, whatever its traits say.
    case tapGesture
    /// It is this control of the framework's.
    case control(String)
    /// It is this kind of node in a dump.
    case nodeType(String)
    /// The way to it through the types and members of the source, or the nodes of a dump.
    case viewPath([String])
    /// Its look depends on this condition.
    case lookDependsOn(String)
    /// Its text is set in this style of font.
    case font(String)
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
