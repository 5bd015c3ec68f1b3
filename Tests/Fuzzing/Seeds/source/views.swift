import SwiftUI
struct Row<Content: View>: View {
  let title: String
  @ViewBuilder let content: () -> Content
  var body: some View {
    HStack { Image(systemName: "star"); Text(title); content() }
      .accessibilityElement(children: .combine)
      .accessibilityLabel(Text("\(title), \(title.count)"))
  }
}
extension View { func styled() -> some View { modifier(Style()).opacity(0.5) } }
struct Style: ViewModifier { func body(content: Content) -> some View { content.overlay { Text("*") } } }
#if os(iOS)
typealias Item = Other.Item
#endif
struct Other { struct Item: Identifiable { var id: Int; var name: String? = nil } }
struct Detail: View {
  var item: Other.Item
  var body: some View {
    Form {
      Toggle("On", isOn: .constant(true)); Picker("P", selection: .constant(1)) { ForEach(0..<3) { Text("\($0)") } }
      if let name = item.name, !name.isEmpty { Text(verbatim: name) }
    }.alert("Sure?", isPresented: .constant(false)) { Button("Yes", role: .destructive) {} }
  }
}
