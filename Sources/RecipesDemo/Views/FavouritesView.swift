import SwiftUI

/// The recipes somebody liked.
struct FavouritesView: View {
  @Environment(RecipeBook.self) private var book

  var body: some View {
    NavigationStack {
      List(book.recipes.filter(\.isFavourite)) { recipe in
        NavigationLink(value: recipe.id) { RecipeRow(recipe: recipe) }
      }
      .navigationTitle("Favourites")
      .navigationDestination(for: Recipe.ID.self) { RecipeDetail(id: $0) }
    }
  }
}
