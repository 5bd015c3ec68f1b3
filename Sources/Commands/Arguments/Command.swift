/// What the program can be asked to do.
enum Command: String, CaseIterable {
  case describe
  case walk
  case speak
  case audit
  case convert
  case explore
  case preview
  case rules
  case schema

  /// One line for the overview of a program.
  func summary(in program: Program) -> String {
    switch self {
    case .describe: "say what VoiceOver says for each element, in reading order"
    case .walk: "drive the reader with a script and print the transcript"
    case .speak: "the same walk, spoken into a WAV file, with captions"
    case .audit: "say what cannot be heard, found or used, and how to mend it"
    case .convert:
      program.isApp
        ? "write the screens that can be reached as a screen document"
        : "turn any input into a screen document"
    case .explore: "walk by hand, key by key in the terminal"
    case .preview: "say what is heard of one #Preview, or list them all"
    case .rules: "list the rules of the audit, or explain one"
    case .schema: "print the JSON Schema of screen documents"
    }
  }
}
