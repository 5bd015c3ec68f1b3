import EarshotReader
import EarshotSemantics

/// A state of an app as it was found on a walk.
struct Look: Sendable {
  /// The last state on the way to it that is the same showing of the same screen.
  var origin: Int?
  /// The screens that could be read, one or one a column.
  var found: [ExploredWalk.Found]
  /// What could be heard.
  var glance: Glance
  /// The custom rotors.
  var rotors: [StageRotor]
}
