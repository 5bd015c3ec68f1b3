import EarshotSemantics

extension Renderer {
  /// Transitions of the framework's that move what comes and goes.
  private static let moving: Set<String> = ["move", "slide", "push", "scale", "offset", "flip"]

  /// Modifiers that move, turn or scale what they are applied to.
  private static let effects: Set<String> = [
    "rotationEffect", "rotation3DEffect", "scaleEffect", "offset", "position",
  ]

  /// What is written where something moves.
  private static let moves: Set<String> = ["transition", "repeatForever"]

  /// Notes transitions that move, and motion that never ends, of views that never ask whether
  /// people want motion.
  func noteMotion() {
    for type in evaluator.program.allTypes
    where type.code.file.mentions(Self.moves) && evaluator.isView(type)
      && seen.contains(type.fullName)
    {
      let everything = type.code.everything
      let mayLook = type.code.file.strings.contains(where: Self.isAboutMotion)
      if mayLook, everything.contains(where: { Self.isAboutMotion($0.text) }) { continue }
      let screen = screen(showing: type)
      for code in everything where code.kind == .call && code[0].kind == .member {
        guard let subject = motion(of: code) else { continue }
        remark(.motion, subject, code, on: screen)
      }
    }
  }

  /// Whether a name says that motion is looked at: `accessibilityReduceMotion`.
  private static func isAboutMotion(_ name: String) -> Bool {
    name.contains("educeMotion") || name.contains("educedMotion")
      || name == "prefersCrossFadeTransitions"
  }

  /// How a modifier moves; nil if it does not, or not by what is written there.
  private func motion(of code: Code) -> String? {
    let arguments = code.children(from: 1)
    switch code.called {
    case "transition":
      guard arguments.count == 1 else { return nil }
      let parts = arguments[0].everything
      // What is chosen or made elsewhere may have looked.
      guard
        !parts.contains(where: {
          [.ternary, .name].contains($0.kind) && $0.text != "AnyTransition"
        })
      else { return nil }
      return parts.first { $0.kind == .member && Self.moving.contains($0.text) }?.text
    case "animation":
      let isEndless = arguments.contains { argument in
        argument.everything.contains { $0.kind == .member && $0.text == "repeatForever" }
      }
      guard isEndless else { return nil }
      var inner = code[0][0]
      while inner.kind == .call, inner[0].kind == .member {
        if let name = inner.called, Self.effects.contains(name),
          inner.children(from: 1).contains(where: { $0.everything.contains { $0.kind == .name } })
        {
          return name
        }
        inner = inner[0][0]
      }
      return nil
    default: return nil
    }
  }
}
