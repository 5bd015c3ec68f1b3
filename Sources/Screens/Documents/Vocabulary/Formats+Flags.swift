import EarshotJSON
import EarshotSemantics

// What elements vary with, and how:
//
//     flags: { isEditing: false }
//     variations: [{ when: ["isEditing"], hidden: false }, { when: ["!isEditing"], label: "Edit" }]

extension Formats {
  /// Flags by their names: whether each is on at first.
  static let flags = Format<[Flag]>(
    shape: .map(flag.shape),
    read: { node, reading in
      guard let members = reading.take({ node.members(&$0) }) else { return nil }
      var flags: [Flag] = []
      for member in members where !reading.isFull {
        guard !member.key.isEmpty, !member.key.hasPrefix("!") else {
          let found = JSONNode(.string(member.key), at: member.keyPlace).summary
          reading.report(
            .notAllowed(expected: "the name of a flag, without an exclamation mark", found: found),
            at: member.keyPlace)
          continue
        }
        reading.names.defineFlag(member.key)
        if let isOn = flag.read(member.value, &reading) {
          flags.append(Flag(name: member.key, isOn: isOn))
        }
      }
      return flags
    },
    write: { flags, writer in
      writer.beginObject()
      for known in flags { writer.member(known.name, known.isOn) }
      writer.end()
    })

  /// How an element is while some flags are as they are.
  static let variation = Format<Variation>(
    shape: .named(variationTable.name),
    read: { node, reading in
      var draft = ChangeDraft()
      guard variationTable.read(node, into: &draft, &reading) else { return nil }
      return Variation(when: draft.when, changes: draft.changes)
    },
    write: { variation, writer in
      writer.beginObject(inline: true)
      let draft = ChangeDraft(when: variation.when, changes: variation.changes)
      variationTable.key("when")?.write(draft, &writer)
      for change in draft.changes {
        variationTable.key(change.key)?.write(ChangeDraft(changes: [change]), &writer)
      }
      writer.end()
    })

  static let variationTable = Table<ChangeDraft>(
    "variation", "What an element is like while flags are on or off; `null` takes a property away.",
    [
      .required(
        "when", \.when, list(flagTest), "The flags that are on; `!` before one that is off.")
    ]
      + changes)

  /// A flag that has to be on, or off.
  private static let flagTest = Format<FlagTest>(
    shape: .text,
    read: { node, reading in
      guard let written = text.read(node, &reading) else { return nil }
      let isOn = !written.hasPrefix("!")
      let name = isOn ? written : String(written.dropFirst())
      reading.names.use(name, as: .flag, at: node.place)
      return FlagTest(name, isOn: isOn)
    },
    write: { test, writer in writer.value((test.isOn ? "" : "!") + test.flag) })
}
