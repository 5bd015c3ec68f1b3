import SwiftUI
@main struct A: App { var body: some Scene { WindowGroup { Home() } } }
enum Item: String, CaseIterable, Identifiable { case a = "x", b; var id: String { rawValue } }
struct Home: View {
  @State private var path: [Item] = []
  @State private var count = 0
  var body: some View {
    NavigationStack(path: $path) {
      List(Item.allCases) { item in
        NavigationLink(item.rawValue, value: item)
      }
      .navigationTitle("Home \(count)")
      .toolbar { ToolbarItem { Button("Add") { count += 1; path.append(.a) } } }
      .navigationDestination(for: Item.self) { Detail(item: $0) }
    }
  }
}
struct Detail: View {
  let item: Item
  var body: some View {
    switch item { case .a: Text("a") case .b: if count > 2 { Text("b") } else { EmptyView() } }
  }
}
