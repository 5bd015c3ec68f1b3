/// The name somebody most likely meant, or nil if none is near.
///
/// Near is a distance of at most 3 and at most 40 % of the longer name (but 1 always), where a letter
/// put in, left out, changed, or two neighbours swapped cost 1 each. Upper and lower case do not
/// count. Of names equally near the first is taken. A name of more than 64 Unicode scalars is near
/// to nothing.
///
/// ```swift
/// nearest(to: "lable", in: ["label", "value"])   // "label"
/// ```
public func nearest(to name: String, in candidates: some Sequence<String>) -> String? {
  guard let wanted = name.folded else { return nil }
  var best: (name: String, distance: Int)?
  for candidate in candidates {
    guard let other = candidate.folded else { continue }
    let longer = max(wanted.count, other.count)
    let limit = min(max(1, min(3, longer * 2 / 5)), best.map { $0.distance } ?? 3)
    guard let distance = distance(from: wanted, to: other, limit: limit) else { continue }
    if best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
  }
  return best?.name
}

extension String {
  /// The scalars in lower case, or nil if there are too many to compare.
  fileprivate var folded: [Unicode.Scalar]? {
    guard utf8.count <= 256 else { return nil }
    let scalars = Array(lowercased().unicodeScalars)
    return scalars.count <= 64 ? scalars : nil
  }
}

/// The distance with swaps of neighbours (each letter edited once at most), or nil if it is over the
/// limit.
private func distance(
  from first: [Unicode.Scalar], to second: [Unicode.Scalar], limit: Int
) -> Int? {
  guard abs(first.count - second.count) <= limit else { return nil }
  var beforeLast: [Int] = []
  var last = Array(0...second.count)
  for row in first.indices {
    var current = [row + 1]
    current.reserveCapacity(second.count + 1)
    for column in second.indices {
      let change = last[column] + (first[row] == second[column] ? 0 : 1)
      var cost = min(change, last[column + 1] + 1, current[column] + 1)
      let isSwap =
        row > 0 && column > 0 && first[row] == second[column - 1]
        && first[row - 1] == second[column]
      if isSwap { cost = min(cost, beforeLast[column - 1] + 1) }
      current.append(cost)
    }
    guard current.contains(where: { $0 <= limit }) else { return nil }
    beforeLast = last
    last = current
  }
  return last.last.flatMap { $0 <= limit ? $0 : nil }
}
