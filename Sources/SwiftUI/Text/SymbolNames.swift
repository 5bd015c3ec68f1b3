/// What SF Symbols are called to the reader in English, as far as that is known.
///
/// Two thirds of all symbols have no description, and then their raw name is heard.
enum SymbolNames {
  /// The name of a symbol with every word capitalised, nil if it has none or it is not known.
  static func name(of symbol: String) -> String? {
    names[symbol]?.split(separator: " ").map { word in
      word.prefix(1).uppercased() + word.dropFirst()
    }.joined(separator: " ")
  }

  private static let names: [String: String] = [
    "1.magnifyingglass": "zoom to actual size", "a.circle": "A Circle",
    "a.circle.fill": "A Circle", "chevron.back": "Back", "chevron.backward": "Back",
    "chevron.backward.circle.fill": "Back", "chevron.right": "Forward",
    "chevron.right.circle": "go right", "chevron.right.circle.fill": "go right",
    "chevron.right.square": "go right", "chevron.right.square.fill": "go right",
    "doc": "document", "doc.append": "Append", "doc.circle": "document",
    "doc.circle.fill": "document", "ellipsis.circle": "more", "ellipsis.circle.fill": "more",
    "envelope": "get mail", "envelope.badge": "mark unread", "envelope.badge.fill": "mark unread",
    "exclamationmark.icloud": "iCloud upload error",
    "exclamationmark.icloud.fill": "iCloud upload error", "exclamationmark.triangle": "warning",
    "exclamationmark.triangle.fill": "warning", "eye.circle": "show", "eye.circle.fill": "show",
    "eye.fill": "show", "eye.slash": "hide", "gauge.badge.minus": "remove from dashboard",
    "gauge.badge.plus": "add to dashboard", "gear": "settings",
    "hand.thumbsdown.bubble.tapback": "Thumbs down", "hand.thumbsdown.fill": "dislike",
    "hand.thumbsup": "like", "hand.thumbsup.bubble.tapback": "Thumbs up",
    "hare": "increase speed", "hare.fill": "increase speed", "headphones": "audiobook",
    "headphones.circle": "audiobook", "heart": "love", "heart.bubble.tapback": "Heart",
    "heart.bubble.tapback.2": "Heart, and other reactions",
    "plus.bubble or plus.bubble.fill": "comment", "plus.bubble.tapback": "Add reaction",
    "plus.circle": "add", "plus.circle.fill": "add", "square.and.arrow.up": "Share",
    "square.and.arrow.up.fill": "share", "square.and.arrow.up.on.square": "share multiple",
    "square.and.line.vertical.and.square.filled": "Compare Photos",
    "square.and.pencil": "compose", "square.dashed": "rectangular selection",
    "square.fill": "square", "star.slash.fill": "remove favorite", "star.square": "favorite",
    "star.square.fill": "favorite", "staroflife": "medical id", "stethoscope": "Stethoscope",
    "stop.fill": "Stop", "stopwatch": "stopwatch", "stopwatch.fill": "stopwatch",
    "tortoise": "decrease speed", "tortoise.fill": "decrease speed", "touchid": "touch id",
    "trash": "trash", "trash.circle": "trash", "trash.circle.fill": "trash",
    "wand.and.rays": "enhance", "wand.and.rays.inverse": "enhance", "waveform.path": "Waveform",
    "wifi": "Wi-Fi", "xmark": "Close", "xmark.bin": "junk",
  ]
}
