/// What the program can be asked to do.
enum Command: String, CaseIterable {
  case describe
  case walk
  case speak
  case convert
  case explore
  case schema

  /// One line for the overview.
  var summary: String {
    switch self {
    case .describe: "say what VoiceOver says for each element, in reading order"
    case .walk: "drive the reader with a script and print the transcript"
    case .speak: "the same walk, spoken into a WAV file, with captions"
    case .convert: "turn any input into a screen document"
    case .explore: "walk by hand, in the terminal"
    case .schema: "print the JSON Schema of screen documents"
    }
  }

  /// What follows the command's name.
  var usage: String {
    switch self {
    case .schema: "earshot schema [options]"
    default: "earshot \(rawValue) INPUT… [options]"
    }
  }

  /// Whether it works on inputs.
  var takesInputs: Bool { self != .schema }
}
