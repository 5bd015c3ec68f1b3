/// What two sequences have in common, in the order of both.
///
/// Short sequences are compared exactly; long ones are cut where something stands once in both
/// first, so that two screens of 100,000 rows take a moment and not an hour.
struct CommonSubsequence {
  /// The places of each thing that is in both, growing on either side.
  private(set) var pairs: [(old: Int, new: Int)] = []

  private let old: [Int]
  private let new: [Int]
  /// How many pairs of places may be looked at for an exact answer.
  private let exactLimit: Int

  /// How often what is long is cut before places are paired in their order.
  private static let cutLimit = 32

  private struct Part {
    var old: Range<Int>
    var new: Range<Int>
    var cuts: Int
  }

  /// Compares two sequences.
  ///
  /// - Complexity: O(*n* log *n*), and at most `exactLimit` steps for each part that is exact.
  init<Item: Hashable>(_ old: [Item], _ new: [Item], exactLimit: Int = 1_000_000) {
    var numbers: [Item: Int] = [:]
    func number(_ item: Item) -> Int {
      if let known = numbers[item] { return known }
      numbers[item] = numbers.count
      return numbers.count - 1
    }
    self.old = old.map(number)
    self.new = new.map(number)
    self.exactLimit = exactLimit
    var parts = [Part(old: 0..<old.count, new: 0..<new.count, cuts: 0)]
    while let part = parts.popLast() { parts += compare(part) }
    pairs.sort { $0.old < $1.old }
  }

  /// Notes what a part has in common, or cuts it.
  private mutating func compare(_ part: Part) -> [Part] {
    var part = part
    while let left = part.old.first, let right = part.new.first, old[left] == new[right] {
      pairs.append((left, right))
      part.old = (left + 1)..<part.old.upperBound
      part.new = (right + 1)..<part.new.upperBound
    }
    while let left = part.old.last, let right = part.new.last, old[left] == new[right] {
      pairs.append((left, right))
      part.old = part.old.lowerBound..<left
      part.new = part.new.lowerBound..<right
    }
    guard !part.old.isEmpty, !part.new.isEmpty else { return [] }
    let (cells, isHuge) = part.old.count.multipliedReportingOverflow(by: part.new.count)
    if !isHuge, cells <= exactLimit {
      compareExactly(part)
      return []
    }
    let isLast = part.cuts >= Self.cutLimit
    let anchors = Self.growing(isLast ? inOrder(part) : unique(part))
    if anchors.isEmpty || isLast {
      pairs += isLast ? anchors : Self.growing(inOrder(part))
      return []
    }
    var parts: [Part] = []
    var left = part.old.lowerBound
    var right = part.new.lowerBound
    for anchor in anchors {
      pairs.append(anchor)
      parts.append(Part(old: left..<anchor.old, new: right..<anchor.new, cuts: part.cuts + 1))
      left = anchor.old + 1
      right = anchor.new + 1
    }
    parts.append(
      Part(
        old: left..<part.old.upperBound, new: right..<part.new.upperBound, cuts: part.cuts + 1))
    return parts
  }

  /// The longest common subsequence by the table of all pairs of places.
  private mutating func compareExactly(_ part: Part) {
    let width = part.new.count + 1
    var lengths = [Int32](repeating: 0, count: (part.old.count + 1) * width)
    for left in part.old.indices.reversed() {
      let row = (left - part.old.lowerBound) * width
      for right in part.new.indices.reversed() {
        let cell = row + right - part.new.lowerBound
        lengths[cell] =
          old[left] == new[right]
          ? lengths[cell + width + 1] + 1 : max(lengths[cell + width], lengths[cell + 1])
      }
    }
    var left = part.old.lowerBound
    var right = part.new.lowerBound
    while left < part.old.upperBound, right < part.new.upperBound {
      let cell = (left - part.old.lowerBound) * width + right - part.new.lowerBound
      if old[left] == new[right] {
        pairs.append((left, right))
        left += 1
        right += 1
      } else if lengths[cell + width] >= lengths[cell + 1] {
        left += 1
      } else {
        right += 1
      }
    }
  }

  /// What stands once on either side of a part, by its place on the old one.
  private func unique(_ part: Part) -> [(old: Int, new: Int)] {
    let left = Self.single(old, in: part.old)
    let right = Self.single(new, in: part.new)
    return part.old.compactMap { place in
      guard left[old[place]] == place, let other = right[old[place]] else { return nil }
      return (place, other)
    }
  }

  private static func single(_ items: [Int], in range: Range<Int>) -> [Int: Int] {
    var places: [Int: Int] = [:]
    var repeated: Set<Int> = []
    for place in range where places.updateValue(place, forKey: items[place]) != nil {
      repeated.insert(items[place])
    }
    for item in repeated { places[item] = nil }
    return places
  }

  /// The first of a thing with the first, the second with the second.
  private func inOrder(_ part: Part) -> [(old: Int, new: Int)] {
    var waiting: [Int: ArraySlice<Int>] = [:]
    for place in part.new { waiting[new[place], default: []].append(place) }
    return part.old.compactMap { place in
      guard let other = waiting[old[place]]?.popFirst() else { return nil }
      return (place, other)
    }
  }

  /// The longest run of pairs that grows on the new side; they grow on the old one already.
  private static func growing(_ pairs: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
    var ends: [Int] = []
    var before = [Int](repeating: -1, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].new < pair.new { low = middle + 1 } else { high = middle }
      }
      before[index] = low > 0 ? ends[low - 1] : -1
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var run: [(old: Int, new: Int)] = []
    var index = ends.last ?? -1
    while index >= 0 {
      run.append(pairs[index])
      index = before[index]
    }
    return run.reversed()
  }
}
