import SwiftUI

/// All recipes by course, to be searched.
struct RecipeList<Row: View>: View {
  @Environment(RecipeBook.self) private var book
  @Environment(Router.self) private var router
  @State private var search = ""
  @AccessibilityFocusState private var focused: Recipe.ID?
  @AccessibilityFocusState private var isEmptyFocused: Bool
  var selection: Binding<Recipe.ID?> = .constant(nil)
  @ViewBuilder let row: (Recipe) -> Row

  var body: some View {
    @Bindable var router = router
    List(selection: selection) {
      ForEach(Course.allCases) { course in
        let recipes = book.recipes(of: course, matching: search)
        if !recipes.isEmpty {
          Section {
            ForEach(recipes) { recipe in
              row(recipe)
                .accessibilityFocused($focused, equals: recipe.id)
                .swipeActions { actions(of: recipe) }
            }
          } header: {
            Text(course.name)
          }
        }
      }
    }
    .overlay {
      if book.recipes.isEmpty {
        ContentUnavailableView("No recipes", systemImage: "book")
          .accessibilityFocused($isEmptyFocused)
      }
    }
    .navigationTitle("Recipes")
    .searchable(text: $search, prompt: "Search recipes")
    .accessibilityRotor("Quick recipes") {
      ForEach(book.recipes.filter(\.isQuick)) { recipe in
        AccessibilityRotorEntry(Text(recipe.title), id: recipe.id)
      }
    }
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button {
          router.isAdding = true
        } label: {
          Label("New recipe", systemImage: "plus")
        }
        .accessibilityHint("Opens an empty page of the book")
      }
    }
    .sheet(isPresented: $router.isAdding) { RecipeEditor() }
    .onChange(of: book.recipes) { old, new in
      // The recipe after one that is gone takes its place, for the reader too.
      guard let gone = old.firstIndex(where: { recipe in !new.contains { $0.id == recipe.id } })
      else { return }
      focused = (new.dropFirst(gone).first ?? new.last)?.id
      isEmptyFocused = new.isEmpty
    }
  }

  @ViewBuilder private func actions(of recipe: Recipe) -> some View {
    Button("Delete", role: .destructive) { book.delete(recipe.id) }
  }
}

/// What is said of a recipe in a list: one stop.
struct RecipeRow: View {
  let recipe: Recipe

  var body: some View {
    HStack {
      Text(recipe.title)
      Spacer()
      Text("\(recipe.minutes) minutes")
    }
    .accessibilityElement(children: .combine)
  }
}
