import EarshotReader
import SwiftUI
import Testing

/// What controls are bound to and no body reads.
@Observable private final class Form: @unchecked Sendable {
  var isOn = false
  var text = "old"
  var number = 1
  var share = 0.5
  var choice = "a"
  var search = ""
  var tab = 0
  var path: [Int] = []
  var isOpen = false
  var isShown = false
  var item: Item?

  struct Item: Identifiable, Hashable {
    var id = 1
  }
}

/// A view that only hands bindings of a model on, beside a button that changes the model.
private struct Bound<Content: View>: View {
  let form = Form()
  let change: (Form) -> Void
  let content: (Bindable<Form>) -> Content

  init(
    _ change: @escaping (Form) -> Void,
    @ViewBuilder content: @escaping (Bindable<Form>) -> Content
  ) {
    self.change = change
    self.content = content
  }

  var body: some View {
    Button("Change") { change(form) }
    content(Bindable(form))
  }
}

/// What is heard before and after the model has changed by another hand.
@MainActor private func changes<Content: View>(
  _ change: @escaping (Form) -> Void,
  @ViewBuilder content: @escaping (Bindable<Form>) -> Content
) throws -> (before: [String], after: [String]) {
  let view = OnStage(Bound(change, content: content))
  let before = view.heard
  try view.activate("Change")
  return (before, view.heard)
}

@MainActor @Suite struct BoundModelTests {
  @Test func aToggleFollowsItsModel() throws {
    let heard = try changes({ $0.isOn = true }) { Toggle("Wi-Fi", isOn: $0.isOn) }
    #expect(heard.after == ["Change", "Wi-Fi: 1"])
  }

  @Test func aFieldFollowsItsModel() throws {
    let heard = try changes({ $0.text = "new" }) { TextField("Name", text: $0.text) }
    #expect(heard.after == ["Change", "new"])
  }

  @Test func aSliderFollowsItsModel() throws {
    let heard = try changes({ $0.share = 1 }) { Slider(value: $0.share) { Text("Volume") } }
    #expect(heard.after == ["Change", "Volume: 100%"])
  }

  @Test func aStepperFollowsItsModel() throws {
    let heard = try changes({ $0.number = 2 }) { Stepper("People", value: $0.number) }
    #expect(heard.before != heard.after)
  }

  @Test func aPickerFollowsItsModel() throws {
    let heard = try changes({ $0.choice = "b" }) { form in
      Picker("Size", selection: form.choice) {
        Text("Small").tag("a")
        Text("Large").tag("b")
      }
    }
    #expect(heard.before != heard.after)
  }

  @Test func aSearchFieldFollowsItsModel() throws {
    let heard = try changes({ $0.search = "soup" }) { form in
      NavigationStack { Text("List").searchable(text: form.search) }
    }
    #expect(heard.before != heard.after)
  }

  @Test func tabsFollowTheirModel() throws {
    let heard = try changes({ $0.tab = 1 }) { form in
      TabView(selection: form.tab) {
        Text("First").tabItem { Text("One") }.tag(0)
        Text("Second").tabItem { Text("Two") }.tag(1)
      }
    }
    #expect(heard.after.contains("Second"))
  }

  @Test func aStackFollowsItsModel() throws {
    let heard = try changes({ $0.path = [7] }) { form in
      NavigationStack(path: form.path) {
        Text("Root").navigationDestination(for: Int.self) { Text("Screen \($0)") }
      }
    }
    #expect(heard.after.contains("Screen 7"))
  }

  @Test func aDestinationFollowsItsModel() throws {
    let heard = try changes({ $0.isShown = true }) { form in
      NavigationStack {
        Text("Root").navigationDestination(isPresented: form.isShown) { Text("Pushed") }
      }
    }
    #expect(heard.after.contains("Pushed"))
  }

  @Test func aDisclosureGroupFollowsItsModel() throws {
    let heard = try changes({ $0.isOpen = true }) { form in
      DisclosureGroup("More", isExpanded: form.isOpen) { Text("Inside") }
    }
    #expect(heard.after.contains("Inside"))
  }

  @Test func aSheetFollowsItsModel() throws {
    let heard = try changes({ $0.isShown = true }) { form in
      Text("Below").sheet(isPresented: form.isShown) { Text("Above") }
    }
    #expect(heard.after.contains("Above"))
  }

  @Test func aSheetOfAnItemFollowsItsModel() throws {
    let heard = try changes({ $0.item = Form.Item() }) { form in
      Text("Below").sheet(item: form.item) { Text("Item \($0.id)") }
    }
    #expect(heard.after.contains("Item 1"))
  }

  @Test func anAlertFollowsItsModel() throws {
    let heard = try changes({ $0.isShown = true }) { form in
      Text("Below").alert("Sure?", isPresented: form.isShown) { Button("Yes") {} }
    }
    #expect(heard.after.contains("Yes"))
  }

  @Test func whatIsPresentedGoesWithItsModel() throws {
    let view = OnStage(
      Bound({ $0.isShown = true }) { form in
        Text("Below").sheet(isPresented: form.isShown) {
          Button("Close") { form.wrappedValue.isShown = false }
        }
      })
    try view.activate("Change")
    try view.activate("Close")
    #expect(view.heard == ["Change", "Below"])
  }
}
