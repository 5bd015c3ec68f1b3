import Testing

@testable import EarshotSpeech

private let frames: [VoiceFrame] = [
  .hello(version: 1, sampleRate: 22_050, name: "espeak-ng 1.51"),
  .speak(
    id: 7, settings: SpeechSettings(voice: "fi", wordsPerMinute: 300, pitch: 0, volume: 200),
    text: "Yö & <päivä> 😀"),
  .speak(id: 8, settings: SpeechSettings(voice: ""), text: ""),
  .transcribe(id: 9, settings: SpeechSettings(voice: "uk"), text: "−5 °C"),
  .phonemes(id: 9, "m'inus"),
  .sound(id: 7, samples: [0, 1, -1, .max, .min]),
  .sound(id: .max, samples: []),
  .word(id: 7, position: 3, length: 70_000, ms: 1_000_000),
  .end(id: 7, samples: 5, ms: 0),
  .failure(id: 7, .unknownVoice("zzz")),
  .failure(id: 7, .badSetting("a rate")),
  .failure(id: 7, .badText("not UTF-8")),
  .failure(id: 7, .crashed(signal: 11)),
  .failure(id: 7, .timedOut),
  .failure(id: 7, .endless),
  .failure(id: 7, .synthesiser("error -1")),
  .failure(id: 7, .voiceStopped("left")),
  .refusal("no"),
]

private func bytes(_ frames: [VoiceFrame]) -> [UInt8] {
  var bytes: [UInt8] = []
  for frame in frames { frame.encode(into: &bytes) }
  return bytes
}

extension FrameBuffer {
  fileprivate mutating func append(array: some Collection<UInt8>) {
    Array(array).withUnsafeBytes { append($0) }
  }
}

@Test(arguments: [1, 2, 3, 7, 64, 10_000])
func framesComeBackHoweverTheirBytesArrive(_ step: Int) throws {
  let all = bytes(frames)
  var buffer = FrameBuffer()
  var back: [VoiceFrame] = []
  for start in stride(from: 0, to: all.count, by: step) {
    buffer.append(array: all[start..<min(start + step, all.count)])
    while let frame = try buffer.next() { back.append(frame) }
  }
  #expect(back == frames)
  #expect(buffer.isEmpty)
}

@Test func wholeFramesAreTakenAndPartsStay() throws {
  let whole = bytes(Array(frames.prefix(3)))
  var buffer = FrameBuffer()
  buffer.append(array: whole + [5, 0, 0])
  var kinds: [VoiceFrame.Kind] = []
  let taken = try buffer.takeWhole { kind, _ in kinds.append(kind) }
  #expect(Array(taken) == whole)
  #expect(kinds == [.hello, .speak, .speak])
  #expect(!buffer.isEmpty)
}

@Test(arguments: frames)
func aPayloadThatIsTooShortIsAnErrorOrAShorterFrame(_ frame: VoiceFrame) throws {
  let payload = bytes([frame]).dropFirst(VoiceFrame.headerLength)
  let kind = bytes([frame])[4]
  for length in 0..<payload.count {
    let cut = payload.prefix(length)
    if let shorter = try? VoiceFrame(kind: kind, payload: cut) {
      #expect(shorter != frame)
    }
  }
}

@Test func aFrameOfAnUnknownKindIsAnError() {
  var buffer = FrameBuffer()
  buffer.append(array: [0, 0, 0, 0, 0x21])
  #expect(throws: FramingError.unknownKind(0x21)) { try buffer.next() }
}

@Test func aFrameThatIsTooLongIsAnErrorBeforeItArrives() {
  var buffer = FrameBuffer()
  buffer.append(array: [0, 0, 0, 0x80, 0x73])
  #expect(throws: FramingError.tooLong(0x8000_0000)) { try buffer.next() }
}

@Test func aTextThatIsNotUTF8IsKnownToBeNone() throws {
  var all = bytes([.speak(id: 1, settings: SpeechSettings(), text: "a")])
  all[all.count - 1] = 0xFF
  var buffer = FrameBuffer()
  buffer.append(array: all)
  #expect(try buffer.next() == .speak(id: 1, settings: SpeechSettings(), text: nil))
}
