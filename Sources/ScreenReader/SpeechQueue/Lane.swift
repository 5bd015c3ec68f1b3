extension SpeechQueue {
  /// Utterances that wait, first in, first out; taking the first costs the same in any length.
  struct Lane: Hashable, Sendable {
    private var items: [Utterance] = []
    private var head = 0

    init() {}

    mutating func append(_ utterance: Utterance) { items.append(utterance) }

    mutating func popFirst() -> Utterance? {
      guard head < items.count else { return nil }
      defer {
        head += 1
        if head == items.count {
          removeAll()
        } else if head > 1_000, head * 2 > items.count {
          items.removeFirst(head)
          head = 0
        }
      }
      return items[head]
    }

    /// Takes out everything that waits, in order.
    mutating func takeAll() -> [Utterance] {
      guard head < items.count else { return [] }
      defer { removeAll() }
      return Array(items[head...])
    }

    private mutating func removeAll() {
      items.removeAll(keepingCapacity: true)
      head = 0
    }

    /// Takes out what matches and returns it, in order.
    mutating func removeAll(where matches: (Utterance) -> Bool) -> [Utterance] {
      let taken = items[head...].filter(matches)
      if !taken.isEmpty {
        items = items[head...].filter { !matches($0) }
        head = 0
      }
      return taken
    }

    /// Puts an announcement behind those that wait, ahead of everything else.
    mutating func insertBehindAnnouncements(_ utterance: Utterance) {
      let place = items[head...].lastIndex(where: \.isAnnouncement).map { $0 + 1 } ?? head
      items.insert(utterance, at: place)
    }
  }
}

extension SpeechQueue.Lane: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { items.count - head }
  subscript(position: Int) -> SpeechQueue.Utterance { items[head + position] }
}
