import EarshotReader
import EarshotSemantics
import SwiftUI

/// An element that can be given the reader's cursor by code.
private struct Called: View {
  enum Style { case focused, byDefault, none }
  let style: Style
  @AccessibilityFocusState private var isHere: Bool

  var body: some View {
    Button("Call") { isHere = true }
    switch style {
    case .focused: Text("Here").accessibilityFocused($isHere)
    case .byDefault:
      Text("Here").accessibilityFocused($isHere).accessibilityDefaultFocus($isHere, true)
    case .none: Text("Here")
    }
  }
}

private struct Paired: View {
  let isPaired: Bool
  @Namespace private var space

  var body: some View {
    if isPaired {
      Text("Name").accessibilityLabeledPair(role: .label, id: 1, in: space)
      Slider(value: .constant(0.5)).accessibilityLabeledPair(role: .content, id: 1, in: space)
    } else {
      Text("Name")
      Slider(value: .constant(0.5))
    }
  }
}

private struct Linked: View {
  let isLinked: Bool
  @Namespace private var space

  var body: some View {
    if isLinked {
      Text("Soup").accessibilityLinkedGroup(id: 1, in: space)
      Text("About soup").accessibilityLinkedGroup(id: 1, in: space)
    } else {
      Text("Soup")
      Text("About soup")
    }
  }
}

private struct Rotored: View {
  let hasEntry: Bool
  @Namespace private var space

  var body: some View {
    VStack {
      if hasEntry { Text("a").accessibilityRotorEntry(id: 1, in: space) } else { Text("a") }
    }
    .accessibilityRotor("Rotor") { AccessibilityRotorEntry("a", id: 1, in: space) }
  }
}

@MainActor let accessibilityRows: [ModifierRow] = [
  row("accessibilityAction", [(.magicTap, "a")], { _ in Text("a") }) { view, heard in
    view.accessibilityAction(.magicTap) { heard.words = "tapped" }
  },
  row("accessibilityActions", { _ in Text("a") }) { view, _ in
    view.accessibilityActions { Button("Share") {} }
  },
  row("accessibilityAddTraits", { _ in Text("a") }) { view, _ in
    view.accessibilityAddTraits(.isHeader)
  },
  row("accessibilityAdjustableAction", { _ in Text("a") }) { view, _ in
    view.accessibilityAdjustableAction { _ in }
  },
  row("accessibilityChildren", { _ in Text("a") }) { view, _ in
    view.accessibilityChildren { Text("inside") }
  },
  row("accessibilityCustomContent", { _ in Text("a") }) { view, _ in
    view.accessibilityCustomContent("Age", "3")
  },
  pair("accessibilityDefaultFocus", [], Called(style: .byDefault), Called(style: .focused)),
  row("accessibilityDirectTouch", { _ in Text("a") }) { view, _ in view.accessibilityDirectTouch()
  },
  row(
    "accessibilityElement",
    { _ in
      HStack {
        Text("a"); Text("b")
      }
    }
  ) { view, _ in
    view.accessibilityElement(children: .combine)
  },
  pair(
    "accessibilityFocused", [(.activate, "Call")], Called(style: .focused), Called(style: .none)),
  row("accessibilityHeading", { _ in Text("a").accessibilityAddTraits(.isHeader) }) { view, _ in
    view.accessibilityHeading(.h2)
  },
  row("accessibilityHidden", { _ in Text("a") }) { view, _ in view.accessibilityHidden(true) },
  row("accessibilityHint", { _ in Text("a") }) { view, _ in view.accessibilityHint("b") },
  row("accessibilityIdentifier", { _ in Text("a") }) { view, _ in
    view.accessibilityIdentifier("b")
  },
  row("accessibilityInputLabels", { _ in Text("a") }) { view, _ in
    view.accessibilityInputLabels(["b"])
  },
  row("accessibilityLabel", { _ in Text("a") }) { view, _ in view.accessibilityLabel("b") },
  pair("accessibilityLabeledPair", [], Paired(isPaired: true), Paired(isPaired: false)),
  pair("accessibilityLinkedGroup", [], Linked(isLinked: true), Linked(isLinked: false)),
  row("accessibilityRemoveTraits", { _ in Button("a") {} }) { view, _ in
    view.accessibilityRemoveTraits(.isButton)
  },
  row("accessibilityRepresentation", { _ in Text("a") }) { view, _ in
    view.accessibilityRepresentation { Button("b") {} }
  },
  row("accessibilityRotor", { _ in Text("a") }) { view, _ in
    view.accessibilityRotor("Rotor") { AccessibilityRotorEntry("a", id: 1) }
  },
  pair("accessibilityRotorEntry", [], Rotored(hasEntry: true), Rotored(hasEntry: false)),
  row("accessibilityScrollAction", [(.scroll(.up), "a")], { _ in Text("a") }) { view, heard in
    view.accessibilityScrollAction { _ in heard.words = "scrolled" }
  },
  row(
    "accessibilityScrollStatus", [(.scroll(.up), "a")],
    { _ in Text("a").accessibilityScrollAction { _ in } }
  ) { view, _ in view.accessibilityScrollStatus("Page 2") },
  row(
    "accessibilitySortPriority",
    { _ in
      VStack {
        Text("before")
        Text("a")
      }
    }
  ) { _, _ in
    VStack {
      Text("before")
      Text("a").accessibilitySortPriority(1)
    }
  },
  row("accessibilityValue", { _ in Text("a") }) { view, _ in view.accessibilityValue("b") },
  row("speechAnnouncementsQueued", { _ in VStack { Text("a") } }) { view, _ in
    view.speechAnnouncementsQueued()
  },
  row("speechSpellsOutCharacters", { _ in VStack { Text("ABC") } }) { view, _ in
    view.speechSpellsOutCharacters()
  },
  row("speechAlwaysIncludesPunctuation", { _ in VStack { Text("a, b") } }) { view, _ in
    view.speechAlwaysIncludesPunctuation()
  },
  row("speechAdjustedPitch", { _ in VStack { Text("a") } }) { view, _ in
    view.speechAdjustedPitch(1)
  },
]
