/// What the program can be asked to do.
enum Command: String, CaseIterable {
  case describe
  case walk
  case speak
  case audit
  case convert
  case explore
  case rules
  case schema

  /// One line for the overview.
  var summary: String {
    switch self {
    case .describe: "say what VoiceOver says for each element, in reading order"
    case .walk: "drive the reader with a script and print the transcript"
    case .speak: "the same walk, spoken into a WAV file, with captions"
    case .audit: "say what cannot be heard, found or used, and how to mend it"
    case .convert: "turn any input into a screen document"
    case .explore: "walk by hand, key by key in the terminal"
    case .rules: "list the rules of the audit, or explain one"
    case .schema: "print the JSON Schema of screen documents"
    }
  }

  /// What follows the command's name.
  var usage: String {
    switch self {
    case .schema: "earshot schema [options]"
    case .rules: "earshot rules [RULE] [options]"
    default: "earshot \(rawValue) INPUT… [options]"
    }
  }

  /// Whether anything may follow besides options.
  var takesInputs: Bool { self != .schema }

  /// Whether something has to follow.
  var needsInputs: Bool { takesInputs && self != .rules }
}
