extension VoiceFrame {
  /// Reads the payload of a frame.
  package init(kind: UInt8, payload: ArraySlice<UInt8>) throws(FramingError) {
    guard let known = Kind(rawValue: kind) else { throw .unknownKind(kind) }
    var reader = PayloadReader(payload)
    guard let frame = VoiceFrame(known, &reader) else { throw .malformed(kind: kind) }
    self = frame
  }

  private init?(_ kind: Kind, _ reader: inout PayloadReader) {
    switch kind {
    case .hello:
      guard reader.bytes(VoiceProtocol.magic.count)?.elementsEqual(VoiceProtocol.magic) == true,
        let version: UInt16 = reader.integer()
      else { return nil }
      // Another version may go on differently; only its number is certain.
      let sampleRate: UInt32 = reader.integer() ?? 0
      self = .hello(version: version, sampleRate: sampleRate, name: reader.text())
    case .speak, .transcribe:
      guard let id: UInt32 = reader.integer(), let rate: UInt16 = reader.integer(),
        let pitch: UInt16 = reader.integer(), let volume: UInt16 = reader.integer(),
        let length: UInt16 = reader.integer(), let voice = reader.bytes(Int(length))
      else { return nil }
      let settings = SpeechSettings(
        voice: String(decoding: voice, as: UTF8.self), wordsPerMinute: Int(rate),
        pitch: Int(pitch), volume: Int(volume))
      let text = String(validating: reader.rest, as: UTF8.self)
      self =
        kind == .speak
        ? .speak(id: id, settings: settings, text: text)
        : .transcribe(id: id, settings: settings, text: text)
    case .phonemes:
      guard let id: UInt32 = reader.integer() else { return nil }
      self = .phonemes(id: id, reader.text())
    case .sound:
      guard let id: UInt32 = reader.integer(), let samples = reader.samples() else { return nil }
      self = .sound(id: id, samples: samples)
    case .word:
      guard let id: UInt32 = reader.integer(), let position: UInt32 = reader.integer(),
        let length: UInt32 = reader.integer(), let ms: UInt32 = reader.integer(),
        reader.rest.isEmpty
      else { return nil }
      self = .word(id: id, position: position, length: length, ms: ms)
    case .end:
      guard let id: UInt32 = reader.integer(), let samples: UInt32 = reader.integer(),
        let ms: UInt32 = reader.integer(), reader.rest.isEmpty
      else { return nil }
      self = .end(id: id, samples: samples, ms: ms)
    case .failure:
      guard let id: UInt32 = reader.integer(), let reason: UInt8 = reader.integer(),
        let number: Int32 = reader.integer(),
        let failure = UtteranceFailure(reason: reason, number: number, text: reader.text())
      else { return nil }
      self = .failure(id: id, failure)
    case .refusal:
      self = .refusal(reader.text())
    }
  }
}

/// Takes values off the front of a payload; nil when it has not enough bytes left.
private struct PayloadReader {
  private(set) var rest: ArraySlice<UInt8>

  init(_ payload: ArraySlice<UInt8>) { rest = payload }

  mutating func bytes(_ count: Int) -> ArraySlice<UInt8>? {
    guard rest.count >= count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  mutating func integer<Number: FixedWidthInteger>() -> Number? {
    guard let bytes = bytes(MemoryLayout<Number>.size) else { return nil }
    var number: Number = 0
    withUnsafeMutableBytes(of: &number) { $0.copyBytes(from: bytes) }
    return Number(littleEndian: number)
  }

  mutating func samples() -> [Int16]? {
    guard rest.count.isMultiple(of: 2) else { return nil }
    defer { rest = rest.suffix(0) }
    return [Int16](unsafeUninitializedCapacity: rest.count / 2) { buffer, count in
      UnsafeMutableRawBufferPointer(buffer).copyBytes(from: rest)
      count = rest.count / 2
    }
  }

  mutating func text() -> String {
    defer { rest = rest.suffix(0) }
    return String(decoding: rest, as: UTF8.self)
  }
}
