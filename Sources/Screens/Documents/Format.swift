import EarshotJSON

/// How one kind of value stands in a document: read, written and told to the schema in one place.
struct Format<Value>: Sendable {
  /// What the schema says of it.
  let shape: Shape
  /// Takes the value, or reports what is wrong and gives nil.
  let read: @Sendable (JSONNode, inout Reading) -> Value?
  /// Writes the value.
  let write: @Sendable (Value, inout JSONWriter) -> Void
}

/// The formats that know nothing of screens.
enum Formats {
  /// Any string.
  static let text = Format<String>(
    shape: .text,
    read: { node, reading in reading.take { node.string(&$0) } },
    write: { text, writer in writer.value(text) })

  /// True or false.
  static let flag = Format<Bool>(
    shape: .flag,
    read: { node, reading in reading.take { node.bool(&$0) } },
    write: { flag, writer in writer.value(flag) })

  /// A finite number.
  static let number = Format<Double>(
    shape: .number,
    read: { node, reading in reading.take { node.number(&$0) } },
    write: { number, writer in writer.value(number) })

  /// A whole number within bounds.
  static func integer(_ bounds: ClosedRange<Int>) -> Format<Int> {
    Format(
      shape: .integer(bounds),
      read: { node, reading in reading.take { node.integer(in: bounds, &$0) } },
      write: { integer, writer in writer.value(integer) })
  }

  /// Counts, rows and times: bounded, so that nobody who adds to one has to fear an overflow.
  static let count = integer(0...largestCount)

  /// A number of things that cannot be none.
  static let positive = integer(1...largestCount)

  /// The largest count that is read.
  static let largestCount = 1_000_000_000

  /// A word of a closed list.
  static func word<Word>(_ kind: String) -> Format<Word>
  where Word: CaseIterable & RawRepresentable<String> & Sendable {
    let words = JSONVocabulary<Word>()
    return Format(
      shape: .choice(words.names),
      read: { node, reading in reading.take { node.word(of: words, kind: kind, &$0) } },
      write: { word, writer in writer.value(word.rawValue) })
  }

  /// A list of values; what is wrong in it is reported and left out.
  static func list<Item>(
    _ item: Format<Item>, atLeast least: Int = 0, inline: Bool = true
  ) -> Format<[Item]> {
    Format(
      shape: .list(item.shape, count: least...Int.max),
      read: { node, reading in
        guard let nodes = reading.take({ node.array(&$0) }) else { return nil }
        guard nodes.count >= least else {
          reading.report(
            .notAllowed(expected: "a list that is not empty", found: "an empty list"),
            at: node.place)
          return nil
        }
        var items: [Item] = []
        items.reserveCapacity(nodes.count)
        for node in nodes where !reading.isFull {
          if let value = item.read(node, &reading) { items.append(value) }
        }
        return items
      },
      write: { items, writer in
        writer.beginArray(inline: inline)
        for value in items { item.write(value, &writer) }
        writer.end()
      })
  }

  /// An object of a closed list of keys, made from an empty one.
  static func object<Owner>(
    _ table: Table<Owner>, inline: Bool = true, empty: @escaping @Sendable () -> Owner
  ) -> Format<Owner> {
    Format(
      shape: .named(table.name),
      read: { node, reading in
        var owner = empty()
        return table.read(node, into: &owner, &reading) ? owner : nil
      },
      write: { owner, writer in
        writer.beginObject(inline: inline)
        table.write(owner, &writer)
        writer.end()
      })
  }
}
