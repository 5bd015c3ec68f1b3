#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where the result of a command goes: standard output, bit by bit, or a file, whole.
struct ResultSink {
  /// The file, nil for standard output.
  let file: String?
  /// Where standard output leads.
  private let output: Int32
  private var pending: [UInt8] = []

  /// Creates a sink.
  init(file: String?, output: Int32) {
    self.file = file == "-" ? nil : file
    self.output = output
  }

  /// Adds to the result.
  mutating func write(_ text: String) throws(SystemError) {
    pending.append(contentsOf: text.utf8)
    if file == nil, pending.count >= 1 << 16 { try flush() }
  }

  /// Adds to the result.
  mutating func write(_ bytes: [UInt8]) throws(SystemError) {
    pending.append(contentsOf: bytes)
    if file == nil, pending.count >= 1 << 16 { try flush() }
  }

  /// Ends the result; a file comes into being only here.
  mutating func finish() throws(SystemError) {
    guard let file else { return try flush() }
    try FileBytes.write(pending, to: file)
    pending = []
  }

  /// Hands over what was written so far, if it goes to standard output.
  mutating func flush() throws(SystemError) {
    guard file == nil else { return }
    let bytes = pending
    pending.removeAll(keepingCapacity: true)
    try FileBytes.write(bytes[...], to: output, named: "standard output")
  }
}
