import EarshotJSON
public import EarshotReader

extension TranscriptDiff {
  /// The lines that differ as JSON Lines, an object a line, in order.
  ///
  ///     {"line":4,"side":"expected","text":"  say        Soup, Heading"}
  ///     {"line":4,"side":"actual","text":"  say        Stew, Heading"}
  public var json: [UInt8] {
    var writer = JSONWriter(.line)
    for line in lines where line.side != .both {
      writer.beginObject()
      writer.member("line", line.number)
      writer.member("side", line.side == .expected ? "expected" : "actual")
      writer.member("text", line.text)
      writer.end()
      writer.endLine()
    }
    return writer.bytes
  }
}
