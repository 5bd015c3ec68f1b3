import EarshotJSON
import Testing

@Suite("Problems of meaning")
struct ProblemsTests {
  private enum Key: String, CaseIterable { case label, traits, index, enabled, frame, children }
  private enum Trait: String, CaseIterable { case button, header, image }

  private static let keys = JSONVocabulary<Key>()
  private static let traits = JSONVocabulary<Trait>()

  /// Reads an element as a caller would, and its children.
  private func walk(_ node: JSONNode, _ problems: inout JSONProblems) -> [String] {
    guard let fields = node.fields(of: Self.keys, owner: "element", &problems) else { return [] }
    var seen: [String] = []
    if let label = fields.required(.label, &problems)?.string(&problems) { seen.append(label) }
    for trait in fields[.traits]?.array(&problems) ?? [] {
      if let trait = trait.word(of: Self.traits, kind: "trait", &problems) {
        seen.append("\(trait)")
      }
    }
    if let index = fields[.index]?.integer(in: 1...6, &problems) { seen.append("\(index)") }
    if let enabled = fields[.enabled]?.bool(&problems) { seen.append("\(enabled)") }
    for number in fields[.frame]?.array(&problems) ?? [] {
      if let number = number.number(&problems) { seen.append("\(number)") }
    }
    for child in fields[.children]?.array(&problems) ?? [] { seen += walk(child, &problems) }
    return seen
  }

  private func read(_ text: String) throws -> (seen: [String], problems: [String]) {
    let document = try JSONDocument(text, file: "a.json")
    var problems = JSONProblems(in: document)
    let seen = walk(document.root, &problems)
    #expect(problems.isEmpty == problems.errors.isEmpty)
    return (seen, problems.errors.map(\.description))
  }

  @Test("a good element has no problems, and null is absent")
  func good() throws {
    let (seen, problems) = try read(
      "{label:'a',traits:['button','image'],index:6,enabled:true,frame:[1,-2.5],"
        + "children:[{label:'b',index:null,traits:null}]}")
    #expect(seen == ["a", "button", "image", "6", "true", "1.0", "-2.5", "b"])
    #expect(problems.isEmpty)
  }

  @Test("all problems are reported, in the order of the text, and the rest is read")
  func all() throws {
    let (seen, problems) = try read(
      """
      {
        lable: 'a',
        traits: ['buton', 7, 'header'],
        index: 7, enabled: 'yes',
        frame: [1, NaN, [], Infinity],
        children: [{label: {}, colour: 1}, 3, {label: null}, {label: 'z', index: 1.5}],
      }
      """)
    #expect(seen == ["header", "1.0", "z"])
    #expect(
      problems == [
        "a.json:1:1: missing key 'label' in element",
        "a.json:2:3: unknown key 'lable' in element, did you mean 'label'? (at lable)",
        "a.json:3:12: unknown trait 'buton', did you mean 'button'? (at traits[0])",
        "a.json:3:21: expected a string, found the number 7 (at traits[1])",
        "a.json:4:10: expected an integer from 1 to 6, found the number 7 (at index)",
        "a.json:4:22: expected true or false, found the string 'yes' (at enabled)",
        "a.json:5:14: expected a finite number, found the number NaN (at frame[1])",
        "a.json:5:19: expected a finite number, found an array (at frame[2])",
        "a.json:5:23: expected a finite number, found the number Infinity (at frame[3])",
        "a.json:6:22: expected a string, found an object (at children[0].label)",
        "a.json:6:26: unknown key 'colour' in element (at children[0].colour)",
        "a.json:6:38: expected an object, found the number 3 (at children[1])",
        "a.json:6:41: missing key 'label' in element (at children[2])",
        "a.json:6:76: expected an integer from 1 to 6, found the number 1.5 (at children[3].index)",
      ])
  }

  @Test(
    "a value of another kind is named as it was found",
    arguments: [
      ("null", "null"), ("true", "true"), ("12", "the number 12"), ("-0.5", "the number -0.5"),
      ("'Soup'", "the string 'Soup'"), ("''", "an empty string"), ("[1]", "an array"),
      ("{a:1}", "an object"), (#"'a\nb\u202e'"#, #"the string 'a\nb\u{202E}'"#),
    ])
  func summaries(text: String, summary: String) throws {
    #expect(try JSONDocument(text).root.summary == summary)
  }

  @Test(
    "integers",
    arguments: [
      ("5", 5), ("-0", 0), ("5.0", 5), ("0x10", 16), ("9007199254740992", 9_007_199_254_740_992),
      ("1e30", nil), ("-1e30", nil), ("0.1", nil), ("NaN", nil), ("Infinity", nil), ("'5'", nil),
    ] as [(String, Int?)])
  func integers(text: String, expected: Int?) throws {
    let document = try JSONDocument(text)
    var problems = JSONProblems(in: document)
    #expect(document.root.integer(&problems) == expected)
    #expect(problems.isEmpty == (expected != nil))
  }

  @Test("bounds are named as they are")
  func bounds() throws {
    let document = try JSONDocument("[1.5]")
    var problems = JSONProblems(in: document)
    let bounds = [Int.min...Int.max, 0...Int.max, Int.min...0, 1...6]
    for bound in bounds { _ = document.root.integer(in: bound, &problems) }
    #expect(
      problems.errors.map(\.message)
        == ["", " of at least 0", " of at most 0", " from 1 to 6"]
        .map { "expected an integer\($0), found an array" })
  }

  @Test("strings of a list, and members with free keys")
  func listsAndMembers() throws {
    let document = try JSONDocument("{a: ['x', 1, 'y'], b: null, c: {}}")
    var problems = JSONProblems(in: document)
    let members = document.root.members(&problems)
    #expect(members?.map(\.key) == ["a", "c"])
    #expect(members?.first?.value.strings(&problems) == ["x", "y"])
    #expect(members?.last?.value.strings(&problems) == nil)
    #expect(
      problems.errors.map(\.description) == [
        "1:11: expected a string, found the number 1 (at a[1])",
        "1:32: expected an array, found an object (at c)",
      ])
  }
}
