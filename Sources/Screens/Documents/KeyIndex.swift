/// Finds the place of a name in a short closed list, faster than a dictionary would.
///
/// Reading a large document asks this for every key, and most of the time of a dictionary goes into
/// a hash that is safe against names chosen to collide. Here the list is ours and the slots are
/// made for it; an unknown name that falls into a taken slot costs one comparison more.
struct KeyIndex: Sendable {
  private let names: [String]
  /// The place of a name in each slot, or -1; a name whose slot is taken stands in the next.
  private let slots: [Int16]

  /// Names are ASCII; of those that repeat the first keeps its place.
  init(_ names: [String]) {
    self.names = names
    var slots = [Int16](repeating: -1, count: Self.slotCount(for: names.count))
    for (place, name) in names.enumerated().reversed() {
      var slot = Self.hash(name) & (slots.count - 1)
      while slots[slot] >= 0, names[Int(slots[slot])] != name {
        slot = (slot + 1) & (slots.count - 1)
      }
      slots[slot] = Int16(clamping: place)
    }
    self.slots = slots
  }

  /// The place of a name in the list, nil if it is not there.
  subscript(name: String) -> Int? {
    var slot = Self.hash(name) & (slots.count - 1)
    while slots[slot] >= 0 {
      let place = Int(slots[slot])
      if names[place] == name { return place }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// A power of two that leaves three of four slots free.
  private static func slotCount(for count: Int) -> Int {
    var slots = 16
    while slots < 4 * count { slots *= 2 }
    return slots
  }

  private static func hash(_ name: String) -> Int {
    let bytes = name.utf8
    guard let first = bytes.first, let last = bytes.last else { return 0 }
    return 31 &* bytes.count &+ 7 &* Int(first) &+ 3 &* Int(last)
  }
}
