import Foundation

/// `#Preview("Name") { … }`: a function that makes the view, and a record of it in the program.
///
/// Records stand in a section of their own, where they are found by name at run time.
struct PreviewMacro {
  private let source: String
  private let discriminator: String

  init(_ request: [String: Any]) {
    source = (request["syntax"] as? [String: Any])?["source"] as? String ?? ""
    discriminator = request["discriminator"] as? String ?? ""
  }

  var expansion: String {
    guard let call = PreviewCall(source) else { return "" }
    let function = "\(discriminator)8makeViewfMu_"
    let record = "\(discriminator)6recordfMu_"
    let body = PreviewableBody(call.body)
    let (declarations, views) =
      body.state.isEmpty ? ("", call.body) : (body.wrapper, " PreviewableWrapper() ")
    return """
      nonisolated func \(function)(_ preview: UnsafeMutableRawPointer) {
      \(declarations)
        SwiftUI._Preview.fill(preview, name: \(call.name ?? "nil")) {\(views)}
      }
      @section("earshot_previews") @used nonisolated let \(record):
        (UInt, @convention(c) (UnsafeMutableRawPointer) -> Void) = (1, { \(function)($0) })
      """
  }
}

/// The name and the body of a `#Preview`.
private struct PreviewCall {
  var name: String?
  var body: String

  init?(_ source: String) {
    guard let open = source.firstIndex(of: "{"), let close = source.lastIndex(of: "}"),
      open < close
    else { return nil }
    body = String(source[source.index(after: open)..<close])
    let head = source[..<open]
    if let quote = head.firstIndex(of: "\""), let end = head.lastIndex(of: "\""), quote < end {
      name = String(head[quote...end])
    }
  }
}
