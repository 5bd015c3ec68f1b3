/// A pattern for relative paths: `*` and `?` within a folder, `**` across folders.
///
/// A pattern without a slash matches names at any depth; one that names a folder matches all that
/// is in it.
struct PathPattern {
  private let pieces: [[Character]]

  init(_ text: String) {
    var pieces = text.split(separator: "/").map(Array.init)
    if !text.contains("/") { pieces.insert(["*", "*"], at: 0) }
    self.pieces = pieces
  }

  /// Whether a path, or a folder it is in, matches.
  func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").map(Array.init)
    guard !pieces.isEmpty else { return false }
    // Which pieces may come next; a set in place of backtracking keeps hostile patterns harmless.
    var states: Set<Int> = closed([0])
    for name in names {
      var next: Set<Int> = []
      for state in states where state < pieces.count {
        if pieces[state] == ["*", "*"] { next.insert(state) }
        if Self.matches(name, pieces[state]) { next.insert(state + 1) }
      }
      states = closed(next)
      if states.contains(pieces.count) { return true }
    }
    return false
  }

  /// The states together with those a `**` for no folder at all leads to.
  private func closed(_ states: Set<Int>) -> Set<Int> {
    var all = states
    var state = 0
    while state < pieces.count {
      if all.contains(state), pieces[state] == ["*", "*"] { all.insert(state + 1) }
      state += 1
    }
    return all
  }

  private static func matches(_ name: [Character], _ piece: [Character]) -> Bool {
    var reached = [true] + Array(repeating: false, count: piece.count)
    func skipStars() {
      for index in piece.indices where reached[index] && piece[index] == "*" {
        reached[index + 1] = true
      }
    }
    skipStars()
    for character in name {
      var next = Array(repeating: false, count: piece.count + 1)
      for index in piece.indices where reached[index] {
        switch piece[index] {
        case "*": next[index] = true
        case "?": next[index + 1] = true
        case let wanted: if wanted == character { next[index + 1] = true }
        }
      }
      reached = next
      skipStars()
    }
    return reached[piece.count]
  }
}
