import EarshotSpeech

/// Writes a walk as sound, with its captions.
struct WalkSound {
  /// The WAV file.
  var soundFile: String
  /// The WebVTT file, if one is wanted.
  var captionFile: String?
  /// What speaks.
  var voice: Voice
  /// The name of the voice that was asked for, if one was.
  var chosenVoice: String?
  /// Where failed utterances are told.
  var messages: Messages

  /// Speaks all lines into the files.
  ///
  /// An utterance that fails is told and left out, and its place stays silent; the others go on.
  /// After an interruption the files hold what was spoken until then.
  ///
  /// - Returns: Whether every utterance was spoken.
  func write(_ walks: [SpokenWalk]) throws -> Bool {
    let lines = walks.flatMap(\.lines)
    let track = try Soundtrack(path: soundFile)
    var captions = Captions()
    var isComplete = true
    // Each request with the place of its line, and whether it is the last of it.
    let places = lines.indices.flatMap { line in
      lines[line].requests.indices.map { (line, $0 == lines[line].requests.count - 1) }
    }
    var heard: [SpokenUtterance] = []
    var failed = false
    do {
      try voice.speak(lines.flatMap(\.requests)) { index, outcome in
        if Interruption.isAsked { throw Stop() }
        let (place, isLast) = places[index]
        let line = lines[place]
        switch outcome {
        case .success(let utterance): heard.append(utterance)
        case .failure(.unknownVoice(let name)) where chosenVoice == name:
          throw UsageError.unknownVoice(name)
        case .failure(let failure):
          failed = true
          isComplete = false
          messages.error("not spoken: '\(line.text)': \(failure)")
        }
        guard isLast else { return }
        defer { (heard, failed) = ([], false) }
        guard let utterance = SpokenUtterance.joined(heard) else { return }
        // What failed leaves no places to count from.
        let written = failed ? utterance : utterance.written(line.text, as: line.prepared)
        var start = track.lengthMs + line.pause
        for earcon in line.earcons {
          start = try track.mix(earcon.sound, atMs: start).upperBound
        }
        let end = line.words.map { start + written.milliseconds(ofWords: $0) }
        let span = try track.mix(utterance, atMs: start, cutAtMs: end)
        captions.add(written, during: span, speaker: line.speaker)
      }
    } catch is Stop {
      isComplete = false
      messages.error("stopped: \(soundFile) holds what was spoken until then")
    }
    try track.finish()
    if let captionFile { try captions.write(to: captionFile) }
    return isComplete
  }

  /// Nothing more is to be spoken.
  private struct Stop: Error {}
}

extension SpokenUtterance {
  /// When so many words of its text are out, in ms from the start.
  func milliseconds(ofWords count: Int) -> Int {
    var place = 0
    var started = 0
    var isInWord = false
    for scalar in text.unicodeScalars {
      let isBlank = scalar.properties.isWhitespace
      if !isBlank, !isInWord {
        if started == count { break }
        started += 1
      }
      isInWord = !isBlank
      place += 1
    }
    return words.first { $0.scalars.lowerBound >= place }?.ms ?? lengthMs
  }
}
