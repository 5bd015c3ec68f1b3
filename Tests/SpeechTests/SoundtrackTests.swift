import Foundation
import Testing

@testable import EarshotSpeech

/// Makes a soundtrack and reads it back.
private func soundtrack(
  rate: Int = 1000, _ body: (Soundtrack) throws -> Void
) throws -> ReadWave {
  try withFolder { folder in
    let url = folder.appendingPathComponent("walk.wav")
    let track = try Soundtrack(path: url.path, sampleRate: rate)
    try body(track)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["walk.wav"])
    return try ReadWave(url)
  }
}

@Test func theHeaderSaysWhatIsInTheFile() throws {
  let wave = try soundtrack(rate: 22_050) {
    try $0.append(tone(22_050, rate: 22_050))
    try $0.finish()
  }
  #expect(wave.riffSize == wave.fileSize - 8)
  #expect(wave.channels == 1 && wave.bitsASample == 16)
  #expect(wave.sampleRate == 22_050 && wave.bytesASecond == 44_100)
  #expect(wave.samples == [Int16](repeating: 1000, count: 22_050))
}

@Test func aSoundtrackOfNothingIsAFileWithoutSamples() throws {
  #expect(try soundtrack { try $0.finish() }.samples.isEmpty)
}

@Test func utterancesFollowOneAnotherWithPauses() throws {
  var spans: [Range<Int>] = []
  let wave = try soundtrack {
    spans.append(try $0.append(tone(3, height: 1)))
    spans.append(try $0.append(tone(2, height: 2), afterPauseMs: 4))
    spans.append(try $0.append(tone(1, height: 3)))
    #expect(try $0.finish(atLeastMs: 12) == 12)
  }
  #expect(spans == [0..<3, 7..<9, 9..<10])
  #expect(wave.samples == [1, 1, 1, 0, 0, 0, 0, 2, 2, 3, 0, 0])
}

@Test func overlappingUtterancesAreBothHeard() throws {
  let wave = try soundtrack {
    try $0.mix(tone(6, height: 1), atMs: 2)
    try $0.mix(tone(2, height: 10), atMs: 3)
    try $0.mix(tone(4, height: 100), atMs: 6)
    try $0.finish()
  }
  #expect(wave.samples == [0, 0, 1, 11, 11, 1, 101, 101, 100, 100])
}

@Test func aSumBeyondTheRangeIsTheLoudestSample() throws {
  let wave = try soundtrack {
    for height: Int16 in [30_000, 30_000, -20_000] { try $0.mix(tone(1, height: height), atMs: 0) }
    for height: Int16 in [30_000, 30_000] { try $0.mix(tone(1, height: height), atMs: 1) }
    for height: Int16 in [.min, .min] { try $0.mix(tone(1, height: height), atMs: 2) }
    try $0.finish()
  }
  #expect(wave.samples == [.max, .max, .min])
}

@Test func anUtteranceThatIsCutFadesAndEnds() throws {
  var span = 0..<0
  let wave = try soundtrack {
    span = try $0.mix(tone(100), atMs: 10, cutAtMs: 40)
    try $0.finish()
  }
  #expect(span == 10..<40)
  #expect(wave.samples.count == 40)
  #expect(wave.samples[10..<35].allSatisfy { $0 == 1000 })
  #expect(wave.samples[35...].map { Int($0) } == [833, 666, 500, 333, 166])
}

@Test func aCutAfterTheEndChangesNothing() throws {
  let wave = try soundtrack {
    try $0.mix(tone(5), atMs: 0, cutAtMs: 5)
    try $0.finish()
  }
  #expect(wave.samples == [Int16](repeating: 1000, count: 5))
}

@Test("Any placing sounds like the sum of its utterances", arguments: 0..<20)
func mixingIsAddingUp(_ seed: Int) throws {
  // A fixed sequence of numbers that look thrown.
  var state = UInt64(seed + 1)
  func number(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
  var start = 0
  let placed = (0..<10).map { _ in
    start += number(30)
    return (start, tone(number(60), height: Int16(number(60_000) - 30_000)))
  }
  var sum = [Int](repeating: 0, count: placed.map { $0 + $1.samples.count }.max() ?? 0)
  for (start, utterance) in placed {
    for (place, sample) in utterance.samples.enumerated() { sum[start + place] += Int(sample) }
  }
  let wave = try soundtrack { track in
    for (start, utterance) in placed { try track.mix(utterance, atMs: start) }
    try track.finish()
  }
  #expect(wave.samples == sum.map { Int16(clamping: $0) })
}

@Test func whatComesTooEarlyIsRefused() throws {
  _ = try soundtrack {
    let track = $0
    try track.mix(tone(5), atMs: 10)
    #expect(throws: SoundtrackError.outOfOrder(atMs: 9)) { try track.mix(tone(5), atMs: 9) }
    #expect(throws: SoundtrackError.outOfOrder(atMs: -1)) { try track.mix(tone(5), atMs: -1) }
    #expect(throws: SoundtrackError.otherRate(8000)) { try track.append(tone(5, rate: 8000)) }
    try track.finish()
  }
}

@Test func whatNoFileCanHoldIsRefusedBeforeItIsWritten() throws {
  try withFolder { folder in
    let path = folder.appendingPathComponent("walk.wav").path
    let track = try Soundtrack(path: path)
    #expect(throws: SoundtrackError.file(.tooLong(path: path))) {
      try track.mix(tone(1, rate: 22_050), atMs: .max)
    }
    #expect(throws: SoundtrackError.file(.tooLong(path: path))) {
      try track.finish(atLeastMs: .max)
    }
  }
}

@Test func anUnfinishedSoundtrackLeavesWhatWasThere() throws {
  try withFolder { folder in
    let url = folder.appendingPathComponent("walk.wav")
    try Data("before".utf8).write(to: url)
    do {
      let track = try Soundtrack(path: url.path, sampleRate: 1000)
      try track.append(tone(5))
    }
    #expect(try Data(contentsOf: url) == Data("before".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["walk.wav"])
  }
}

@Test func aLinkToAFileStaysALink() throws {
  try withFolder { folder in
    let (file, link) = (
      folder.appendingPathComponent("real.vtt"), folder.appendingPathComponent("link.vtt")
    )
    try Data("before".utf8).write(to: file)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    try Captions().write(to: link.path)
    #expect(try Data(contentsOf: file) == Data("WEBVTT\n".utf8))
  }
}

@Test func whatIsNoFileIsNotReplaced() throws {
  try withFolder { folder in
    #expect(throws: SpeechFileError.notAFile(path: folder.path)) {
      try Soundtrack(path: folder.path)
    }
    #expect(throws: SpeechFileError.notAFile(path: "/dev/null")) {
      try Captions().write(to: "/dev/null")
    }
    let missing = folder.appendingPathComponent("no/walk.wav").path
    #expect(throws: SpeechFileError.cannotCreate(path: missing, SystemError(number: ENOENT))) {
      try Soundtrack(path: missing)
    }
  }
}

@Test func aSpokenSoundtrackIsAsLongAsItsUtterancesAndTwiceTheSame() throws {
  func make() throws -> (ReadWave, [SpokenUtterance]) {
    let utterances = try spoken(
      ["Recipes, Heading", "Soup, 20 minutes, Button", "Vegetarian only, Switch Button, Off"]
        .map { SpeechRequest($0) }
    ).map { try $0.get() }
    let wave = try soundtrack(rate: 22_050) { track in
      for utterance in utterances { try track.append(utterance, afterPauseMs: 500) }
      try track.finish()
    }
    return (wave, utterances)
  }
  let (wave, utterances) = try make()
  #expect(wave.samples.count == utterances.map { $0.samples.count + 11_025 }.reduce(0, +))
  #expect(wave.samples.count > 5 * 22_050)
  #expect(loudness(wave.samples) > 500)
  #expect(try make().0 == wave)
}
