import EarshotJSON
import Testing

@Suite("Errors of syntax")
struct SyntaxErrorTests {
  private func error(in text: String) -> String {
    do throws(JSONError) {
      return "none: \(Sample(try JSONDocument(text).root))"
    } catch {
      return error.description
    }
  }

  @Test(
    "what was found and what was expected, with place and path",
    arguments: [
      ("", "1:1: expected a value, found nothing"),
      (" // only a comment\n", "2:1: expected a value, found nothing"),
      ("1 2", "1:3: expected nothing more, found '2'"),
      ("{}}", "1:3: expected nothing more, found '}'"),
      ("]", "1:1: expected a value, found ']'"),
      ("[,]", "1:2: expected a value, found ',' (at [0])"),
      ("[1,,2]", "1:4: expected a value, found ',' (at [1])"),
      ("[1 2]", "1:4: expected ',' or ']', found '2'"),
      ("[1}", "1:3: expected ',' or ']', found '}'"),
      ("{a:1]", "1:5: expected ',' or '}', found ']'"),
      ("{a:1 b:2}", "1:6: expected ',' or '}', found 'b'"),
      ("{,}", "1:2: expected a key or '}', found ','"),
      ("{a:1,,}", "1:6: expected a key or '}', found ','"),
      ("{1:2}", "1:2: expected a key or '}', found '1'"),
      ("{a 1}", "1:4: expected ':' after the key, found '1' (at a)"),
      ("{a-b:1}", "1:3: expected ':' after the key, found '-b' (at a)"),
      ("{a:}", "1:4: expected a value, found '}' (at a)"),
      ("{a:[{b:'x'},{b:[0,!]}]}", "1:19: expected a value, found '!' (at a[1].b[1])"),
      ("{'a b':[!]}", "1:9: expected a value, found '!' (at ['a b'][0])"),
      ("[\n  /* */ é\n]", "2:9: expected a value, found 'é' without quotes (at [0])"),
      ("tru", "1:1: expected a value, found 'tru' without quotes"),
      ("True", "1:1: expected a value, found 'True' without quotes"),
      (#"tr\u0075e"#, "1:1: expected a value, found 'true' without quotes"),
      ("truenull", "1:1: expected a value, found 'truenull' without quotes"),
      ("/ 1", "1:1: expected '//' or '/*', found '/ '"),
      ("[1] \u{7}", "1:5: expected nothing more, found '\\u{7}'"),
      ("\u{202E}1", "1:1: expected a value, found '\\u{202E}'"),
      ("{\u{0301}a:1}", "1:2: expected a key or '}', found '\u{301}'"),
    ])
  func grammar(text: String, expected: String) {
    #expect(error(in: text) == expected)
  }

  @Test(
    "an end too early says what was open",
    arguments: [
      (
        "[",
        "1:2: expected a value, found the end inside the array opened at line 1, column 1 (at [0])"
      ),
      ("[1", "1:3: expected ',' or ']', found the end inside the array opened at line 1, column 1"),
      (
        "[1,",
        "1:4: expected a value, found the end inside the array opened at line 1, column 1 (at [1])"
      ),
      (
        "\n {",
        "2:3: expected a key or '}', found the end inside the object opened at line 2, column 2"
      ),
      (
        "{a",
        "1:3: expected ':' after the key, found the end inside the object opened at line 1, column 1 (at a)"
      ),
      (
        "{a:",
        "1:4: expected a value, found the end inside the object opened at line 1, column 1 (at a)"
      ),
      (
        "{a:[1]\n",
        "2:1: expected ',' or '}', found the end inside the object opened at line 1, column 1"
      ),
      (
        " 'ab",
        "1:5: expected the closing \"'\", found the end inside the string opened at line 1, column 2"
      ),
      (
        "\"ab\\",
        "1:5: expected a character after '\\', found the end inside the string opened at line 1, column 1"
      ),
      (
        "\"\\u12",
        "1:6: expected 4 hexadecimal digits, found the end inside the string opened at line 1, column 1"
      ),
      ("1 /* ", "1:6: expected '*/', found the end inside the comment opened at line 1, column 3"),
      ("-", "1:2: expected a value, found the end"),
      ("1 /", "1:4: expected '//' or '/*', found the end"),
    ])
  func truncated(text: String, expected: String) {
    #expect(error(in: text) == expected)
  }

  @Test(
    "numbers that are none",
    arguments: [
      "01", "-01", "00", "1.2.3", "1..2", ".", "-.", "1e", "1e+", "1ex", "0x", "0xg", "0x1.8",
      "12abc", "1_000", "--1", "+-1", "0b1", "1.e", ".e1", "0x1p3", "-true",
    ])
  func malformedNumbers(text: String) {
    #expect(error(in: text) == "1:1: expected a number, found '\(text)'")
  }

  @Test(
    "a number too great is not infinite", arguments: ["1e400", "-1e309", "1e99999999999999999999"])
  func outOfRange(text: String) {
    #expect(error(in: text) == "1:1: the number '\(text)' is out of range")
  }

  @Test(
    "strings that go wrong",
    arguments: [
      (
        "'a\nb'",
        "1:3: expected the end of the string opened at line 1, column 1, found the end of the line"
      ),
      (
        "['a', \"b\r\"]",
        "1:9: expected the end of the string opened at line 1, column 7, found the end of the line (at [1])"
      ),
      (#"'\1'"#, #"1:2: expected an escape like \n or \u0041, found '\1'"#),
      (#"'\08'"#, #"1:2: expected an escape like \n or \u0041, found '\0'"#),
      (#"'\xg0'"#, "1:4: expected 2 hexadecimal digits, found 'g0'"),
      (#"'é\u12'"#, "1:7: expected 4 hexadecimal digits, found \"'\""),
      (#"'\u{41}'"#, "1:4: expected 4 hexadecimal digits, found '{'"),
      (#"'\ud83c'"#, #"1:2: '\ud83c' is half of a surrogate pair: expected both halves"#),
      (#"'\udf72'"#, #"1:2: '\udf72' is half of a surrogate pair: expected both halves"#),
      (#"'\ud83c\u0041'"#, #"1:2: '\ud83c' is half of a surrogate pair: expected both halves"#),
      (
        #"{\x61:1}"#,
        "1:3: expected a letter, digit, '$' or '_' in a key without quotes, found 'x61'"
      ),
      (
        #"{a\u0020:1}"#,
        #"1:3: expected a letter, digit, '$' or '_' in a key without quotes, found '\u0020'"#
      ),
      (
        #"{\u0031:1}"#,
        #"1:2: expected a letter, digit, '$' or '_' in a key without quotes, found '\u0031'"#
      ),
    ])
  func strings(text: String, expected: String) {
    #expect(error(in: text) == expected)
  }

  @Test(
    "repeated keys name both places",
    arguments: [
      ("{a:1,\n 'a':2}", "2:2: repeated key 'a', first at line 1, column 2 (at a)"),
      (
        "{x:{a:1,b:{a:{}},\"\\u0061\":2}}",
        "1:18: repeated key 'a', first at line 1, column 5 (at x.a)"
      ),
      (
        "{'\u{E9}':1,'e\u{301}':2}",
        "1:8: repeated key '\u{E9}', first at line 1, column 2 (at ['\u{E9}'])"
      ),
    ])
  func repeatedKeys(text: String, expected: String) {
    #expect(error(in: text) == expected)
  }

  @Test("a repeated key is found among thousands")
  func repeatedKeyInLongObject() {
    let members = (0..<5_000).map { "k\($0):\($0)" } + ["k17:0"]
    #expect(
      error(in: "{" + members.joined(separator: ",\n") + "}").hasPrefix(
        "5001:1: repeated key 'k17', first at line 18, column 1"))
  }

  @Test(
    "bytes that are no UTF-8",
    arguments: [
      ([0x27, 0xFF, 0x27], 0xFF, 2), ([0x27, 0xC3, 0xA9, 0xC3, 0x27], 0xC3, 3),
      ([0xC0, 0xAF], 0xC0, 1), ([0x20, 0xED, 0xA0, 0x80], 0xED, 2),
      ([0xF4, 0x90, 0x80, 0x80], 0xF4, 1),
      ([0xE2, 0x82], 0xE2, 1), ([0x80], 0x80, 1), ([0xE0, 0x80, 0x80], 0xE0, 1),
      (Array(repeating: 0x20, count: 17) + [0xF0, 0x8F, 0xBF, 0xBF], 0xF0, 18),
    ] as [([UInt8], UInt8, Int)])
  func invalidUTF8(bytes: [UInt8], byte: UInt8, column: Int) {
    #expect(
      throws: JSONError(
        .notUTF8(byte: byte), at: JSONPlace(line: 1, column: column), file: "a.json")
    ) {
      try JSONDocument(bytes, file: "a.json")
    }
  }

  @Test("the file leads the message, long texts and paths are shortened")
  func message() {
    let key = String(repeating: "k", count: 39)
    let nested = String(repeating: "{\(key):", count: 9) + String(repeating: "x", count: 90)
    #expect(throws: JSONError.self) { try JSONDocument(nested) }
    let shown = error(in: nested)
    #expect(shown.contains("found '" + String(repeating: "x", count: 40) + "…' without"))
    #expect(shown.hasSuffix(")") && shown.count < 320)
    let named = #expect(throws: JSONError.self) { try JSONDocument("!", file: "a\u{1B}.json") }
    #expect(named?.description == "a\\u{1B}.json:1:1: expected a value, found '!'")
  }
}
