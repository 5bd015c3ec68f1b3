import SwiftUI

/// Tabs on a phone, columns on a pad.
struct RootView: View {
  @Environment(Router.self) private var router
  @Environment(\.horizontalSizeClass) private var width
  @SceneStorage("path") private var kept = ""

  var body: some View {
    @Bindable var router = router
    TabView(selection: $router.tab) {
      Tab("Recipes", systemImage: "book", value: Router.Tab.recipes) {
        if width == .regular { RecipeColumns() } else { RecipeStack() }
      }
      Tab("Favourites", systemImage: "heart", value: Router.Tab.favourites) {
        FavouritesView()
      }
      Tab("Settings", systemImage: "gear", value: Router.Tab.settings) {
        SettingsView()
      }
    }
    .onOpenURL { router.open($0) }
    .onAppear { router.path = kept.split(separator: "/").map(String.init) }
    .onChange(of: router.path) { kept = router.path.joined(separator: "/") }
  }
}
