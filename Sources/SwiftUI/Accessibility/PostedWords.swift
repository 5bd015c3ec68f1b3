import EarshotReader
import EarshotSemantics

/// Words an app posts, with what their attributes say of how they are to be heard.
struct PostedWords {
  /// What is said.
  var text: String
  /// How they behave among other speech (N4).
  var priority: AnnouncementPriority?
  /// Whether they wait behind current speech; nil where nothing is said of it (N5).
  var isQueued: Bool?
  /// The language of the words, if it is not the app's.
  var language: String?

  init(_ text: String) { self.text = text }

  init(_ words: AttributedString) {
    text = String(words.characters)
    for run in words.runs {
      priority = priority ?? run.accessibilitySpeechAnnouncementPriority?.priority
      isQueued = isQueued ?? run.accessibilitySpeechAnnouncementsQueued
      language = language ?? run.languageIdentifier
    }
  }

  init(_ words: NSAttributedString) {
    text = words.string
    let all = NSRange(location: 0, length: words.length)
    words.enumerateAttributes(in: all, options: []) { attributes, _, _ in
      let priority = attributes[.accessibilitySpeechAnnouncementPriority]
      let name = (priority as? UIAccessibilityPriority)?.rawValue ?? priority as? String
      self.priority = self.priority ?? name.flatMap(AnnouncementPriority.init(rawValue:))
      let queued = attributes[.accessibilitySpeechQueueAnnouncement]
      isQueued = isQueued ?? queued as? Bool ?? (queued as? NSNumber)?.boolValue
      language = language ?? attributes[.accessibilitySpeechLanguage] as? String
    }
  }

  /// The words of an argument of any kind; nil for one that is no text.
  init?(argument: Any?) {
    switch argument {
    case let text as String: self.init(text)
    case let words as NSAttributedString: self.init(words)
    case let words as AttributedString: self.init(words)
    default: return nil
    }
  }

  /// The words as they are heard.
  var wording: Wording { .text(text) }

  /// Hands them to the reader of the app whose code is running; nothing is nothing to say.
  func announce() {
    guard !text.isEmpty else { return }
    Inbox.current?.post(
      .announcement(
        EarshotReader.Announcement(
          text: wording, priority: priority ?? .default, language: language, isQueued: isQueued)))
  }
}

extension NSAttributedString.Key {
  /// How an announcement behaves among other speech: a `UIAccessibilityPriority` (N4).
  public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeAnnouncementPriority")
  /// Whether an announcement waits behind current speech: a Boolean (N5).
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// The language of an announcement, as BCP 47 (T1).
  public static let accessibilitySpeechLanguage = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeLanguage")
}

/// How an announcement behaves among other speech, as the attribute of a string (N4).
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// Creates a priority of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Waits until other speech has ended.
  public static let low = Self(rawValue: "low")
  /// Interrupts and can be interrupted.
  public static let `default` = Self(rawValue: "default")
  /// Interrupts and cannot be interrupted.
  public static let high = Self(rawValue: "high")
}

extension AttributeScopes {
  /// What words can tell the reader about how they are to be said.
  public struct AccessibilityAttributes: AttributeScope {
    /// How an announcement behaves among other speech.
    public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute
    /// Whether an announcement waits behind current speech.
    public let accessibilitySpeechAnnouncementsQueued: QueueAnnouncementAttribute

    /// The attribute of an announcement's priority.
    public enum AnnouncementPriorityAttribute: CodableAttributedStringKey {
      /// How it behaves.
      public typealias Value = AnnouncementPriority
      /// The name of the attribute.
      public static let name = "accessibilitySpeechAnnouncementPriority"

      /// How an announcement behaves among other speech (N4).
      public enum AnnouncementPriority: String, Hashable, Codable, Sendable {
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

    /// The attribute of an announcement's place in the queue.
    public enum QueueAnnouncementAttribute: CodableAttributedStringKey {
      /// Whether it waits.
      public typealias Value = Bool
      /// The name of the attribute.
      public static let name = "accessibilitySpeechAnnouncementsQueued"
    }
  }
}

extension AttributeDynamicLookup {
  /// The attribute of a name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
  ) -> T { self[T.self] }
}
