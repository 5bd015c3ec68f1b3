import EarshotSpeech

/// Writes a walk as sound, with its captions.
struct WalkSound {
  /// The WAV file.
  var soundFile: String
  /// The WebVTT file, if one is wanted.
  var captionFile: String?
  /// The voice that was asked for, if one was.
  var chosenVoice: String?
  /// Where failed utterances are told.
  var messages: Messages

  /// Speaks all lines into the files.
  ///
  /// An utterance that fails is told and left out, and its place stays silent; the others go on.
  ///
  /// - Returns: Whether every utterance was spoken.
  func write(_ walks: [SpokenWalk]) throws -> Bool {
    let lines = walks.flatMap(\.lines)
    let voice = try Voice()
    let track = try Soundtrack(path: soundFile)
    var captions = Captions()
    var isComplete = true
    try voice.speak(lines.map(\.request)) { index, outcome in
      let line = lines[index]
      switch outcome {
      case .success(let utterance):
        let start = track.lengthMs + line.pause
        let end = line.words.map { start + utterance.milliseconds(ofWords: $0) }
        let span = try track.mix(utterance, atMs: start, cutAtMs: end)
        captions.add(utterance, during: span)
      case .failure(.unknownVoice(let name)) where chosenVoice == name:
        throw UsageError.unknownVoice(name)
      case .failure(let failure):
        isComplete = false
        messages.error("not spoken: '\(line.request.text)': \(failure)")
      }
    }
    try track.finish()
    if let captionFile { try captions.write(to: captionFile) }
    return isComplete
  }
}

extension SpokenUtterance {
  /// When so many words are out, in ms from the start.
  func milliseconds(ofWords count: Int) -> Int {
    guard count < words.count else { return lengthMs }
    return words[max(0, count)].ms
  }
}
