import EarshotReader
import EarshotSemantics
import SwiftUI

private struct Told: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Loud: ViewModifier {
  func body(content: Content) -> some View {
    content
    Text("!")
  }
}

/// Reads what surrounds it.
private struct Surroundings: View {
  @Environment(\.locale) private var locale
  var body: some View { Text(locale.identifier) }
}

/// Reads how it looks.
private struct Looks: View {
  @Environment(\.redactionReasons) private var reasons
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.colorScheme) private var scheme
  var body: some View { Text("\(reasons.rawValue) \(size.rawValue) \(String(describing: scheme))") }
}

/// Reads an object that surrounds it.
private struct Owned: View {
  @EnvironmentObject private var owner: Owner
  var body: some View { Text(owner.name) }
}

private final class Owner: ObservableObject {
  let name = "Ada"
}

/// A field that can be given the keyboard by code.
private struct Typed: View {
  enum Style { case focused, byDefault, none }
  let style: Style
  @FocusState private var isTyping: Bool

  var body: some View {
    let field = TextField("Field", text: .constant(""))
    Text(isTyping ? "typing" : "idle")
    Button("Go") { isTyping = true }
    switch style {
    case .focused: field.focused($isTyping)
    case .byDefault: field.focused($isTyping).defaultFocus($isTyping, true)
    case .none: field
    }
  }
}

/// Keeps a count.
private struct Counting: View {
  @State private var count = 0
  var body: some View { Button("count \(count)") { count += 1 } }
}

extension Binding where Value == Int {
  fileprivate var string: Binding<String> { .constant("") }
}

@MainActor let stateRows: [ModifierRow] = [
  row("defaultFocus", { _ in Typed(style: .focused) }) { _, _ in Typed(style: .byDefault) },
  row("focused", [(.activate, "Go")], { _ in Typed(style: .none) }) { _, _ in
    Typed(style: .focused)
  },
  row("environment", { _ in Surroundings() }) { view, _ in
    view.environment(\.locale, Locale(identifier: "fi_FI"))
  },
  row("transformEnvironment", { _ in Surroundings() }) { view, _ in
    view.transformEnvironment(\.locale) { $0 = Locale(identifier: "fi_FI") }
  },
  row("redacted", { _ in Looks() }) { view, _ in view.redacted(reason: .placeholder) },
  row("unredacted", { _ in Looks().redacted(reason: .placeholder) }) { _, _ in
    Looks().unredacted().redacted(reason: .placeholder)
  },
  row("dynamicTypeSize", { _ in Looks() }) { view, _ in view.dynamicTypeSize(.xxLarge) },
  row("colorScheme", { _ in Looks() }) { view, _ in view.colorScheme(.dark) },
  row("environmentObject", { _ in Owned() }) { view, _ in view.environmentObject(Owner()) },
  row(
    "id", [(.activate, "count 0"), (.activate, "Next")],
    { heard in
      VStack {
        Counting(); Button("Next") { heard.choice += 1 }
      }
    }
  ) { _, heard in
    VStack {
      Counting().id(heard.choice); Button("Next") { heard.choice += 1 }
    }
  },
  row("modifier", { _ in Text("a") }) { view, _ in view.modifier(Loud()) },
  row("onAppear", { _ in Text("a") }) { view, heard in
    view.onAppear { heard.words = "seen" }
  },
  row(
    "onDisappear", [(.activate, "Leave")],
    { heard in
      VStack {
        if !heard.isOn { Text("a") }; Button("Leave") { heard.isOn = true }
      }
    }
  ) { _, heard in
    VStack {
      if !heard.isOn { Text("a").onDisappear { heard.words = "gone" } }
      Button("Leave") { heard.isOn = true }
    }
  },
  row("onChange", [(.activate, "Next")], { heard in Button("Next") { heard.choice += 1 } }) {
    view, heard in view.onChange(of: heard.choice) { heard.words = "changed" }
  },
  row("onReceive", { _ in Text("a") }) { view, heard in
    view.onReceive(Just("told")) { heard.words = $0 }
  },
  row("task", { _ in Text("a") }) { view, heard in
    view.task { await MainActor.run { heard.words = "worked" } }
  },
  row(
    "onSubmit", [(.type("x\n"), "Name")],
    { heard in
      TextField("Name", text: heard.number.string).accessibilityLabel("Name")
    }
  ) { view, heard in view.onSubmit { heard.words = "sent" } },
  row(
    "submitScope", [(.type("x\n"), "Name")],
    { heard in
      TextField("Name", text: heard.number.string).accessibilityLabel("Name")
        .onSubmit { heard.words = "sent" }
    }
  ) { _, heard in
    TextField("Name", text: heard.number.string).accessibilityLabel("Name").submitScope()
      .onSubmit { heard.words = "sent" }
  },
  row("onOpenURL", [(.open(url: "app://a"), nil)], { _ in Text("a") }) { view, heard in
    view.onOpenURL { _ in heard.words = "opened" }
  },
  row(
    "onContinueUserActivity", [(.activity(type: "read", url: "app://a"), nil)], { _ in Text("a") }
  ) {
    view, heard in view.onContinueUserActivity("read") { _ in heard.words = "went on" }
  },
  row(
    "preference",
    { heard in
      Text("a").onPreferenceChange(Told.self) { heard.choice = $0 }
    }
  ) { _, heard in
    Text("a").preference(key: Told.self, value: 5)
      .onPreferenceChange(Told.self) { heard.choice = $0 }
  },
  row(
    "transformPreference",
    { heard in
      Text("a").preference(key: Told.self, value: 5)
        .onPreferenceChange(Told.self) { heard.choice = $0 }
    }
  ) { _, heard in
    Text("a").preference(key: Told.self, value: 5).transformPreference(Told.self) { $0 += 1 }
      .onPreferenceChange(Told.self) { heard.choice = $0 }
  },
  row("onPreferenceChange", { _ in Text("a").preference(key: Told.self, value: 5) }) {
    view, heard in view.onPreferenceChange(Told.self) { heard.choice = $0 }
  },
  row("overlayPreferenceValue", { _ in Text("a").preference(key: Told.self, value: 5) }) {
    view, _ in view.overlayPreferenceValue(Told.self) { Text("told \($0)") }
  },
  row("backgroundPreferenceValue", { _ in Text("a").preference(key: Told.self, value: 5) }) {
    view, _ in view.backgroundPreferenceValue(Told.self) { Text("told \($0)") }
  },
]
