import EarshotReader
import EarshotScreens
import EarshotSpeech
import Foundation
import Testing

@testable import EarshotCommands

/// What `speak` makes of the walk through the recipe app, in each language.
@Suite("The recipe app spoken") @MainActor
struct SpokenDemoTests {
  nonisolated static let languages = ["en"] + RecipesInLanguagesTests.languages

  @Test(
    "Each word that is heard is a piece of the transcript, and no word of it is left out",
    arguments: Self.languages)
  func words(language: String) async throws {
    for (line, utterance) in try await spoken(in: language) {
      let prepared = line.prepared.text
      #expect(utterance.text == prepared)
      let all = 0..<prepared.unicodeScalars.count
      #expect(utterance.words.allSatisfy { all.contains($0.scalars.lowerBound) })
      #expect(utterance.words.allSatisfy { $0.scalars.upperBound <= all.upperBound })
      #expect(utterance.words.map(\.ms) == utterance.words.map(\.ms).sorted())
      // Each event stands for a piece of what is written …
      let written = Array(line.text.unicodeScalars)
      let origins = utterance.words.map { line.prepared.origin(of: $0.scalars) }
      for origin in origins {
        #expect(origin.map { $0.upperBound <= written.count && !$0.isEmpty } == true)
      }
      // … and each written word is what some event stands for.
      for word in Self.words(of: written) {
        #expect(
          origins.contains { $0?.overlaps(word) == true },
          "\(language): '\(String(String.UnicodeScalarView(written[word])))' in '\(line.text)'")
      }
    }
  }

  @Test(
    "Captions begin where the sound of their words begins, to within 10 ms",
    arguments: Self.languages)
  func captions(language: String) async throws {
    let lines = try await spoken(in: language)
    try withFolder { folder in
      let wave = folder.appendingPathComponent("walk.wav").path
      let file = folder.appendingPathComponent("walk.vtt").path
      let run = try Program.run(
        ["speak"] + Self.walk(language) + ["-o", wave, "--captions", file], input: [])
      #expect(run.status == 0, "\(run.messages)")
      let cues = Self.cues(in: try String(contentsOfFile: file, encoding: .utf8))
      #expect(cues.map(\.text) == lines.map(\.line.text))
      let sound = Self.samples(of: try Data(contentsOf: URL(fileURLWithPath: wave)))
      for (cue, (line, utterance)) in zip(cues, lines) {
        // Where the very samples of the utterance stand is when it is heard.
        let first = utterance.words.first?.ms ?? 0
        let start = try #require(
          Self.place(of: utterance.samples, in: sound, near: cue.start - first, within: 10),
          "\(language): '\(line.text)' is not heard at \(cue.start) ms")
        #expect(abs(cue.start - (start * 1000 / utterance.sampleRate + first)) <= 10)
        let heard = utterance.written(line.text, as: line.prepared).words
        for ms in cue.words {
          #expect(heard.contains { abs($0.ms - first - (ms - cue.start)) <= 10 })
        }
      }
      let again = folder.appendingPathComponent("again.wav").path
      _ = try Program.run(["speak"] + Self.walk(language) + ["-o", again], input: [])
      #expect(
        try Data(contentsOf: URL(fileURLWithPath: again))
          == Data(contentsOf: URL(fileURLWithPath: wave)), "two runs differ")
    }
  }

  // MARK: - Support

  private static func walk(_ language: String) -> [String] {
    let folder = "Transcripts/Recipes" + (language == "en" ? "" : "/\(language)")
    return ["\(folder)/recipes.screens.json", "--script", "\(folder)/demo.walk"]
  }

  /// The lines of the walk, each as the synthesiser speaks it.
  private func spoken(
    in language: String
  ) async throws -> [(line: SpokenWalk.Line, utterance: SpokenUtterance)] {
    let files = Self.walk(language)
    let document = Package.folder.appendingPathComponent(files[0])
    let app = try ScreenDocument.read(Array(try Data(contentsOf: document)), file: files[0])
    let script = try WalkScript(
      String(contentsOf: Package.folder.appendingPathComponent(files[2]), encoding: .utf8))
    let walk = await Walk.run(script, app: app)
    #expect(walk.failure == nil)
    let settings = VoiceSettings(voice: nil, pitch: 50, rate: 1)
    let lines = SpokenWalk(walk.transcript, settings: settings).lines
    #expect(lines.count > 30)
    let voice = Voice(program: try Self.voice())
    return try lines.map { line in
      var parts: [SpokenUtterance] = []
      try voice.speak(line.requests) { _, outcome in parts.append(try outcome.get()) }
      return (line, try #require(SpokenUtterance.joined(parts)))
    }
  }

  private static func voice() throws -> String {
    let tests = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    let program = tests.deletingLastPathComponent().appendingPathComponent("earshot-voice").path
    try #require(FileManager.default.isExecutableFile(atPath: program), "\(program) is not built")
    return program
  }

  /// The places of the words of a written text: letters and digits between blanks.
  private static func words(of text: [Unicode.Scalar]) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start: Int?
    for (index, scalar) in (text + [" "]).enumerated() {
      if scalar.properties.isWhitespace {
        if let begin = start,
          text[begin..<index].contains(where: {
            $0.properties.isAlphabetic || $0.properties.numericType != nil
          })
        {
          words.append(begin..<index)
        }
        start = nil
      } else if start == nil {
        start = index
      }
    }
    return words
  }

  private struct Heard {
    var start: Int
    var text: String
    var words: [Int]
  }

  /// The cues of a WebVTT file with the times of their words.
  private static func cues(in file: String) -> [Heard] {
    file.components(separatedBy: "\n\n").dropFirst().compactMap { block in
      let lines = block.split(separator: "\n").map(String.init)
      guard lines.count > 1, let start = lines[0].components(separatedBy: " --> ").first else {
        return nil
      }
      var text = ""
      var words: [Int] = []
      var rest = lines[1...].joined(separator: "\n")[...]
      while let open = rest.firstIndex(of: "<"),
        let close = rest[open...].firstIndex(of: ">")
      {
        text += rest[..<open]
        let tag = rest[rest.index(after: open)..<close]
        if tag.first?.isNumber == true { words.append(ms(String(tag))) }
        rest = rest[close...].dropFirst()
      }
      text += rest
      for (name, sign) in [("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")] {
        text = text.replacingOccurrences(of: name, with: sign)
      }
      return Heard(start: ms(start), text: text, words: words)
    }
  }

  private static func ms(_ time: String) -> Int {
    let numbers = time.split { $0 == ":" || $0 == "." }.compactMap { Int($0) }
    return ((numbers[0] * 60 + numbers[1]) * 60 + numbers[2]) * 1000 + numbers[3]
  }

  private static func samples(of wave: Data) -> [Int16] {
    let bytes = Array(wave.dropFirst(44))
    return stride(from: 0, to: bytes.count - 1, by: 2).map {
      Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8)
    }
  }

  /// The place of the beginning of a sound within some ms of a time.
  private static func place(
    of sound: [Int16], in track: [Int16], near ms: Int, within range: Int
  ) -> Int? {
    let length = min(sound.count, 4_000)
    let middle = ms * 22_050 / 1000
    let reach = range * 22_050 / 1000
    for place in max(0, middle - reach)...(middle + reach) where place + length <= track.count {
      if track[place..<place + length].elementsEqual(sound[..<length]) { return place }
    }
    return nil
  }
}
