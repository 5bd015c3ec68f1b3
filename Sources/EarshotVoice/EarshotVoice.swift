import EarshotSpeech

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The program that speaks: requests on its input, sound and word times on its output.
///
/// `Documentation/VoiceProtocol.md` describes the bytes.
@main
enum EarshotVoice {
  static func main() {
    switch Options.read(Array(CommandLine.arguments.dropFirst())) {
    case .failure(let fault):
      complain("\(fault); see 'earshot-voice --help'")
      exit(ExitStatus.usage)
    case .success(.help):
      print(Options.usage)
    case .success(.version):
      print("earshot-voice, protocol \(VoiceProtocol.version), espeak-ng \(Synthesiser.version)")
    case .success(.voices):
      guard let synthesiser = Synthesiser() else { leaveWithoutSynthesiser() }
      synthesiser.names.forEach { print($0) }
    case .success(.plain(let file)):
      guard let synthesiser = Synthesiser() else { leaveWithoutSynthesiser() }
      exit(PlainCalls.speak(linesOf: file, with: synthesiser))
    case .success(.serve(let timeLimit)):
      serve(timeLimit: timeLimit)
    }
  }

  private static func serve(timeLimit: Int) {
    if isatty(STDIN_FILENO) != 0 {
      complain("requests are bytes that a program writes; see 'earshot-voice --help'")
      exit(ExitStatus.usage)
    }
    signal(SIGPIPE, SIG_IGN)
    // Ctrl-C is for the program that asks; when it goes, the requests end.
    signal(SIGINT, SIG_IGN)
    // A crash costs an utterance; it need not cost the disk a core file.
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(CoreLimit.resource, &none)
    // What a library prints must not land among the frames.
    let answers = Descriptor(dup(STDOUT_FILENO))
    answers.closeOnExec()
    dup2(STDERR_FILENO, STDOUT_FILENO)
    guard let synthesiser = Synthesiser() else { leaveWithoutSynthesiser() }
    let server = Server(
      synthesiser: synthesiser, requests: Descriptor(STDIN_FILENO), answers: answers,
      timeLimit: timeLimit)
    exit(server.run())
  }

  private static func leaveWithoutSynthesiser() -> Never {
    complain("espeak-ng does not start; are its data files installed (Debian: espeak-ng-data)?")
    exit(ExitStatus.noSynthesiser)
  }

  /// Says what is wrong on standard error.
  static func complain(_ message: String) {
    let line = Array("earshot-voice: \(message)\n".utf8)
    // Whoever closed standard error does not want to know.
    try? Descriptor(STDERR_FILENO).write(line[...])
  }
}

/// How the program can end.
enum ExitStatus {
  static let done: Int32 = 0
  static let usage: Int32 = 2
  static let badRequest: Int32 = 3
  static let readerGone: Int32 = 4
  static let noSynthesiser: Int32 = 5
}

private enum CoreLimit {
  #if canImport(Glibc)
    static let resource = __rlimit_resource_t(RLIMIT_CORE.rawValue)
  #else
    static let resource = RLIMIT_CORE
  #endif
}
