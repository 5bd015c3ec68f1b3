import SwiftUI

/// A small recipe app, in six languages: what the README, the demo and the goldens walk through.
@main struct RecipesDemo: App {
  @State private var book = RecipeBook()
  @State private var router = Router()

  var body: some Scene {
    WindowGroup {
      RootView()
        .environment(book)
        .environment(router)
    }
  }
}
