import EarshotSemantics
import Testing

@Suite("Wording")
struct WordingTests {
  @Test(
    "An unknown expression is printed whole and spoken by its last name",
    arguments: [
      ("user.name", "name"), ("viewModel.fullName", "full name"),
      ("item.title(for: locale)", "title"),
      ("names[index]", "names"), ("first_name", "first name"), ("", ""),
    ])
  func unknownExpression(expression: String, spoken: String) {
    let words = Wording.unresolved(expression, nonEmpty: false)
    #expect(words.shown == "‹\(expression)›")
    #expect(words.spoken == spoken)
  }

  @Test("Only what provably is not there counts as empty")
  func emptiness() {
    #expect(Wording.text("").isEmpty)
    #expect(!Wording.unresolved("name", nonEmpty: false).isEmpty)
    #expect(!Wording.unresolved("name", nonEmpty: false).isNonEmpty)
    #expect(Wording.unresolved("name", nonEmpty: true).isNonEmpty)
    #expect(Wording.pattern([.text(""), .unresolved("name", nonEmpty: false)]).isNonEmpty == false)
    #expect(Wording.pattern([.text("Hello "), .unresolved("name", nonEmpty: false)]).isNonEmpty)
    #expect(
      Wording.oneOf([.init(when: "a", words: "On"), .init(when: nil, words: "")]).isEmpty == false)
  }

  @Test("A choice is printed with its branches and spoken by its first")
  func choice() {
    let words = Wording.oneOf([
      .init(when: "isOn", words: "On"),
      .init(when: nil, words: .unresolved("x.off", nonEmpty: false)),
    ])
    #expect(words.shown == "‹On | x.off›")
    #expect(words.spoken == "On")
    #expect(words.isUnresolved)
  }
}
