import EarshotJSON
import EarshotSemantics

// Words as documents hold them: a string, or an object for what is not known.
//
//     "Soup"
//     { unresolved: "user.name", nonEmpty: true }
//     { localized: "recipe.title", table: "Recipes", text: "Soup" }
//     { pattern: ["Hello ", { unresolved: "user.name" }] }
//     { oneOf: [{ when: "isOn", text: "On" }, "Off"] }

extension Formats {
  /// Words as far as they are known.
  static let wording = Format<Wording>(
    shape: .named("text"),
    read: { node, reading in
      switch node.value {
      case .string(let text): return .text(text)
      case .object: return Wording(node, &reading)
      default:
        reading.report(node, isNot: "text")
        return nil
      }
    },
    write: { words, writer in words.write(&writer) })

  /// How many pieces of text may stand inside one another.
  static let wordingDepthLimit = 50

  static let wordingVariants = Variants(
    name: "text",
    variants: [
      ("unresolved", unresolved.keys.map(\.name)), ("oneOf", oneOf.keys.map(\.name)),
      ("pattern", pattern.keys.map(\.name)), ("localized", localized.keys.map(\.name)),
    ])

  static let unresolved = Table<WordingDraft>(
    "unresolved text", "Words that are known only as an expression.",
    [
      .required(
        "unresolved", \.name, text, "The expression; its last name is spoken in its place."),
      .defaulted(
        "nonEmpty", \.isNonEmpty, flag, absent: false, "Whether the words provably are not empty."),
    ])

  static let localized = Table<WordingDraft>(
    "localized text", "A key that is looked up in a string table.",
    [
      .required("localized", \.name, text, "The key."),
      .optional("table", \.table, text, "The string table, if it is not the usual one."),
      .optional("text", \.text, text, "What the table says; left out if it has no such key."),
    ])

  static let pattern = Table<WordingDraft>(
    "pattern", "Known and unknown pieces of text one after another.",
    [.required("pattern", \.pieces, pieces, "The pieces.")])

  static let oneOf = Table<WordingDraft>(
    "choice", "One of several texts, by conditions that could not be decided.",
    [.required("oneOf", \.choices, choices, "The texts; the first is spoken.")])

  static let choice = Table<Wording.Choice>(
    "choice branch", "A text with the condition under which it is heard.",
    [
      .required("when", \.condition, text, "The condition as it was written."),
      .required("text", \.words, nestedWording, "The text."),
    ])

  /// What ``wording`` takes.
  static let wordingShape = Shape.any([
    .text, .named(unresolved.name), .named(localized.name), .named(pattern.name),
    .named(oneOf.name),
  ])

  /// Text inside text.
  private static let nestedWording = Format<Wording>(
    shape: wording.shape,
    read: { node, reading in
      guard reading.wordingDepth < wordingDepthLimit else {
        reading.report(.tooDeep(limit: wordingDepthLimit), at: node.place)
        return nil
      }
      reading.wordingDepth += 1
      defer { reading.wordingDepth -= 1 }
      return wording.read(node, &reading)
    },
    write: { words, writer in words.write(&writer) })

  private static let pieces = list(nestedWording)

  private static let choices = list(
    Format<Wording.Choice>(
      shape: .any([wording.shape, .named(choice.name)]),
      read: { node, reading in
        guard node["when"] != nil else {
          return nestedWording.read(node, &reading).map { Wording.Choice(when: nil, words: $0) }
        }
        var branch = Wording.Choice(when: nil, words: "")
        return choice.read(node, into: &branch, &reading) ? branch : nil
      },
      write: { branch, writer in
        guard branch.when != nil else { return branch.words.write(&writer) }
        writer.beginObject(inline: true)
        choice.write(branch, &writer)
        writer.end()
      }))
}

/// What the objects for unknown words can hold together.
struct WordingDraft: Sendable {
  var name = ""
  var isNonEmpty = false
  var table: String?
  var text: String?
  var pieces: [Wording] = []
  var choices: [Wording.Choice] = []
}

extension Wording {
  /// The words an object stands for.
  fileprivate init?(_ node: JSONNode, _ reading: inout Reading) {
    var draft = WordingDraft()
    switch Formats.wordingVariants.tell(node, &reading) {
    case "unresolved":
      guard Formats.unresolved.read(node, into: &draft, &reading) else { return nil }
      self = .unresolved(draft.name, nonEmpty: draft.isNonEmpty)
    case "localized":
      guard Formats.localized.read(node, into: &draft, &reading) else { return nil }
      self = .localized(key: draft.name, table: draft.table, text: draft.text)
    case "pattern":
      guard Formats.pattern.read(node, into: &draft, &reading) else { return nil }
      self = .pattern(draft.pieces)
    case "oneOf":
      guard Formats.oneOf.read(node, into: &draft, &reading) else { return nil }
      self = .oneOf(draft.choices)
    default:
      return nil
    }
  }

  /// Writes the words: a string if they are known, else an object on one line.
  fileprivate func write(_ writer: inout JSONWriter) {
    var draft = WordingDraft()
    let table: Table<WordingDraft>
    switch self {
    case .text(let text):
      return writer.value(text)
    case .unresolved(let expression, let isNonEmpty):
      (draft.name, draft.isNonEmpty, table) = (expression, isNonEmpty, Formats.unresolved)
    case .localized(let key, let name, let text):
      (draft.name, draft.table, draft.text, table) = (key, name, text, Formats.localized)
    case .pattern(let pieces):
      (draft.pieces, table) = (pieces, Formats.pattern)
    case .oneOf(let choices):
      (draft.choices, table) = (choices, Formats.oneOf)
    }
    writer.beginObject(inline: true)
    table.write(draft, &writer)
    writer.end()
  }
}

extension Wording.Choice {
  /// The condition of a branch that has one.
  fileprivate var condition: String {
    get { when ?? "" }
    set { when = newValue }
  }
}
