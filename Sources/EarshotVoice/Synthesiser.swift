import CEspeak
import EarshotSpeech

/// espeak-ng, started once in this process and never stopped: a second start hangs.
///
/// The process that serves never chooses a voice. espeak-ng puts each choice into a queue of 170
/// places that only speaking empties, and does not look whether one is free: after 168 choices the
/// next utterance comes out wrong. So a voice is chosen in a branch that makes no other choice, and
/// every child begins from the same state, whatever was asked for before.
struct Synthesiser {
  /// The names of languages and voices, sorted, each once.
  let names: [String]
  /// The file of the voice that each name, language or file stands for, by its small letters.
  private let files: [String: String]
  private let variants = Variants()
  /// The version of the library.
  static var version: String { espeak_Info(nil).map { String(cString: $0) } ?? "unknown" }

  /// Starts the library and reads its list of voices; nil when its data are missing.
  init?() {
    let rate = espeak_Initialize(AUDIO_OUTPUT_SYNCHRONOUS, 0, nil, espeakINITIALIZE_DONT_EXIT)
    guard rate == Int32(VoiceProtocol.sampleRate) else { return nil }
    let voices = EspeakVoice.list()
    guard !voices.isEmpty else { return nil }
    var names: Set<String> = []
    var files: [String: String] = [:]
    for voice in voices {
      names.insert(voice.name)
      for name in [voice.name, voice.file] where files[name.lowercased()] == nil {
        files[name.lowercased()] = voice.file
      }
    }
    let spoken = voices.enumerated().flatMap { place, voice in
      voice.languages.map { (language: $0, voice.file, place) }
    }
    // A language may be spoken by several voices: the one that is most at home in it counts.
    for (language, file, _) in spoken.sorted(by: {
      ($0.language.priority, $0.2) < ($1.language.priority, $1.2)
    }) {
      names.insert(language.name)
      if files[language.name.lowercased()] == nil { files[language.name.lowercased()] = file }
    }
    self.names = names.sorted()
    self.files = files
  }

  /// The file of the voice with a name, perhaps with a variant (`en+f3`); nil when there is none.
  ///
  /// The library itself would take any name for the path of a file, would not know `en-gb`, and
  /// would pass over a variant it does not know. A language of a country that has no voice of its
  /// own is spoken by that of the language: `fi-FI` by `fi`.
  func file(of name: String) -> String? {
    let parts = name.lowercased().split(
      separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
    guard let base = parts.first, let file = file(ofTag: base) else { return nil }
    guard parts.count > 1 else { return file }
    return variants.file(of: String(parts[1])).map { "\(file)+\($0)" }
  }

  private func file(ofTag tag: Substring) -> String? {
    var tag = tag == "zh" || tag.hasPrefix("zh-") ? "cmn" : tag
    while true {
      if let file = files[String(tag)] { return file }
      // Only what looks like a language may lose its country.
      guard tag.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }),
        let hyphen = tag.lastIndex(of: "-"), (2...3).contains(tag.prefix { $0 != "-" }.count)
      else { return nil }
      tag = tag[..<hyphen]
    }
  }
}

/// The variants of voices, which are read only when one is asked for: few ever are.
private final class Variants {
  private lazy var files: [String: String] = {
    let files = Dictionary(
      EspeakVoice.list(for: "variant").compactMap { voice in
        voice.file.split(separator: "/").last.map { ($0.lowercased(), String($0)) }
      }, uniquingKeysWith: { first, _ in first })
    // Each list replaces the one before, and a child that finds another list than that of all
    // voices has to read them for itself.
    _ = EspeakVoice.list()
    return files
  }()

  /// The name of a variant as the library writes it, by its small letters; nil if there is none.
  func file(of name: String) -> String? { files[name] }
}
