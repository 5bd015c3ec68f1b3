public import EarshotJSON
public import EarshotReader

extension Transcript {
  /// Writes the transcript as JSON Lines: a head, then an object an event.
  ///
  ///     {"earshot":1,"app":"Recipes","settings":{"push-focus":"title"}}
  ///     {"kind":"say","text":"Soup, Heading","start":350,"end":1395,"parts":[…],"outcome":"spoken"}
  ///
  /// Times are ms on the walk's clock.
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("earshot", Self.version)
    writer.member("app", app)
    writer.key("settings")
    writer.beginObject()
    for setting in settings { writer.member(setting.name, setting.value) }
    writer.end()
    writer.end()
    writer.endLine()
    for event in events { event.write(to: &writer) }
  }
}

extension TranscriptEvent {
  /// Writes the event as one line of JSON Lines.
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("kind", kind.rawValue)
    writer.member("text", text)
    writer.member("note", note)
    writer.member("start", start)
    writer.member("end", end)
    if !parts.isEmpty {
      writer.key("parts")
      writer.beginArray()
      for part in parts {
        writer.beginObject()
        writer.member("kind", part.kind.rawValue)
        writer.member("text", part.text)
        if part.isUnresolved { writer.member("unresolved", true) }
        writer.member("language", part.language)
        writer.end()
      }
      writer.end()
    }
    if let outcome { outcome.write(to: &writer) }
    writer.member("language", language)
    writer.end()
    writer.endLine()
  }
}

extension SpeechOutcome {
  fileprivate func write(to writer: inout JSONWriter) {
    switch self {
    case .spoken:
      writer.member("outcome", "spoken")
    case .cut(let words, let cause):
      writer.member("outcome", "cut")
      writer.member("words", words)
      writer.member("by", cause.rawValue)
    case .lost(let cause):
      writer.member("outcome", "lost")
      writer.member("by", cause.rawValue)
    case .merged(let other):
      writer.member("outcome", "merged")
      writer.member("with", other)
    case .muted(let setting):
      writer.member("outcome", "muted")
      writer.member("by", setting.rawValue)
    }
  }
}
