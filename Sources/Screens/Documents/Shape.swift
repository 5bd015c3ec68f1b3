/// What a value of a document may look like, as the schema tells it.
///
/// Every ``Format`` carries its shape, so that the schema says what the reader takes.
indirect enum Shape: Sendable {
  /// Any string.
  case text
  /// True or false.
  case flag
  /// A whole number within bounds.
  case integer(ClosedRange<Int>)
  /// A finite number.
  case number
  /// Four finite numbers, the last two not negative.
  case frame
  /// One of these strings.
  case choice([String])
  /// Nothing but `true`, `{}` or `null`: an effect that needs no argument.
  case nothing
  /// So many values of one shape.
  case list(Shape, count: ClosedRange<Int>)
  /// An object with free keys and values of one shape.
  case map(Shape)
  /// A shape that stands in a place of its own in the schema, by its name there.
  case named(String)
  /// One of several shapes.
  case any([Shape])
}

/// An object with a closed list of keys, without the type of what is read from it.
struct ObjectShape: Sendable {
  /// The name under which other shapes refer to it.
  let name: String
  /// What it stands for.
  let about: String
  /// Its keys in the order they are written.
  let properties: [Property]
  /// How many keys it has at least and at most, where that is not free.
  let keyCount: ClosedRange<Int>?

  /// One key.
  struct Property: Sendable {
    let name: String
    let shape: Shape
    let about: String
    let isRequired: Bool
  }
}
