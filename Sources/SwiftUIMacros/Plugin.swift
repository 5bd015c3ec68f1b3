import Foundation

/// Speaks with the compiler: each message is its length, eight bytes little-endian, then JSON.
///
/// A plugin of the toolchain's own SwiftSyntax would need flags that no dependent package may have,
/// so the two macros here read the little of Swift they need themselves.
@main enum Plugin {
  static func main() {
    while let message = read() {
      write(answer(to: message))
    }
  }

  private static func answer(to message: [String: Any]) -> [String: Any] {
    if message["getCapability"] != nil {
      let capability: [String: Any] = ["protocolVersion": 7, "features": [String]()]
      return ["getCapabilityResult": ["capability": capability]]
    }
    if let request = message["expandAttachedMacro"] as? [String: Any] {
      let macro = request["macro"] as? [String: Any]
      // A mark that only `#Preview` reads becomes nothing.
      if macro?["typeName"] as? String == "PreviewableMacro" { return expansion("") }
      return expansion(EntryMacro(request).expansion)
    }
    if let request = message["expandFreestandingMacro"] as? [String: Any] {
      return expansion(PreviewMacro(request).expansion)
    }
    return expansion("")
  }

  private static func expansion(_ source: String) -> [String: Any] {
    ["expandMacroResult": ["expandedSource": source, "diagnostics": [String]()]]
  }

  /// The next message; nil at the end, which is also a message of no length.
  private static func read() -> [String: Any]? {
    guard let header = bytes(8) else { return nil }
    let length = header.reversed().reduce(0) { $0 << 8 | Int($1) }
    guard length > 0, let body = bytes(length) else { return nil }
    return (try? JSONSerialization.jsonObject(with: Data(body))) as? [String: Any]
  }

  private static func bytes(_ count: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    while bytes.count < count {
      let chunk = FileHandle.standardInput.readData(ofLength: count - bytes.count)
      if chunk.isEmpty { return nil }
      bytes += chunk
    }
    return bytes
  }

  private static func write(_ message: [String: Any]) {
    guard let body = try? JSONSerialization.data(withJSONObject: message) else { return }
    var length = UInt64(body.count).littleEndian
    let header = withUnsafeBytes(of: &length) { Data($0) }
    FileHandle.standardOutput.write(header + body)
  }
}
