import EarshotJSON
import EarshotSemantics

extension Formats {
  /// A posted announcement: its text, or an object with priority and delay.
  static let announcement = Format<AnnouncementDraft>(
    shape: .any([wording.shape, .named(announcementTable.name)]),
    read: { node, reading in
      // An object with a key that only words have is words.
      guard case .object = node.value, !node.isWordingObject else {
        return wording.read(node, &reading).map { AnnouncementDraft(text: $0) }
      }
      var draft = AnnouncementDraft()
      return announcementTable.read(node, into: &draft, &reading) ? draft : nil
    },
    write: { draft, writer in
      guard draft.priority != .default || draft.after != 0 else {
        return wording.write(draft.text, &writer)
      }
      writer.beginObject(inline: true)
      announcementTable.write(draft, &writer)
      writer.end()
    })

  static let announcementTable = Table<AnnouncementDraft>(
    "announcement", "Words the app asks the reader to speak.",
    [
      .required("text", \.text, wording, "What is to be spoken."),
      .defaulted(
        "priority", \.priority, word("priority"), absent: .default,
        "How it behaves among other speech."),
      .defaulted("after", \.after, count, absent: 0, "How many milliseconds later it is posted."),
    ])

  /// What a screen or layout change carries: `{ id: "soup" }` or `{ text: "Loaded" }`.
  static let argument = Format<NotificationArgument>(
    shape: .named(argumentTable.name),
    read: { node, reading in
      var draft = ArgumentDraft()
      guard argumentTable.read(node, into: &draft, &reading) else { return nil }
      switch (draft.element, draft.text) {
      case (let element?, nil): return .element(element)
      case (nil, let text?): return .text(text)
      case (.some, .some):
        reading.report(.statement("'id' and 'text' exclude each other"), at: node.place)
      case (nil, nil):
        // A wrong value was reported; nothing at all is no argument and does not come here.
        break
      }
      return nil
    },
    write: { argument, writer in
      var draft = ArgumentDraft()
      switch argument {
      case .element(let element): draft.element = element
      case .text(let text): draft.text = text
      }
      writer.beginObject(inline: true)
      argumentTable.write(draft, &writer)
      writer.end()
    })

  static let argumentTable = Table<ArgumentDraft>(
    "notification argument", "What a screen or layout change carries.", keyCount: 1...1,
    [
      .optional("id", \.element, elementName, "The element that is to have focus."),
      .optional("text", \.text, wording, "Words that are to be spoken."),
    ])
}

/// An announcement as its keys fill it.
struct AnnouncementDraft: Sendable {
  var text: Wording = ""
  var priority = AnnouncementPriority.default
  var after = 0
}

/// The argument of a notification as its keys fill it.
struct ArgumentDraft: Sendable {
  var element: String?
  var text: Wording?
}

extension JSONNode {
  /// Whether this is an object with a key that tells a kind of words.
  var isWordingObject: Bool {
    guard case .object(let members) = value else { return false }
    return members.contains { member in
      Formats.wordingVariants.variants.contains { $0.tell == member.key }
    }
  }
}
