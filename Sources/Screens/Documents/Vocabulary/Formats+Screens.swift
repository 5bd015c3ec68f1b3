import EarshotJSON
import EarshotSemantics

extension Formats {
  /// The places a screen's focus can name besides an element's id.
  static let focusPlaces: [(name: String, target: FocusTarget)] = [
    ("title", .title), ("back", .back), ("content", .content),
  ]

  /// Where a screen asks focus to go.
  static let focus = Format<FocusTarget>(
    shape: .text,
    read: { node, reading in
      guard let name = text.read(node, &reading) else { return nil }
      if let place = focusPlaces.first(where: { $0.name == name }) { return place.target }
      reading.names.use(name, as: .focus, at: node.place)
      return .element(name)
    },
    write: { target, writer in
      if case .element(let name) = target { return writer.value(name) }
      writer.value(focusPlaces.first { $0.target == target }?.name ?? "")
    })

  /// The search field of a screen.
  static let search = object(searchTable) { SearchField() }

  static let searchTable = Table<SearchField>(
    "search field", "The search field below the bar.",
    [
      .optional("prompt", \.prompt, wording, "What it says while it is empty."),
      .optional("text", \.text, wording, "What was typed."),
    ])

  /// How a screen comes in.
  static let transition = object(transitionTable) { Transition(kind: .push) }

  static let transitionTable = Table<Transition>(
    "transition", "How the screen comes in.",
    [
      .required("kind", \.kind, word("transition"), "What moves."),
      .optional("ms", \.milliseconds, count, "How many milliseconds it takes."),
      .optional(
        "reducedMotion", \.reducedMotion, word("transition"),
        "What is shown under reduce motion, if the app chose."),
    ])

  /// Custom rotors: an object of names, or a list where a name is more than known words.
  static let rotors = Format<[Rotor]>(
    shape: .any([
      .map(rotorElements.shape), .list(.named(rotorTable.name), count: 0...Int.max),
    ]),
    read: { node, reading in
      if case .array = node.value { return rotorList.read(node, &reading) }
      guard let members = reading.take({ node.members(&$0) }) else { return nil }
      return members.compactMap { member in
        rotorElements.read(member.value, &reading).map {
          Rotor(name: .text(member.key), elements: $0)
        }
      }
    },
    write: { rotors, writer in
      let names = rotors.compactMap { rotor in
        if case .text(let name) = rotor.name { name } else { nil }
      }
      guard Set(names).count == rotors.count else { return rotorList.write(rotors, &writer) }
      writer.beginObject()
      for (name, rotor) in zip(names, rotors) {
        writer.key(name)
        rotorElements.write(rotor.elements, &writer)
      }
      writer.end()
    })

  static let rotorTable = Table<Rotor>(
    "rotor", "A custom rotor.",
    [
      .required("name", \.name, wording, "What is spoken when it is chosen."),
      .required("elements", \.elements, rotorElements, "The ids it goes through."),
    ])

  private static let rotorElements = list(ownElementName)
  private static let rotorList = list(
    object(rotorTable) { Rotor(name: "", elements: []) }, inline: false)
}
