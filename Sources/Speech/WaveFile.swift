/// A WAV file of one channel with 16 bits a sample, written as the sound comes.
final class WaveFile {
  /// The most samples its header can count.
  static let longest = (Int(UInt32.max) - headerLength) / 2
  private static let headerLength = 44

  private let file: AtomicFile
  private let path: String
  private let sampleRate: Int
  /// The number of samples written so far.
  private(set) var count = 0

  init(path: String, sampleRate: Int) throws(SpeechFileError) {
    self.path = path
    self.sampleRate = sampleRate
    file = try AtomicFile(path: path)
    try file.write(Self.header(samples: 0, sampleRate: sampleRate)[...])
  }

  /// Adds samples.
  func append(_ samples: ArraySlice<Int16>) throws(SpeechFileError) {
    guard samples.count <= Self.longest - count else { throw .tooLong(path: path) }
    count += samples.count
    try file.write(samples)
  }

  /// Adds silence.
  func appendSilence(_ samples: Int) throws(SpeechFileError) {
    let silence = [Int16](repeating: 0, count: min(max(0, samples), 1 << 16))
    var rest = samples
    while rest > 0 {
      let part = silence.prefix(rest)
      try append(part)
      rest -= part.count
    }
  }

  /// Completes the file, which from now on is there.
  func finish() throws(SpeechFileError) {
    try file.rewriteStart(Self.header(samples: count, sampleRate: sampleRate)[...])
    try file.commit()
  }

  private static func header(samples: Int, sampleRate: Int) -> [UInt8] {
    let data = UInt32(clamping: samples * 2)
    var header = Array("RIFF".utf8)
    header.append(integer: data + UInt32(headerLength - 8))
    header += "WAVEfmt ".utf8
    header.append(integer: UInt32(16))
    header.append(integer: UInt16(1))  // whole numbers, not compressed
    header.append(integer: UInt16(1))  // one channel
    header.append(integer: UInt32(clamping: sampleRate))
    header.append(integer: UInt32(clamping: sampleRate * 2))
    header.append(integer: UInt16(2))  // bytes a sample
    header.append(integer: UInt16(16))  // bits a sample
    header += "data".utf8
    header.append(integer: data)
    return header
  }
}
