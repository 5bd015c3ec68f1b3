import EarshotJSON
import EarshotSemantics

extension Vocabulary {
  /// The keys of an element on a line of its own: those of any element, and its context.
  static let line = Table<LineDraft>(
    element.name, element.about,
    element.keys.map { $0.lifted(\.element) } + [
      .optional("context", \.context, Formats.context, "What its surroundings would add.")
    ])

  /// The keys of a tree on a line.
  static let tree = Table<TreeDraft>(
    "tree", "Some elements, with what their order depends on.",
    [
      .required("tree", \.elements, Formats.elements, "The elements."),
      .optional("device", \.device, Formats.word("device"), "What they are shown on."),
      .defaulted(
        "direction", \.direction, Formats.word("direction"), absent: .leftToRight,
        "Which way lines run."),
    ])
}

/// An element on a line of its own.
struct LineDraft: Sendable {
  var element = ElementDraft()
  var context: ReadingContext?
}

/// A tree on a line.
struct TreeDraft: Sendable {
  var elements: [Element] = []
  var device: Device?
  var direction = LayoutDirection.leftToRight
}
