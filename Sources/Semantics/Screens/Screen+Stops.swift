extension Screen {
  /// The stops of the whole screen, bars and all, in reading order.
  public func stops(in surroundings: Surroundings, order: ReadingOrder) -> [Stop] {
    order.stops(of: elements)
  }
}
