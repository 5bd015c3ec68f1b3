extension Transcript {
  /// The transcript as text: a head, then one event a line.
  ///
  ///     earshot 1 · Recipes · push-focus title
  ///     > activate
  ///       push       Soup
  ///       screen     Soup
  ///       focus      Soup
  ///       say        Soup, Heading
  ///
  /// With times each line begins with minutes, seconds and ms since the start.
  public func text(times: Bool = false) -> String {
    var text = head + "\n"
    for event in events { text += event.line(times: times) + "\n" }
    return text
  }

  /// The first line: version, app and settings.
  public var head: String {
    let settings = settings.map { "\($0.name) \($0.value)" }
    let name = app.map { [$0] } ?? []
    return (["earshot \(Self.version)"] + name + settings).map(\.printable)
      .joined(separator: " · ")
  }
}

extension TranscriptEvent {
  /// The event as a line of text, without a line break.
  public func line(times: Bool = false) -> String {
    let time = times ? Self.time(start) + " " : ""
    switch kind {
    case .command: return "\(time)> \(text.printable)"
    case .heading: return "\(time)# \(text.printable)"
    default:
      var line = "\(time)  \(kind.rawValue.padded(to: 11))"
      let words = text.printable
      if let note {
        // A text as long as the column still stands apart from its note.
        line += words.padded(to: 26) + (words.count < 26 ? "" : "  ") + note.printable
      } else {
        line += words
      }
      return line.trimmingBlanks
    }
  }

  private static func time(_ ms: Int) -> String {
    let minutes = String(ms / 60_000).leftPadded(to: 2)
    let seconds = String(ms / 1_000 % 60).leftPadded(to: 2)
    return "\(minutes):\(seconds).\(String(ms % 1_000).leftPadded(to: 3))"
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  fileprivate func leftPadded(to width: Int) -> String {
    String(repeating: "0", count: max(0, width - count)) + self
  }

  /// The text without blanks at its end, which editors would take away from a golden.
  fileprivate var trimmingBlanks: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
