import SwiftUI

/// The recipes on a phone: a list, and on top of it what was opened.
struct RecipeStack: View {
  @Environment(Router.self) private var router
  @Namespace private var photos

  var body: some View {
    @Bindable var router = router
    NavigationStack(path: $router.path) {
      RecipeList { recipe in
        NavigationLink(value: recipe.id) { RecipeRow(recipe: recipe) }
          .matchedTransitionSource(id: recipe.id, in: photos)
      }
      .navigationDestination(for: Recipe.ID.self) { id in
        RecipeDetail(id: id)
          .navigationTransition(.zoom(sourceID: id, in: photos))
      }
    }
  }
}

/// The recipes on a pad: the list stays beside what was opened.
struct RecipeColumns: View {
  @State private var chosen: Recipe.ID?

  var body: some View {
    NavigationSplitView {
      RecipeList(selection: $chosen) { recipe in
        RecipeRow(recipe: recipe).tag(recipe.id)
      }
    } detail: {
      if let chosen {
        RecipeDetail(id: chosen).id(chosen)
      } else {
        ContentUnavailableView("Choose a recipe", systemImage: "book")
      }
    }
  }
}
