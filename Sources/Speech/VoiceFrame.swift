/// One message between a program and its voice, in either direction.
package enum VoiceFrame: Hashable, Sendable {
  /// The first frame of each side; a program leaves the rate 0 and says its own name.
  case hello(version: UInt16, sampleRate: UInt32, name: String)
  /// A program asks for an utterance; the text is nil when its bytes are not UTF-8.
  case speak(id: UInt32, settings: SpeechSettings, text: String?)
  /// A program asks how a text would be spoken; nil as above.
  case transcribe(id: UInt32, settings: SpeechSettings, text: String?)
  /// Some more of an utterance's samples.
  case sound(id: UInt32, samples: [Int16])
  /// A word of an utterance: its place in Unicode scalars and its start in ms.
  case word(id: UInt32, position: UInt32, length: UInt32, ms: UInt32)
  /// How a text would be spoken, in the signs of the synthesiser.
  case phonemes(id: UInt32, String)
  /// An utterance is complete: its samples, and its length in ms.
  case end(id: UInt32, samples: UInt32, ms: UInt32)
  /// An utterance has failed, whatever came of it before.
  case failure(id: UInt32, UtteranceFailure)
  /// The voice cannot go on with this program, and leaves.
  case refusal(String)
}

/// What makes bytes not a frame.
package enum FramingError: Error, Hashable, Sendable {
  case tooLong(Int)
  case unknownKind(UInt8)
  case malformed(kind: UInt8)
  case cutShort
}

extension FramingError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .tooLong(let length):
      "a frame of \(length) bytes is longer than \(VoiceProtocol.longestPayload)"
    case .unknownKind(let kind): "a frame of kind \(kind) is unknown"
    case .malformed(let kind): "a frame of kind \(kind) has not the bytes it needs"
    case .cutShort: "the bytes ended inside a frame"
    }
  }
}

extension VoiceFrame {
  /// The byte that tells what a frame is.
  package enum Kind: UInt8 {
    case hello = 0x68
    case speak = 0x73
    case transcribe = 0x74
    case sound = 0x61
    case word = 0x77
    case phonemes = 0x70
    case end = 0x65
    case failure = 0x66
    case refusal = 0x78
  }

  /// The bytes before a payload: its length, and the kind.
  package static let headerLength = 5

  /// Adds the frame to bytes that wait to be written.
  ///
  /// Texts are the caller's to keep below `longestPayload`.
  package func encode(into bytes: inout [UInt8]) {
    switch self {
    case .hello(let version, let sampleRate, let name):
      Self.encode(.hello, into: &bytes) { bytes in
        bytes += VoiceProtocol.magic
        bytes.append(integer: version)
        bytes.append(integer: sampleRate)
        bytes += name.utf8
      }
    case .speak(let id, let settings, let text):
      Self.encode(.speak, into: &bytes) { $0.append(request: id, settings, text) }
    case .transcribe(let id, let settings, let text):
      Self.encode(.transcribe, into: &bytes) { $0.append(request: id, settings, text) }
    case .phonemes(let id, let phonemes):
      Self.encode(.phonemes, into: &bytes) { bytes in
        bytes.append(integer: id)
        bytes += phonemes.utf8
      }
    case .sound(let id, let samples):
      samples.withUnsafeBufferPointer { Self.encodeSound(id: id, $0, into: &bytes) }
    case .word(let id, let position, let length, let ms):
      Self.encode(.word, into: &bytes) { bytes in
        for value in [id, position, length, ms] { bytes.append(integer: value) }
      }
    case .end(let id, let samples, let ms):
      Self.encode(.end, into: &bytes) { bytes in
        for value in [id, samples, ms] { bytes.append(integer: value) }
      }
    case .failure(let id, let failure):
      Self.encode(.failure, into: &bytes) { bytes in
        let (reason, number, text) = failure.wire
        bytes.append(integer: id)
        bytes.append(integer: reason)
        bytes.append(integer: number)
        bytes += text.utf8
      }
    case .refusal(let reason):
      Self.encode(.refusal, into: &bytes) { $0 += reason.utf8 }
    }
  }

  /// Adds a sound frame straight from the synthesiser's buffer.
  package static func encodeSound(
    id: UInt32, _ samples: UnsafeBufferPointer<Int16>, into bytes: inout [UInt8]
  ) {
    encode(.sound, into: &bytes) { bytes in
      bytes.append(integer: id)
      bytes += UnsafeRawBufferPointer(samples)
    }
  }

  private static func encode(
    _ kind: Kind, into bytes: inout [UInt8], payload: (inout [UInt8]) -> Void
  ) {
    let start = bytes.count
    bytes.append(integer: UInt32(0))
    bytes.append(kind.rawValue)
    payload(&bytes)
    let length = UInt32(clamping: bytes.count - start - headerLength)
    for place in 0..<4 {
      bytes[start + place] = UInt8(truncatingIfNeeded: length >> (8 * UInt32(place)))
    }
  }
}

extension [UInt8] {
  /// Adds what is asked for.
  fileprivate mutating func append(
    request id: UInt32, _ settings: SpeechSettings, _ text: String?
  ) {
    append(integer: id)
    append(integer: UInt16(clamping: settings.wordsPerMinute))
    append(integer: UInt16(clamping: settings.pitch))
    append(integer: UInt16(clamping: settings.volume))
    let voice = settings.voice.utf8
    append(integer: UInt16(clamping: voice.count))
    self += voice.prefix(Int(UInt16.max))
    self += (text ?? "").utf8
  }

  /// Adds an integer, its lowest byte first.
  mutating func append(integer: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: integer.littleEndian) { self += $0 }
  }
}
