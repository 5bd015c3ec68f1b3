import Earshot
import SwiftUI
import Testing

@testable import RecipesDemo

/// The walk through the demo that the README shows, in every language the reader speaks.
@MainActor @Suite struct TourTests {
  @Test(arguments: ["en", "fi", "sv", "de", "cs", "uk"])
  func theTourIsHeard(in language: String) async throws {
    let reader = ScreenReader(RecipesDemo(), profile: Profile(language: language))
    func find(_ key: String) throws -> ScreenReader { try reader.find(words(key, in: language)) }

    while reader.moveForward() {}
    try reader.rotor(words("Quick recipes", in: language))
    reader.down()
    reader.down()
    reader.activate()
    await reader.settle()
    while reader.moveForward() {}
    reader.back()
    try find("Tomato soup").activate()
    reader.moveForward()
    reader.activate()
    try find("Delete recipe").activate()
    while reader.moveForward() {}
    try find("Keep").activate()
    reader.back()
    try find("New recipe").activate()
    try find("Name").activate()
    try reader.type(words("Blueberry cake", in: language))
    try find("Minutes").moveForward()
    reader.activate()
    reader.escape()
    try reader.tab(words("Settings", in: language))
    while reader.moveForward() {}
    await reader.open(try #require(URL(string: "recipes://recipe/risotto")))
    await reader.settle()
    reader.readAll()
    try expectTranscript(reader, matches: "RecipesDemo/tour.\(language)")
  }

  /// What a key of the catalog says in a language.
  private func words(_ key: String, in language: String) -> String {
    String(localized: String.LocalizationValue(key), locale: Locale(identifier: language))
  }
}
