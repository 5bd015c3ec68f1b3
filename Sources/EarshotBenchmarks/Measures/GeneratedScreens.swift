import EarshotSemantics

/// Screens of any size, the same each time.
enum GeneratedScreens {
  /// A screen of so many rows: buttons, switches, headings and texts in turn, one below the other.
  static func screen(rows: Int, shuffled: Bool = false) -> Screen {
    var places = Array(0..<rows)
    if shuffled { shuffle(&places) }
    let elements = places.enumerated().map { number, place in
      var element = element(number)
      element.frame = Frame(x: 0, y: Double(place) * 44, width: 375, height: 44)
      return element
    }
    return Screen(name: "rows", title: "Rows", elements: elements)
  }

  /// An app of one such screen.
  static func app(rows: Int, shuffled: Bool = false) -> AppDescription {
    AppDescription(name: "Rows", screens: [screen(rows: rows, shuffled: shuffled)])
  }

  private static func element(_ number: Int) -> Element {
    switch number % 4 {
    case 0:
      return Element(name: "row\(number)", label: .text("Row \(number)"), traits: .button)
    case 1:
      return Element(
        label: .text("Switch \(number)"), value: "1", traits: [.button, .switchButton])
    case 2:
      return Element(label: .text("Heading \(number)"), traits: .header)
    default:
      return Element(
        label: .text("Volume \(number)"), value: "50%", hint: "Changes how loud it is",
        traits: .adjustable)
    }
  }

  /// An order that is no order, by a generator with a fixed seed.
  private static func shuffle(_ places: inout [Int]) {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    for index in places.indices.dropLast() {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let other = index + Int(state >> 33) % (places.count - index)
      places.swapAt(index, other)
    }
  }
}
