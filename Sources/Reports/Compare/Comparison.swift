/// What a listener would notice between two inputs, screen by screen.
public struct Comparison: Hashable, Sendable {
  /// The screens that differ, in the order of the old input; new ones come last.
  public let screens: [ScreenChange]

  /// One screen that differs.
  public enum ScreenChange: Hashable, Sendable {
    /// Only the new input has it.
    case added(DescribedScreen)
    /// Only the old input has it.
    case removed(DescribedScreen)
    /// Both have it, and something else is heard.
    case changed(from: String, to: String, [StopChange])
  }

  /// One thing that is heard differently.
  public enum StopChange: Hashable, Sendable {
    /// A new stop.
    case added(DescribedStop)
    /// A stop that is gone.
    case removed(DescribedStop)
    /// The same stop, of which something else is said.
    case changed(DescribedStop, DescribedStop)
    /// The same words at another place in the order.
    case moved(DescribedStop, DescribedStop)
  }

  /// Whether nothing differs.
  public var isEmpty: Bool { screens.isEmpty }

  /// Compares two inputs.
  ///
  /// Screens belong together by their titles, then by their names; where one is left on either
  /// side, those two. Stops belong together by what is said of them, then by their identifiers,
  /// their labels, and their places.
  public init(_ old: [DescribedScreen], _ new: [DescribedScreen]) {
    let partners = Self.partners(old, new)
    var changes: [ScreenChange] = []
    for (index, screen) in old.enumerated() {
      guard let other = partners[index] else {
        changes.append(.removed(screen))
        continue
      }
      let stops = StopComparison(screen.stops, new[other].stops).changes
      if stops.isEmpty, screen.title == new[other].title { continue }
      changes.append(.changed(from: screen.title, to: new[other].title, stops))
    }
    let taken = Set(partners.values)
    changes += new.indices.filter { !taken.contains($0) }.map { .added(new[$0]) }
    screens = changes
  }

  /// For each old screen the new one it became.
  private static func partners(
    _ old: [DescribedScreen], _ new: [DescribedScreen]
  ) -> [Int: Int] {
    var partners: [Int: Int] = [:]
    var taken: Set<Int> = []
    func pair(by key: (DescribedScreen) -> String) {
      var waiting: [String: ArraySlice<Int>] = [:]
      for index in new.indices where !taken.contains(index) {
        waiting[key(new[index]), default: []].append(index)
      }
      for index in old.indices where partners[index] == nil {
        guard let other = waiting[key(old[index])]?.popFirst() else { continue }
        partners[index] = other
        taken.insert(other)
      }
    }
    pair(by: \.title)
    pair(by: \.name)
    let left = old.indices.filter { partners[$0] == nil }
    let right = new.indices.filter { !taken.contains($0) }
    if left.count == 1, right.count == 1 { partners[left[0]] = right[0] }
    return partners
  }
}
