import EarshotSemantics

extension View {
  /// Does something for one of the reader's own gestures.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    modified(
      ElementEdit { live, collector, _ in
        live.element.respond(to: actionKind.trigger, [collector.effect(handler)])
      })
  }

  /// Offers an action of this name.
  nonisolated public func accessibilityAction(
    named name: Text, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    modified(
      ElementEdit { live, collector, node in
        live.element.actions.append(
          CustomAction(
            name: name.wording(in: node.environment), effects: [collector.effect(handler)]))
      })
  }

  /// Offers an action of this name.
  nonisolated public func accessibilityAction(
    named key: LocalizedStringKey, _ handler: @escaping @MainActor () -> Void
  ) -> some View { accessibilityAction(named: Text(key), handler) }

  /// Offers an action of this name.
  @_disfavoredOverload nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping @MainActor () -> Void
  ) -> some View { accessibilityAction(named: Text(name), handler) }

  /// Offers an action that is called what a view says.
  nonisolated public func accessibilityAction<Label: View>(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    accessibilityActions { Button(action: action, label: label) }
  }

  /// Offers the buttons of some views as actions.
  nonisolated public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    _Beside(content: self, beside: content()) { pieces, collector, node in
      let actions = collector.actions(collector.lives(ofChild: 1, of: node))
      return pieces.editingTargets { $0.element.actions += actions }
    }
  }

  /// Offers the buttons of some views as actions of a category.
  nonisolated public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View { accessibilityActions(content) }

  /// Changes by swipes up and down (A7).
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    modified(
      ElementEdit { live, collector, _ in
        live.element.traits.insert(.adjustable)
        live.element.respond(to: .increment, [collector.effect { handler(.increment) }])
        live.element.respond(to: .decrement, [collector.effect { handler(.decrement) }])
      })
  }

  /// Scrolls by swipes of three fingers.
  nonisolated public func accessibilityScrollAction(
    _ handler: @escaping @MainActor (Edge) -> Void
  ) -> some View {
    modified(
      ElementEdit { live, collector, _ in
        for edge in Edge.allCases {
          live.element.respond(
            to: Collector.scrolling(to: edge), [collector.effect { handler(edge) }])
        }
      })
  }

  /// Says where in its content a scroll has come to (N6).
  nonisolated public func accessibilityScrollStatus(
    _ status: LocalizedStringKey, isEnabled: Bool = true
  ) -> some View { accessibilityScrollStatus(Text(status), isEnabled: isEnabled) }

  /// Says where in its content a scroll has come to (N6).
  nonisolated public func accessibilityScrollStatus(
    _ status: Text, isEnabled: Bool = true
  ) -> some View {
    modified(
      ElementEdit { live, collector, node in
        guard isEnabled else { return }
        collector.scrollStatus[live.number] = status.wording(in: node.environment)
      })
  }

  /// Says where in its content a scroll has come to (N6).
  @_disfavoredOverload
  nonisolated public func accessibilityScrollStatus<S: StringProtocol>(
    _ status: S, isEnabled: Bool = true
  ) -> some View { accessibilityScrollStatus(Text(status), isEnabled: isEnabled) }
}

/// The gestures of the reader an app can answer.
public struct AccessibilityActionKind: Hashable, Sendable {
  let trigger: Trigger
  /// A double tap.
  public static let `default` = Self(trigger: .activate)
  /// The two-finger Z.
  public static let escape = Self(trigger: .escape)
  /// The two-finger double tap.
  public static let magicTap = Self(trigger: .magicTap)
  /// Deletes.
  public static let delete = Self(trigger: .action("Delete"))
  /// Shows a menu.
  public static let showMenu = Self(trigger: .action("Show menu"))

  private init(trigger: Trigger) { self.trigger = trigger }

  /// An action of this name.
  public init(named name: Text) {
    trigger = .action(name.string(in: EnvironmentValues()))
  }
}

/// What actions are about.
public struct AccessibilityActionCategory: Hashable, Sendable {
  let name: String
  /// Nothing in particular.
  public static let `default` = Self(name: "")
  /// Editing.
  public static let edit = Self(name: "Edit")

  private init(name: String) { self.name = name }

  /// A category of the app's own.
  public init(_ name: Text) { self.name = name.string(in: EnvironmentValues()) }
}

/// Which way an element is adjusted.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Up.
  case increment
  /// Down.
  case decrement
}

/// How an element is zoomed.
public struct AccessibilityZoomGestureAction {
  /// Which way it is zoomed.
  public enum Direction: Hashable, Sendable {
    /// Larger.
    case zoomIn
    /// Smaller.
    case zoomOut
  }

  /// Which way.
  public let direction: Direction
}

extension Element {
  /// Puts effects in the place of those a trigger had.
  mutating func respond(to trigger: Trigger, _ effects: [Effect]) {
    responses.removeAll { $0.trigger == trigger }
    responses.append(Response(trigger, effects))
    if case .action(let name) = trigger, !name.hasPrefix("\u{0}") {
      actions.append(CustomAction(name: .text(name), effects: effects))
    }
  }
}

extension Collector {
  /// The trigger for a swipe of three fingers.
  static func scrolling(to edge: Edge) -> Trigger { .action("\u{0}scroll \(edge)") }

  /// The controls among elements, as actions of another element.
  func actions(_ lives: [Live]) -> [CustomAction] {
    stops(lives).filter { $0.responds(to: .activate) && !$0.traits.contains(.notEnabled) }.map {
      CustomAction(name: $0.label ?? "", effects: $0.effects(of: .activate))
    }
  }
}
