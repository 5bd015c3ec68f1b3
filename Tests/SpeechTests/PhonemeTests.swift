import Foundation
import Testing

@testable import EarshotSpeech

private let languages = ["en", "fi", "sv", "de", "cs", "uk"]

/// How each text is spoken in each language by espeak-ng 1.51, after it was prepared.
private let recorded: [(text: String, phonemes: [String])] = [
  (
    "-$240.00",
    [
      "m'aIn@s t'u:h'VndrI2d@n f'o@ti d'0l3z",
      "m'i:nus k'aksis,ata:_ n,elj&kymment& d'ollar,i;a",
      "m'i:nu-s tv'o:h'8ndRa f'WRtI d'OlaR",
      "m'i:nUs tsv'aIh'Und3t f'IrtsIC dOl'A:r",
      "m'i:nuz dvj'esc'e tSt'iR^itsed d'olaRu:",
      "m'inus dv;'es;t;I s'orok dVl'Ariv",
    ]
  ),
  (
    "56m left",
    [
      "f'Ifti s'Iks m'i:t3z l'Eft",
      "v,i:sikymment&k'u:si m'etrI;& l'eft",
      "f,EmtIs'Eks m'e:tE-R l'Eft",
      "z'Eks _|Untf'ynftsIC m'e:t3 l'Eft",
      "p'adesa:tS'est m'etRu: l'eft",
      "[en] f'Ifti s'Iks m'i:t3z l'Eft",
    ]
  ),
  (
    "56 min left",
    [
      "f'Ifti s'Iks m'InIts l'Eft",
      "v,i:sikymment&k'u:si m'inu:t:,i;a l'eft",
      "f,EmtIs'Eks m'i:nu-tE-R l'Eft",
      "z'Eks _|Untf'ynftsIC mi:n'u:t@n l'Eft",
      "p'adesa:tS'est m'inut l'eft",
      "[en] f'Ifti s'Iks m'InIts l'Eft",
    ]
  ),
  (
    "−5 °C",
    [
      "m'aIn@s f'aIv dI2gr'i:z s'ElsI2;@s",
      "m'i:nus v'i:si s'elsius,astet:a",
      "m'i:nu-s f'Em gR'adE-R s'Elsi:;,u-s",
      "m'i:nUs f'ynf gr'A:t ts'Elzi:,Us",
      "m'i:nus pj'et st'upn^u: ts'elsi;a",
      "m'inus pj'at; h@-rad'usif tsyls'ija",
    ]
  ),
  (
    "1 234,50 €",
    [
      "w'0n T'aUz@nd t'u:h'VndrI2d@n T'3:ti f'o@ j'U@roUz f'Ifti s'Ents",
      "t'uhat k'aksis,ata:_ k,olmekymment&n'elj& 'euroa v'i:sikymment& s'ent:I;&",
      "'Et t'u-sEn tv'o:h'8ndRa tR,EtIf'y:Ra 'e:u-R,u: f'EmtI s'Ent",
      "_'aIn t'aUz@nt tsv'aIh'Und3t f'i:r _|Untdr'aIsIC _!'OYRo: f'ynftsIC s'Ent",
      "c'isi:dz dvj'esc'e tR^'itsettSt'iR^i; 'eUR p'adesa:t ts'entu:",
      "od;'in t'isjatSa dv;'es;t;I t@-r'idtsjat;tS;otiR;i 'ev@-rV pjatdesj'at; ts'Entiv",
    ]
  ),
  (
    "3/4",
    [
      "Tr'i: sl'aS f'o@",
      "k'olme k'aut:a n'elj&",
      "tR'e: sn'e:dstRE-k f'y:Ra",
      "dr'aI Sr'EkStrIC f'i:r",
      "tR^'i l'omeno tSt'iR^i",
      "tR;'i d@-r'ip tS;ot'iR;i",
    ]
  ),
  (
    "14:05",
    [
      "f'o@ti:n 'oU f'aIv",
      "n'elj&t,oista n'olla v'i:si",
      "fj'u:RtOn n'Ol f'Em",
      "f'Irtse:n _!'u:r f'ynf",
      "tSt'r-na:tst n'ula pj'et",
      "tSot'irnadtsjat; n'ul pj'at;",
    ]
  ),
  (
    "❤️",
    [
      "r'Ed h'A@t",
      "p'unainen s'yd&n",
      "R'Wt j'Eta",
      "r'o:t@s h'Erts",
      "R'ude: s'r-ttse",
      "tS;irv'oni s'ertsy",
    ]
  ),
  (
    "**bold**",
    [
      "b'oUld",
      "b'old",
      "b'Old",
      "b'Olt",
      "b'olt",
      "[en] b'oUld",
    ]
  ),
  (
    "\u{FFFC}",
    [
      "a#t'atSm@nt",
      "l'i:te",
      "b'i:lA:g,a",
      "_!'anh,aN",
      "pR^'i:loha",
      "fklad'ennja",
    ]
  ),
  (
    "𝓯𝓪𝓷𝓬𝔂",
    [
      "f'ansi",
      "f'ansy",
      "f'ansy:",
      "f'ansi:",
      "f'antsi",
      "[en] f'ansi",
    ]
  ),
]

/// The phonemes of the runs of a text, one after another, with the languages that are not asked
/// for: "[en]".
private func phonemes(of text: String, in language: String, by voice: Voice) throws -> String {
  let runs = SpeechText.runs(of: [SpeechPiece(text, language: language)])
  let answers = try voice.phonemes(
    of: runs.map {
      SpeechRequest($0.words.text, settings: SpeechSettings(voice: $0.language))
    })
  return try zip(runs, answers).map { run, answer in
    let signs = try answer.get()
    return run.language == language ? signs : "[\(run.language)] \(signs)"
  }.joined(separator: " ")
}

@Test(
  "What every language writes is heard in each, and never in another's words",
  .enabled(
    if: VoiceVersion.isRecorded, "the phonemes were recorded with espeak-ng 1.51, this is another"),
  arguments: recorded.indices)
func phonemesInEveryLanguage(index: Int) throws {
  let voice = Voice(program: try builtVoice())
  let (text, expected) = recorded[index]
  let heard = try languages.map { try phonemes(of: text, in: $0, by: voice) }
  #expect(heard == expected, "\(text)")
  for (language, signs) in zip(languages, heard) {
    #expect(!signs.isEmpty, "\(language) is silent")
    #expect(!signs.contains("("), "\(language) leaves its language")
  }
}

@Test("Phonemes of an unknown voice are a failure, and the next text has its own")
func phonemesOfUnknownVoice() throws {
  let voice = Voice(program: try builtVoice())
  let answers = try voice.phonemes(of: [
    SpeechRequest("one", settings: SpeechSettings(voice: "zzz")), SpeechRequest("two"),
    SpeechRequest(" "),
  ])
  #expect(answers[0] == .failure(.unknownVoice("zzz")))
  #expect(try !answers[1].get().isEmpty)
  #expect(try answers[2].get().isEmpty)
  #expect(try !voice.speak(SpeechRequest("two")).get().samples.isEmpty)
}

@Test(
  "A language of a country is spoken by the language's voice",
  arguments: [("fi-FI", "fi"), ("sv-FI", "sv"), ("uk-UA", "uk"), ("zh-Hans-CN", "cmn")])
func voicesOfCountries(tag: String, language: String) throws {
  let voice = Voice(program: try builtVoice())
  let answers = try voice.phonemes(
    of: [tag, language].map { SpeechRequest("1 2 3", settings: SpeechSettings(voice: $0)) })
  #expect(try answers[0].get() == answers[1].get())
}

/// The synthesiser of the voice that was built.
private enum VoiceVersion {
  /// Whether it is the one the phonemes were recorded with.
  static let isRecorded: Bool = {
    guard let program = try? builtVoice() else { return false }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["--version"]
    let output = Pipe()
    process.standardOutput = output
    guard (try? process.run()) != nil else { return false }
    let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return said.contains("espeak-ng 1.51")
  }()
}
