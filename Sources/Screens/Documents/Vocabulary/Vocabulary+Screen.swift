import EarshotJSON
import EarshotSemantics

extension Vocabulary {
  /// The keys of a screen.
  static let screen = Table<ScreenDraft>(
    "screen", "One screen: its bar, its content and what surrounds them.",
    [
      .optional(
        "title", \.screen.title, Formats.wording,
        "The navigation title; without one nobody hears where they are."),
      .defaulted(
        "titleDisplay", \.screen.titleDisplay, Formats.word("title display"), absent: .automatic,
        "How the title is shown."),
      .defaulted(
        "bar", \.screen.showsBar, Formats.flag, absent: true,
        "Whether the bar is there, with back button and title."),
      .optional(
        "label", \.screen.label, Formats.wording, "The label of the root, if it is a container."),
      .optional("search", \.screen.search, Formats.search, "The search field."),
      .defaulted(
        "toolbar", \.screen.toolbar, Formats.elements, absent: [], "The items of the bars."),
      .defaulted("elements", \.screen.elements, Formats.elements, absent: [], "The content."),
      .defaulted("rotors", \.screen.rotors, Formats.rotors, absent: [], "Custom rotors."),
      .optional(
        "focus", \.screen.focus, Formats.focus,
        "Where focus goes: `title`, `back`, `content` or an element's id."),
      .optional("transition", \.screen.transition, Formats.transition, "How it comes in."),
      .defaulted(
        "grabber", \.screen.showsGrabber, Formats.flag, absent: false,
        "Whether a sheet shows its grabber."),
      .optional(
        "language", \.screen.language, Formats.text, "The language of its words, as BCP 47."),
      .defaulted(
        "on", \.responses, Formats.screenResponses, absent: [],
        "What happens to the screen as a whole."),
    ])
}

/// A screen while its keys are read or written.
struct ScreenDraft: Sendable {
  var screen: Screen

  /// What happens to it; the places of the keys are not needed any more.
  var responses: [WrittenResponse] {
    get {
      screen.responses.map {
        WrittenResponse(response: $0, place: JSONPlace(line: 0, column: 0))
      }
    }
    set { screen.responses = newValue.map(\.response) }
  }
}
