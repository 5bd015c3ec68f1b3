import EarshotScreens

/// How much of an input is read, as `--limit` sets it: megabytes, levels, seconds.
///
///     --limit 50          50 MB
///     --limit 50,200      and 200 levels deep
///     --limit ,,10        10 s of the processor's time
struct InputLimits {
  /// How large and how deep a dump may be.
  var dump = DumpLimits()
  /// How many bytes any input may have.
  var bytes = FileBytes.limit
  /// How long an input may keep the processor busy, in seconds.
  var seconds = 60.0

  /// The limits where nobody sets others.
  init() {}

  /// Reads the value of `--limit`.
  init(_ text: String) throws(UsageError) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count) else { throw Self.error(text) }
    if !parts[0].isEmpty {
      guard let megabytes = Int(parts[0]), (1...512).contains(megabytes) else {
        throw Self.error(text)
      }
      bytes = megabytes * 1_000_000
      dump.bytes = bytes
    }
    if parts.count > 1, !parts[1].isEmpty {
      guard let levels = Int(parts[1]), (1...1_000).contains(levels) else { throw Self.error(text) }
      dump.depth = levels
    }
    if parts.count > 2, !parts[2].isEmpty {
      guard let time = Double(parts[2]), time >= 0.001, time <= 86_400 else {
        throw Self.error(text)
      }
      seconds = time
    }
  }

  private static func error(_ text: String) -> UsageError {
    .wrongNumber(
      option: "--limit", value: text,
      wanted: "megabytes from 1 to 512, or megabytes,levels,seconds with up to 1,000 levels")
  }
}
