/// How alike words are: how many letters have to be put in, taken out, changed or swapped.
enum Nearness {
  /// The choices most like a word, best first; among equals in their own order.
  static func nearest(to word: String, in choices: [String], count: Int) -> [String] {
    var seen: Set<String> = []
    let distances = choices.filter { seen.insert($0).inserted }.map { choice in
      (choice, distance(word.lowercased(), choice.lowercased()))
    }
    // `sorted` of the standard library keeps the order of equals.
    return distances.sorted { $0.1 < $1.1 }.prefix(count).map(\.0)
  }

  /// The choice that was most likely meant, nil if none is near enough.
  static func meant(by word: String, in choices: [String]) -> String? {
    guard let best = nearest(to: word, in: choices, count: 1).first else { return nil }
    let limit = max(1, min(3, word.count / 2))
    return distance(word.lowercased(), best.lowercased()) <= limit ? best : nil
  }

  /// The number of changes between two words; of long ones only the beginning counts.
  static func distance(_ left: String, _ right: String) -> Int {
    let left = Array(left.prefix(100))
    let right = Array(right.prefix(100))
    var before: [Int] = []
    var last = Array(0...right.count)
    for (i, a) in left.enumerated() {
      var row = [i + 1]
      row.reserveCapacity(right.count + 1)
      for (j, b) in right.enumerated() {
        var best = min(last[j + 1], row[j]) + 1
        best = min(best, last[j] + (a == b ? 0 : 1))
        if i > 0, j > 0, a == right[j - 1], left[i - 1] == b { best = min(best, before[j - 1] + 1) }
        row.append(best)
      }
      before = last
      last = row
    }
    return last[right.count]
  }
}
