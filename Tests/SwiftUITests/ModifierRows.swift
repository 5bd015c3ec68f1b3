import EarshotReader
import EarshotSemantics
import SwiftUI

/// A row for every modifier that is heard or decides what is.
@MainActor let modifierRows: [ModifierRow] =
  accessibilityRows + stateRows + screenRows + viewRows
  + (OldForms.self as any Rows.Type).rows

/// Rows whose modifiers are deprecated, and are used all the same.
private protocol Rows {
  @MainActor static var rows: [ModifierRow] { get }
}

private enum OldForms: Rows {
  @available(*, deprecated) @MainActor static let rows: [ModifierRow] = [
    row("accessibility", { _ in Text("a") }) { view, _ in view.accessibility(label: Text("b")) },
    row("navigationBarTitle", { _ in Text("a") }, around: stacked) { view, _ in
      view.navigationBarTitle("Title")
    },
    row("navigationBarItems", { _ in Text("a") }, around: stacked) { view, _ in
      view.navigationBarItems(trailing: Button("b") {})
    },
    row("actionSheet", [(.activate, "Go")], { heard in Button("Go") { heard.isOn = true } }) {
      view, heard in
      view.actionSheet(isPresented: heard.bool) { ActionSheet(title: Text("Sure?")) }
    },
  ]
}

/// A view in a stack.
@MainActor func stacked(_ view: AnyView) -> AnyView { AnyView(NavigationStack { view }) }

/// A view in a list.
@MainActor func listed(_ view: AnyView) -> AnyView { AnyView(List { view }) }

/// A row of two views, of which the first has the modifier.
@MainActor func pair(
  _ name: String, _ gestures: [(EarshotReader.Gesture, String?)], _ with: some View,
  _ without: some View
) -> ModifierRow {
  ModifierRow(
    name: name, profile: Profile(), gestures: gestures, with: { _ in AnyView(with) },
    without: { _ in AnyView(without) })
}
