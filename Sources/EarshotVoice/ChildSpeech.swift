import CEspeak
import EarshotSpeech

/// Speaks one utterance in a child process and writes its frames into a pipe.
///
/// The library calls back without a word about for whom, so the one that speaks is kept where the
/// callback finds it; a child speaks once, in its only thread.
final class ChildSpeech {
  nonisolated(unsafe) private static var current: ChildSpeech?

  private static let flushAt = 1 << 16

  private let id: UInt32
  private let output: Descriptor
  private let length: Int
  private var bytes: [UInt8] = []
  private var sampleCount = 0
  private var lastWord: (position: Int, length: Int) = (-1, -1)

  /// - Parameter length: The number of Unicode scalars in the text.
  private init(id: UInt32, output: Descriptor, length: Int) {
    self.id = id
    self.output = output
    self.length = length
  }

  /// Speaks; the last frame is an end or a failure, unless nobody reads any more.
  ///
  /// - Parameter isChosen: Whether this process has the voice already.
  static func run(
    id: UInt32, _ settings: SpeechSettings, _ text: String, isChosen: Bool, output: Descriptor
  ) {
    let speech = ChildSpeech(id: id, output: output, length: text.unicodeScalars.count)
    current = speech
    if let fault = synthesise(settings, text, isChosen) {
      VoiceFrame.failure(id: id, .synthesiser(fault)).encode(into: &speech.bytes)
    } else {
      let rate = VoiceProtocol.sampleRate
      let ms = (speech.sampleCount * 1000 + rate / 2) / rate
      VoiceFrame.end(
        id: id, samples: UInt32(clamping: speech.sampleCount), ms: UInt32(clamping: ms)
      ).encode(into: &speech.bytes)
    }
    _ = speech.flush()
  }

  private static func synthesise(
    _ settings: SpeechSettings, _ text: String, _ isChosen: Bool
  ) -> String? {
    espeak_SetSynthCallback { samples, count, events in
      guard let speech = ChildSpeech.current else { return 1 }
      return speech.take(samples, Int(count), events) ? 0 : 1
    }
    guard isChosen || espeak_SetVoiceByName(settings.voice) == EE_OK else {
      return "the voice cannot be loaded"
    }
    for (parameter, value) in [
      (espeakRATE, settings.wordsPerMinute), (espeakPITCH, settings.pitch),
      (espeakVOLUME, settings.volume),
    ] where espeak_SetParameter(parameter, Int32(clamping: value), 0) != EE_OK {
      return "a setting cannot be changed"
    }
    // Only the flag of the encoding: neither SSML nor phonemes, so every character is text.
    let plain = UInt32(espeakCHARS_UTF8)
    let result = espeak_Synth(
      text, text.utf8.count + 1, 0, POS_CHARACTER, 0, plain, nil, nil)
    return result == EE_OK ? nil : "error \(result.rawValue)"
  }

  /// Takes some sound and the words in it; false to stop.
  private func take(
    _ samples: UnsafeMutablePointer<Int16>?, _ count: Int,
    _ events: UnsafeMutablePointer<espeak_EVENT>?
  ) -> Bool {
    var next = events
    while let event = next?.pointee, event.type != espeakEVENT_LIST_TERMINATED {
      if event.type == espeakEVENT_WORD { take(word: event) }
      next = next?.successor()
    }
    if let samples, count > 0 {
      let sound = UnsafeBufferPointer(start: samples, count: count)
      VoiceFrame.encodeSound(id: id, sound, into: &bytes)
      sampleCount += count
    }
    return bytes.count < Self.flushAt || flush()
  }

  /// Takes a word: the library counts from 1, and says a number once for each word it takes.
  private func take(word event: espeak_EVENT) {
    let position = Int(event.text_position) - 1
    guard position >= 0, position < length, event.length > 0 else { return }
    let wordLength = min(Int(event.length), length - position)
    guard (position, wordLength) != lastWord else { return }
    lastWord = (position, wordLength)
    VoiceFrame.word(
      id: id, position: UInt32(clamping: position), length: UInt32(clamping: wordLength),
      ms: UInt32(clamping: event.audio_position)
    ).encode(into: &bytes)
  }

  private func flush() -> Bool {
    defer { bytes.removeAll(keepingCapacity: true) }
    do {
      try output.write(bytes[...])
      return true
    } catch {
      return false
    }
  }
}
