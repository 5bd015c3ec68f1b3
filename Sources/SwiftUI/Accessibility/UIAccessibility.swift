import EarshotReader
import EarshotSemantics

/// What an app asks and tells the system about assistive technology, by its older name.
///
///     UIAccessibility.post(notification: .announcement, argument: "Saved")
///     // announce   Saved                     default
///
/// Answers are those of the listener of the app whose code is running.
public enum UIAccessibility {
  /// What can be posted.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The code an observer sees.
    public var rawValue: UInt32
    /// Creates a notification of its code.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The screen is another; words as argument are said (N1).
    public static let screenChanged = Self(rawValue: 1_000)
    /// Something on the screen is elsewhere; words as argument are said (N2).
    public static let layoutChanged = Self(rawValue: 1_001)
    /// Words are to be said without moving the cursor (N3).
    public static let announcement = Self(rawValue: 1_008)
    /// A page was scrolled; the argument says where it is now (N6).
    public static let pageScrolled = Self(rawValue: 1_009)
  }

  /// Tells the reader something.
  ///
  /// The argument may be a `String`, an `NSAttributedString` or an `AttributedString`; of
  /// anything else nothing is said.
  public static func post(notification: Notification, argument: Any?) {
    let words = PostedWords(argument: argument)
    switch notification {
    case .announcement: words?.announce()
    case .screenChanged: Inbox.current?.post(.screenChanged(text: words?.wording))
    case .layoutChanged: Inbox.current?.post(.layoutChanged(text: words?.wording))
    case .pageScrolled: Inbox.current?.post(.scrolled(status: words?.wording))
    default: break
    }
  }
}

// MARK: - What was said

extension UIAccessibility {
  /// Posted when an announcement that was being said has ended, heard or not (Q7).
  public static let announcementDidFinishNotification = Foundation.Notification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// The words of the announcement, in the notification's `userInfo`.
  public static let announcementStringValueUserInfoKey =
    "UIAccessibilityAnnouncementKeyStringValue"
  /// Whether it was heard to its end, in the notification's `userInfo`.
  public static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"

  /// Posted when the reader was switched on or off.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted when motion is reduced from now on, or no more.
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted when cross-fades are preferred from now on, or no more.
  public static let prefersCrossFadeTransitionsStatusDidChange = Foundation.Notification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
}

// MARK: - Who is listening

extension UIAccessibility {
  /// Whether the reader is on.
  public static var isVoiceOverRunning: Bool { Inbox.current?.listener.isVoiceOverOn ?? false }
  /// Whether motion is reduced.
  public static var isReduceMotionEnabled: Bool { Inbox.current?.listener.reduceMotion ?? false }
  /// Whether reduced motion prefers cross-fades to slides; only while motion is reduced.
  public static var prefersCrossFadeTransitions: Bool {
    Inbox.current.map { $0.listener.reduceMotion && $0.listener.prefersCrossFade } ?? false
  }

  /// Whether transparency is reduced: no listener asks for it.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether letters are bold: no listener asks for it.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether colours are darker: no listener asks for it.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether colours are inverted: no listener asks for it.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether there are no colours: no listener asks for it.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether switches are used: no listener uses them.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether the app is held to one task: it is not.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether things are told apart without colour: no listener asks for it.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether videos start by themselves.
  public static var isVideoAutoplayEnabled: Bool { true }
}
