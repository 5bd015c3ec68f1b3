public import EarshotSemantics

extension AnnouncementTrials {
  /// What a person does, in order, from the start of the app or from a URL.
  public struct Way: Hashable, Sendable {
    /// The URL that is opened first; nil for none.
    public var url: String?
    /// What is done then.
    public var steps: [Step]

    /// Creates a way.
    public init(url: String? = nil, steps: [Step] = []) {
      self.url = url
      self.steps = steps
    }

    /// One gesture on one element.
    public struct Step: Hashable, Sendable {
      /// The element.
      public var id: Element.ID
      /// The gesture.
      public var gesture: Gesture
      /// What the element is called, by which it is known again; empty if it does not count.
      var name = ""
      /// Its place in reading order, where it may have another id.
      var place: Int?

      /// Creates a step with an element that has its id on every stage of the app.
      public init(id: Element.ID, gesture: Gesture) {
        self.id = id
        self.gesture = gesture
      }

      init(_ turn: Tour.Turn) {
        id = turn.id
        gesture = .activate
        name = turn.name
        place = turn.place
      }
    }
  }
}

extension Reader {
  /// How many elements are passed before a step.
  private static var passLimit: Int { 10_000 }

  /// Does a step of a way; false if its element is not there.
  func take(_ step: AnnouncementTrials.Way.Step) async -> Bool {
    if let place = step.place {
      return await take(Tour.Turn(place: place, id: step.id, name: step.name))
    }
    // Rows that are made when one comes to them have the same ids if all are, in order.
    var next = stage.first(in: .screen)
    for _ in 0..<Self.passLimit {
      guard let id = next else { break }
      next = stage.next(after: id)
    }
    guard let stop = stage.stop(for: step.id) else { return false }
    cursor = step.id
    heard = stop
    chosenAction = nil
    command("\(step.gesture)") { perform(step.gesture) }
    await settle()
    return true
  }
}
