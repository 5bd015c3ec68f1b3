import EarshotJSON
import EarshotScreens
import Testing

@Suite("Problems of documents")
struct DocumentProblemTests {
  @Test(
    "an unknown key is told with the nearest known one",
    arguments: [
      ("{ ¶lable: 'Soup' }", "unknown key 'lable' in element, did you mean 'label'?"),
      ("{ ¶Label: 'Soup' }", "unknown key 'Label' in element, did you mean 'label'?"),
      ("{ ¶when: 'x' }", "unknown key 'when' in element"),
      (
        "{ ¶context: { kind: 'tab' } }", "unknown key 'context' in element, did you mean 'content'?"
      ),
      (
        "{ label: { ¶unresolvd: 'x' } }",
        "unknown key 'unresolvd' in text, did you mean 'unresolved'?"
      ),
      (
        "{ label: { unresolved: 'x', ¶noneEmpty: true } }",
        "unknown key 'noneEmpty' in unresolved text, did you mean 'nonEmpty'?"
      ),
      (
        "{ label: { oneOf: [{ when: 'x', ¶txt: 'a', text: 'b' }] } }",
        "unknown key 'txt' in choice branch, did you mean 'text'?"
      ),
      (
        "{ actions: [{ ¶nme: 'a', name: 'b' }] }",
        "unknown key 'nme' in action, did you mean 'name'?"
      ),
      (
        "{ content: [{ label: 'a', ¶hihg: true }] }",
        "unknown key 'hihg' in content, did you mean 'high'?"
      ),
      (
        "{ on: { ¶activte: { pop: true } } }",
        "unknown key 'activte' in 'on', did you mean 'activate'?"
      ),
      (
        "{ actions: ['Share'], on: { ¶Shar: { pop: true } } }",
        "unknown key 'Shar' in 'on', did you mean 'Share'?"
      ),
      (
        "{ on: { activate: { ¶puhs: 's', pop: true } } }",
        "unknown key 'puhs' in effect, did you mean 'push'?"
      ),
      (
        "{ id: 'e', on: { activate: { set: { id: 'e', ¶lable: 'x' } } } }",
        "unknown key 'lable' in change, did you mean 'label'?"
      ),
      (
        "{ on: { activate: { announce: { text: 'x', ¶prioriti: 'high' } } } }",
        "unknown key 'prioriti' in announcement, did you mean 'priority'?"
      ),
      (
        "{ id: 'e', on: { activate: { screenChanged: { id: 'e', ¶idd: 'e' } } } }",
        "unknown key 'idd' in notification argument, did you mean 'id'?"
      ),
    ])
  func unknownKeys(element: String, message: String) {
    expectProblems(inElement: element, message)
  }

  @Test(
    "unknown names of closed lists",
    arguments: [
      ("{ traits: ['button', ¶'buton'] }", "unknown trait 'buton', did you mean 'button'?"),
      ("{ traits: [¶'xyzzy'] }", "unknown trait 'xyzzy'"),
      ("{ container: ¶'lists' }", "unknown container 'lists', did you mean 'list'?"),
      (
        "{ childrenAs: ¶'combined' }",
        "unknown way with children 'combined', did you mean 'combine'?"
      ),
      ("{ placement: ¶'trailling' }", "unknown placement 'trailling', did you mean 'trailing'?"),
      (
        "{ on: { activate: { announce: { text: 'x', priority: ¶'hihg' } } } }",
        "unknown priority 'hihg', did you mean 'high'?"
      ),
      (
        "{ on: { activate: { present: 's', style: ¶'shet' } } }",
        "unknown style 'shet', did you mean 'sheet'?"
      ),
    ])
  func unknownNames(element: String, message: String) {
    expectProblems(inElement: element, message)
  }

  @Test(
    "values of another kind",
    arguments: [
      ("{ label: ¶5 }", "expected text, found the number 5"),
      ("{ label: ¶['a'] }", "expected text, found an array"),
      (
        "{ label: ¶{} }",
        "expected a text with 'unresolved', 'oneOf', 'pattern' or 'localized', found none of them"
      ),
      ("{ id: ¶true }", "expected a string, found true"),
      ("{ traits: ¶'button' }", "expected an array, found the string 'button'"),
      ("{ traits: [¶null] }", "expected a string, found null"),
      ("{ hidden: ¶'yes' }", "expected true or false, found the string 'yes'"),
      ("{ headingLevel: ¶0 }", "expected an integer from 1 to 6, found the number 0"),
      ("{ headingLevel: ¶2.5 }", "expected an integer from 1 to 6, found the number 2.5"),
      ("{ row: ¶-1 }", "expected an integer from 0 to 1000000000, found the number -1"),
      ("{ rowSpan: ¶0 }", "expected an integer from 1 to 1000000000, found the number 0"),
      ("{ column: ¶1e300 }", "expected an integer from 0 to 1000000000, found the number 1e+300"),
      ("{ sortPriority: ¶Infinity }", "expected a finite number, found the number Infinity"),
      ("{ frame: ¶[1, 2, 3] }", "expected a frame [x, y, width, height], found an array"),
      ("{ frame: ¶[1, 2, 3, 4, 5] }", "expected a frame [x, y, width, height], found an array"),
      ("{ frame: ¶{ x: 1 } }", "expected a frame [x, y, width, height], found an object"),
      ("{ frame: [0, ¶NaN, 1, 1] }", "expected a finite number, found the number NaN"),
      ("{ frame: [¶-Infinity, 0, 1, 1] }", "expected a finite number, found the number -Infinity"),
      ("{ frame: [0, 0, ¶-1, 1] }", "expected a width of 0 or more, found the number -1"),
      ("{ frame: [0, 0, 1, ¶-0.5] }", "expected a height of 0 or more, found the number -0.5"),
      ("{ frame: [0, 0, 1, ¶'1'] }", "expected a finite number, found the string '1'"),
      ("{ children: ¶{} }", "expected an array, found an object"),
      ("{ children: [¶null] }", "expected an element in braces, found null"),
      ("{ actions: [¶7] }", "expected text, found the number 7"),
      ("{ actions: [¶{}] }", "missing key 'name' in action"),
      ("{ content: [¶{ value: 'x' }] }", "missing key 'label' in content"),
      ("{ content: [¶'x'] }", "expected a content in braces, found the string 'x'"),
      ("{ headerRows: ¶1 }", "'headerRows' goes with container: 'table'"),
      ("{ container: 'list', headerColumns: ¶0 }", "'headerColumns' goes with container: 'table'"),
      ("{ label: { oneOf: [¶{ when: 'x' }] } }", "missing key 'text' in choice branch"),
    ])
  func wrongValues(element: String, message: String) {
    expectProblems(inElement: element, message)
  }

  @Test(
    "effects that are none",
    arguments: [
      ("¶{}", "expected an effect like { push: 'screen' }, found none"),
      ("¶{ push: null }", "expected an effect like { push: 'screen' }, found none"),
      ("¶'push'", "unknown effect without an argument 'push'"),
      (
        "['pop', ¶'dismis']", "unknown effect without an argument 'dismis', did you mean 'dismiss'?"
      ),
      ("[{ pop: true }, ¶5]", "expected an effect in braces, found the number 5"),
      ("{ pop: true, dismiss: ¶true }", "an object holds one effect: write several as a list"),
      ("{ pop: ¶false }", "expected true: 'pop' needs no more, found false"),
      ("{ pop: true, style: ¶'sheet' }", "'style' goes with 'present'"),
      ("{ replace: ¶[] }", "expected a list that is not empty, found an empty list"),
      ("{ wait: ¶-1 }", "expected an integer from 0 to 1000000000, found the number -1"),
      ("{ set: ¶{ label: 'x' } }", "missing key 'id' in change"),
      ("{ screenChanged: ¶5 }", "expected a notification argument in braces, found the number 5"),
      ("{ screenChanged: ¶{ id: 'e', text: 'x' } }", "'id' and 'text' exclude each other"),
      ("{ announce: ¶5 }", "expected text, found the number 5"),
      ("{ announce: ¶{ after: 5 } }", "missing key 'text' in announcement"),
    ])
  func wrongEffects(effect: String, message: String) {
    expectProblems(inElement: "{ id: 'e', on: { activate: \(effect) } }", message)
  }

  @Test("the version comes first, and only it is told where it is another one")
  func version() {
    expectProblems("¶{ screens: {} }", "missing key 'earshot' in document")
    expectProblems("¶{ earshot: null, screens: {} }", "missing key 'earshot' in document")
    expectProblems(
      "{ stuff: 1, earshot: ¶2 }", "expected version 1 of the format, found the number 2")
    expectProblems(
      "{ earshot: ¶'1' }", "expected version 1 of the format, found the string '1'")
    expectProblems("¶{ earshot: 1 }", "missing key 'screens' in document")
    expectProblems("¶[]", "expected a document in braces, found an array")
  }

  @Test("screens, start and links")
  func screens() {
    expectProblems(
      "{ earshot: 1, ¶screen: {}, screens: {} }",
      "unknown key 'screen' in document, did you mean 'screens'?")
    expectProblems(
      "{ earshot: 1, screens: { s: { title: ¶5 } } }", "expected text, found the number 5")
    expectProblems(
      "{ earshot: 1, screens: { s: { ¶titel: 'x' } } }",
      "unknown key 'titel' in screen, did you mean 'title'?")
    expectProblems(
      "{ earshot: 1, screens: { s: ¶[] } }", "expected a screen in braces, found an array")
    expectProblems(
      "{ earshot: 1, screens: { s: { on: { ¶activate: { pop: true } } } } }",
      "unknown key 'activate' in 'on' of a screen")
    expectProblems(
      "{ earshot: 1, screens: { s: { on: { ¶apear: { pop: true } } } } }",
      "unknown key 'apear' in 'on' of a screen, did you mean 'appear'?")
    expectProblems(
      "{ earshot: 1, screens: { s: { transition: ¶{ ms: 5 } } } }",
      "missing key 'kind' in transition")
    expectProblems(
      "{ earshot: 1, start: ¶'s', screens: { s: {} } }",
      "expected a list of screens, tabs or columns, found the string 's'")
    expectProblems(
      "{ earshot: 1, start: ¶[], screens: { s: {} } }",
      "expected a list that is not empty, found an empty list")
    expectProblems(
      "{ earshot: 1, start: { ¶tab: [] }, screens: { s: {} } }",
      "unknown key 'tab' in start, did you mean 'tabs'?")
    expectProblems(
      "{ earshot: 1, device: ¶'phon', screens: {} }", "unknown device 'phon', did you mean 'phone'?"
    )
    expectProblems(
      "{ earshot: 1, links: { ¶'a://{}': ['s'] }, screens: { s: {} } }",
      "expected a URL with named holes like {id}, found the string 'a://{}'")
    expectProblems(
      "{ earshot: 1, links: { ¶'a://{b': ['s'], ¶'a://}': ['s'] }, screens: { s: {} } }",
      "expected a URL with named holes like {id}, found the string 'a://{b'",
      "expected a URL with named holes like {id}, found the string 'a://}'")
  }

  @Test("names that mean nothing")
  func unknownIDs() {
    let rest = "screens: { home: { elements: [{ id: 'soup' }] }, other: {} }"
    expectProblems(
      "{ earshot: 1, start: [¶'hom'], \(rest) }", "unknown screen 'hom', did you mean 'home'?")
    expectProblems(
      "{ earshot: 1, start: { columns: [['home'], [¶'x']] }, \(rest) }", "unknown screen 'x'")
    expectProblems(
      "{ earshot: 1, start: { tabs: [{ id: 't1', screens: ['home'] }], selected: ¶'t2' }, \(rest) }",
      "unknown tab 't2', did you mean 't1'?")
    expectProblems(
      "{ earshot: 1, links: { 'a:': ['home', ¶'othr'] }, \(rest) }",
      "unknown screen 'othr', did you mean 'other'?")
  }

  @Test(
    "effects, rotors and focus that mean nothing",
    arguments: [
      ("elements: [{ on: { activate: { push: ¶'u' } } }]", "unknown screen 'u', did you mean 's'?"),
      ("elements: [{ actions: [{ name: 'a', do: { present: ¶'zzz' } }] }]", "unknown screen 'zzz'"),
      ("elements: [{ on: { activate: { replace: ['s', ¶'zzz'] } } }]", "unknown screen 'zzz'"),
      ("elements: [{ on: { activate: { tab: ¶'home' } } }]", "unknown tab 'home'"),
      (
        "elements: [{ id: 'wifi', on: { activate: { set: { id: ¶'wify', value: '1' } } } }]",
        "unknown element 'wify', did you mean 'wifi'?"
      ),
      (
        "toolbar: [{ id: 'wifi' }], on: { appear: { focus: ¶'wfi' } }",
        "unknown element 'wfi', did you mean 'wifi'?"
      ),
      ("on: { appear: { layoutChanged: { id: ¶'x' } } }", "unknown element 'x'"),
      (
        "elements: [{ id: 'a1' }], rotors: { R: ['a1', ¶'a2'] }",
        "unknown element 'a2', did you mean 'a1'?"
      ),
      ("elements: [{ id: 'a1' }], focus: ¶'a2'", "unknown element 'a2', did you mean 'a1'?"),
      ("focus: ¶'titel'", "unknown element 'titel', did you mean 'title'?"),
    ])
  func unknownUses(screen: String, message: String) {
    expectProblems("{ earshot: 1, screens: { s: { \(screen) } } }", message)
  }

  @Test("a rotor goes only through its own screen")
  func rotorsStayOnTheirScreen() {
    expectProblems(
      "{ earshot: 1, screens: { a: { elements: [{ id: 'x' }] }, b: { rotors: { R: [¶'x'] } } } }",
      "unknown element 'x'")
  }

  @Test("ids that are taken")
  func repeatedIDs() {
    expectProblems(
      "{ earshot: 1, screens: { s: {\n toolbar: [{ id: 'x' }],\n elements: [{ children: [{ id: ¶'x' }] }] } } }",
      "expected an id of its own, found the string 'x', which line 2, column 18 has already")
    expectProblems(
      "{ earshot: 1, start: { tabs: [{ id: 't', screens: ['s'] }, { id: ¶'t', screens: ['s'] }] }, screens: { s: {} } }",
      "expected an id of its own, found the string 't', which another tab has already")
  }

  @Test("all problems of a file are told, in the order of the text, with their paths")
  func several() {
    expectProblems(
      """
      { earshot: 1, ¶lang: 'en',
        start: [¶'hme'],
        screens: { home: { title: ¶1,
          elements: [{ traits: [¶'x', ¶2] }, { headingLevel: ¶9, ¶labl: '' }] } } }
      """,
      "unknown key 'lang' in document",
      "unknown screen 'hme', did you mean 'home'?",
      "expected text, found the number 1",
      "unknown trait 'x'",
      "expected a string, found the number 2",
      "expected an integer from 1 to 6, found the number 9",
      "unknown key 'labl' in element, did you mean 'label'?")
    let found = problems(
      in: Array("{ earshot: 1, screens: { home: { elements: [{}, { traits: ['x'] }] } } }".utf8))
    #expect(found.map(\.path) == ["screens.home.elements[1].traits[0]"])
    #expect(
      found.map(\.description) == [
        "f:1:60: unknown trait 'x' (at screens.home.elements[1].traits[0])"
      ])
  }

  @Test("of many problems a hundred are told")
  func many() {
    let elements = Array(repeating: "{ lable: 1, traits: ['x'] }", count: 500).joined(
      separator: ",")
    let found = problems(
      in: Array("{ earshot: 1, screens: { s: { elements: [\(elements)] } } }".utf8))
    #expect(found.count == 101)
    #expect(found.last?.message == "more problems than 100: the rest is not told")
    #expect(found.last?.line == 0)
  }
}
