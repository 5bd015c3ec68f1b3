import SwiftUI

/// Something to cook.
struct Recipe: Identifiable, Hashable {
  /// What links call it.
  let id: String
  /// What it is called, by its key in the catalog; what a user typed is its own key.
  var name: String
  var minutes: Int
  var course: Course
  var ingredients: [String]
  var steps: [String]
  var isFavourite = false

  /// The name in the language of the app.
  var title: LocalizedStringKey { LocalizedStringKey(name) }

  /// Whether there is time for it on a weekday.
  var isQuick: Bool { minutes <= 20 }
}

/// When in a meal something is eaten.
enum Course: String, CaseIterable, Identifiable {
  case starter = "Starter"
  case main = "Main course"
  case dessert = "Dessert"

  var id: Self { self }
  var name: LocalizedStringKey { LocalizedStringKey(rawValue) }
}
