import EarshotReader
import EarshotSemantics

/// Finds out which stops of two screens belong together, and what is heard differently.
struct StopComparison {
  /// What differs, by the place in the new screen; what is gone stands where it was.
  private(set) var changes: [Comparison.StopChange] = []

  private let old: [DescribedStop]
  private let new: [DescribedStop]
  /// For each old stop that was found again its new place.
  private var partners: [Int: Int] = [:]
  private var taken: Set<Int> = []

  init(_ old: [DescribedStop], _ new: [DescribedStop]) {
    self.old = old
    self.new = new
    for pair in CommonSubsequence(old.map(\.heard), new.map(\.heard)).pairs {
      join(pair.old, pair.new)
    }
    let same = partners
    pair { $0.stop.element.name ?? $0.stop.element.identifier }
    // The same words once more, at another place.
    pair(repeats: true) { $0.heard.joined(separator: "\n") }
    pair { $0.utterance.parts.first { $0.kind == .label }?.text }
    pairByPlace()
    list(same)
  }

  private mutating func join(_ left: Int, _ right: Int) {
    partners[left] = right
    taken.insert(right)
  }

  /// Joins what has the same key; one that stands there several times only if that is asked for.
  private mutating func pair(repeats: Bool = false, by key: (DescribedStop) -> String?) {
    var waiting: [String: [Int]] = [:]
    for index in new.indices where !taken.contains(index) {
      if let key = key(new[index]) { waiting[key, default: []].append(index) }
    }
    var asking: [String: [Int]] = [:]
    for index in old.indices where partners[index] == nil {
      if let key = key(old[index]) { asking[key, default: []].append(index) }
    }
    for index in old.indices where partners[index] == nil {
      guard let key = key(old[index]), let right = waiting[key], let left = asking[key] else {
        continue
      }
      if repeats || (left.count == 1 && right.count == 1) || left.count == right.count {
        guard let place = left.firstIndex(of: index), place < right.count, place < 1_000 else {
          continue
        }
        join(index, right[place])
      }
    }
  }

  /// Joins what is left between two stops that are the same on both sides, if it is of one kind.
  private mutating func pairByPlace() {
    var right = 0
    var gap: [Int] = []
    func others(before end: Int) -> [Int] {
      (right..<max(right, end)).filter { !taken.contains($0) }
    }
    var found: [(Int, Int)] = []
    for left in 0...old.count {
      let partner = left < old.count ? partners[left] : new.count
      guard let partner else {
        gap.append(left)
        continue
      }
      guard partner >= right else { continue }
      let waiting = others(before: partner)
      if gap.count == waiting.count {
        for (left, right) in zip(gap, waiting) where isOfOneKind(old[left], new[right]) {
          found.append((left, right))
        }
      }
      gap = []
      right = partner + 1
    }
    for (left, right) in found { join(left, right) }
  }

  private func isOfOneKind(_ left: DescribedStop, _ right: DescribedStop) -> Bool {
    let states: Traits = [.selected, .notEnabled, .isEditing]
    return left.stop.element.traits.subtracting(states)
      == right.stop.element.traits.subtracting(states) && left.stop.region == right.stop.region
  }

  /// Writes down what differs, the old stops that are gone before what took their place.
  private mutating func list(_ same: [Int: Int]) {
    var origins: [Int: Int] = [:]
    for (left, right) in partners { origins[right] = left }
    var left = 0
    func gone(before end: Int) {
      while left < end {
        if partners[left] == nil { changes.append(.removed(old[left])) }
        left += 1
      }
    }
    for right in new.indices {
      guard let origin = origins[right] else {
        changes.append(.added(new[right]))
        continue
      }
      if same[origin] == right {
        gone(before: origin)
        left = max(left, origin + 1)
      } else if old[origin].heard == new[right].heard {
        changes.append(.moved(old[origin], new[right]))
      } else {
        changes.append(.changed(old[origin], new[right]))
      }
    }
    gone(before: old.count)
  }
}
