import EarshotJSON
import EarshotSemantics

/// The closed lists of keys that documents and element lines are made of.
enum Vocabulary {}

extension Vocabulary {
  /// The keys of an element; `children` are read and written by whoever walks the tree.
  static let element = Table<ElementDraft>(
    "element", "Something that is heard, or a container of such things.",
    [
      Key(
        name: "id", shape: .text, about: "The name by which effects, rotors and focus mean it.",
        read: { node, draft, reading in
          guard let name = Formats.text.read(node, &reading) else { return }
          draft.element.name = name
          if let first = reading.names.defineElement(name, at: node.place) {
            reading.report(
              .notAllowed(
                expected: "an id of its own", found: "\(node.summary), which \(first) has already"),
              at: node.place)
          }
        },
        write: { draft, writer in writer.member("id", draft.element.name) }),
      .optional("label", \.element.label, Formats.wording, "What it is called."),
      .optional("value", \.element.value, Formats.wording, "What it holds."),
      .optional(
        "placeholder", \.element.placeholder, Formats.wording, "What a field says while empty."),
      .optional("hint", \.element.hint, Formats.wording, "What happens when it is used."),
      .defaulted(
        "traits", \.element.traits, Formats.traits, absent: [], "What kind of thing it is."),
      .optional(
        "headingLevel", \.element.headingLevel, Formats.headingLevel,
        "The level of a heading; heard only with the trait `header`."),
      .optional(
        "language", \.element.language, Formats.text, "The language of its words, as BCP 47."),
      .optional(
        "expanded", \.element.expanded, Formats.flag, "Whether what it discloses is open."),
      .readOnly("selected", Formats.flag, "The trait `selected`, as true or false.") {
        $0.selected = $1
      },
      .readOnly("enabled", Formats.flag, "The opposite of the trait `notEnabled`.") {
        $0.enabled = $1
      },
      .defaulted(
        "actions", \.element.actions, Formats.list(Formats.action), absent: [],
        "Custom actions, in the order they are offered."),
      .defaulted(
        "content", \.element.content, Formats.list(Formats.content), absent: [],
        "Details that are read on request."),
      .defaulted(
        "inputLabels", \.element.inputLabels, Formats.list(Formats.wording), absent: [],
        "What Voice Control calls it."),
      .optional("identifier", \.element.identifier, Formats.text, "For tests; never spoken."),
      .defaulted(
        "sortPriority", \.element.sortPriority, Formats.number, absent: 0,
        "Higher is read first among the siblings of one container."),
      .optional("frame", \.element.frame, Formats.frame, "[x, y, width, height] in points."),
      .defaulted(
        "clips", \.element.clips, Formats.flag, absent: false,
        "Whether it cuts off what lies outside."),
      .defaulted(
        "hidden", \.element.hidden, Formats.flag, absent: false, "Not visible, with all below."),
      .defaulted(
        "elementsHidden", \.element.elementsHidden, Formats.flag, absent: false,
        "Hidden from the reader, with all below."),
      .defaulted(
        "modal", \.element.modal, Formats.flag, absent: false,
        "Its siblings are not read while it is there."),
      Key(
        name: "children", shape: .list(.named("element"), count: 0...Int.max),
        about: "What is inside of it.",
        read: { node, draft, reading in
          draft.children = reading.take { node.array(&$0) } ?? []
        },
        write: { _, _ in }),
      .optional(
        "container", \.element.container, Formats.container, "What kind of container it is."),
      .optional(
        "childrenAs", \.element.childrenAs, Formats.word("way with children"),
        "What becomes of its children."),
      .defaulted(
        "explicitOrder", \.element.explicitOrder, Formats.flag, absent: false,
        "Whether its children are read in the order they are written in."),
      .optional("row", \.row, Formats.count, "The row of a cell, counted from 0."),
      .optional("column", \.column, Formats.count, "The column of a cell, counted from 0."),
      .optional("rowSpan", \.rowSpan, Formats.positive, "How many rows a cell covers."),
      .optional("columnSpan", \.columnSpan, Formats.positive, "How many columns a cell covers."),
      .placed("headerRows", \.headerRows, "How many rows of a table are headers."),
      .placed("headerColumns", \.headerColumns, "How many columns of a table are headers."),
      .optional(
        "placement", \.element.placement, Formats.word("placement"), "Where it stands in a bar."),
      .defaulted(
        "variations", \.element.variations, Formats.list(Formats.variation), absent: [],
        "What it is like while flags are on or off; of several that hold the later one counts."),
      .defaulted(
        "on", \.responses, Formats.elementResponses, absent: [],
        "What happens when it is used: a trigger or the name of an action, with effects."),
    ])
}

extension Key<ElementDraft> {
  /// A key that is another way to say what a key before it says, so it is never written.
  fileprivate static func readOnly<Value>(
    _ name: String, _ format: Format<Value>, _ about: String,
    _ set: @escaping @Sendable (inout ElementDraft, Value) -> Void
  ) -> Key {
    Key(
      name: name, shape: format.shape, about: about,
      read: { node, draft, reading in
        if let value = format.read(node, &reading) { set(&draft, value) }
      },
      write: { _, _ in })
  }

  /// A count of a table's headers, with its place for the case that there is no table.
  fileprivate static func placed(
    _ name: String, _ path: any WritableKeyPath<ElementDraft, PlacedCount?> & Sendable,
    _ about: String
  ) -> Key {
    Key(
      name: name, shape: Formats.count.shape, about: about,
      read: { node, draft, reading in
        guard let count = Formats.count.read(node, &reading) else { return }
        draft[keyPath: path] = PlacedCount(count: count, place: node.place)
      },
      write: { draft, writer in
        guard let header = draft[keyPath: path], header.count != 0 else { return }
        writer.member(name, header.count)
      })
  }
}
