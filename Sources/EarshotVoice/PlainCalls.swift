import CEspeak
import EarshotSpeech
import Foundation

/// Speaks lines by plain calls of the library, one after the other in this process, and throws the
/// sound away: what speech costs at least, for measures.
enum PlainCalls {
  /// Speaks each line of a file; the result is the exit status.
  static func speak(linesOf file: String, with synthesiser: Synthesiser) -> Int32 {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
      EarshotVoice.complain("'\(SpeechText.printable(file))' cannot be read as UTF-8")
      return ExitStatus.badRequest
    }
    espeak_SetSynthCallback { _, _, _ in 0 }
    guard let voice = synthesiser.file(of: SpeechSettings().voice),
      espeak_SetVoiceByName(voice) == EE_OK
    else { return ExitStatus.noSynthesiser }
    for line in text.split(separator: "\n") {
      let result = espeak_Synth(
        String(line), line.utf8.count + 1, 0, POS_CHARACTER, 0, UInt32(espeakCHARS_UTF8), nil, nil)
      guard result == EE_OK else { return ExitStatus.noSynthesiser }
    }
    return ExitStatus.done
  }
}
