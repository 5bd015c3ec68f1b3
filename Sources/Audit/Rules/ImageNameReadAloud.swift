import EarshotSemantics

extension Rule {
  static let imageNameReadAloud = Rule(
    "image-name-read-aloud", .error, ["1.1.1"],
    "What is heard is the name of a file, an asset or a variable, meant for developers.",
    proof: "The name is that of an asset without a label; or the label of a control or image is "
      + "written like an identifier: words run together, joined by underscores or dots, or with "
      + "the ending of an image file. The second is a warning.",
    guards: "Product names such as iPhone and macOS; names with spaces; addresses; handles; plain "
      + "text; assets whose name is looked up as words.",
    reports: ["nextcloud/ios#646"],
    bad: [
      .elements("{ label: 'navigationControllerMenu', traits: ['button'] }"),
      .elements("{ label: 'item-arrow-right', traits: ['button'] }"),
      .elements("{ label: 'ic_close', traits: ['button'] }"),
      .elements("{ label: 'square.and.arrow.up', traits: ['button'] }"),
      .elements("{ label: 'banner.png', traits: ['image'] }"),
      .elements("{ label: 'A11y_logo', traits: ['image'] }"),
    ],
    good: [
      .elements("{ label: 'Next file', identifier: 'item-arrow-right', traits: ['button'] }"),
      .elements("{ label: 'iPhone', traits: ['button'] }, { label: 'macOS', traits: ['button'] }"),
      .elements(
        "{ label: 'example.org', traits: ['link'] }, { label: 'jane_doe', traits: ['button'] }"),
      .elements("{ label: 'navigationControllerMenu' }"),
    ],
    check: .screen { screen, verdicts in
      for (index, stop) in screen.stops.enumerated() {
        let element = stop.element
        guard let label = element.label.present, element.systemRole == nil else { continue }
        let isAsset = element.evidence.facts.contains { fact in
          if case .image(.asset(let name)) = fact { label.known == name } else { false }
        }
        if isAsset, element.hasImpliedLabel {
          verdicts.report(
            .stop(index), "\(screen.name(.stop(index))) is called by the name of its picture",
            fix: "set accessibilityLabel, or use Image(decorative:)")
          continue
        }
        if let symbol = element.symbolHeard {
          let what = "\(screen.name(.stop(index))) is called by the name of its symbol"
          let fix = "set accessibilityLabel, or hide it with accessibilityHidden"
          if heardRaw.contains(symbol) {
            verdicts.report(.stop(index), what, fix: fix)
          } else if !element.isControl {
            verdicts.leaveOpen(
              .stop(index), what, fix: fix,
              because: "how the system describes the symbol \(quoted(symbol)) is not known")
          }
          continue
        }
        guard element.isControl || element.traits.contains(.image), !element.isField,
          let text = label.known, let kind = IdentifierLike(text)
        else { continue }
        verdicts.report(
          .stop(index), "\(screen.name(.stop(index))) is called by \(kind.words)",
          fix: "set accessibilityLabel to what it is for", as: .warning)
      }
    })

  /// Symbols without a description, as dumps of running apps show.
  private static let heardRaw: Set<String> = ["rectangle.3.group", "rectangle.3.group.fill"]
}

extension Element {
  /// The symbol whose raw name is its only name.
  fileprivate var symbolHeard: String? {
    guard hasImpliedLabel else { return nil }
    for fact in evidence.facts {
      if case .image(.symbol(let name)) = fact, label?.known == name { return name }
    }
    return nil
  }
}

/// How a text looks like something only developers read.
enum IdentifierLike {
  /// Words run together: `navigationControllerMenu`.
  case camelCase
  /// Words joined by underscores or hyphens: `ic_close`, `item-arrow-right`.
  case joined
  /// The name of a symbol: `square.and.arrow.up`.
  case symbol
  /// The name of an image file: `banner.png`.
  case file

  var words: String {
    switch self {
    case .camelCase, .joined: "an identifier of the code"
    case .symbol: "the name of a symbol"
    case .file: "the name of an image file"
    }
  }

  /// How a text looks like one; nil for words, product names, addresses and handles.
  init?(_ text: String) {
    // Most labels have a space or begin with a capital, and are no identifiers.
    guard text.utf8.count >= 5, let first = text.utf8.first,
      (first >= UInt8(ascii: "a") && first <= UInt8(ascii: "z"))
        || text.utf8.contains(UInt8(ascii: ".")) || text.utf8.contains(UInt8(ascii: "_")),
      text.unicodeScalars.allSatisfy({ $0.isASCII && $0 != " " && $0 != "/" && $0 != "@" })
    else { return nil }
    let lower = text.lowercased()
    if Self.imageEndings.contains(where: { lower.hasSuffix($0) }) {
      self = .file
    } else if Self.isJoined(text, by: "_") || Self.isJoined(text, by: "-") {
      self = .joined
    } else if Self.isSymbol(text) {
      self = .symbol
    } else if Self.isCamelCase(text) {
      self = .camelCase
    } else {
      return nil
    }
  }

  private static let imageEndings = [".png", ".jpg", ".jpeg", ".gif", ".svg", ".webp", ".heic"]

  /// Words of user interfaces, which tell an identifier from a handle.
  private static let codeWords: Set<String> = [
    "arrow", "back", "banner", "bg", "btn", "button", "cell", "chevron", "close", "controller",
    "ic", "icn", "ico", "icon", "image", "img", "item", "label", "left", "logo", "menu", "nav",
    "navbar", "navigation", "placeholder", "right", "tab", "tabbar", "thumb", "thumbnail",
    "toggle", "view",
  ]

  /// Words in the names of symbols.
  private static let symbolWords: Set<String> = [
    "arrow", "arrowshape", "badge", "bell", "bubble", "camera", "chevron", "circle", "clock",
    "doc", "ellipsis", "exclamationmark", "fill", "folder", "gear", "gearshape", "house",
    "line", "magnifyingglass", "person", "photo", "plus", "rectangle", "slash", "square",
    "trash", "triangle", "xmark",
  ]

  private static func isJoined(_ text: String, by separator: Character) -> Bool {
    let pieces = text.split(separator: separator, omittingEmptySubsequences: false)
    // Hyphens join the words of many languages, underscores those of none.
    let isHyphen = separator == "-"
    guard pieces.count >= (isHyphen ? 3 : 2),
      pieces.allSatisfy({ piece in
        !piece.isEmpty
          && piece.allSatisfy { $0.isNumber || (isHyphen ? $0.isLowercase : $0.isLetter) }
      })
    else { return false }
    return pieces.contains { codeWords.contains($0.lowercased()) }
  }

  private static func isSymbol(_ text: String) -> Bool {
    let pieces = text.split(separator: ".", omittingEmptySubsequences: false)
    guard pieces.count >= 2,
      pieces.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isLowercase || $0.isNumber } })
    else { return false }
    return pieces.contains { symbolWords.contains(String($0)) }
  }

  /// A capital after a small letter, twice, or once with a word of user interfaces: "iPhone" and
  /// "macOS" are names.
  private static func isCamelCase(_ text: String) -> Bool {
    guard text.allSatisfy({ $0.isLetter || $0.isNumber }) else { return false }
    var words: [String] = [""]
    var wasSmall = false
    for character in text {
      if character.isUppercase, wasSmall { words.append("") }
      words[words.count - 1].append(contentsOf: character.lowercased())
      wasSmall = character.isLowercase
    }
    guard words.count >= 2, words[0].count >= 2 else { return false }
    return words.count >= 3 || words.contains { codeWords.contains($0) }
  }
}
