import Testing

@testable import EarshotReports

@Suite("What two sequences have in common")
struct CommonSubsequenceTests {
  /// The length of the longest common subsequence, by its definition.
  private func longest(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>) -> Int {
    guard let left = old.first, let right = new.first else { return 0 }
    if left == right { return 1 + longest(old.dropFirst(), new.dropFirst()) }
    return max(longest(old.dropFirst(), new), longest(old, new.dropFirst()))
  }

  private func sequences(_ count: Int, below bound: Int, seed: Int) -> ([Int], [Int]) {
    var state = seed
    func next(_ bound: Int) -> Int {
      state = (state &* 75 &+ 74) % 65_537
      return state % bound
    }
    return (
      (0..<next(count + 1)).map { _ in next(bound) }, (0..<next(count + 1)).map { _ in next(bound) }
    )
  }

  private func expectCommon(_ common: CommonSubsequence, _ old: [Int], _ new: [Int]) {
    #expect(common.pairs.allSatisfy { old[$0.old] == new[$0.new] })
    for (left, right) in zip(common.pairs, common.pairs.dropFirst()) {
      #expect(left.old < right.old && left.new < right.new)
    }
  }

  @Test("is as long as the definition asks for", arguments: 1...120)
  func exact(seed: Int) {
    let (old, new) = sequences(9, below: 4, seed: seed)
    let common = CommonSubsequence(old, new)
    expectCommon(common, old, new)
    #expect(common.pairs.count == longest(old[...], new[...]), "\(old) \(new)")
  }

  @Test("is common also where it is cut at what stands once", arguments: 1...60)
  func cut(seed: Int) {
    let (old, new) = sequences(60, below: 40, seed: seed)
    let common = CommonSubsequence(old, new, exactLimit: 0)
    expectCommon(common, old, new)
    let shared = Set(old).intersection(new)
    #expect(common.pairs.isEmpty == shared.isEmpty, "\(old) \(new)")
  }

  @Test("of long sequences that differ a little is all but that")
  func long() {
    let old = Array(0..<20_000)
    var new = old
    new.remove(at: 12_000)
    new.insert(-1, at: 7_000)
    new.insert(-2, at: 3)
    let common = CommonSubsequence(old, new)
    expectCommon(common, old, new)
    #expect(common.pairs.count == 19_999)
  }
}
