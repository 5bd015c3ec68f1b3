/// What a person does to an app through the reader.
public enum Gesture: Hashable, Sendable {
  /// A double tap.
  case activate
  /// A swipe up on an adjustable element (rule A7).
  case increment
  /// A swipe down on an adjustable element (rule A7).
  case decrement
  /// A custom action, by its place among the element's actions (rule A1).
  case action(Int)
  /// The two-finger Z (rule A8).
  case escape
  /// The two-finger double tap (rule A8).
  case magicTap
  /// The back button, wherever the cursor is.
  case back
  /// Text from the keyboard, into the field that is edited or focused.
  case type(String)
  /// Three fingers across the screen.
  case scroll(Direction)
  /// A tab, by its name.
  case tab(String)
  /// A URL that reaches the app from outside.
  case open(url: String)
  /// A user activity that reaches the app from outside.
  case activity(type: String, url: String)
  /// The device is turned.
  case rotate
  /// The app is ended and started again.
  case relaunch

  /// Where a scroll goes.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// Towards the top.
    case up
    /// Towards the bottom.
    case down
    /// Towards the left.
    case left
    /// Towards the right.
    case right
  }
}
