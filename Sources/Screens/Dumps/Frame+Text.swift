import EarshotSemantics

extension Frame {
  /// Why a text is no frame.
  struct Unreadable: Error {
    var fact: DumpFact
  }

  /// Reads a frame as Foundation writes it, "{{x, y}, {width, height}}"; nil is nowhere.
  ///
  /// Nowhere is an infinite origin; without a size it becomes the zero size that says that nothing
  /// can be touched.
  static func read(_ text: String) -> Result<Frame?, Unreadable> {
    let numbers = text.split { "{}, ".contains($0) }.map(String.init)
    guard numbers.count == 4 else { return .failure(Unreadable(fact: .frame(text))) }
    if numbers[0].contains("inf") || numbers[1].contains("inf") {
      return .success(Frame(x: 0, y: 0, width: 0, height: 0))
    }
    let sides = numbers.compactMap { Double(plain: $0) }
    guard sides.count == 4 else { return .failure(Unreadable(fact: .frame(text))) }
    return read(sides, as: text)
  }

  /// Reads a frame from its four numbers.
  static func read(_ sides: [Double], as text: @autoclosure () -> String) -> Result<
    Frame?, Unreadable
  > {
    guard sides.count == 4, sides.allSatisfy({ $0.isFinite && abs($0) <= farthest }) else {
      return .failure(Unreadable(fact: .frame(text())))
    }
    guard sides[2] >= 0, sides[3] >= 0 else {
      return .failure(Unreadable(fact: .negativeSize(text())))
    }
    return .success(Frame(x: sides[0], y: sides[1], width: sides[2], height: sides[3]))
  }

  /// How far from the corner of a screen a list of rows may reach, in points.
  static let farthest = 1e7
}

extension Double {
  /// A number in plain decimals: neither hexadecimal nor a word for what is none.
  init?(plain text: String) {
    guard text.utf8.count <= 40, text.utf8.allSatisfy(\.isOfANumber), let number = Double(text)
    else { return nil }
    self = number
  }
}

extension UInt8 {
  fileprivate var isOfANumber: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }
}
