import CEspeak
import EarshotSpeech

/// Tells in a child process how a text would be spoken, in the library's own signs.
enum ChildPhonemes {
  /// Asks the library clause by clause; the last frame is an end or a failure.
  ///
  /// - Parameter isChosen: Whether this process has the voice already.
  static func run(
    id: UInt32, _ settings: SpeechSettings, _ text: String, isChosen: Bool, output: Descriptor
  ) {
    var bytes: [UInt8] = []
    if isChosen || espeak_SetVoiceByName(settings.voice) == EE_OK {
      var phonemes = ""
      text.withCString { start in
        var next: UnsafeRawPointer? = UnsafeRawPointer(start)
        while next != nil {
          guard let clause = espeak_TextToPhonemes(&next, espeakCHARS_UTF8, 0) else { break }
          let signs = String(cString: clause)
          if !phonemes.isEmpty, !signs.isEmpty { phonemes += " " }
          phonemes += signs
        }
      }
      VoiceFrame.phonemes(id: id, phonemes).encode(into: &bytes)
      VoiceFrame.end(id: id, samples: 0, ms: 0).encode(into: &bytes)
    } else {
      VoiceFrame.failure(id: id, .synthesiser("the voice cannot be loaded")).encode(into: &bytes)
    }
    // Nobody may be reading any more; then nobody misses it.
    try? output.write(bytes[...])
  }
}
