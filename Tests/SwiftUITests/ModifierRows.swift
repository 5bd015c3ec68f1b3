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

private struct Marked: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
    Text("!")
  }
}

/// Reads what surrounds it.
private struct Surroundings: View {
  @Environment(\.locale) private var locale
  var body: some View { Text(locale.identifier) }
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

private struct Searched: View {
  let isFocused: Bool
  @State private var words = ""
  @FocusState private var isTyping: Bool

  var body: some View {
    NavigationStack {
      VStack {
        Button("Find") { isTyping = true }
        if isFocused {
          Text("content").searchable(text: $words).searchFocused($isTyping)
        } else {
          Text("content").searchable(text: $words)
        }
      }
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

@MainActor private func stacked(_ view: AnyView) -> AnyView { AnyView(NavigationStack { view }) }

@MainActor private func listed(_ view: AnyView) -> AnyView { AnyView(List { view }) }

@MainActor private func pair(
  _ name: String, _ gestures: [(EarshotReader.Gesture, String?)] = [], _ with: some View,
  _ without: some View
) -> ModifierRow {
  ModifierRow(
    name: name, profile: Profile(), gestures: gestures, with: { _ in AnyView(with) },
    without: { _ in AnyView(without) })
}

/// A row for every modifier that is heard or decides what is.
@MainActor let modifierRows: [ModifierRow] = accessibilityRows + stateRows + screenRows + viewRows

@MainActor private let accessibilityRows: [ModifierRow] = [
  row("accessibility", { _ in Text("a") }) { view, _ in view.accessibility(label: Text("b")) },
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
  pair("accessibilityDefaultFocus", Called(style: .byDefault), Called(style: .focused)),
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
  pair("accessibilityLabeledPair", Paired(isPaired: true), Paired(isPaired: false)),
  row("accessibilityRemoveTraits", { _ in Button("a") {} }) { view, _ in
    view.accessibilityRemoveTraits(.isButton)
  },
  row("accessibilityRepresentation", { _ in Text("a") }) { view, _ in
    view.accessibilityRepresentation { Button("b") {} }
  },
  row("accessibilityRotor", { _ in Text("a") }) { view, _ in
    view.accessibilityRotor("Rotor") { AccessibilityRotorEntry("a", id: 1) }
  },
  pair("accessibilityRotorEntry", Rotored(hasEntry: true), Rotored(hasEntry: false)),
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
  row("speechSpellsOutCharacters", { _ in Text("ABC") }) { view, _ in
    view.speechSpellsOutCharacters()
  },
]

@MainActor private let stateRows: [ModifierRow] = [
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
  row("onOpenURL", [(.open("app://a"), nil)], { _ in Text("a") }) { view, heard in
    view.onOpenURL { _ in heard.words = "opened" }
  },
  row("onContinueUserActivity", [(.activity("read", url: "app://a"), nil)], { _ in Text("a") }) {
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

/// Keeps a count.
private struct Counting: View {
  @State private var count = 0
  var body: some View { Button("count \(count)") { count += 1 } }
}

extension Binding where Value == Int {
  fileprivate var string: Binding<String> { .constant("") }
}

@MainActor private let screenRows: [ModifierRow] = [
  row("navigationTitle", { _ in Text("a") }, around: stacked) { view, _ in
    view.navigationTitle("Title")
  },
  row("navigationBarTitle", { _ in Text("a") }, around: stacked) { view, _ in
    view.navigationBarTitle("Title")
  },
  row("navigationBarTitleDisplayMode", { _ in Text("a") }, around: stacked) { view, _ in
    view.navigationBarTitleDisplayMode(.inline)
  },
  row("toolbarTitleDisplayMode", { _ in Text("a") }, around: stacked) { view, _ in
    view.toolbarTitleDisplayMode(.inline)
  },
  row("navigationBarHidden", { _ in Text("a").navigationTitle("Title") }, around: stacked) {
    view, _ in view.navigationBarHidden(true)
  },
  row("toolbarVisibility", { _ in Text("a").navigationTitle("Title") }, around: stacked) {
    view, _ in view.toolbarVisibility(.hidden, for: .navigationBar)
  },
  row("navigationBarItems", { _ in Text("a") }, around: stacked) { view, _ in
    view.navigationBarItems(trailing: Button("b") {})
  },
  row("toolbar", { _ in Text("a") }, around: stacked) { view, _ in
    view.toolbar { Button("b") {} }
  },
  row(
    "navigationBarBackButtonHidden", [(.activate, "Go")],
    { _ in
      NavigationLink("Go") { Text("there") }
    }, around: stacked
  ) { _, _ in
    NavigationLink("Go") { Text("there").navigationBarBackButtonHidden() }
  },
  row(
    "navigationTransition", [(.activate, "Go")],
    { _ in
      NavigationLink("Go") { Text("there") }
    }, around: stacked
  ) { _, _ in
    NavigationLink("Go") { Text("there").navigationTransition(.crossFade) }
  },
  row(
    "navigationDestination", [(.activate, "Go")],
    { _ in
      NavigationLink("Go", value: 1)
    }, around: stacked
  ) { view, _ in
    view.navigationDestination(for: Int.self) { Text("number \($0)") }
  },
  row("searchable", { _ in Text("a") }, around: stacked) { view, heard in
    view.searchable(text: heard.text)
  },
  row(
    "searchSuggestions", [(.type("s"), "Find")],
    { heard in
      Text("a").searchable(text: heard.text, prompt: "Find")
    }, around: stacked
  ) { view, _ in view.searchSuggestions { Text("soup") } },
  row(
    "searchCompletion", [(.type("s"), nil), (.activate, "soup")],
    { heard in
      Text("a").searchable(text: heard.text, prompt: "Find").searchSuggestions { Text("soup") }
    }, around: stacked
  ) { _, heard in
    Text("a").searchable(text: heard.text, prompt: "Find")
      .searchSuggestions { Text("soup").searchCompletion("Tomato soup") }
  },
  row(
    "searchScopes",
    { heard in
      Text("a").searchable(text: .constant("x"), prompt: "Find")
    }, around: stacked
  ) { view, heard in
    view.searchScopes(heard.number) {
      Text("All").tag(1)
      Text("Mine").tag(2)
    }
  },
  pair(
    "searchFocused", [(.activate, "Find")], Searched(isFocused: true), Searched(isFocused: false)),
  row("sheet", [(.activate, "Go")], { heard in Button("Go") { heard.isOn = true } }) {
    view, heard in
    view.sheet(isPresented: heard.bool) { Text("up") }
  },
  row("fullScreenCover", [(.activate, "Go")], { heard in Button("Go") { heard.isOn = true } }) {
    view, heard in view.fullScreenCover(isPresented: heard.bool) { Text("up") }
  },
  row("popover", [(.activate, "Go")], { heard in Button("Go") { heard.isOn = true } }) {
    view, heard in view.popover(isPresented: heard.bool) { Text("up") }
  },
  row("alert", [(.activate, "Go")], { heard in Button("Go") { heard.isOn = true } }) {
    view, heard in
    view.alert("Sure?", isPresented: heard.bool) { Button("OK") {} }
  },
  row("confirmationDialog", [(.activate, "Go")], { heard in Button("Go") { heard.isOn = true } }) {
    view, heard in view.confirmationDialog("Sure?", isPresented: heard.bool) { Button("OK") {} }
  },
  row("actionSheet", [(.activate, "Go")], { heard in Button("Go") { heard.isOn = true } }) {
    view, heard in
    view.actionSheet(isPresented: heard.bool) { ActionSheet(title: Text("Sure?")) }
  },
  row("fileImporter", [(.activate, "Go")], { heard in Button("Go") { heard.isOn = true } }) {
    view, heard in
    view.fileImporter(isPresented: heard.bool, allowedContentTypes: [.image]) {
      (_: Result<URL, any Error>) in
    }
  },
  row("fileExporter", [(.activate, "Go")], { heard in Button("Go") { heard.isOn = true } }) {
    view, heard in
    view.fileExporter(isPresented: heard.bool, item: "text", onCompletion: { _ in })
  },
  row("fileMover", [(.activate, "Go")], { heard in Button("Go") { heard.isOn = true } }) {
    view, heard in view.fileMover(isPresented: heard.bool, file: nil) { _ in }
  },
  row("photosPicker", [(.activate, "Go")], { heard in Button("Go") { heard.isOn = true } }) {
    view, heard in
    view.photosPicker(isPresented: heard.bool, selection: .constant(nil as PhotosPickerItem?))
  },
  row("quickLookPreview", { _ in Text("a") }) { view, _ in
    view.quickLookPreview(.constant(URL(fileURLWithPath: "/a")))
  },
  row(
    "presentationDetents", [(.activate, "Go")],
    { heard in
      Button("Go") { heard.isOn = true }.sheet(isPresented: heard.bool) { Text("up") }
    }
  ) { _, heard in
    Button("Go") { heard.isOn = true }
      .sheet(isPresented: heard.bool) { Text("up").presentationDetents([.medium, .large]) }
  },
  row(
    "presentationDragIndicator", [(.activate, "Go")],
    { heard in
      Button("Go") { heard.isOn = true }.sheet(isPresented: heard.bool) { Text("up") }
    }
  ) { _, heard in
    Button("Go") { heard.isOn = true }
      .sheet(isPresented: heard.bool) { Text("up").presentationDragIndicator(.visible) }
  },
  row("tabItem", { _ in Text("a") }, around: { AnyView(TabView { $0 }) }) { view, _ in
    view.tabItem { Text("First") }
  },
  row("badge", profile: onSystem17, { _ in Text("a") }, around: listed) { view, _ in view.badge(3)
  },
]

private var onSystem17: Profile {
  var profile = Profile()
  profile.system = "17"
  return profile
}

@MainActor private let viewRows: [ModifierRow] = [
  row("background", { _ in Text("a") }) { view, _ in view.background { Text("b") } },
  row("overlay", { _ in Text("a") }) { view, _ in view.overlay { Text("b") } },
  row("safeAreaInset", { _ in Text("a") }) { view, _ in
    view.safeAreaInset(edge: .bottom) { Text("b") }
  },
  row("opacity", { _ in Text("a") }) { view, _ in view.opacity(0) },
  row("hidden", { _ in Text("a") }) { view, _ in view.hidden() },
  row("help", { _ in Text("a") }) { view, _ in view.help("b") },
  row("disabled", { _ in Button("a") {} }) { view, _ in view.disabled(true) },
  row("onTapGesture", { _ in Text("a") }) { view, _ in view.onTapGesture {} },
  row("contextMenu", { _ in Text("a") }) { view, _ in view.contextMenu { Button("b") {} } },
  row("swipeActions", { _ in Text("a") }, around: listed) { view, _ in
    view.swipeActions { Button("b") {} }
  },
  row(
    "deleteDisabled",
    { _ in
      List { ForEach([1], id: \.self) { Text("row \($0)") }.onDelete { _ in } }
    }
  ) { _, _ in
    List { ForEach([1], id: \.self) { Text("row \($0)").deleteDisabled(true) }.onDelete { _ in } }
  },
  row(
    "moveDisabled",
    { _ in
      List { ForEach([1, 2], id: \.self) { Text("row \($0)") }.onMove { _, _ in } }
    }
  ) { _, _ in
    List {
      ForEach([1, 2], id: \.self) { Text("row \($0)").moveDisabled(true) }.onMove { _, _ in }
    }
  },
  row("refreshable", { _ in Refreshed() }) { view, _ in view.refreshable {} },
  row("buttonStyle", { _ in Button("a") {} }) { view, _ in view.buttonStyle(Marked()) },
  row("labelStyle", { _ in Label("a", systemImage: "globe") }) { view, _ in
    view.labelStyle(.iconOnly)
  },
  row(
    "pickerStyle",
    { heard in
      Picker("a", selection: heard.number) {
        Text("1").tag(1)
        Text("2").tag(2)
      }
    }
  ) { view, _ in view.pickerStyle(.segmented) },
  row("datePickerStyle", { heard in DatePicker("a", selection: heard.date) }) { view, _ in
    view.datePickerStyle(.wheel)
  },
  row(
    "tag",
    { heard in
      Picker("a", selection: heard.number) { Text("one") }.pickerStyle(.segmented)
    }
  ) { _, heard in
    Picker("a", selection: heard.number) { Text("one").tag(1) }.pickerStyle(.segmented)
  },
  row("phaseAnimator", { _ in Text("a") }) { view, _ in
    view.phaseAnimator([1, 2]) { content, phase in
      content
      Text("phase \(phase)")
    }
  },
  row("toggleStyle", { _ in Toggle("a", isOn: .constant(true)) }) { view, _ in
    view.toggleStyle(Switching())
  },
]

private struct Switching: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
    Text("!")
  }
}

/// Says whether it can be loaded anew.
private struct Refreshed: View {
  @Environment(\.refresh) private var refresh
  var body: some View { Text(refresh == nil ? "fixed" : "refreshable") }
}
