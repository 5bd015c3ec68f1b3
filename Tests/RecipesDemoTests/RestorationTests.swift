import Earshot
import SwiftUI
import Testing

@testable import RecipesDemo

/// What is there again after the app was closed, and what a link leaves of it.
@MainActor @Suite struct RestorationTests {
  private let link = URL(string: "recipes://recipe/soup")

  @Test func theOpenRecipeIsThereAgain() async throws {
    let reader = ScreenReader(RecipesDemo())
    try reader.find("Mushroom risotto").activate()
    await reader.relaunch()
    #expect(reader.currentSpeech == "Mushroom risotto, Heading")
  }

  @Test func whatOneReaderKeptAnotherDoesNotSee() async throws {
    let first = ScreenReader(RecipesDemo())
    try first.find("Mushroom risotto").activate()
    await first.relaunch()
    let second = ScreenReader(RecipesDemo())
    #expect(second.currentSpeech == "Recipes, Heading")
  }

  @Test func aLinkReplacesWhatWasOpen() async throws {
    let reader = ScreenReader(RecipesDemo())
    try reader.find("Mushroom risotto").activate()
    await reader.open(try #require(link))
    reader.back()
    #expect(reader.snapshot().last?.title?.shown == "Recipes")
  }

  @Test func aLinkOpensItsRecipeFromAnyTab() async throws {
    let reader = ScreenReader(RecipesDemo())
    try reader.tab("Settings")
    await reader.open(try #require(link))
    #expect(reader.currentSpeech == "Tomato soup, Heading")
  }

  @Test func aLinkUnderTheSheetClosesItFirst() async throws {
    let reader = ScreenReader(RecipesDemo())
    try reader.find("New recipe").activate()
    await reader.open(try #require(link))
    #expect(reader.currentSpeech == "Tomato soup, Heading")
  }
}
