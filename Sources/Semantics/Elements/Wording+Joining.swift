extension Wording {
  /// Several wordings as one, or nil if there are none; what provably is empty is left out.
  ///
  ///     Wording.joined(["John Doe", "Online"])      // John Doe, Online
  ///
  /// Known words stay known, and pieces are never nested, so that joining again and again stays
  /// shallow.
  public static func joined(_ words: [Wording], separator: String = ", ") -> Wording? {
    let present = words.filter { !$0.isEmpty }
    guard present.count > 1 else { return present.first }
    var pieces: [Wording] = []
    for word in present {
      if !pieces.isEmpty { append(.text(separator), to: &pieces) }
      if case .pattern(let inner) = word {
        for piece in inner { append(piece, to: &pieces) }
      } else {
        append(word, to: &pieces)
      }
    }
    return pieces.count == 1 ? pieces.first : .pattern(pieces)
  }

  private static func append(_ piece: Wording, to pieces: inout [Wording]) {
    if case .text(let text) = piece, case .text(let before) = pieces.last {
      pieces[pieces.count - 1] = .text(before + text)
    } else {
      pieces.append(piece)
    }
  }
}
