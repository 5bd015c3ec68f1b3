/// A caption: a text and when it is shown.
public struct Cue: Hashable, Sendable {
  /// When it appears, in ms.
  public var startMs: Int
  /// When it goes, in ms.
  public var endMs: Int
  /// The text as it is, not escaped.
  public var text: String

  /// Makes a caption.
  public init(startMs: Int, endMs: Int, text: String) {
    self.startMs = startMs
    self.endMs = endMs
    self.text = text
  }
}

/// Captions for a soundtrack, written as WebVTT.
///
///     00:00:01.200 --> 00:00:02.480
///     Wi-Fi, Switch Button, On
public struct Captions: Hashable, Sendable {
  /// The captions in any order; the file has them by their start.
  public var cues: [Cue]

  /// Makes captions.
  public init(_ cues: [Cue] = []) { self.cues = cues }

  /// Adds the captions of an utterance that was placed on a soundtrack.
  ///
  /// A long one becomes several, each from its first word's own time to that of the next.
  ///
  /// - Parameter span: Its place, as `Soundtrack` returned it. A span shorter than the utterance
  ///   means it was cut: captions for what was not heard are left out.
  public mutating func add(_ utterance: SpokenUtterance, during span: Range<Int>) {
    var pieces = CaptionPieces.split(utterance)[...]
    while let piece = pieces.popFirst() {
      let start = span.lowerBound + piece.ms
      guard start < span.upperBound else { return }
      let end = pieces.first.map { span.lowerBound + $0.ms } ?? span.upperBound
      cues.append(Cue(startMs: start, endMs: min(end, span.upperBound), text: piece.text))
    }
  }

  /// The captions as a WebVTT file.
  ///
  /// A caption without text is left out; one without length lasts 1 ms, since the format has none.
  public var webVTT: String {
    let ordered = cues.enumerated().sorted {
      ($0.element.startMs, $0.offset) < ($1.element.startMs, $1.offset)
    }
    var file = "WEBVTT\n"
    for (_, cue) in ordered {
      let text = Self.escaped(cue.text)
      guard !text.isEmpty else { continue }
      let start = max(0, cue.startMs)
      let end = max(cue.endMs, start == .max ? start : start + 1)
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
  /// The text of a caption as the format wants it: no markup, no empty line, no arrow.
  static func escaped(_ text: String) -> String {
    let lines = SpeechText.cleaned(text).split(separator: "\n").compactMap {
      SpeechText.prepared(String($0))
    }
    var escaped = ""
    for character in lines.joined(separator: "\n").unicodeScalars {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      default: escaped.unicodeScalars.append(character)
      }
    }
    return escaped
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
