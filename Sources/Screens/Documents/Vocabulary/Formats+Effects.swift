import EarshotJSON
import EarshotSemantics

// What happens, as documents write it: an object with one telling key, or a list of them.
//
//     { push: "recipe" }
//     { present: "editor", style: "sheet" }
//     { dismiss: true }, or "dismiss", as for every effect that needs no argument
//     [{ set: { id: "wifi", value: "1" } }, { announce: "Saved" }]

extension Formats {
  /// One effect or a list of them.
  static let effects = Format<[Effect]>(
    shape: .named("effects"),
    read: { node, reading in
      if case .array = node.value { return effectList.read(node, &reading) }
      return effect.read(node, &reading).map { [$0] }
    },
    write: { effects, writer in
      if effects.count == 1, let only = effects.first { return effect.write(only, &writer) }
      effectList.write(effects, &writer)
    })

  /// What ``effects`` takes.
  static let effectsShape = Shape.any([effect.shape, effectList.shape])

  private static let effectList = list(effect, inline: false)

  private static let effect = Format<Effect>(
    shape: .any([.named(effectTable.name), .choice(plainEffects)]),
    read: { node, reading in
      if case .string(let name) = node.value { return plainEffect(name, node, &reading) }
      var draft = EffectDraft()
      guard effectTable.read(node, into: &draft, &reading) else { return nil }
      return draft.effect(of: node, &reading)
    },
    write: { effect, writer in
      writer.beginObject(inline: true)
      effectTable.write(EffectDraft(effect: effect), &writer)
      writer.end()
    })

  /// The effects that need no argument, so that their name is enough.
  private static let plainEffects = effectTable.keys.filter(\.readsNull).map(\.name)

  private static func plainEffect(
    _ name: String, _ node: JSONNode, _ reading: inout Reading
  ) -> Effect? {
    guard plainEffects.contains(name), let key = effectTable.key(name) else {
      let nearest = nearest(to: name, in: plainEffects)
      reading.report(
        .unknownName(name, kind: "effect without an argument", nearest: nearest), at: node.place)
      return nil
    }
    var draft = EffectDraft()
    key.read(JSONNode(.null, at: node.place), &draft, &reading)
    return draft.effect
  }

  /// The keys of an effect: all but `style` are an effect each.
  static let effectTable = Table<EffectDraft>(
    "effect", "Something that happens in the app.", keyCount: 1...2,
    [
      .effect("push", screenName, "A screen comes onto the topmost stack.") {
        .push(screen: $0)
      } of: {
        if case .push(let screen) = $0 { screen } else { nil }
      },
      .plain("pop", .pop, "The top screen leaves the topmost stack."),
      .plain("popToRoot", .popToRoot, "All but the first screen leave the topmost stack."),
      .effect("replace", stack, "The topmost stack becomes these screens.") {
        .replace(screens: $0)
      } of: {
        if case .replace(let screens) = $0 { screens } else { nil }
      },
      .effect("present", screenName, "A screen comes up over the others.") {
        .present(screen: $0, style: .sheet)
      } of: {
        if case .present(let screen, _) = $0 { screen } else { nil }
      },
      .defaulted("style", \.style, word("style"), absent: .sheet, "How `present` covers the rest."),
      .plain("dismiss", .dismiss, "The topmost presentation goes away."),
      .effect("tab", tabName, "Another tab is chosen.") {
        .tab($0)
      } of: {
        if case .tab(let tab) = $0 { tab } else { nil }
      },
      .effect("open", text, "A URL is opened: one of the links, or another app.") {
        .open(url: $0)
      } of: {
        if case .open(let url) = $0 { url } else { nil }
      },
      .effect("turn", flagName, "A flag is turned over.") {
        .turn(flag: $0, to: nil)
      } of: {
        if case .turn(let flag, nil) = $0 { flag } else { nil }
      },
      .effect("turnOn", flagName, "A flag is turned on.") {
        .turn(flag: $0, to: true)
      } of: {
        if case .turn(let flag, true?) = $0 { flag } else { nil }
      },
      .effect("turnOff", flagName, "A flag is turned off.") {
        .turn(flag: $0, to: false)
      } of: {
        if case .turn(let flag, false?) = $0 { flag } else { nil }
      },
      .effect("set", change, "An element changes.") {
        .set(element: $0.element, changes: $0.changes)
      } of: {
        guard case .set(let element, let changes) = $0 else { return nil }
        return ChangeDraft(element: element, changes: changes)
      },
      .effect("focus", elementName, "The app asks for focus on an element.") {
        .focus(element: $0)
      } of: {
        if case .focus(let element) = $0 { element } else { nil }
      },
      .effect("announce", announcement, "The app posts an announcement.") {
        .announce(text: $0.text, priority: $0.priority, after: $0.after)
      } of: {
        guard case .announce(let text, let priority, let after) = $0 else { return nil }
        return AnnouncementDraft(text: text, priority: priority, after: after)
      },
      .notification("screenChanged", "The app posts a screen change.") {
        .screenChanged($0)
      } of: {
        if case .screenChanged(let argument) = $0 { argument } else { nil }
      },
      .notification("layoutChanged", "The app posts a layout change.") {
        .layoutChanged($0)
      } of: {
        if case .layoutChanged(let argument) = $0 { argument } else { nil }
      },
      .effect("wait", count, "Nothing happens for so many milliseconds.") {
        .wait(ms: $0)
      } of: {
        if case .wait(let milliseconds) = $0 { milliseconds } else { nil }
      },
    ])
}

/// An effect that is being put together from its keys.
struct EffectDraft: Sendable {
  var effect: Effect?
  /// The keys that each are an effect, in the order of the text.
  var tells: [JSONPlace] = []
  var writtenStyle: PresentationStyle?

  /// The style of a presentation.
  var style: PresentationStyle {
    get { if case .present(_, let style) = effect { style } else { .sheet } }
    set { writtenStyle = newValue }
  }

  /// The effect of the whole object, or nil with a report of what it lacks or has too much.
  func effect(of node: JSONNode, _ reading: inout Reading) -> Effect? {
    guard var effect else {
      // A value that is wrong was reported where it stands; the object itself is in order.
      if tells.isEmpty {
        reading.report(
          .notAllowed(expected: "an effect like { push: 'screen' }", found: "none"), at: node.place)
      }
      return nil
    }
    guard tells.count == 1 else {
      reading.report(
        .statement("an object holds one effect: write several as a list"), at: tells[1])
      return nil
    }
    if let writtenStyle {
      guard case .present(let screen, _) = effect else {
        reading.report(
          .statement("'style' goes with 'present'"), at: node["style"]?.place ?? node.place)
        return nil
      }
      effect = .present(screen: screen, style: writtenStyle)
    }
    return effect
  }
}

extension Key<EffectDraft> {
  /// A key that is an effect with an argument.
  fileprivate static func effect<Argument>(
    _ name: String, _ format: Format<Argument>, _ about: String,
    make: @escaping @Sendable (Argument) -> Effect,
    of argument: @escaping @Sendable (Effect) -> Argument?
  ) -> Key {
    Key(
      name: name, shape: format.shape, about: about,
      read: { node, draft, reading in
        draft.tells.append(node.place)
        if let value = format.read(node, &reading) { draft.effect = make(value) }
      },
      write: { draft, writer in
        guard let value = draft.effect.flatMap(argument) else { return }
        writer.key(name)
        format.write(value, &writer)
      })
  }

  /// A key that is an effect without an argument: `true`, `{}` or `null` stands for it.
  fileprivate static func plain(_ name: String, _ effect: Effect, _ about: String) -> Key {
    Key(
      name: name, shape: .nothing, about: about, readsNull: true,
      read: { node, draft, reading in
        draft.tells.append(node.place)
        if node.isNothing {
          draft.effect = effect
        } else {
          reading.report(node, isNot: "true: '\(name)' needs no more")
        }
      },
      write: { draft, writer in
        guard draft.effect == effect else { return }
        writer.key(name)
        writer.value(true)
      })
  }

  /// A key that is a notification: as a plain one, or with what it carries.
  fileprivate static func notification(
    _ name: String, _ about: String,
    make: @escaping @Sendable (NotificationArgument?) -> Effect,
    of argument: @escaping @Sendable (Effect) -> NotificationArgument??
  ) -> Key {
    Key(
      name: name, shape: .any([.nothing, Formats.argument.shape]), about: about, readsNull: true,
      read: { node, draft, reading in
        draft.tells.append(node.place)
        if node.isNothing {
          draft.effect = make(nil)
        } else if let value = Formats.argument.read(node, &reading) {
          draft.effect = make(value)
        }
      },
      write: { draft, writer in
        guard let value = draft.effect.flatMap(argument) else { return }
        writer.key(name)
        if let value { Formats.argument.write(value, &writer) } else { writer.value(true) }
      })
  }
}

extension JSONNode {
  /// Whether this is one of the ways to say that there is no argument.
  fileprivate var isNothing: Bool {
    switch value {
    case .null, .bool(true): true
    case .object(let members): members.isEmpty
    default: false
    }
  }
}
