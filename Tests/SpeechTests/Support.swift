import Foundation
import Testing

@testable import EarshotSpeech

/// The folder of the test bundle, where the voice is built as well.
func builtVoice() throws -> String {
  try VoiceProgram.find()
}

/// Speaks with the voice that was built and gives back all outcomes, in order.
func spoken(
  _ requests: [SpeechRequest], processes: Int = 2, timeLimitMs: Int? = nil, program: String? = nil
) throws -> [Voice.Outcome] {
  let voice = Voice(
    program: try program ?? builtVoice(), processes: processes, timeLimitMs: timeLimitMs)
  var outcomes: [Voice.Outcome] = []
  try voice.speak(requests) { index, outcome in
    #expect(index == outcomes.count)
    outcomes.append(outcome)
  }
  return outcomes
}

/// Speaks one text.
func spoken(_ text: String, _ settings: SpeechSettings = SpeechSettings()) throws
  -> SpokenUtterance
{
  try #require(try spoken([SpeechRequest(text, settings: settings)]).first).get()
}

/// A sound of so many samples, each of the same height.
func tone(_ count: Int, height: Int16 = 1000, rate: Int = 1000) -> SpokenUtterance {
  SpokenUtterance(
    text: "tone", samples: [Int16](repeating: height, count: count), sampleRate: rate, words: [])
}

/// How loud a sound is: the root of the mean of the squares.
func loudness(_ samples: some Collection<Int16>) -> Double {
  guard !samples.isEmpty else { return 0 }
  let sum = samples.reduce(0.0) { $0 + Double($1) * Double($1) }
  return (sum / Double(samples.count)).squareRoot()
}

/// Runs with a folder of its own, which is gone afterwards.
func withFolder<Value>(_ body: (URL) throws -> Value) throws -> Value {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("earshot-speech-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder)
}

/// What a WAV file says of itself, read by the book, and its samples.
struct ReadWave: Equatable {
  var riffSize: Int
  var fileSize: Int
  var channels: Int
  var sampleRate: Int
  var bytesASecond: Int
  var bitsASample: Int
  var samples: [Int16]

  init(_ url: URL) throws {
    let bytes = [UInt8](try Data(contentsOf: url))
    func number(_ place: Int, _ size: Int) -> Int {
      (0..<size).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
    }
    func name(_ place: Int) -> String { String(decoding: bytes[place..<place + 4], as: UTF8.self) }
    try #require(bytes.count >= 44)
    try #require(name(0) == "RIFF" && name(8) == "WAVE" && name(12) == "fmt ")
    try #require(name(36) == "data" && number(16, 4) == 16 && number(20, 2) == 1)
    try #require(44 + number(40, 4) == bytes.count)
    riffSize = number(4, 4)
    fileSize = bytes.count
    channels = number(22, 2)
    sampleRate = number(24, 4)
    bytesASecond = number(28, 4)
    bitsASample = number(34, 2)
    samples = stride(from: 44, to: bytes.count, by: 2).map {
      Int16(truncatingIfNeeded: number($0, 2))
    }
  }
}
