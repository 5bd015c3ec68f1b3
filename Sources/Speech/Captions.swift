/// A caption: a text and when it is shown.
public struct Cue: Hashable, Sendable {
  /// When it appears, in ms.
  public var startMs: Int
  /// When it goes, in ms.
  public var endMs: Int
  /// The text as it is, not escaped.
  public var text: String
  /// Who says it: "focus", "hint", "announcement"; nil if nobody is named.
  public var speaker: String?
  /// The words of the text in their order, each with the time from which it is heard, in ms.
  public var words: [SpokenWord]

  /// Makes a caption.
  public init(
    startMs: Int, endMs: Int, text: String, speaker: String? = nil, words: [SpokenWord] = []
  ) {
    self.startMs = startMs
    self.endMs = endMs
    self.text = text
    self.speaker = speaker
    self.words = words
  }
}

/// Captions for a soundtrack, written as WebVTT: one an utterance, with the time of each word.
///
///     00:00:01.200 --> 00:00:02.480
///     <v focus>Wi-Fi, <00:00:01.610>Switch <00:00:01.900>Button
public struct Captions: Hashable, Sendable {
  /// The captions in any order; the file has them by their start.
  public var cues: [Cue]

  /// Makes captions.
  public init(_ cues: [Cue] = []) { self.cues = cues }

  /// Adds the caption of an utterance that was placed on a soundtrack.
  ///
  /// - Parameters:
  ///   - span: Its place, as `Soundtrack` returned it. A span shorter than the utterance means it
  ///     was cut: what was not heard is left out.
  ///   - speaker: Who says it, if that is told.
  public mutating func add(
    _ utterance: SpokenUtterance, during span: Range<Int>, speaker: String? = nil
  ) {
    guard !span.isEmpty else { return }
    let words = utterance.words.map { SpokenWord(scalars: $0.scalars, ms: $0.ms + span.lowerBound) }
    var text = utterance.text
    let heard = words.prefix { $0.ms < span.upperBound }
    if heard.count < words.count {
      let scalars = text.unicodeScalars
      text = String(scalars.prefix(words[heard.count].scalars.lowerBound))
    }
    guard let text = Self.isBlank(text) ? nil : text else { return }
    // A voice may begin a little later than its sound does.
    let start = max(span.lowerBound, heard.first?.ms ?? span.lowerBound)
    cues.append(
      Cue(
        startMs: start, endMs: span.upperBound, text: text, speaker: speaker, words: Array(heard)))
  }

  private static func isBlank(_ text: String) -> Bool { SpeechText.prepared(text) == nil }

  /// The captions as a WebVTT file.
  ///
  /// A caption without text is left out; one without length lasts 1 ms, since the format has none.
  public var webVTT: String {
    let ordered = cues.enumerated().sorted {
      ($0.element.startMs, $0.offset) < ($1.element.startMs, $1.offset)
    }
    var file = "WEBVTT\n"
    for (_, cue) in ordered {
      let start = max(0, cue.startMs)
      let end = max(cue.endMs, start == .max ? start : start + 1)
      let words = Self.escaped(cue.text, words: cue.words, during: start..<end)
      guard !words.isEmpty else { continue }
      let text = (cue.speaker.map { "<v \(Self.escaped($0))>" } ?? "") + words
      file += "\n\(Self.time(start)) --> \(Self.time(end))\n\(text)\n"
    }
    return file
  }

  /// Writes the captions to a file that appears whole or not at all.
  public func write(to path: String) throws(SpeechFileError) {
    let file = try AtomicFile(path: path)
    try file.write(Array(webVTT.utf8)[...])
    try file.commit()
  }
}

extension Captions {
  /// The text of a caption as the format wants it: no markup but the times of its words, no empty
  /// line, no arrow.
  ///
  /// A time is only written where it is later than what stands before it and earlier than the end.
  static func escaped(
    _ text: String, words: [SpokenWord] = [], during span: Range<Int> = 0..<0
  ) -> String {
    var escaped = ""
    // Blanks and line ends wait for what comes behind them: none may stand at the end of a line.
    var gap = ""
    var last = span.lowerBound
    var words = words[...]
    var place = 0
    // Two times without a letter between them tell nothing.
    var isTimed = false
    for character in text {
      // A time stands between letters, never inside of one.
      while let word = words.first, word.scalars.lowerBound <= place {
        words = words.dropFirst()
        guard word.ms > last, word.ms < span.upperBound, !isTimed else { continue }
        last = word.ms
        escaped += (escaped.isEmpty ? "" : gap) + "<\(time(word.ms))>"
        gap = ""
        isTimed = true
      }
      for scalar in character.unicodeScalars {
        place += 1
        let length = escaped.utf8.count
        append(scalar, gap: &gap, to: &escaped)
        if escaped.utf8.count > length { isTimed = false }
      }
    }
    return escaped
  }

  private static func append(
    _ scalar: Unicode.Scalar, gap: inout String, to escaped: inout String
  ) {
    if scalar.isLineEnd {
      gap = "\n"
    } else if scalar.properties.isWhitespace {
      if gap != "\n" { gap.unicodeScalars.append(scalar == "\t" ? " " : scalar) }
    } else if !SpeechText.isInvisible(scalar) {
      escaped += escaped.isEmpty ? "" : gap
      gap = ""
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }

  /// A time as hours, minutes, seconds and ms.
  static func time(_ ms: Int) -> String {
    func padded(_ number: Int, _ width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    let (seconds, rest) = ms.quotientAndRemainder(dividingBy: 1000)
    return padded(seconds / 3600, 2) + ":" + padded(seconds / 60 % 60, 2) + ":"
      + padded(seconds % 60, 2) + "." + padded(rest, 3)
  }
}

extension Unicode.Scalar {
  /// Whether a line ends here.
  fileprivate var isLineEnd: Bool {
    switch self {
    case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }
}
