import CEspeak

/// A voice as the library lists it.
struct EspeakVoice {
  let name: String
  /// The path of its file below the folder of voices, for instance `gmw/en-US`.
  let file: String
  /// The languages it speaks; the lower the number, the better.
  let languages: [(name: String, priority: UInt8)]

  /// The voices of a language, or all of them; `variant` is a language here.
  static func list(for language: String? = nil) -> [EspeakVoice] {
    let list: UnsafeMutablePointer<UnsafePointer<espeak_VOICE>?>?
    if let language {
      list = language.withCString { text in
        var wanted = espeak_VOICE()
        wanted.languages = text
        return espeak_ListVoices(&wanted)
      }
    } else {
      list = espeak_ListVoices(nil)
    }
    guard var next = list else { return [] }
    var voices: [EspeakVoice] = []
    while let voice = next.pointee?.pointee {
      voices.append(
        EspeakVoice(
          name: voice.name.map { String(cString: $0) } ?? "",
          file: voice.identifier.map { String(cString: $0) } ?? "",
          languages: languages(voice.languages)))
      next += 1
    }
    return voices
  }

  /// Reads a list of languages: a byte of priority and a name each, and a zero byte at the end.
  private static func languages(
    _ list: UnsafePointer<CChar>?
  ) -> [(name: String, priority: UInt8)] {
    var languages: [(name: String, priority: UInt8)] = []
    guard var next = list else { return [] }
    while next.pointee != 0 {
      let name = String(cString: next + 1)
      languages.append((name, UInt8(bitPattern: next.pointee)))
      next += name.utf8.count + 2
    }
    return languages
  }
}
