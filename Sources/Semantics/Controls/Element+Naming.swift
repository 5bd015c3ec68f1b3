extension Element {
  /// The name a control gets from the views in its label, as one wording.
  ///
  /// Texts are joined in their order (B5, B18); a picture beside them adds nothing unless it has
  /// words of its own (B6, B7); a picture alone gives its own name (B2, B3); shapes give nothing
  /// (B4).
  ///
  ///     [text "Soup", text "20 minutes"]      → "Soup, 20 minutes"
  ///     [image of the symbol "trash"]         → "Trash"
  ///
  /// - Returns: The name, and whether it is only that of a picture.
  static func name(of content: [Element]) -> (words: Wording?, isImplied: Bool) {
    let heard = content.filter { !$0.hidden && !$0.elementsHidden }
    if let words = Wording.joined(heard.filter { !$0.hasImpliedLabel }.compactMap(\.label)) {
      return (words, false)
    }
    let words = Wording.joined(heard.compactMap(\.label))
    return (words, words != nil)
  }

  /// Creates a control that is named by the views in its label.
  ///
  /// - Parameters:
  ///   - control: What the framework calls it, as evidence for the audit.
  ///   - content: The stops of its label, in reading order.
  ///   - traits: What it is to the reader.
  init(control: String, named content: [Element], traits: Traits) {
    let name = Self.name(of: content)
    self.init(label: name.words, traits: traits)
    evidence.facts = [.control(control)]
    if name.isImplied, let words = name.words {
      evidence.facts.append(.impliedLabel(words))
      evidence.facts += content.flatMap(\.evidence.facts).filter(\.isImage)
    }
    language = content.first?.language
    if content.contains(where: { $0.language != language }) { language = nil }
    if let first = content.first, content.allSatisfy({ $0.speech == first.speech }) {
      speech = first.speech
    }
  }
}

extension Evidence.Fact {
  fileprivate var isImage: Bool { if case .image = self { true } else { false } }
}
