import EarshotSemantics

extension Traits {
  /// The traits of a number as UIKit keeps them; bits that say nothing to the reader are left out.
  init(uiKit bits: UInt64) {
    self = Self.uiKitBits.reduce(into: []) { traits, known in
      if bits & (1 << known.bit) != 0 { traits.insert(known.trait) }
    }
  }

  private static let uiKitBits: [(bit: UInt64, trait: Traits)] = [
    (0, .button), (1, .link), (2, .image), (3, .selected), (4, .playsSound), (5, .keyboardKey),
    (6, .staticText), (7, .summaryElement), (8, .notEnabled), (9, .updatesFrequently),
    (10, .searchField), (11, .startsMediaSession), (12, .adjustable),
    (13, .allowsDirectInteraction), (14, .causesPageTurn), (15, .tabBar), (16, .header),
    (18, .textEntry), (21, .isEditing), (24, .secureTextField), (27, .backButton),
    (47, .textArea), (53, .switchButton),
  ]
}
