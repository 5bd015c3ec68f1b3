/// Why nothing can be spoken at all.
public enum VoiceError: Error, Hashable, Sendable {
  /// There is no `earshot-voice` where one is looked for.
  case notFound
  /// `EARSHOT_VOICE` names something that cannot be run.
  case notExecutable(String)
  /// The program did not start.
  case cannotStart(program: String, SystemError)
  /// The program started and did not answer as a voice does, in words.
  case notAVoice(program: String, String)
  /// The voice is of another version than this program.
  case otherVersion(program: String, theirs: Int)
  /// The voice ended again and again, in words how.
  case keepsStopping(program: String, String)
}

extension VoiceError: CustomStringConvertible {
  /// The error in words, with what to do about it.
  public var description: String {
    switch self {
    case .notFound:
      """
      there is no sound without earshot-voice, and it is neither beside this program nor on the \
      PATH; build it in Earshot's package with 'swift build -c release --product earshot-voice' \
      (on Debian after 'apt install libespeak-ng-dev') and set EARSHOT_VOICE to its path
      """
    case .notExecutable(let program):
      "EARSHOT_VOICE is '\(SpeechText.printable(program))', which is not a program that can be run"
    case .cannotStart(let program, let error):
      "'\(SpeechText.printable(program))' did not start: \(error)"
    case .notAVoice(let program, let how):
      "'\(SpeechText.printable(program))' is not an earshot-voice: it \(how)"
    case .otherVersion(let program, let theirs):
      """
      '\(SpeechText.printable(program))' speaks version \(theirs) of the protocol, this program \
      version \(VoiceProtocol.version); build both from the same Earshot
      """
    case .keepsStopping(let program, let how):
      "'\(SpeechText.printable(program))' was started again and \(how) again"
    }
  }
}
