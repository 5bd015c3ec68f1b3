import EarshotReader
import EarshotSemantics
import SwiftUI

private struct Marked: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
    Text("!")
  }
}

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

@MainActor let viewRows: [ModifierRow] = [
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
