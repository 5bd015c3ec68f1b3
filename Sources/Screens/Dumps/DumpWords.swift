/// Which words are said in which nodes of a dump.
///
/// Frameworks give a wrapper the words of what is in it. Whether a label says anything new is
/// asked for every labelled wrapper, so it is answered from an index: looking through the nodes
/// below would cost the depth of the tree.
struct DumpWords {
  /// For each word the nodes that say it, in their order.
  private var places: [String: [Int]] = [:]

  /// Indexes the labels, values and placeholders of all nodes.
  init(_ nodes: [DumpNode]) {
    for (number, node) in nodes.enumerated() {
      for text in [node.label, node.value, node.placeholder] {
        guard let text else { continue }
        for word in Self.words(of: text) where places[word]?.last != number {
          places[word, default: []].append(number)
        }
      }
    }
  }

  /// Whether every word of a text is said in one of these nodes.
  func cover(_ text: String, in range: Range<Int>) -> Bool {
    Self.words(of: text).allSatisfy { word in
      guard let places = places[word] else { return false }
      let next = places.partitionPoint { $0 < range.lowerBound }
      return next < places.count && places[next] < range.upperBound
    }
  }

  /// The nodes before a node, from another one on, that say the first word of a text; the last
  /// hundred of them.
  func said(_ text: String, before end: Int, from start: Int) -> ArraySlice<Int> {
    guard let word = Self.words(of: text).first, let places = places[word] else { return [] }
    let first = places.partitionPoint { $0 < start }
    let last = places.partitionPoint { $0 < end }
    return places[first..<last].suffix(100)
  }

  /// The words of a text without case and punctuation; a text of signs alone is one word.
  static func words(of text: String) -> [String] {
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    return words.isEmpty ? [text] : words
  }

  /// Whether every piece of a text, between commas, is a piece of others.
  ///
  /// Words alone would not do here: "Size" is not said by "Text size".
  static func says(_ others: [String?], allOf text: String) -> Bool {
    var said: Set<[String]> = []
    for other in others.compactMap(\.self) {
      said.insert(words(of: other))
      said.formUnion(pieces(of: other))
    }
    return said.contains(words(of: text)) || pieces(of: text).allSatisfy(said.contains)
  }

  private static func pieces(of text: String) -> [[String]] {
    text.split(separator: ",").map { words(of: String($0)) }
  }
}

extension [Int] {
  /// The first index from which a condition no longer holds, in a sorted array.
  fileprivate func partitionPoint(_ holds: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
