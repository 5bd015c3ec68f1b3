/// A stored property of a view that keeps something while the view is alive.
@preconcurrency public protocol DynamicProperty {
  /// Is called before the view is evaluated, when the property knows what it keeps.
  mutating func update()

  /// Gives a property that lies in memory what its node keeps for it; false if it lacks something.
  @MainActor static func _install(
    at pointer: UnsafeMutableRawPointer, slot: inout AnyObject?, in node: _Node
  ) -> Bool
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}

  /// Gives each dynamic property inside this one what it keeps, then updates this one.
  @MainActor public static func _install(
    at pointer: UnsafeMutableRawPointer, slot: inout AnyObject?, in node: _Node
  ) -> Bool {
    let fields = Graph.fields(of: Self.self).fields
    let slots = slot as? SlotList ?? SlotList(count: fields.count)
    slot = slots
    var isComplete = true
    for index in fields.indices {
      let field = fields[index]
      if !field.type._install(at: pointer + field.offset, slot: &slots.slots[index], in: node) {
        isComplete = false
      }
    }
    if isComplete { pointer.assumingMemoryBound(to: Self.self).pointee.update() }
    return isComplete
  }
}

/// What the properties inside of a property keep.
private final class SlotList {
  var slots: [AnyObject?]

  init(count: Int) { slots = Array(repeating: nil, count: count) }
}
