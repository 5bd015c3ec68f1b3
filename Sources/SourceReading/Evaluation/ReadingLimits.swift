/// How much work a reading may be, whatever the source asks for.
///
/// Work is counted in steps: one for each piece of code that is followed, and for each value or
/// view that is looked into. Counting them instead of the time makes a reading come to the same
/// everywhere.
package struct ReadingLimits: Sendable {
  /// How deep calls may be nested.
  package var calls = 400
  /// How deep views may be nested.
  package var views = 500
  /// How many steps a screen may take; the largest of the apps this was tried on takes a third.
  package var stepsPerScreen = 1_000_000
  /// How many steps all screens may take, if there is little source.
  package var steps = 200_000
  /// How many steps all screens may take for each piece of syntax; apps take ten at most.
  package var stepsPerNode = 100
  /// How many steps an action may take.
  package var stepsPerAction = 400

  /// The limits where nobody sets others.
  package init() {}
}
