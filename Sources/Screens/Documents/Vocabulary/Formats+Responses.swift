import EarshotJSON
import EarshotSemantics

extension Formats {
  /// What happens to an element: triggers or names of its actions, each with effects.
  ///
  /// Whether a key that is no trigger is an action is known when the whole element was read.
  static let elementResponses = Format<[WrittenResponse]>(
    shape: .map(effects.shape),
    read: { node, reading in responses(node, triggers: nil, &reading) },
    write: write)

  /// What happens to a screen as a whole: a closed list of triggers, each with effects.
  static let screenResponses = Format<[WrittenResponse]>(
    shape: .named("screen responses"),
    read: { node, reading in responses(node, triggers: screenTriggers, &reading) },
    write: write)

  /// The triggers a screen can have.
  static let screenTriggers = [Trigger.appear, .escape, .magicTap].map(\.name)

  /// What ``screenResponses`` takes.
  static let screenResponsesShape = ObjectShape(
    name: "screen responses", about: "What happens to a screen as a whole.",
    properties: [
      .init(
        name: "appear", shape: effects.shape, about: "The screen comes into view.",
        isRequired: false),
      .init(
        name: "escape", shape: effects.shape, about: "The two-finger Z.", isRequired: false),
      .init(
        name: "magicTap", shape: effects.shape, about: "The two-finger double tap.",
        isRequired: false),
    ], keyCount: nil)

  private static func responses(
    _ node: JSONNode, triggers: [String]?, _ reading: inout Reading
  ) -> [WrittenResponse]? {
    guard let members = reading.take({ node.members(&$0) }) else { return nil }
    var responses: [WrittenResponse] = []
    for member in members where !reading.isFull {
      if let triggers, !triggers.contains(member.key) {
        let nearest = nearest(to: member.key, in: triggers)
        reading.report(
          .unknownKey(member.key, owner: "'on' of a screen", nearest: nearest), at: member.keyPlace)
      } else if let effects = effects.read(member.value, &reading) {
        let response = Response(Trigger(name: member.key), effects)
        responses.append(WrittenResponse(response: response, place: member.keyPlace))
      }
    }
    return responses
  }

  @Sendable
  private static func write(_ responses: [WrittenResponse], _ writer: inout JSONWriter) {
    writer.beginObject()
    for written in responses {
      writer.key(written.response.trigger.name)
      effects.write(written.response.effects, &writer)
    }
    writer.end()
  }
}

/// A response with the place of its key.
struct WrittenResponse: Sendable, Equatable {
  var response: Response
  var place: JSONPlace
}
