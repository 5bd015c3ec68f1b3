/// The same throws in every run: SplitMix64 with a fixed seed.
struct Dice {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  mutating func one<Element>(of choices: [Element]) -> Element { choices[below(choices.count)] }
}

extension Dice {
  /// A value of any kind; finite numbers only unless told otherwise.
  mutating func sample(depth: Int = 4, finite: Bool = true) -> Sample {
    switch below(depth > 0 ? 9 : 6) {
    case 0: return .null
    case 1: return .bool(below(2) == 0)
    case 2, 3: return .number(number(finite: finite))
    case 4, 5: return .string(string())
    case 6: return .array((0..<below(5)).map { _ in sample(depth: depth - 1, finite: finite) })
    default: return object(depth: depth, finite: finite)
    }
  }

  private mutating func object(depth: Int, finite: Bool) -> Sample {
    var members: [Sample.Member] = []
    for _ in 0..<below(6) {
      let key = string()
      guard !members.contains(where: { $0.key == key }) else { continue }
      members.append(.init(key: key, value: sample(depth: depth - 1, finite: finite)))
    }
    return .object(members)
  }

  mutating func number(finite: Bool) -> Double {
    switch below(6) {
    case 0: return Double(below(2_000) - 1_000)
    case 1: return Double(below(2_000_000)) / 1_000
    case 2:
      return one(of: [
        0, -0.0, 1e15, 1e16, 1e22, 1e23, 0.1, .leastNonzeroMagnitude, 1.7976931348623157e308,
      ])
    case 3: return Double(Int64(bitPattern: next()))
    case 4 where !finite: return one(of: [.nan, .infinity, -.infinity])
    default:
      let any = Double(bitPattern: next())
      return any.isFinite ? any : 0.5
    }
  }

  mutating func string() -> String {
    var scalars = String.UnicodeScalarView()
    for _ in 0..<below(9) { scalars.append(scalar()) }
    return String(scalars)
  }

  mutating func scalar() -> Unicode.Scalar {
    switch below(5) {
    case 0:
      let odd: [Unicode.Scalar] = [
        "\"", "'", "\\", "/", "\n", "\r", "\t", "\0", "\u{1B}", "\u{7F}", "\u{9B}", "\u{61C}",
        "\u{2028}", "\u{2029}", "\u{202E}", "\u{2066}", "\u{FEFF}", "\u{FFFD}", "\u{10FFFF}",
        "\u{301}", "é", "ß", "€", "🍲", "\u{200D}",
      ]
      return one(of: odd)
    case 1: return Unicode.Scalar(UInt32(below(0x11_0000))) ?? "x"
    default: return Unicode.Scalar(UInt8(ascii: "a") + UInt8(below(26)))
    }
  }
}
