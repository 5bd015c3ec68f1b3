/// A key somebody pressed at a terminal.
package enum Key: Hashable, Sendable {
  /// A letter, a digit or a sign.
  case character(Character)
  case left
  case right
  case up
  case down
  case home
  case end
  case pageUp
  case pageDown
  case enter
  case escape
  case backspace
  /// Ctrl-L: draw everything anew.
  case redraw
  /// Ctrl-D, or a terminal that went away.
  case endOfInput
}

/// Makes keys of the bytes a terminal sends.
///
/// Arrows and their like come as several bytes that begin with the one of the escape key, so that
/// one alone can only be told from them by nothing coming after it: see ``flush()``.
package struct KeyDecoder: Sendable {
  private var pending: [UInt8] = []

  /// Creates a decoder that has seen nothing.
  package init() {}

  /// Whether bytes wait for what comes behind them.
  package var isWaiting: Bool { !pending.isEmpty }

  /// Takes bytes, and gives the keys that are complete.
  package mutating func keys(from bytes: some Sequence<UInt8>) -> [Key] {
    pending += bytes
    var keys: [Key] = []
    while let (key, length) = Self.next(in: pending) {
      pending.removeFirst(length)
      if let key { keys.append(key) }
    }
    // A sequence without an end is none.
    if pending.count > 64 { pending = [] }
    return keys
  }

  /// Nothing came behind what waits: an escape byte alone is the escape key.
  package mutating func flush() -> [Key] {
    defer { pending = [] }
    return pending == [0x1B] ? [.escape] : []
  }

  /// The first key and its length; nil as the key of bytes that are none, and nil altogether if
  /// bytes are still to come.
  private static func next(in bytes: [UInt8]) -> (Key?, Int)? {
    guard let first = bytes.first else { return nil }
    switch first {
    case 0x1B: return sequence(in: bytes)
    case 0x04: return (.endOfInput, 1)
    case 0x08, 0x7F: return (.backspace, 1)
    case 0x0A, 0x0D: return (.enter, 1)
    case 0x0C: return (.redraw, 1)
    case 0x00..<0x20: return (nil, 1)
    default: return letter(in: bytes)
    }
  }

  private static func letter(in bytes: [UInt8]) -> (Key?, Int)? {
    let length =
      switch bytes[0] {
      case 0x00..<0x80: 1
      case 0xC2..<0xE0: 2
      case 0xE0..<0xF0: 3
      case 0xF0..<0xF5: 4
      default: 0
      }
    guard length > 0 else { return (nil, 1) }
    guard bytes.count >= length else {
      // What follows cannot belong to it.
      let isCut = bytes.dropFirst().contains { $0 & 0xC0 != 0x80 }
      return isCut ? (nil, 1) : nil
    }
    guard let text = String(validating: bytes[..<length], as: UTF8.self), let letter = text.first
    else { return (nil, 1) }
    return (.character(letter), length)
  }

  private static func sequence(in bytes: [UInt8]) -> (Key?, Int)? {
    guard bytes.count > 1 else { return nil }
    switch bytes[1] {
    case UInt8(ascii: "["):
      guard let end = bytes.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) }) else {
        return nil
      }
      return (key(of: bytes[2..<end], ending: bytes[end]), end + 1)
    case UInt8(ascii: "O"):
      return bytes.count > 2 ? (key(of: [], ending: bytes[2]), 3) : nil
    default: return (.escape, 1)
    }
  }

  private static func key(of parameters: ArraySlice<UInt8>, ending end: UInt8) -> Key? {
    switch end {
    case UInt8(ascii: "A"): return .up
    case UInt8(ascii: "B"): return .down
    case UInt8(ascii: "C"): return .right
    case UInt8(ascii: "D"): return .left
    case UInt8(ascii: "H"): return .home
    case UInt8(ascii: "F"): return .end
    case UInt8(ascii: "M"): return .enter
    case UInt8(ascii: "~"):
      let number = parameters.prefix { (0x30...0x39).contains($0) }
      return switch String(decoding: number, as: UTF8.self) {
      case "1", "7": .home
      case "4", "8": .end
      case "5": .pageUp
      case "6": .pageDown
      default: nil
      }
    default: return nil
    }
  }
}
