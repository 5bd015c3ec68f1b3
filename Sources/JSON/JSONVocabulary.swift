/// A closed list of keys or names, each a case of an enumeration with a string behind it.
///
/// Made once and kept in a `static let`; a look-up costs one hash.
///
/// ```swift
/// enum ScreenKey: String, CaseIterable { case title, bar, elements }
/// let screenKeys = JSONVocabulary<ScreenKey>()
/// ```
public struct JSONVocabulary<Word>: Sendable
where Word: CaseIterable & RawRepresentable<String> & Sendable {
  private let words: [String: Word]

  /// The names in the order of declaration.
  public let names: [String]

  /// The list of all cases.
  public init() {
    names = Word.allCases.map(\.rawValue)
    words = Dictionary(Word.allCases.map { ($0.rawValue, $0) }) { first, _ in first }
  }

  /// The word of a name, if it is in the list.
  public subscript(name: String) -> Word? { words[name] }

  /// The name in the list that was most likely meant.
  public func nearest(to name: String) -> String? {
    EarshotJSON.nearest(to: name, in: names)
  }
}
