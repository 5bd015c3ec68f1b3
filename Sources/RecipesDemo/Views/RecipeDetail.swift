import SwiftUI

/// One recipe.
struct RecipeDetail: View {
  let id: Recipe.ID
  @Environment(RecipeBook.self) private var book
  @Environment(\.dismiss) private var dismiss
  @State private var servings = 4
  @State private var asksToDelete = false
  @AccessibilityFocusState private var isTitleFocused: Bool

  var body: some View {
    if let recipe = book[id] {
      ScrollView {
        VStack(alignment: .leading) {
          Text("Ready in \(recipe.minutes) minutes")
          Stepper("Servings", value: $servings, in: 1...12)
          heading("Ingredients")
          ForEach(recipe.ingredients, id: \.self) { Text(LocalizedStringKey($0)) }
          heading("Steps")
          ForEach(recipe.steps, id: \.self) { Text(LocalizedStringKey($0)) }
          Button("Delete recipe", role: .destructive) { asksToDelete = true }
        }
      }
      .navigationTitle(Text(recipe.title))
      .toolbar {
        title(recipe)
        favourite(recipe)
      }
      .onAppear { isTitleFocused = true }
      .alert("Delete recipe?", isPresented: $asksToDelete) {
        Button("Delete", role: .destructive) {
          dismiss()
          book.delete(id)
        }
        Button("Keep", role: .cancel) {}
      } message: {
        Text("It cannot be brought back.")
      }
    } else {
      ContentUnavailableView("This recipe is gone", systemImage: "questionmark")
        .navigationTitle("Recipe")
    }
  }

  private func heading(_ key: LocalizedStringKey) -> some View {
    Text(key)
      .font(.headline)
      .accessibilityAddTraits(.isHeader)
      .accessibilityHeading(.h2)
  }

  /// The name again, in the middle of the bar, because only a view of the app can ask for focus.
  private func title(_ recipe: Recipe) -> some ToolbarContent {
    ToolbarItem(placement: .principal) {
      Text(recipe.title)
        .accessibilityAddTraits(.isHeader)
        .accessibilityFocused($isTitleFocused)
    }
  }

  private func favourite(_ recipe: Recipe) -> some ToolbarContent {
    ToolbarItem(placement: .primaryAction) {
      Toggle(isOn: isFavourite) {
        Label(
          String(localized: "Favourite"),
          systemImage: recipe.isFavourite ? "heart.fill" : "heart")
      }
    }
  }

  private var isFavourite: Binding<Bool> {
    Binding {
      book[id]?.isFavourite ?? false
    } set: { isOn in
      book.toggleFavourite(id)
      let words = isOn ? "Saved to favourites" : "Taken from favourites"
      var announcement = AttributedString(
        String(localized: String.LocalizationValue(words)))
      // A lower one would be lost: the toggle says its new state over it.
      announcement.accessibilitySpeechAnnouncementPriority = .high
      AccessibilityNotification.Announcement(announcement).post()
    }
  }
}
