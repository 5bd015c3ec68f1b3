import EarshotJSON
import Testing

@Suite("Writing JSON")
struct WriterTests {
  private func text(_ form: JSONWriter.Form, _ body: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter(form)
    body(&writer)
    return writer.text
  }

  private func element(_ writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("label", "Wi-Fi")
    writer.member("hint", String?.none)
    writer.member("traits", ["button", "selected"])
    writer.member("actions", [String]())
    writer.member("index", 3)
    writer.member("expanded", false)
    writer.member("sortPriority", 1.5)
    writer.key("frame")
    writer.beginArray(inline: true)
    for number in [0, 10.5, 390, 44] { writer.value(number) }
    writer.end()
    writer.key("on")
    writer.beginObject(inline: true)
    writer.key("activate")
    writer.beginObject()
    writer.member("push", "soup")
    writer.end()
    writer.end()
    writer.key("children")
    writer.beginArray()
    writer.null()
    writer.beginObject()
    writer.end()
    writer.beginArray()
    writer.end()
    writer.end()
    writer.end()
  }

  @Test("on one line, in the order given, without what is absent")
  func line() {
    #expect(
      text(.line) { element(&$0) }
        == #"{"label":"Wi-Fi","traits":["button","selected"],"index":3,"expanded":false,"#
        + #""sortPriority":1.5,"frame":[0,10.5,390,44],"on":{"activate":{"push":"soup"}},"#
        + #""children":[null,{},[]]}"#)
  }

  @Test("pretty, with short things on one line")
  func pretty() {
    #expect(
      text(.pretty) { element(&$0) } == """
        {
          "label": "Wi-Fi",
          "traits": ["button", "selected"],
          "index": 3,
          "expanded": false,
          "sortPriority": 1.5,
          "frame": [0, 10.5, 390, 44],
          "on": { "activate": { "push": "soup" } },
          "children": [
            null,
            {},
            []
          ]
        }
        """)
  }

  @Test("a value a line, handed over piece by piece")
  func lines() {
    var writer = JSONWriter()
    var pieces = ""
    for number in 1...3 {
      writer.beginArray()
      writer.value(number)
      writer.end()
      writer.endLine()
      pieces += writer.text
      writer.removeAll()
    }
    #expect(pieces == "[1]\n[2]\n[3]\n")
  }

  @Test("closing when nothing is open does nothing")
  func closingNothing() {
    #expect(
      text(.line) { writer in
        writer.end()
        writer.value(1)
        writer.end()
      } == "1")
  }

  @Test(
    "numbers in their shortest spelling",
    arguments: [
      (0, "0"), (-0.0, "-0"), (12, "12"), (-12, "-12"), (0.1, "0.1"), (1e15, "1000000000000000"),
      (1e16, "1e+16"), (1.5e300, "1.5e+300"), (.leastNonzeroMagnitude, "5e-324"),
      (0.00001, "1e-05"),
      (-9_007_199_254_740_992, "-9007199254740992"), (0x1p54, "1.8014398509481984e+16"),
      (.nan, "null"), (.infinity, "null"),
      (-.infinity, "null"),
    ] as [(Double, String)])
  func numbers(number: Double, expected: String) {
    #expect(text(.line) { $0.value(number) } == expected)
  }

  @Test("integers to the ends of their range", arguments: [Int.min, -1, 0, 7, Int.max])
  func integers(integer: Int) {
    #expect(text(.line) { $0.value(integer) } == "\(integer)")
  }

  @Test(
    "escapes",
    arguments: [
      ("\"\\/", #""\"\\/""#), ("\u{8}\u{C}\n\r\t", #""\b\f\n\r\t""#),
      ("\0\u{1F}", #""\u0000\u001f""#),
      ("\u{7F}\u{80}\u{9F}\u{A0}", "\"\\u007f\\u0080\\u009f\u{A0}\""),
      ("\u{61C}\u{200E}\u{200F}", #""\u061c\u200e\u200f""#),
      (
        "\u{2028}\u{2029}\u{202A}\u{202E}\u{2066}\u{2069}",
        #""\u2028\u2029\u202a\u202e\u2066\u2069""#
      ),
      ("\u{FEFF}\u{FFFD}", "\"\\ufeff\u{FFFD}\""), ("é🍲\u{200D}€", "\"é🍲\u{200D}€\""),
    ])
  func escapes(string: String, expected: String) {
    #expect(text(.line) { $0.value(string) } == expected)
    #expect(
      text(.line) { writer in
        writer.beginObject()
        writer.member(string, true)
        writer.end()
      } == "{\(expected):true}")
  }

  /// The same by looking at one scalar after the other.
  private func slowlyEscaped(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      let short: [Unicode.Scalar: String] = [
        "\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t", "\u{8}": "\\b",
        "\u{C}": "\\f",
      ]
      let isUnsafe =
        scalar.properties.generalCategory == .control || scalar == "\u{FEFF}"
        || [0x61C, 0x200E, 0x200F].contains(scalar.value)
        || (0x2028...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
      let digits = String(scalar.value, radix: 16)
      text +=
        short[scalar]
        ?? (isUnsafe
          ? "\\u" + String(repeating: "0", count: 4 - digits.count) + digits : String(scalar))
    }
    return text + "\""
  }

  @Test("every scalar is escaped or not as looking at each would have it")
  func everyScalar() {
    for base in stride(from: UInt32(0), to: 0x11_0000, by: 64) {
      let scalars = (base..<(base + 64)).compactMap { Unicode.Scalar($0) }
      var string = String.UnicodeScalarView()
      for scalar in scalars {
        string.append(scalar)
        string.append("a")
      }
      let expected = slowlyEscaped(String(string))
      let written = text(.line) { $0.value(String(string)) }
      #expect(written.utf8.elementsEqual(expected.utf8), "from \(base)")
    }
  }

  @Test("unsafe bytes are found wherever they stand among plain ones")
  func positions() {
    for odd in ["\"", "\\", "\n", "\u{7F}", "\u{9B}", "\u{202E}", "\u{1F}", "é", "🍲"] {
      for length in 0..<20 {
        for index in 0...length {
          let plain = Array("!~ #[]^abcxyz{}|09@`".prefix(length))
          let string = String(plain[..<index]) + odd + String(plain[index...])
          #expect(text(.line) { $0.value(string) } == slowlyEscaped(string))
        }
      }
    }
  }
}
