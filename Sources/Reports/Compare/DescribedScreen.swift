public import EarshotReader
public import EarshotSemantics

/// A screen with everything that is said on it.
public struct DescribedScreen: Hashable, Sendable {
  /// The name by which the input refers to it.
  public var name: String
  /// What it is called: its title, else its name.
  public var title: String
  /// Its stops, in reading order.
  public var stops: [DescribedStop]

  /// Creates a described screen.
  public init(name: String, title: String, stops: [DescribedStop]) {
    self.name = name
    self.title = title
    self.stops = stops
  }

  /// The screens of an app, as one person hears them.
  public static func all(of app: AppDescription, for profile: Profile) -> [DescribedScreen] {
    let device = profile.device ?? app.device ?? .phone
    let order = ReadingOrder(device: device, direction: app.direction)
    let ways = app.surroundings(on: device)
    return app.screens.map { screen in
      let stops = screen.stops(in: ways[screen.name] ?? Surroundings(), order: order)
      let phrasing = Phrasing(profile: profile, appLanguage: screen.language ?? app.language)
      let title = screen.title.present?.shown ?? screen.name
      return DescribedScreen(
        name: screen.name, title: title, stops: described(stops, on: title, phrasing))
    }
  }

  /// Some stops as described ones, counted from 1.
  public static func described(
    _ stops: [Stop], on screen: String?, _ phrasing: Phrasing
  ) -> [DescribedStop] {
    var described: [DescribedStop] = []
    phrasing.read(stops) { stop, utterance in
      described.append(
        DescribedStop(
          screen: screen, index: described.count + 1, stop: stop, utterance: utterance))
    }
    return described
  }
}
