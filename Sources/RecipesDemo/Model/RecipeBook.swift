import SwiftUI

/// All recipes, and what the user did with them.
@Observable @MainActor final class RecipeBook {
  var recipes: [Recipe] = [
    Recipe(
      id: "soup", name: "Tomato soup", minutes: 20, course: .starter,
      ingredients: ["6 tomatoes", "1 onion", "A handful of basil"],
      steps: ["Cut the tomatoes and the onion.", "Cook them for a quarter of an hour."],
      isFavourite: true),
    Recipe(
      id: "salad", name: "Cucumber salad", minutes: 10, course: .starter,
      ingredients: ["2 cucumbers", "A spoonful of vinegar"],
      steps: ["Slice the cucumbers.", "Let them rest in the vinegar."]),
    Recipe(
      id: "risotto", name: "Mushroom risotto", minutes: 45, course: .main,
      ingredients: ["300 grams of rice", "A basket of mushrooms"],
      steps: ["Fry the mushrooms.", "Stir the rice slowly, for half an hour."]),
    Recipe(
      id: "cake", name: "Blueberry cake", minutes: 60, course: .dessert,
      ingredients: ["A bowl of blueberries", "250 grams of flour"],
      steps: ["Stir everything together.", "Bake it for three quarters of an hour."]),
  ]

  subscript(id: Recipe.ID) -> Recipe? { recipes.first { $0.id == id } }

  /// The recipes of a course whose names hold what was searched for.
  func recipes(of course: Course, matching search: String) -> [Recipe] {
    recipes.filter { recipe in
      guard recipe.course == course else { return false }
      let name = String(localized: String.LocalizationValue(recipe.name))
      return search.isEmpty || name.localizedCaseInsensitiveContains(search)
    }
  }

  func toggleFavourite(_ id: Recipe.ID) {
    guard let index = recipes.firstIndex(where: { $0.id == id }) else { return }
    recipes[index].isFavourite.toggle()
  }

  func delete(_ id: Recipe.ID) { recipes.removeAll { $0.id == id } }

  /// Adds what was written in the editor.
  func add(name: String, minutes: Int, course: Course) {
    recipes.append(
      Recipe(
        id: "own-\(recipes.count)", name: name, minutes: minutes, course: course,
        ingredients: [], steps: []))
  }
}
