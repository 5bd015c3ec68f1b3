import EarshotJSON
import EarshotSemantics

extension Formats {
  /// An element and what changes about it: `{ id: "wifi", value: "1" }`.
  static let change = Format<ChangeDraft>(
    shape: .named(changeTable.name),
    read: { node, reading in
      var draft = ChangeDraft()
      return changeTable.read(node, into: &draft, &reading) ? draft : nil
    },
    write: { draft, writer in
      writer.beginObject(inline: true)
      changeTable.key("id")?.write(draft, &writer)
      // In their own order: traits set after "selected" are not the same as before it.
      for change in draft.changes {
        changeTable.key(change.key)?.write(ChangeDraft(changes: [change]), &writer)
      }
      writer.end()
    })

  static let changeTable = Table<ChangeDraft>(
    "change", "An element with the properties that change; `null` takes one away.",
    [.required("id", \.element, elementName, "The element that changes.")] + changes)

  /// The properties that can change.
  static let changes: [Key<ChangeDraft>] =
    [
      .absentable("label", wording, "Another name.") {
        .label($0)
      } of: {
        if case .label(let words) = $0 { words } else { nil }
      },
      .absentable("value", wording, "Another value.") {
        .value($0)
      } of: {
        if case .value(let words) = $0 { words } else { nil }
      },
      .absentable("placeholder", wording, "Another placeholder.") {
        .placeholder($0)
      } of: {
        if case .placeholder(let words) = $0 { words } else { nil }
      },
      .absentable("hint", wording, "Another hint.") {
        .hint($0)
      } of: {
        if case .hint(let words) = $0 { words } else { nil }
      },
      .change("traits", traits, "Other traits, all of them.") {
        .traits($0)
      } of: {
        if case .traits(let traits) = $0 { traits } else { nil }
      },
      .absentable("headingLevel", headingLevel, "Another level of heading.") {
        .headingLevel($0)
      } of: {
        if case .headingLevel(let level) = $0 { level } else { nil }
      },
      .absentable("expanded", flag, "Open or closed; `null` if it discloses nothing any more.") {
        .expanded($0)
      } of: {
        if case .expanded(let isOn) = $0 { isOn } else { nil }
      },
      .change("selected", flag, "Chosen or not.") {
        .selected($0)
      } of: {
        if case .selected(let isOn) = $0 { isOn } else { nil }
      },
      .change("enabled", flag, "Usable or not.") {
        .enabled($0)
      } of: {
        if case .enabled(let isOn) = $0 { isOn } else { nil }
      },
      .change("hidden", flag, "Visible or not.") {
        .hidden($0)
      } of: {
        if case .hidden(let isOn) = $0 { isOn } else { nil }
      },
      .change("elementsHidden", flag, "Hidden from the reader or not.") {
        .elementsHidden($0)
      } of: {
        if case .elementsHidden(let isOn) = $0 { isOn } else { nil }
      },
      .change("modal", flag, "Alone among its siblings or not.") {
        .modal($0)
      } of: {
        if case .modal(let isOn) = $0 { isOn } else { nil }
      },
    ]
}

/// An element and its changes, in the order of the text.
struct ChangeDraft: Sendable {
  var element = ""
  /// What has to hold for it, where it is one of several looks of an element.
  var when: [FlagTest] = []
  var changes: [ElementChange] = []
}

extension Key<ChangeDraft> {
  /// A property that is always there.
  fileprivate static func change<Value>(
    _ name: String, _ format: Format<Value>, _ about: String,
    make: @escaping @Sendable (Value) -> ElementChange,
    of value: @escaping @Sendable (ElementChange) -> Value?
  ) -> Key {
    Key(
      name: name, shape: format.shape, about: about,
      read: { node, draft, reading in
        if let value = format.read(node, &reading) { draft.changes.append(make(value)) }
      },
      write: { draft, writer in
        guard let value = draft.changes.lazy.compactMap(value).first else { return }
        writer.key(name)
        format.write(value, &writer)
      })
  }

  /// A property that can be taken away.
  fileprivate static func absentable<Value>(
    _ name: String, _ format: Format<Value>, _ about: String,
    make: @escaping @Sendable (Value?) -> ElementChange,
    of value: @escaping @Sendable (ElementChange) -> Value??
  ) -> Key {
    Key(
      name: name, shape: format.shape, about: about, readsNull: true,
      read: { node, draft, reading in
        if node.isNull {
          draft.changes.append(make(nil))
        } else if let value = format.read(node, &reading) {
          draft.changes.append(make(value))
        }
      },
      write: { draft, writer in
        guard let value = draft.changes.lazy.compactMap(value).first else { return }
        writer.key(name)
        if let value { format.write(value, &writer) } else { writer.null() }
      })
  }
}
