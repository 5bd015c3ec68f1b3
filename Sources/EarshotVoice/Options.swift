import EarshotSpeech

/// What the command line asks for.
enum Options: Equatable {
  case help
  case version
  case voices
  case serve(timeLimit: Int)
  case plain(file: String)

  /// What is wrong with a command line, in words.
  struct Fault: Error, CustomStringConvertible {
    let description: String
  }

  static let usage = """
    usage: earshot-voice [--time-limit MS] | --voices | --plain FILE | --help | --version

    Speaks for another program with espeak-ng: binary requests on standard input, 22,050 Hz
    samples and word times on standard output, until the input ends. Needs no sound device.
    'earshot speak' is the command for people.

      --time-limit MS  how long an utterance may be silent before it counts as hung, on top of
                       1 ms for each byte of its text (default 10000)
      --voices         lists the names of languages and voices, one a line
      --plain FILE     speaks the lines of a file by plain calls, and throws the sound away: a floor
                       for measures
      --help           prints this
      --version        prints the versions of the protocol and of espeak-ng

    exit status: 0 the input ended · 2 wrong usage · 3 the input is not what a program of this
    version sends · 4 nobody reads the output any more · 5 espeak-ng does not start
    """

  static func read(_ arguments: [String]) -> Result<Options, Fault> {
    var options = Options.serve(timeLimit: VoiceProtocol.timeLimit)
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": return .success(.help)
      case "--version": return .success(.version)
      case "--voices": options = .voices
      case "--plain":
        guard let file = rest.popFirst() else {
          return .failure(Fault(description: "--plain needs a file of lines"))
        }
        options = .plain(file: file)
      case "--time-limit":
        guard let text = rest.popFirst(), let ms = Int(text), (1...1_000_000_000).contains(ms)
        else { return .failure(Fault(description: "--time-limit needs a number of ms above 0")) }
        if case .serve = options { options = .serve(timeLimit: ms) }
      default:
        let shown = SpeechText.printable(argument)
        return .failure(Fault(description: "'\(shown)' is not an option"))
      }
    }
    return .success(options)
  }
}
