/// Gathers bytes as they arrive and gives back whole frames.
package struct FrameBuffer {
  private var bytes: [UInt8] = []
  private var start = 0

  /// Makes an empty buffer.
  package init() {}

  /// Whether nothing waits, not even a part of a frame.
  package var isEmpty: Bool { start == bytes.count }

  /// Adds bytes that were read.
  package mutating func append(_ more: UnsafeRawBufferPointer) {
    if start > 0 {
      bytes.removeFirst(start)
      start = 0
    }
    bytes += more
  }

  /// Takes the next whole frame; nil when more bytes are needed.
  package mutating func next() throws(FramingError) -> VoiceFrame? {
    guard let (kind, payload) = try whole(at: start) else { return nil }
    start = payload.upperBound
    return try VoiceFrame(kind: kind, payload: bytes[payload])
  }

  /// Takes the bytes of all whole frames and tells the kind of each, without reading them.
  package mutating func takeWhole(
    _ kinds: (VoiceFrame.Kind, _ payloadLength: Int) -> Void
  ) throws(FramingError) -> ArraySlice<UInt8> {
    let first = start
    while let (kind, payload) = try whole(at: start) {
      guard let known = VoiceFrame.Kind(rawValue: kind) else { throw .unknownKind(kind) }
      kinds(known, payload.count)
      start = payload.upperBound
    }
    return bytes[first..<start]
  }

  private func whole(
    at place: Int
  ) throws(FramingError) -> (kind: UInt8, payload: Range<Int>)? {
    let header = VoiceFrame.headerLength
    guard bytes.count - place >= header else { return nil }
    var length = 0
    for offset in (0..<4).reversed() { length = length << 8 | Int(bytes[place + offset]) }
    guard length <= VoiceProtocol.longestPayload else { throw .tooLong(length) }
    guard bytes.count - place - header >= length else { return nil }
    return (bytes[place + 4], place + header..<place + header + length)
  }
}
