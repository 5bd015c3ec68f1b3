public import EarshotJSON
import EarshotReader
import EarshotSemantics

extension DescribedStop {
  /// Writes the stop as one line of JSON Lines.
  ///
  /// The keys and their order are a promise; one that does not apply is left out:
  /// `input screen index id when utterance parts hint actions moreContent language frame source`.
  public func write(to writer: inout JSONWriter) {
    writeObject(to: &writer)
    writer.endLine()
  }

  /// Writes the stop as an object, without an end of the line.
  func writeObject(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("input", input)
    writer.member("screen", screen)
    writer.member("index", index)
    writer.member("id", stop.element.name ?? stop.element.identifier)
    writer.member("when", stop.element.condition)
    writer.member("utterance", utterance.text)
    writer.key("parts")
    writer.beginArray()
    for part in utterance.parts {
      writer.beginObject()
      writer.member("kind", part.kind.rawValue)
      writer.member("text", part.text)
      if part.isUnresolved { writer.member("unresolved", true) }
      // A piece in the label's language need not say so.
      if part.language != utterance.language { writer.member("language", part.language) }
      writer.end()
    }
    writer.end()
    writer.member("hint", utterance.hint?.text)
    writer.member("actions", utterance.actions.map(\.text))
    if !utterance.moreContent.isEmpty { writeMoreContent(to: &writer) }
    writer.member("language", utterance.language)
    if let frame = stop.element.frame { write(frame, to: &writer) }
    if let source = stop.element.source { write(source, to: &writer) }
    writer.end()
  }

  private func writeMoreContent(to writer: inout JSONWriter) {
    writer.key("moreContent")
    writer.beginArray()
    for detail in utterance.moreContent {
      writer.beginObject()
      writer.member("label", detail.label)
      writer.member("value", detail.value)
      writer.end()
    }
    writer.end()
  }

  private func write(_ frame: Frame, to writer: inout JSONWriter) {
    writer.key("frame")
    writer.beginArray()
    for side in [frame.x, frame.y, frame.width, frame.height] { writer.value(side) }
    writer.end()
  }

  private func write(_ source: SourcePlace, to writer: inout JSONWriter) {
    writer.key("source")
    writer.beginObject()
    writer.member("file", source.file)
    writer.member("line", source.line)
    writer.member("column", source.column)
    writer.end()
  }
}
