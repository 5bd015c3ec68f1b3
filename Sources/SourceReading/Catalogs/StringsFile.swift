import Foundation

/// Reads `.strings` files: `"key" = "value";` with comments, in UTF-8 or UTF-16.
enum StringsFile {
  /// The entries in order; nil if the file is no text.
  static func entries(of data: Data) -> [(key: String, value: String)]? {
    if data.starts(with: Array("bplist".utf8)) {
      guard
        let plist = (try? PropertyListSerialization.propertyList(from: data, format: nil))
          as? [String: String]
      else { return nil }
      return plist.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
    let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    let text = isWide ? String(data: data, encoding: .utf16) : String(decoding: data, as: UTF8.self)
    guard let text else { return nil }
    var scanner = Scanner(characters: Array(text))
    return scanner.entries()
  }

  private struct Scanner {
    let characters: [Character]
    var position = 0

    init(characters: [Character]) { self.characters = characters }

    private var current: Character? {
      position < characters.count ? characters[position] : nil
    }

    mutating func entries() -> [(key: String, value: String)] {
      var found: [(key: String, value: String)] = []
      while true {
        skip()
        guard let key = word() else {
          // Whatever is no key is passed over, one character at a time.
          guard current != nil else { return found }
          position += 1
          continue
        }
        skip()
        guard current == "=" else { continue }
        position += 1
        skip()
        guard let value = word() else { continue }
        found.append((key, value))
      }
    }

    /// Passes over blanks and comments.
    private mutating func skip() {
      while let character = current {
        if character.isWhitespace || character == "\u{FEFF}" {
          position += 1
        } else if character == "/", position + 1 < characters.count,
          characters[position + 1] == "/"
        {
          while let next = current, !next.isNewline { _ = next; position += 1 }
        } else if character == "/", position + 1 < characters.count,
          characters[position + 1] == "*"
        {
          position += 2
          while position + 1 < characters.count,
            !(characters[position] == "*" && characters[position + 1] == "/")
          { position += 1 }
          position += 2
        } else {
          return
        }
      }
    }

    /// A quoted string, or a bare word.
    private mutating func word() -> String? {
      guard let first = current else { return nil }
      guard first == "\"" else {
        var word = ""
        while let character = current,
          character.isLetter || character.isNumber || character == "_"
            || character == "."
        {
          word.append(character)
          position += 1
        }
        return word.isEmpty ? nil : word
      }
      position += 1
      var raw = ""
      while let character = current, character != "\"" {
        raw.append(character)
        position += 1
        if character == "\\", let next = current {
          raw.append(next)
          position += 1
        }
      }
      position += 1
      return Lowerer.unescape(raw, hashes: 0)
    }
  }
}
