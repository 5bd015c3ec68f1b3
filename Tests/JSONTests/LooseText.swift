/// Spells a value in one of the many ways JSON5 has for it.
struct LooseText {
  var dice: Dice
  private(set) var text = String.UnicodeScalarView()

  init(dice: Dice) { self.dice = dice }

  var bytes: [UInt8] { Array(String(text).utf8) }

  private mutating func add(_ piece: String) { text.append(contentsOf: piece.unicodeScalars) }

  mutating func write(_ sample: Sample) {
    blanks()
    switch sample {
    case .null: add("null")
    case .bool(let bool): add(bool ? "true" : "false")
    case .number(let number): add(spelling(of: number))
    case .string(let string): quote(string)
    case .array(let elements):
      add("[")
      for (index, element) in elements.enumerated() {
        write(element)
        comma(isLast: index == elements.count - 1)
      }
      blanks()
      add("]")
    case .object(let members):
      add("{")
      for (index, member) in members.enumerated() {
        blanks()
        key(member.key)
        blanks()
        add(":")
        write(member.value)
        comma(isLast: index == members.count - 1)
      }
      blanks()
      add("}")
    }
    blanks()
  }

  private mutating func comma(isLast: Bool) {
    blanks()
    if !isLast || dice.below(2) == 0 { add(",") }
  }

  private mutating func blanks() {
    while dice.below(3) == 0 {
      add(
        dice.one(of: [
          " ", "  ", "\t", "\n", "\r\n", "\r", "\u{B}", "\u{C}", "\u{A0}", "\u{FEFF}", "\u{2028}",
          "\u{2029}", "\u{2003}", "\u{3000}", "/**/", "/* * / é\n\r\n ** */", "// {[\"\n", "//\r",
          "// 🍲\u{2028}", "//\r\n",
        ]))
    }
  }

  private mutating func spelling(of number: Double) -> String {
    if number.isNaN { return dice.one(of: ["NaN", "+NaN", "-NaN"]) }
    let sign = number.sign == .minus ? "-" : dice.one(of: ["", "+"])
    if number.isInfinite { return sign + "Infinity" }
    let magnitude = number.magnitude
    let plain = magnitude.description
    var spellings = [plain, plain.uppercased()]
    if !plain.contains("e") {
      if plain.hasSuffix(".0") {
        spellings.append(String(plain.dropLast()))
        spellings.append(String(plain.dropLast(2)))
      }
      if plain.hasPrefix("0."), plain != "0.0" { spellings.append(String(plain.dropFirst())) }
      spellings.append(plain + "000e-0")
      spellings.append(plain + "E+00")
    }
    if let integer = UInt64(exactly: magnitude) {
      spellings.append("0x" + String(integer, radix: 16))
      spellings.append("0X000" + String(integer, radix: 16, uppercase: true))
    }
    return sign + dice.one(of: spellings)
  }

  private mutating func key(_ key: String) {
    let letters = key.unicodeScalars
    let isName = !letters.isEmpty && letters.allSatisfy { $0.isASCII && $0.properties.isAlphabetic }
    guard isName, dice.below(2) == 0 else { return quote(key) }
    for letter in letters {
      add(dice.below(8) == 0 ? escape(UInt16(letter.value)) : String(letter))
    }
  }

  private mutating func quote(_ string: String) {
    let mark = dice.one(of: ["'", "\""])
    add(mark)
    for scalar in string.unicodeScalars {
      if dice.below(20) == 0 { add(dice.one(of: ["\\\n", "\\\r\n", "\\\r", "\\\u{2028}"])) }
      let mustEscape = "\n\r\\".unicodeScalars.contains(scalar) || String(scalar) == mark
      add(mustEscape || dice.below(6) == 0 ? escaped(scalar) : String(scalar))
    }
    add(mark)
  }

  private mutating func escaped(_ scalar: Unicode.Scalar) -> String {
    let short: [Unicode.Scalar: String] = [
      "\n": "\\n", "\r": "\\r", "\t": "\\t", "\u{8}": "\\b", "\u{B}": "\\v", "\u{C}": "\\f",
      "\\": "\\\\", "\"": "\\\"", "'": "\\'", "/": "\\/", "é": "\\é",
    ]
    if let short = short[scalar], dice.below(2) == 0 { return short }
    if scalar.value <= 0xFF, dice.below(2) == 0 {
      return "\\x" + padded(UInt16(scalar.value), to: 2)
    }
    return String(scalar).utf16.map { escape($0) }.joined()
  }

  private func escape(_ unit: UInt16) -> String { "\\u" + padded(unit, to: 4) }

  private func padded(_ unit: UInt16, to count: Int) -> String {
    let digits = String(unit, radix: 16)
    return String(repeating: "0", count: count - digits.count) + digits
  }
}
