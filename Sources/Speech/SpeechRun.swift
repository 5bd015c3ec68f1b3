import EarshotLanguages

/// A piece of an utterance: words of one origin, in the language they are said to be in.
public struct SpeechPiece: Hashable, Sendable {
  /// The words, as the transcript has them.
  public var text: String
  /// Their language, as BCP 47.
  public var language: String
  /// How they are spoken.
  public var manner: SpeechManner

  /// Makes a piece.
  public init(_ text: String, language: String, manner: SpeechManner = SpeechManner()) {
    self.text = text
    self.language = language
    self.manner = manner
  }
}

/// How words are spoken, apart from what they are.
public struct SpeechManner: Hashable, Sendable {
  /// Whether each letter is said by its name.
  public var spellsOut: Bool
  /// Whether the marks of sentences are said by their names.
  public var includesPunctuation: Bool
  /// How much higher (up to 1) or lower (down to −1) the voice is.
  public var pitch: Double

  /// Makes a manner; what is not given is as for all words.
  public init(spellsOut: Bool = false, includesPunctuation: Bool = false, pitch: Double = 0) {
    self.spellsOut = spellsOut
    self.includesPunctuation = includesPunctuation
    self.pitch = pitch
  }
}

/// A stretch of an utterance that one voice speaks.
public struct SpeechRun: Hashable, Sendable {
  /// The language of the voice, as BCP 47.
  public var language: String
  /// The words, with their places in the written utterance.
  public var words: PreparedText
  /// How much higher (up to 1) or lower (down to −1) the voice is.
  public var pitch = 0.0
}

extension SpeechText {
  /// The written utterance pieces make: the places of words in runs are counted in it.
  public static func written(_ pieces: [SpeechPiece], separator: String = ", ") -> String {
    pieces.map(\.text).joined(separator: separator)
  }

  /// An utterance as stretches that one voice each speaks, prepared for it.
  ///
  /// Each piece is read in its language; letters of a script that language has not are read by a
  /// voice that knows them.
  ///
  ///     [Soup (en), Painike (fi)]     → en "Soup," · fi "Painike"
  ///     [Мережа Wi-Fi (uk)]           → uk "Мережа" · en "Wi-Fi"
  ///
  /// - Parameter separator: What stands between two pieces in the written text; with a comma in
  ///   it there is a pause.
  public static func runs(of pieces: [SpeechPiece], separator: String = ", ") -> [SpeechRun] {
    let languages = pieces.map(\.language)
    var runs: [SpeechRun] = []
    var offset = 0
    for piece in pieces {
      let judge = WrittenLanguage(assumed: piece.language, candidates: languages)
      let prepared = prepared(
        piece.text, language: judge.of(piece.text), manner: piece.manner)
      for (index, part) in split(prepared, by: judge).enumerated() {
        var run = part
        run.pitch = piece.manner.pitch
        let start = index == 0 ? separator : ""
        append(run, behind: start, offset: offset, to: &runs)
      }
      offset += (piece.text + separator).unicodeScalars.count
    }
    return runs
  }

  /// A text as it is spoken in a language, whatever scripts it is written in.
  public static func prepared(
    _ text: String, language: String, manner: SpeechManner = SpeechManner()
  ) -> PreparedText {
    var preparation = Preparation(text, language: language, manner: manner)
    return preparation.run()
  }

  /// Adds a stretch behind the others, with a pause between two pieces.
  private static func append(
    _ run: SpeechRun, behind separator: String, offset: Int, to runs: inout [SpeechRun]
  ) {
    guard let last = runs.indices.last else {
      var first = SpeechRun(language: run.language, words: PreparedText(), pitch: run.pitch)
      first.words.append(run.words, offset: offset)
      return runs.append(first)
    }
    let origin = max(0, offset - separator.unicodeScalars.count)..<offset
    if separator.contains(",") {
      let pauses = runs[last].words.text.last.map { ".,;:!?…".contains($0) } ?? false
      runs[last].words.append(pauses ? "" : ",", from: origin)
    }
    if runs[last].language == run.language, runs[last].pitch == run.pitch {
      runs[last].words.append(" ", from: origin)
      runs[last].words.append(run.words, offset: offset)
    } else {
      var next = SpeechRun(language: run.language, words: PreparedText(), pitch: run.pitch)
      next.words.append(run.words, offset: offset)
      runs.append(next)
    }
  }

  /// The stretches of a prepared text by the scripts of its letters: what is no letter belongs to
  /// the letters before it, at the beginning to those after it.
  private static func split(_ text: PreparedText, by judge: WrittenLanguage) -> [SpeechRun] {
    let scalars = Array(text.text.unicodeScalars)
    guard !scalars.isEmpty else { return [] }
    var bounds: [(start: Int, language: String)] = []
    var index = 0
    while index < scalars.count {
      guard let script = TextScript.of(scalars[index]) else {
        index += 1
        continue
      }
      let start = index
      while index < scalars.count, TextScript.of(scalars[index]).map({ $0 == script }) ?? true {
        index += 1
      }
      let language = judge.language(in: script, of: scalars[start..<index])
      if bounds.last?.language != language { bounds.append((start, language)) }
    }
    guard !bounds.isEmpty else { return [SpeechRun(language: judge.assumed, words: text)] }
    bounds[0].start = 0
    return bounds.indices.map { place in
      let end = place + 1 < bounds.count ? bounds[place + 1].start : scalars.count
      return SpeechRun(
        language: bounds[place].language, words: text.part(bounds[place].start..<end).trimmed())
    }
  }
}
