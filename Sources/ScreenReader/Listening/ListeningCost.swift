public import EarshotSemantics

/// What it costs to listen to a screen: gestures and time until everything, an element, or what
/// the screen is for has been heard.
///
/// Times are those of the walk's clock, without hints. A person begins at the first element.
public struct ListeningCost: Hashable, Sendable {
  /// What it costs to have heard everything, by swiping.
  public var all: Way
  /// How much of the time goes on words that were just said: the words every row begins with, and
  /// a role that the label says already; 0 to 1.
  public var repetition: Double
  /// Each element in reading order.
  public var elements: [Reach]
  /// Which element the screen is for, by its place: the first control of the content that can be
  /// used, else of the bars, never the way back; nil if there is none.
  public var mainAction: Int?

  /// A number of gestures and what is heard meanwhile.
  public struct Way: Hashable, Sendable {
    /// How many gestures.
    public var swipes: Int
    /// How long, in ms.
    public var milliseconds: Int
  }

  /// What it costs until an element begins to be heard.
  public struct Reach: Hashable, Sendable {
    /// What it says.
    public var utterance: String
    /// From one element to the next.
    public var bySwiping: Way
    /// With the rotor that is quickest, from its last stop by swiping; nil where none is quicker.
    public var byRotor: RotorWay?
  }

  /// A way by a rotor; turning it is a gesture, and its name is heard.
  public struct RotorWay: Hashable, Sendable {
    /// What it is turned to.
    public var rotor: RotorKind
    /// What it costs.
    public var way: Way
  }
}

extension ListeningCost {
  /// What it costs to listen to stops in reading order.
  public init(of stops: [Stop], phrasing: Phrasing, timing: SpeechTiming) {
    var heard: [(stop: Stop, utterance: Utterance, length: Int)] = []
    phrasing.read(stops) { stop, utterance in
      let length = timing.length(of: utterance.spoken, language: utterance.language)
      heard.append((stop, utterance, length))
    }
    // The time until each stop begins, and behind the last one everything.
    var starts = [0]
    for item in heard { starts.append(starts[starts.count - 1] + item.length) }
    all = Way(swipes: max(0, heard.count - 1), milliseconds: starts[heard.count])

    elements = heard.enumerated().map { index, item in
      Reach(
        utterance: item.utterance.text,
        bySwiping: Way(swipes: index, milliseconds: starts[index]))
    }
    for (_, kind) in RotorKind.named {
      let name = phrasing.phrases.rotors.name(of: kind).spoken
      let turn = timing.length(of: name, language: phrasing.language)
      Self.improve(&elements, by: kind, turning: turn, stops: stops, starts: starts)
    }

    var repeated = 0.0
    for (index, item) in heard.enumerated() {
      let before = index > 0 ? heard[index - 1].utterance.parts : nil
      repeated += Double(item.length) * Self.repetition(in: item.utterance.parts, after: before)
    }
    repetition = starts[heard.count] > 0 ? repeated / Double(starts[heard.count]) : 0

    func isMain(_ stop: Stop) -> Bool {
      stop.element.isControl && !stop.element.traits.contains(.notEnabled)
        && stop.element.systemRole != .backButton
    }
    mainAction =
      stops.firstIndex { $0.region == .content && isMain($0) }
      ?? stops.firstIndex { ($0.region == .bar || $0.region == .bottomBar) && isMain($0) }
  }

  /// Takes the way by a rotor where it is quicker than what is known.
  private static func improve(
    _ elements: inout [Reach], by kind: RotorKind, turning turn: Int, stops: [Stop],
    starts: [Int]
  ) {
    var moves = 0
    var time = turn
    var last: Int?
    for index in stops.indices {
      if index > 0, kind.stops(at: stops[index], after: stops[index - 1]) {
        // The stop before is heard before the next one is swiped to.
        if let last { time += starts[last + 1] - starts[last] }
        moves += 1
        last = index
      }
      guard let last else { continue }
      let way = Way(
        swipes: 1 + moves + index - last, milliseconds: time + starts[index] - starts[last])
      let best = elements[index].byRotor?.way ?? elements[index].bySwiping
      if way.milliseconds < best.milliseconds {
        elements[index].byRotor = RotorWay(rotor: kind, way: way)
      }
    }
  }

  /// The share of an utterance that was just said, or is said twice.
  static func repetition(
    in parts: [UtterancePart], after before: [UtterancePart]?
  ) -> Double {
    let words = words(of: parts.first { $0.kind == .label })
    let all = parts.reduce(0) { $0 + self.words(of: $1).count }
    guard all > 0 else { return 0 }
    var repeated = 0
    if let before {
      let old = self.words(of: before.first { $0.kind == .label })
      repeated = zip(words, old).prefix { $0 == $1 }.count
    }
    let role = self.words(of: parts.first { $0.kind == .role })
    if !role.isEmpty, words.count > role.count, words.suffix(role.count) == role[...] {
      repeated = min(all, repeated + role.count)
    }
    return Double(repeated) / Double(all)
  }

  private static func words(of part: UtterancePart?) -> [String] {
    (part?.spoken ?? "").lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
  }
}

extension RotorKind {
  /// Whether the rotor stops here, coming from the stop before.
  fileprivate func stops(at stop: Stop, after before: Stop) -> Bool {
    stops(at: stop.element)
      ?? stop.containers.contains { container in
        stops(atStartOf: container)
          && !before.containers.contains { $0.number == container.number }
      }
  }
}
