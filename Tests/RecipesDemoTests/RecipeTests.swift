import Earshot
import SwiftUI
import Testing

@testable import RecipesDemo

/// What is done with recipes, as it is heard.
@MainActor @Suite struct RecipeTests {
  private let reader = ScreenReader(RecipesDemo())

  @Test func whatWasWrittenIsInTheList() throws {
    try reader.find("New recipe").activate()
    try reader.find("Name").activate()
    try reader.type("Pea soup")
    try reader.find("Save").activate()
    try reader.find("Pea soup")
    #expect(reader.currentSpeech == "Pea soup, 30 minutes, Button")
  }

  @Test func nothingIsSavedWithoutAName() throws {
    try reader.find("New recipe").activate()
    try reader.find("Save")
    #expect(reader.currentSpeech == "Save, Dimmed, Button")
  }

  @Test func aRowIsDeletedByItsAction() throws {
    try reader.find("Tomato soup").perform(action: "Delete")
    #expect(!reader.canFind("Tomato soup"))
  }

  @Test func searchingLeavesWhatFits() throws {
    try reader.find("Search recipes").activate()
    try reader.type("cake")
    #expect(!reader.canFind("Tomato soup"))
  }

  @Test func aFavouriteIsOnItsTab() throws {
    try reader.find("Cucumber salad").activate()
    try reader.find("Favourite").activate()
    try reader.tab("Favourites")
    try reader.find("Cucumber salad")
    #expect(reader.currentSpeech == "Cucumber salad, 10 minutes, Button")
  }

  @Test func theListStaysBesideTheRecipeOnAPad() throws {
    let reader = ScreenReader(RecipesDemo(), profile: Profile(device: .pad))
    try reader.find("Mushroom risotto").activate()
    try reader.find("Stir the rice slowly")
    try reader.find("Tomato soup")
    #expect(reader.currentSpeech.hasPrefix("Tomato soup, 20 minutes"))
  }
}
