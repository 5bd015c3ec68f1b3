import EarshotJSON
import EarshotSemantics

extension Formats {
  /// A list of trait names.
  static let traits = Format<Traits>(
    shape: .list(.choice(Traits.named.map(\.name)), count: 0...Int.max),
    read: { node, reading in
      traitList.read(node, &reading).map { $0.reduce(into: Traits()) { $0.formUnion($1) } }
    },
    write: { traits, writer in traitList.write(traits.each, &writer) })

  private static let traitList = list(
    Format<Traits>(
      shape: .choice(Traits.named.map(\.name)),
      read: { node, reading in
        guard let name = text.read(node, &reading) else { return nil }
        if let trait = traitsByName[name] { return trait }
        let nearest = nearest(to: name, in: Traits.named.lazy.map(\.name))
        reading.report(.unknownName(name, kind: "trait", nearest: nearest), at: node.place)
        return nil
      },
      write: { trait, writer in
        for name in trait.names { writer.value(name) }
      }))

  private static let traitsByName = Dictionary(
    Traits.named.map { ($0.name, $0.trait) }, uniquingKeysWith: { first, _ in first })

  /// The level of a heading.
  static let headingLevel = integer(1...6)

  /// `[x, y, width, height]` in points.
  static let frame = Format<Frame>(
    shape: .frame,
    read: { node, reading in
      guard case .array(let sides) = node.value, sides.count == 4 else {
        reading.report(node, isNot: "a frame [x, y, width, height]")
        return nil
      }
      var numbers: [Double] = []
      numbers.reserveCapacity(4)
      for (index, side) in sides.enumerated() {
        guard let length = number.read(side, &reading) else { return nil }
        guard index < 2 || length >= 0 else {
          let expected = "\(index == 2 ? "a width" : "a height") of 0 or more"
          reading.report(.notAllowed(expected: expected, found: side.summary), at: side.place)
          return nil
        }
        numbers.append(length)
      }
      return Frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    },
    write: { frame, writer in
      writer.beginArray(inline: true)
      for side in [frame.x, frame.y, frame.width, frame.height] { writer.value(side) }
      writer.end()
    })

  /// The name of a kind of container.
  static let container = Format<Container>(
    shape: .choice(containers.map(\.name)),
    read: { node, reading in
      guard let name = text.read(node, &reading) else { return nil }
      if let container = containers.first(where: { $0.name == name }) { return container }
      let nearest = nearest(to: name, in: containers.lazy.map(\.name))
      reading.report(.unknownName(name, kind: "container", nearest: nearest), at: node.place)
      return nil
    },
    write: { container, writer in writer.value(container.name) })

  private static let containers: [Container] = [
    .group, .list, .landmark, .table(headerRows: 0, headerColumns: 0), .tabBar, .segmented,
  ]

  /// A custom action: its name, or an object that also tells what it does.
  static let action = Format<CustomAction>(
    shape: .any([wording.shape, .named(actionTable.name)]),
    read: { node, reading in
      guard case .object = node.value, !node.isWordingObject else {
        return wording.read(node, &reading).map { CustomAction(name: $0) }
      }
      var action = CustomAction(name: "")
      return actionTable.read(node, into: &action, &reading) ? action : nil
    },
    write: { action, writer in
      guard !action.effects.isEmpty else { return wording.write(action.name, &writer) }
      writer.beginObject(inline: true)
      actionTable.write(action, &writer)
      writer.end()
    })

  static let actionTable = Table<CustomAction>(
    "action", "Something that can be done with an element by swiping up or down.",
    [
      .required("name", \.name, wording, "What is spoken when it is chosen."),
      .defaulted("do", \.effects, effects, absent: [], "What it does."),
    ])

  /// A detail that is read on request.
  static let content = object(contentTable) { CustomContent(label: "") }

  static let contentTable = Table<CustomContent>(
    "content", "A detail that is read on request, or at once if it is important.",
    [
      .required("label", \.label, wording, "What the detail is called."),
      .optional("value", \.value, wording, "What it says."),
      .defaulted("high", \.isImportant, flag, absent: false, "Whether it is heard at once."),
    ])
}

extension Traits {
  /// The traits one by one, in the order of the bits.
  fileprivate var each: [Traits] { Self.named.map(\.trait).filter(contains) }
}
