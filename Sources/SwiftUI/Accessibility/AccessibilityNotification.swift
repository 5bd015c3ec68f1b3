import EarshotReader
import EarshotSemantics

/// What an app tells the reader by itself.
public enum AccessibilityNotification {
  /// Says something without moving the cursor (N3).
  public struct Announcement {
    private let words: AttributedString

    /// Creates an announcement of words as they are.
    public init(_ announcement: String) { words = AttributedString(announcement) }

    /// Creates an announcement of words with a priority.
    public init(_ announcement: AttributedString) { words = announcement }

    /// Creates an announcement of words that are looked up.
    public init(_ announcement: LocalizedStringResource) {
      words = AttributedString(String(localized: announcement))
    }

    /// Says it.
    public func post() {
      let priority = words.runs.lazy.compactMap { $0.accessibilitySpeechAnnouncementPriority }.first
      Inbox.current?.post(
        .announcement(
          EarshotReader.Announcement(
            text: .text(String(words.characters)), priority: priority?.priority ?? .default)))
    }
  }

  /// Tells that the screen is another (N1).
  public struct ScreenChanged {
    private let words: String?

    /// Creates the news, with words to be said.
    public init(_ announcement: String? = nil) { words = announcement }

    /// Tells it.
    public func post() { Inbox.current?.post(.screenChanged(text: words.map(Wording.text))) }
  }

  /// Tells that something on the screen is elsewhere (N2).
  public struct LayoutChanged {
    private let words: String?

    /// Creates the news, with words to be said.
    public init(_ announcement: String? = nil) { words = announcement }

    /// Tells it.
    public func post() { Inbox.current?.post(.layoutChanged(text: words.map(Wording.text))) }
  }

  /// Tells that a page was scrolled (N6).
  public struct PageScrolled {
    private let words: String?

    /// Creates the news, with the words for where it is now.
    public init(_ announcement: String? = nil) { words = announcement }

    /// Tells it.
    public func post() { Inbox.current?.post(.scrolled(status: words.map(Wording.text))) }
  }
}

extension AttributeScopes {
  /// What words can tell the reader about how they are to be said.
  public struct AccessibilityAttributes: AttributeScope {
    /// How an announcement behaves among other speech.
    public let accessibilitySpeechAnnouncementPriority: SpeechPriorityAttribute

    /// The attribute of an announcement's priority.
    public enum SpeechPriorityAttribute: AttributedStringKey {
      /// How it behaves.
      public typealias Value = AnnouncementPriority
      /// The name of the attribute.
      public static let name = "accessibilitySpeechAnnouncementPriority"
    }

    /// How an announcement behaves among other speech (N4).
    public enum AnnouncementPriority: Hashable, Sendable {
      /// Waits.
      case low
      /// Interrupts and can be interrupted.
      case `default`
      /// Interrupts and cannot be interrupted.
      case high

      var priority: EarshotSemantics.AnnouncementPriority {
        switch self {
        case .low: .low
        case .default: .default
        case .high: .high
        }
      }
    }
  }
}

extension AttributeDynamicLookup {
  /// The attribute of a name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
  ) -> T { self[T.self] }
}
