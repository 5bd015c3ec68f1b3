import EarshotReader

/// One option of the command line: its name, its value and who takes it.
///
/// The table ``Option/all`` is the only place that lists options: parsing, help and
/// suggestions read it.
struct Option {
  /// The long name, without dashes.
  var name: String
  /// A one-letter name, if it has one.
  var letter: Character?
  /// What its value is called in the help; nil for a switch.
  var value: String?
  /// How many words its value has.
  var words = 1
  /// The values it takes; empty if any will do.
  var choices: [String] = []
  /// The commands that take it; nil for all.
  var commands: [Command]?
  /// Whether it is about reading files, which an app that runs does not do.
  var isForFiles = false
  /// What it does, with its default.
  var summary: String

  /// Whether a command takes it.
  func isTaken(by command: Command) -> Bool { commands?.contains(command) ?? true }
}

extension Option {
  /// Every option, in the order of the help.
  static let all: [Option] = [
    Option(
      name: "diff", commands: [.describe], isForFiles: true,
      summary: "compare two inputs: what a listener would notice; status 1 if anything"),
    Option(
      name: "script", value: "FILE", commands: [.walk, .speak, .preview],
      summary: "commands of the walk (default: reads every screen that can be reached)"),
    Option(
      name: "record", value: "FILE", commands: [.walk, .explore],
      summary: "write the transcript to FILE; explore: the script, and its golden beside it"),
    Option(
      name: "check", value: "FILE", commands: [.walk],
      summary: "compare the transcript with FILE; status 1 and a diff if it differs"),
    Option(
      name: "times", commands: [.walk, .explore, .preview], summary: "show the clock at each event"),
    Option(
      name: "pace", value: "PACE", commands: [.walk, .speak, .preview],
      summary: "when the next command comes: 'patient' (default), or every so many ms"),
    Option(
      name: "vary", value: "announce ±MS", words: 2, commands: [.walk],
      summary: "instead: when each announcement would be lost if it came earlier or later"),
    Option(
      name: "compare", value: "SETTING=A,B", commands: [.walk],
      summary: "instead: where the transcripts differ under the values of a setting"),
    Option(
      name: "cost", commands: [.describe],
      summary: "instead: swipes and seconds to hear a screen and to reach each element"),
    Option(
      name: "graph", commands: [.describe],
      summary: "instead: which screen leads where, and what each is made of"),
    Option(
      name: "captions", value: "FILE", commands: [.speak], summary: "the WebVTT file to write"),
    Option(
      name: "voice", value: "NAME", commands: [.speak],
      summary: "a voice of espeak-ng (default: that of the language)"),
    Option(
      name: "pitch", value: "0–99", commands: [.speak], summary: "pitch of the voice (default 50)"),
    Option(
      name: "fail-on", value: "SEVERITY", choices: ["error", "warning", "note", "never"],
      commands: [.audit], summary: "status 1 from this severity on (default error)"),
    Option(
      name: "only", value: "RULES", commands: [.audit],
      summary: "the only rules to run, separated by commas"),
    Option(
      name: "except", value: "RULES", commands: [.audit],
      summary: "rules not to run, separated by commas"),
    Option(
      name: "baseline", value: "FILE", commands: [.audit],
      summary: "leave out the findings that FILE holds"),
    Option(
      name: "changed", value: "REV", commands: [.audit],
      summary: "only findings on lines changed since a git revision"),
    Option(
      name: "write-baseline", commands: [.audit],
      summary: "write all findings to the file of --baseline"),
    Option(
      name: "all", commands: [.audit],
      summary: "list what is not determined, suppressed, in the baseline or not run, too"),
    Option(
      name: "as", value: "KIND", choices: InputKind.allCases.map(\.rawValue),
      commands: [.describe, .walk, .speak, .audit, .convert, .explore], isForFiles: true,
      summary: "what the input is (default: seen from its content)"),
    Option(
      name: "limit", value: "MB,N,S",
      commands: [.describe, .walk, .speak, .audit, .convert, .explore], isForFiles: true,
      summary: "megabytes, levels, seconds of work an input may have (default 200,1000,60)"),
    Option(
      name: "language", value: "CODE",
      summary: "language of the reader (default: the app's, else en)"),
    Option(
      name: "device", value: "DEVICE", choices: ["phone", "pad", "watch"],
      summary: "what the app runs on (default: the input's, else phone)"),
    Option(
      name: "os", value: "RELEASE", choices: ["26"] + SystemFault.systems,
      summary: "the system release, with its faults (default 26, without the faults of any)"),
    Option(
      name: "hints", value: "on|off", choices: ["on", "off"], summary: "speak hints (default on)"),
    Option(
      name: "verbosity", value: "LEVEL", choices: ["low", "default", "high"],
      summary: "low: label and value only; high: adds \"Double tap to activate\""),
    Option(
      name: "traits", value: "PLACE", choices: ["after", "before", "none"],
      summary: "where role and state words stand (default after)"),
    Option(
      name: "tables", value: "READING", choices: ["model", "device"],
      summary: "how data tables are read (default model)"),
    Option(
      name: "direct-touch-hint", value: "on|off", choices: ["on", "off"],
      summary: "speak the hint of direct touch areas (default off)"),
    Option(
      name: "reduce-motion", value: "on|off", choices: ["on", "off"],
      summary: "reduce motion (default off)"),
    Option(
      name: "prefer-cross-fade", value: "on|off", choices: ["on", "off"],
      summary: "with reduced motion, cross-fade instead of sliding (default off)"),
    Option(
      name: "high-against-focus", value: "WHAT", choices: ["waits", "cuts"],
      summary: "what a new focus does while a high announcement is spoken (default waits)"),
    Option(
      name: "high-against-high", value: "WHAT", choices: ["waits", "cuts"],
      summary: "what a high announcement does while another is spoken (default waits)"),
    Option(
      name: "low-before-default", value: "WHAT", choices: ["lost", "waits"],
      summary: "a low announcement that waits when a default one comes (default lost)"),
    Option(
      name: "repeats", value: "WHAT", choices: ["speak", "merge"],
      summary: "an announcement that says what is being said already (default speak)"),
    Option(
      name: "rate", value: "FACTOR",
      summary: "rate of speech, 0.1 to 10 (default 1 = 175 words a minute)"),
    Option(
      name: "push-focus", value: "PLACE", choices: ["title", "back", "content"],
      summary: "where focus goes after a push (default title)"),
    Option(
      name: "dismiss-focus", value: "PLACE", choices: ["trigger", "first"],
      summary: "where focus goes after a dismissal (default trigger)"),
    Option(
      name: "format", value: "FORMAT", choices: ["text", "json"],
      commands: [.walk, .explore, .preview], summary: "form of the result (default text)"),
    Option(
      name: "format", value: "FORMAT", choices: ["text", "json", "dot"], commands: [.describe],
      summary: "form of the result (default text; dot: Graphviz, with --graph)"),
    Option(
      name: "format", value: "FORMAT",
      choices: ["text", "json", "sarif", "junit", "github", "xcode"], commands: [.audit],
      summary: "form of the result (default text)"),
    Option(
      name: "format", value: "FORMAT", choices: ["text", "markdown"], commands: [.rules],
      summary: "form of the result (default text)"),
    Option(
      name: "output", letter: "o", value: "FILE",
      commands: [.describe, .walk, .speak, .audit, .convert, .preview, .rules, .schema],
      summary: "write the result to FILE instead of standard output (speak: the WAV)"),
    Option(
      name: "define", value: "NAME,…",
      commands: [.describe, .walk, .speak, .audit, .convert, .explore], isForFiles: true,
      summary: "names that #if in Swift source takes as defined"),
    Option(
      name: "no-cache", isForFiles: true,
      summary: "read all Swift source anew, and keep nothing of it"),
    Option(name: "quiet", letter: "q", summary: "no messages but errors"),
    Option(name: "version", summary: "show the version"),
    Option(name: "help", letter: "h", summary: "show this help"),
  ]
}
