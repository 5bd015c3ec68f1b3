import EarshotLanguages
import Testing

@Suite struct EnglishNounTests {
  @Test(arguments: [
    ("1 item", "1 item"), ("0 item", "0 items"), ("3 item", "3 items"), ("2 berry", "2 berries"),
    ("2 day", "2 days"), ("4 box", "4 boxes"), ("2 person", "2 people"), ("12 Person", "12 People"),
    ("3 glass of water", "3 glasses of water"), ("1,001 new recipe", "1,001 new recipes"),
    ("1.5 hour", "1.5 hours"), ("2 sheep", "2 sheep"), ("2 recipe.", "2 recipes."),
    ("5 tomato", "5 tomatoes"), ("2 items", "2 items"), ("no item", "no item"), ("", ""),
    ("3", "3"), ("3 of 4", "3 of 4"),
  ])
  func aNounAgreesWithTheNumberBeforeIt(words: String, agreeing: String) {
    #expect(EnglishNoun.agreeing(words) == agreeing)
  }
}
