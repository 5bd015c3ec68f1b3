import EarshotJSON
import Testing

@Suite("Reading JSON5")
struct ReadingTests {
  private func read(_ text: String) throws -> Sample { Sample(try JSONDocument(text).root) }

  @Test(
    "values of every kind",
    arguments: [
      ("null", .null), ("true", .bool(true)), ("false", .bool(false)), ("[]", []), ("{}", [:]),
      ("\u{FEFF}1", 1), ("[[],[{}],]", [[], [[:]]]), ("{a:{b:[1,2]}}", ["a": ["b": [1, 2]]]),
    ] as [(String, Sample)])
  func values(text: String, expected: Sample) throws {
    #expect(try read(text) == expected)
  }

  @Test(
    "numbers",
    arguments: [
      ("0", 0), ("-0", -0.0), ("-0x0", -0.0), ("+7", 7), (".5", 0.5), ("5.", 5), ("5.e1", 50),
      ("0.", 0), ("-.5e-1", -0.05), ("1e5", 1e5), ("1E+5", 1e5), ("0xDECAF", 912_559),
      ("0XfF", 255), ("0xFFFFFFFFFFFFFFFFF", 295_147_905_179_352_825_856),
      ("0x20000000000001", 9_007_199_254_740_992), ("0x20000000000003", 9_007_199_254_740_996),
      ("9007199254740993", 9_007_199_254_740_992),
      ("123456789012345678901234567890", 1.2345678901234568e29),
      ("0.000000000000000000000000000001", 1e-30), ("1e-400", 0), ("0e999999999999999999999", 0),
      ("2.2250738585072014e-308", .leastNormalMagnitude),
      ("Infinity", .infinity), ("-Infinity", -.infinity), ("+Infinity", .infinity),
      ("1.7976931348623157e308", .greatestFiniteMagnitude), ("4.9e-324", .leastNonzeroMagnitude),
    ] as [(String, Double)])
  func numbers(text: String, expected: Double) throws {
    #expect(try read(text) == .number(expected))
  }

  @Test("a number that is none", arguments: ["NaN", "-NaN", "+NaN"])
  func notANumber(text: String) throws {
    #expect(try read(text) == .number(.nan))
  }

  @Test(
    "strings",
    arguments: [
      (#""""#, ""), (#"''"#, ""), (#"'"'"#, "\""), (#""'""#, "'"), (#""\'\"\\\/""#, "'\"\\/"),
      (#""\b\f\n\r\t\v\0""#, "\u{8}\u{C}\n\r\t\u{B}\0"), (#""\a\é\🍲""#, "aé🍲"),
      (#""\x41\u0042\u00e9""#, "AB\u{E9}"), (#""\ud83c\udf72""#, "🍲"), (#""\uD83C\uDF72!""#, "🍲!"),
      ("\"a\\\nb\\\r\nc\\\rd\\\u{2028}e\\\u{2029}f\"", "abcdef"),
      ("'\u{2028}\u{2029}'", "\u{2028}\u{2029}"),
      ("'\t\u{1}\u{7F}\0'", "\t\u{1}\u{7F}\0"), ("'größe 🍲'", "größe 🍲"), (#""\0a""#, "\0a"),
    ])
  func strings(text: String, expected: String) throws {
    #expect(try read(text) == .string(expected))
  }

  @Test(
    "keys",
    arguments: [
      ("a", "a"), ("$_9", "$_9"), ("größe", "größe"), ("Ünder", "Ünder"), ("ключ", "ключ"),
      (#"\u0061b"#, "ab"), (#"a\u0300"#, "a\u{300}"), ("null", "null"), ("Infinity", "Infinity"),
      ("'a b'", "a b"), (#""""#, ""), ("a\u{200D}b", "a\u{200D}b"), ("ⅳ", "ⅳ"), ("名前", "名前"),
    ])
  func keys(text: String, expected: String) throws {
    #expect(try read("{\(text):1}") == .object([.init(key: expected, value: 1)]))
  }

  @Test(
    "blanks and comments between everything",
    arguments: [
      " ", "\t\u{B}\u{C}", "\n", "\r\n", "\r", "\u{A0}", "\u{FEFF}", "\u{2028}", "\u{2029}",
      "\u{1680}", "\u{2000}", "\u{200A}", "\u{202F}", "\u{205F}", "\u{3000}", "/**/", "/***/",
      "/* } */", "// ]\n", "//\u{2028}", "//\u{2029}", "// é\r",
    ])
  func blanks(blank: String) throws {
    let text = ["", "{", "a", ":", "[", "1", ",", "2", ",", "]", ",", "}", ""]
      .joined(separator: blank)
    #expect(try read(text) == ["a": [1, 2]])
  }

  @Test(
    "words end at blanks beyond ASCII",
    arguments: ["null", "true", "false", "Infinity", "-Infinity", "NaN", "0x1F", "12"],
    ["\u{A0}", "\u{FEFF}", "\u{2028}", "\u{3000}"])
  func wordsBeforeBlanks(word: String, blank: String) throws {
    #expect(try read("[\(word)\(blank)]") == .array([try read(word)]))
  }

  @Test("members keep the order of the text")
  func order() throws {
    #expect(
      try read("{z:1,a:2,'m':3}")
        == .object([
          .init(key: "z", value: 1), .init(key: "a", value: 2), .init(key: "m", value: 3),
        ]))
  }

  @Test("the same key inside and after an inner object is no repetition")
  func keysOfInnerObjects() throws {
    #expect(try read("{a:{a:{b:1},b:{a:1}},b:[{a:1},{a:2}]}") != .null)
  }

  @Test("a member is found by its key")
  func memberByKey() throws {
    let root = try JSONDocument("{a:{b:true}}").root
    #expect(root["a"]?["b"].map { Sample($0) } == .bool(true))
    #expect(root["b"] == nil)
  }
}
