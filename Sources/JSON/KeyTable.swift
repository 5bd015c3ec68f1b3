/// The keys of a text, each kept once, and which of them the open objects have already.
///
/// A document repeats a few dozen keys a hundred thousand times: equal spellings share one string,
/// and whether an object has a key already is one look, however many members it has.
struct KeyTable {
  /// A key that was met: its spelling, and the number shared by all spellings that are equal
  /// strings ("é" in one scalar or two).
  struct Key {
    let text: String
    let number: Int
  }

  private var keys: [Key] = []
  /// The bytes of all keys, one after the other, and where each of them stands there.
  private var spellings: [UInt8] = []
  private var ranges: [Range<Int>] = []
  private var numbers: [String: Int] = [:]
  /// By the number of a key: how deep the innermost open object stands that has it (0: none).
  private var depths: [Int32] = []
  /// The last key met for a length and outer bytes, which nearly always is the one met now.
  private var recent = [Int](repeating: -1, count: 256)

  mutating func key(_ bytes: UnsafeBufferPointer<UInt8>) -> Key {
    let slot = recentSlot(bytes)
    let candidate = recent[slot]
    if candidate >= 0, isSpelled(candidate, bytes) { return keys[candidate] }
    let text = String(decoding: bytes, as: UTF8.self)
    let index: Int
    if let known = numbers[text] {
      guard isSpelled(known, bytes) else { return Key(text: text, number: known) }
      index = known
    } else {
      index = keys.count
      keys.append(Key(text: text, number: index))
      ranges.append(spellings.count..<(spellings.count + bytes.count))
      spellings.append(contentsOf: bytes)
      numbers[text] = index
      depths.append(0)
    }
    recent[slot] = index
    return keys[index]
  }

  /// Notes that the object at a depth has a key, and returns the depth noted before.
  mutating func mark(_ number: Int, depth: Int) -> Int {
    let before = depths[number]
    depths[number] = Int32(clamping: depth)
    return Int(before)
  }

  /// Puts back what `mark` returned, when the object is closed.
  mutating func unmark(_ number: Int, depth: Int) {
    depths[number] = Int32(clamping: depth)
  }

  private func isSpelled(_ index: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let range = ranges[index]
    guard range.count == bytes.count else { return false }
    for offset in 0..<bytes.count where spellings[range.lowerBound + offset] != bytes[offset] {
      return false
    }
    return true
  }

  private func recentSlot(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard let first = bytes.first, let last = bytes.last else { return 0 }
    return (bytes.count &* 67 &+ Int(first) &* 7 &+ Int(last) &* 29) & (recent.count - 1)
  }
}
