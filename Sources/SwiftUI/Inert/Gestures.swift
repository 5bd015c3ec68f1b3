// Inert: types of modifiers of which nothing is heard.

/// A key that was pressed.
public struct KeyPress: Sendable {
  /// What became of it.
  public enum Result: Hashable, Sendable {
    /// It was used.
    case handled
    /// It was not.
    case ignored
  }
}

/// A movement of a hand: none is ever made here, except a tap.
@MainActor @preconcurrency public protocol Gesture {
  /// What it tells.
  associatedtype Value
}

extension Gesture {
  /// Does something at its end.
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture { self }
  /// Does something while it goes on.
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture { self }
  /// Keeps something while it goes on.
  nonisolated public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> some Gesture { self }
  /// With another at once.
  nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> some Gesture { self }
  /// With another after it.
  nonisolated public func sequenced<Other: Gesture>(before other: Other) -> some Gesture { self }
  /// Rather than another.
  nonisolated public func exclusively<Other: Gesture>(before other: Other) -> some Gesture { self }
}

/// A drag.
public struct DragGesture: Gesture {
  /// Creates a drag.
  nonisolated public init(minimumDistance: CGFloat = 10) {}
  /// Creates a drag.
  nonisolated public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol
  ) {}
  /// Where a drag is.
  public struct Value: Sendable {
    /// Where it is.
    public var location: CGPoint
    /// Where it began.
    public var startLocation: CGPoint
    /// How far it went.
    public var translation: CGSize
    /// How far it would go on.
    public var predictedEndTranslation: CGSize
    /// How fast it is.
    public var velocity: CGSize
  }
}

/// A tap.
public struct TapGesture: Gesture {
  /// Nothing.
  public typealias Value = Void
  /// Creates a tap.
  nonisolated public init(count: Int = 1) {}
}

/// A long press.
public struct LongPressGesture: Gesture {
  /// Whether it goes on.
  public typealias Value = Bool
  /// Creates a press.
  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// Two fingers moving apart.
public struct MagnificationGesture: Gesture {
  /// How far.
  public typealias Value = CGFloat
  /// Creates the gesture.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers moving apart.
public struct MagnifyGesture: Gesture {
  /// How far.
  public struct Value: Sendable {
    /// How far.
    public var magnification: CGFloat
  }
  /// Creates the gesture.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers turning.
public struct RotationGesture: Gesture {
  /// How far.
  public typealias Value = Angle
  /// Creates the gesture.
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// Which gestures count.
public struct GestureMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Creates a set of its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// None.
  public static let none: Self = []
  /// Those of the view.
  public static let gesture = Self(rawValue: 1)
  /// Those inside.
  public static let subviews = Self(rawValue: 2)
  /// All.
  public static let all: Self = [.gesture, .subviews]
}
