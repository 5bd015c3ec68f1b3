import CEspeak
import EarshotSpeech

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Speaks lines by plain calls of the library, one after the other in this process, and throws the
/// sound away: what speech costs at least, for measures.
enum PlainCalls {
  /// Speaks each line of a file; the result is the exit status.
  static func speak(linesOf file: String, with synthesiser: Synthesiser) -> Int32 {
    guard let bytes = contents(of: file), let text = String(validating: bytes, as: UTF8.self) else {
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

  /// The bytes of a file; nil if it cannot be read.
  ///
  /// Not by Foundation: its libraries would make this program, and each child, slow to start.
  private static func contents(of file: String) -> [UInt8]? {
    let descriptor = Descriptor(open(file, O_RDONLY))
    guard descriptor.number >= 0 else { return nil }
    defer { descriptor.close() }
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { buffer.deallocate() }
    var bytes: [UInt8] = []
    do {
      while let count = try descriptor.read(into: buffer), count > 0 {
        bytes += buffer[..<count]
      }
    } catch {
      return nil
    }
    return bytes
  }
}
