import EarshotJSON
import EarshotReader
import EarshotReports
import EarshotScreens
import EarshotSemantics

/// `describe --diff A B`: what a listener would notice between two inputs of any kind.
struct DescribeDiff {
  /// Who is listening.
  var profile: Profile
  /// Whether the result is JSON Lines.
  var isJSON: Bool

  /// Compares what the two inputs hold.
  func compare(_ old: [LoadedInput], _ new: [LoadedInput]) -> Comparison {
    Comparison(old.flatMap(screens), new.flatMap(screens))
  }

  /// The result as it is printed; nothing where nothing differs.
  func result(of comparison: Comparison) -> [UInt8] {
    guard isJSON else { return Array(comparison.text.utf8) }
    var writer = JSONWriter(.line)
    comparison.write(to: &writer)
    return writer.bytes
  }

  private func screens(of input: LoadedInput) -> [DescribedScreen] {
    switch input.content {
    case .app(let app):
      return DescribedScreen.all(of: app, for: profile)
    case .elements(let lines):
      let phrasing = Phrasing(profile: profile, appLanguage: nil)
      return lines.map { line in
        let stops: [Stop]
        switch line.content {
        case .element(let stop): stops = [stop]
        case .tree(let elements, let device, let direction):
          let order = ReadingOrder(
            device: profile.device ?? device ?? .phone, direction: direction)
          stops = order.stops(of: elements)
        }
        let name = "line \(line.number)"
        return DescribedScreen(
          name: name, title: name, stops: DescribedScreen.described(stops, on: nil, phrasing))
      }
    }
  }
}
