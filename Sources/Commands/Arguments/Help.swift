/// The texts of `--help`.
enum Help {
  /// The overview of all commands.
  static func overview(of program: Program) -> String {
    var lines = ["Hear your screens before you ship them.", ""]
    if program.isApp {
      lines += [
        "usage: \(program.name) COMMAND [options]", "",
        "The app itself runs here, without a screen. What it prints goes to standard error.", "",
      ]
    } else {
      lines += [
        "usage: earshot COMMAND INPUT… [options]", "",
        "An input is a file, a folder, or - for standard input.", "",
      ]
    }
    lines += rows(program.commands.map { ($0.rawValue, $0.summary(in: program)) })
    lines += [
      "", "\(program.name) COMMAND --help lists the options of a command.", "",
      "Exit status: 0 all well · 1 findings, a transcript that differs or an expectation that fails ·",
      "2 wrong usage · 3 an input could not be read (the others are still done).",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  /// The options of one command.
  static func text(for command: Command, of program: Program) -> String {
    let options = program.options(of: command)
    let rows = rows(options.map { (name(of: $0), summary(of: $0)) })
    return
      (["usage: \(program.usage(of: command))", "", "\(command.summary(in: program))", ""] + rows)
      .joined(separator: "\n") + "\n"
  }

  private static func name(of option: Option) -> String {
    let long = "--\(option.name)" + (option.value.map { " \($0)" } ?? "")
    return option.letter.map { "-\($0), \(long)" } ?? long
  }

  private static func summary(of option: Option) -> String {
    guard option.choices.count > 2 else { return option.summary }
    return option.summary + " [\(option.choices.joined(separator: "|"))]"
  }

  private static func rows(_ rows: [(name: String, text: String)]) -> [String] {
    let width = rows.map(\.name.count).max() ?? 0
    return rows.map { row in
      let gap = String(repeating: " ", count: width - row.name.count + 2)
      return "  \(row.name)\(gap)\(row.text)"
    }
  }
}
