import EarshotJSON
public import EarshotSemantics

extension ScreenDocument {
  /// Writes an app as a document: the bridge from every other source.
  ///
  /// The text is plain JSON with the keys in the order of the specification, and holds only what
  /// differs from what a missing key means. Reading it gives ``held(_:)`` of the app.
  public static func write(_ app: AppDescription) -> [UInt8] {
    var writer = JSONWriter(.pretty)
    writer.beginObject()
    Vocabulary.app.write(AppDraft(held(app)), &writer)
    writer.end()
    writer.endLine()
    return writer.bytes
  }
}
