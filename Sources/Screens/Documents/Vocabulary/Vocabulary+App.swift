import EarshotJSON
import EarshotSemantics

extension Vocabulary {
  /// The keys of a document.
  static let app = Table<AppDraft>(
    "document", "An app as data: its screens, where it starts and which links it opens.",
    [
      .required("earshot", \.version, Formats.integer(1...1), "The version of this format."),
      .optional("app", \.app.name, Formats.text, "What the app is called."),
      .optional("language", \.app.language, Formats.text, "The language of its words, as BCP 47."),
      .optional("device", \.app.device, Formats.word("device"), "What it runs on."),
      .defaulted(
        "direction", \.app.direction, Formats.word("direction"), absent: .leftToRight,
        "Which way its lines run."),
      .optional(
        "start", \.start, Formats.start, "What is shown first; left out, the first screen."),
      .defaulted(
        "links", \.app.links, Formats.links, absent: [],
        "URLs with holes like {id}, and the stacks they lead to."),
      .defaulted(
        "flags", \.app.flags, Formats.flags, absent: [],
        "What elements vary with, by name: true where it is on at first."),
      .required("screens", \.app.screens, Formats.screens, "The screens, by their ids."),
    ])
}

extension Formats {
  /// Screens by their ids.
  static let screens = Format<[Screen]>(
    shape: .map(.named(Vocabulary.screen.name)),
    read: { node, reading in
      guard let members = reading.take({ node.members(&$0) }) else { return nil }
      var screens: [Screen] = []
      for member in members where !reading.isFull {
        reading.names.beginScreen(member.key)
        var draft = ScreenDraft(screen: Screen(name: member.key))
        draft.screen.source = SourcePlace(
          file: reading.file, line: member.keyPlace.line, column: member.keyPlace.column)
        if Vocabulary.screen.read(member.value, into: &draft, &reading) {
          screens.append(draft.screen)
        }
      }
      return screens
    },
    write: { screens, writer in
      writer.beginObject()
      for screen in screens {
        writer.key(screen.name)
        writer.beginObject()
        Vocabulary.screen.write(ScreenDraft(screen: screen), &writer)
        writer.end()
      }
      writer.end()
    })

  /// Deep links by their patterns.
  static let links = Format<[DeepLink]>(
    shape: .map(stack.shape),
    read: { node, reading in
      guard let members = reading.take({ node.members(&$0) }) else { return nil }
      var links: [DeepLink] = []
      for member in members where !reading.isFull {
        if !DeepLink.isPattern(member.key) {
          reading.report(
            .notAllowed(
              expected: "a URL with named holes like {id}",
              found: JSONNode(.string(member.key), at: member.keyPlace).summary),
            at: member.keyPlace)
        } else if let screens = stack.read(member.value, &reading) {
          links.append(DeepLink(pattern: member.key, screens: screens))
        }
      }
      return links
    },
    write: { links, writer in
      writer.beginObject()
      for link in links {
        writer.key(link.pattern)
        stack.write(link.screens, &writer)
      }
      writer.end()
    })
}

/// A document while its keys are read or written.
struct AppDraft: Sendable {
  var version = 1
  var app = AppDescription()
  /// What is shown first, nil where the document leaves it to the first screen.
  var start: Start?
}

extension AppDraft {
  /// The app with all that the keys said.
  var finished: AppDescription {
    var app = app
    app.start = start ?? Self.usualStart(of: app)
    return app
  }

  /// The draft that says what an app is, for writing it.
  init(_ app: AppDescription) {
    self.app = app
    start = app.start == Self.usualStart(of: app) ? nil : app.start
  }

  /// The first screen, if there is one.
  private static func usualStart(of app: AppDescription) -> Start {
    .stack(app.screens.first.map { [$0.name] } ?? [])
  }
}

extension DeepLink {
  /// Whether every hole of a pattern has a name and is closed.
  static func isPattern(_ text: String) -> Bool {
    var isInHole = false
    var isNamed = false
    for character in text.utf8 {
      switch character {
      case UInt8(ascii: "{"):
        guard !isInHole else { return false }
        (isInHole, isNamed) = (true, false)
      case UInt8(ascii: "}"):
        guard isInHole, isNamed else { return false }
        isInHole = false
      default:
        isNamed = true
      }
    }
    return !isInHole && !text.isEmpty
  }
}
