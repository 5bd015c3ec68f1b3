import EarshotJSON

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What is told on standard error: standard output carries only the result.
struct Messages {
  /// Whether only errors are told.
  var isQuiet: Bool
  /// Who tells it.
  var program = Program.earshot.name
  /// Keeps what is told; nil where nobody will tell it again.
  var record: Record?

  /// What was told, byte by byte.
  final class Record {
    fileprivate(set) var bytes: [UInt8] = []
  }

  /// Tells again what was told before.
  func again(_ bytes: [UInt8]) { put(bytes) }

  /// Tells of something that failed, on one line whatever the text holds.
  func error(_ text: String) { tell(text) }

  /// Tells of something that failed, on several lines.
  func error(lines: [String]) {
    put(Array("\(program): \(lines.map { escapedForTerminal($0) }.joined(separator: "\n"))\n".utf8))
  }

  /// Tells of something worth knowing.
  func note(_ text: String) {
    if !isQuiet { tell(text) }
  }

  /// Asks for a line, where somebody sits at a terminal.
  func prompt(_ text: String) { put(Array(text.utf8)) }

  private func tell(_ text: String) {
    put(Array("\(program): \(escapedForTerminal(text))\n".utf8))
  }

  private func put(_ text: [UInt8]) {
    record?.bytes += text
    var bytes = text
    while !bytes.isEmpty {
      let written = write(STDERR_FILENO, bytes, bytes.count)
      // There is nowhere left to report that reporting failed.
      guard written > 0 else { return }
      bytes.removeFirst(written)
    }
  }
}
