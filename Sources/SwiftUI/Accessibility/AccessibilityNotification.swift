import EarshotReader
import EarshotSemantics

/// What an app tells the reader by itself.
public enum AccessibilityNotification {
  /// Says something without moving the cursor (N3).
  public struct Announcement {
    private let words: PostedWords

    /// Creates an announcement of words as they are.
    public init(_ announcement: String) { words = PostedWords(announcement) }

    /// Creates an announcement of words with a priority or a place in the queue.
    public init(_ announcement: AttributedString) { words = PostedWords(announcement) }

    /// Creates an announcement of words that are looked up.
    public init(_ announcement: LocalizedStringResource) {
      words = PostedWords(String(localized: announcement))
    }

    /// Says it.
    public func post() { words.announce() }
  }

  /// Tells that the screen is another (N1).
  public struct ScreenChanged {
    private let words: PostedWords?

    /// Creates the news, with words to be said.
    public init(_ announcement: String? = nil) { words = announcement.map(PostedWords.init) }

    /// Creates the news, with words to be said.
    public init(_ announcement: AttributedString) { words = PostedWords(announcement) }

    /// Creates the news, with words that are looked up.
    public init(_ announcement: LocalizedStringResource) {
      words = PostedWords(String(localized: announcement))
    }

    /// Tells it.
    public func post() { Inbox.current?.post(.screenChanged(text: words?.wording)) }
  }

  /// Tells that something on the screen is elsewhere (N2).
  public struct LayoutChanged {
    private let words: PostedWords?

    /// Creates the news, with words to be said.
    public init(_ announcement: String? = nil) { words = announcement.map(PostedWords.init) }

    /// Creates the news, with words to be said.
    public init(_ announcement: AttributedString) { words = PostedWords(announcement) }

    /// Creates the news, with words that are looked up.
    public init(_ announcement: LocalizedStringResource) {
      words = PostedWords(String(localized: announcement))
    }

    /// Tells it.
    public func post() { Inbox.current?.post(.layoutChanged(text: words?.wording)) }
  }

  /// Tells that a page was scrolled (N6).
  public struct PageScrolled {
    private let words: PostedWords?

    /// Creates the news, with the words for where it is now.
    public init(_ announcement: String? = nil) { words = announcement.map(PostedWords.init) }

    /// Creates the news, with the words for where it is now.
    public init(_ announcement: AttributedString) { words = PostedWords(announcement) }

    /// Creates the news, with words that are looked up.
    public init(_ announcement: LocalizedStringResource) {
      words = PostedWords(String(localized: announcement))
    }

    /// Tells it.
    public func post() { Inbox.current?.post(.scrolled(status: words?.wording)) }
  }
}
