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

  mutating func flag() -> Bool { below(2) == 0 }

  mutating func one<Item>(of choices: [Item]) -> Item { choices[below(choices.count)] }

  mutating func maybe<Item>(_ make: (inout Dice) -> Item) -> Item? {
    below(3) == 0 ? make(&self) : nil
  }

  mutating func some<Item>(upTo most: Int, _ make: (inout Dice) -> Item) -> [Item] {
    (0..<below(most + 1)).map { _ in make(&self) }
  }
}
