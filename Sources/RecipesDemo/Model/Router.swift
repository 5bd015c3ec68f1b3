import Foundation
import Observation

/// Where the user is: links, restoration and the screens themselves all write here.
@Observable @MainActor final class Router {
  enum Tab: String { case recipes, favourites, settings }

  var tab = Tab.recipes
  /// The recipes on the stack, by id: ids survive a new launch, values do not have to.
  var path: [Recipe.ID] = []
  var isAdding = false

  /// Opens `recipes://recipe/soup` or `recipes://settings`: a link replaces what was there.
  func open(_ url: URL) {
    guard url.scheme == "recipes" else { return }
    switch url.host {
    case "recipe":
      isAdding = false
      tab = .recipes
      path = url.pathComponents.filter { $0 != "/" }
    case "settings":
      isAdding = false
      tab = .settings
    default: return
    }
  }
}
