/// What cannot be placed on a soundtrack.
public enum SoundtrackError: Error, Hashable, Sendable {
  /// The file could not be kept.
  case file(SpeechFileError)
  /// The utterance begins before one that was placed earlier, or before the start, at this ms.
  case outOfOrder(atMs: Int)
  /// The utterance has another number of samples a second than the soundtrack.
  case otherRate(Int)
}

extension SoundtrackError: CustomStringConvertible {
  /// The error in words.
  public var description: String {
    switch self {
    case .file(let error): "\(error)"
    case .outOfOrder(let ms): "an utterance at \(ms) ms comes after a later one"
    case .otherRate(let rate): "an utterance has \(rate) samples a second, the soundtrack another"
    }
  }
}

/// Utterances on a timeline, written to a WAV file as they come.
///
/// `append` lays them one after another, as long as they really are; `mix` puts each where a
/// walk's clock says, where they may overlap or be cut. Only sound that a later utterance could
/// still overlap is kept in memory. The file appears with `finish`; without it, nothing does.
public final class Soundtrack {
  private let sampleRate: Int
  private let path: String
  private let file: WaveFile
  /// The samples behind those in the file, wide enough for a sum of many voices.
  private var pending: [Int32] = []
  private var lastStart = 0

  /// Starts a soundtrack that will be a file at a path.
  public init(path: String, sampleRate: Int = 22_050) throws(SpeechFileError) {
    self.path = path
    self.sampleRate = min(max(1, sampleRate), 1_000_000)
    file = try WaveFile(path: path, sampleRate: self.sampleRate)
  }

  /// The length in ms of what has been placed so far, rounded to the nearest.
  public var lengthMs: Int { ms(ofSample: length) }

  /// Puts an utterance behind everything that is there, after a pause.
  ///
  /// - Returns: The ms from its start to its end.
  @discardableResult
  public func append(
    _ utterance: SpokenUtterance, afterPauseMs pause: Int = 0
  ) throws(SoundtrackError) -> Range<Int> {
    let gap = try sample(atMs: max(0, pause))
    return try place(utterance, at: length + gap, before: nil)
  }

  /// Puts an utterance at a time, over what is there.
  ///
  /// - Parameters:
  ///   - startMs: When it begins; not before the start of one placed earlier.
  ///   - cutAtMs: When it is cut off, if it is still to be heard then.
  /// - Returns: The ms from its start to its end.
  @discardableResult
  public func mix(
    _ utterance: SpokenUtterance, atMs startMs: Int, cutAtMs: Int? = nil
  ) throws(SoundtrackError) -> Range<Int> {
    guard startMs >= 0 else { throw .outOfOrder(atMs: startMs) }
    var end: Int?
    if let cutAtMs { end = try sample(atMs: max(startMs, cutAtMs)) }
    return try place(utterance, at: try sample(atMs: startMs), before: end)
  }

  /// Completes the file.
  ///
  /// - Parameter ms: The length it has at least, filled up with silence.
  /// - Returns: The length in ms.
  @discardableResult
  public func finish(atLeastMs ms: Int = 0) throws(SoundtrackError) -> Int {
    let least = try sample(atMs: max(0, ms))
    let end = length
    do throws(SpeechFileError) {
      try flush(before: end)
      try file.appendSilence(least - end)
      try file.finish()
    } catch {
      throw .file(error)
    }
    return lengthMs
  }
}

extension Soundtrack {
  /// The ms over which sound that is cut goes down, so that the cut is not a click.
  private static let fadeMs = 5

  private var length: Int { file.count + pending.count }

  private func place(
    _ utterance: SpokenUtterance, at start: Int, before end: Int?
  ) throws(SoundtrackError) -> Range<Int> {
    guard utterance.sampleRate == sampleRate else { throw .otherRate(utterance.sampleRate) }
    guard start >= lastStart else { throw .outOfOrder(atMs: ms(ofSample: start)) }
    guard utterance.samples.count <= WaveFile.longest - start else {
      throw .file(.tooLong(path: path))
    }
    let count = min(utterance.samples.count, end.map { max(0, $0 - start) } ?? .max)
    lastStart = start
    do throws(SpeechFileError) {
      try flush(before: start)
      if start > length { try file.appendSilence(start - length) }
    } catch {
      throw .file(error)
    }
    let missing = count - pending.count
    if missing > 0 { pending += repeatElement(0, count: missing) }
    let fade = count < utterance.samples.count ? sampleRate * Self.fadeMs / 1000 : 0
    let steadyCount = max(0, count - fade)
    utterance.samples.withUnsafeBufferPointer { samples in
      pending.withUnsafeMutableBufferPointer { pending in
        for place in 0..<steadyCount { pending[place] &+= Int32(samples[place]) }
        for place in steadyCount..<count {
          pending[place] &+= Int32(samples[place]) * Int32(count - place) / Int32(fade + 1)
        }
      }
    }
    return ms(ofSample: start)..<ms(ofSample: start + count)
  }

  /// Writes what no utterance can change any more.
  private func flush(before sample: Int) throws(SpeechFileError) {
    let count = min(pending.count, sample - file.count)
    guard count > 0 else { return }
    let samples = [Int16](unsafeUninitializedCapacity: count) { samples, written in
      pending.withUnsafeBufferPointer { pending in
        for place in 0..<count {
          samples.initializeElement(at: place, to: Int16(clamping: pending[place]))
        }
      }
      written = count
    }
    try file.append(samples[...])
    pending.removeFirst(count)
  }

  private func sample(atMs ms: Int) throws(SoundtrackError) -> Int {
    guard ms <= WaveFile.longest / sampleRate * 1000 else { throw .file(.tooLong(path: path)) }
    return ms * sampleRate / 1000
  }

  private func ms(ofSample sample: Int) -> Int {
    (sample * 1000 + sampleRate / 2) / sampleRate
  }
}
