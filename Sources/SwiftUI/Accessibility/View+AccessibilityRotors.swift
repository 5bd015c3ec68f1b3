import EarshotSemantics

extension View {
  /// Offers a rotor of entries that are made here (A6).
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { rotor(label) { entries().entries } }

  /// Offers a rotor of entries that are made here (A6).
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { rotor(Text(labelKey)) { entries().entries } }

  /// Offers a rotor of entries that are made here (A6).
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<
    L: StringProtocol, Content: AccessibilityRotorContent
  >(_ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content) -> some View {
    rotor(Text(label)) { entries().entries }
  }

  /// Puts entries in the place of a rotor of the system's.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { rotor(Text(systemRotor.name)) { entries().entries } }

  /// Offers a rotor of elements with ids of their own (A6).
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabel: LocalizedStringKey, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(Text(rotorLabel)) {
      entries.map { RotorEntry(id: $0.id, words: $0[keyPath: entryLabel]) }
    }
  }

  /// Offers a rotor of elements with ids of their own (A6).
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(rotorLabel) { entries.map { RotorEntry(id: $0.id, words: $0[keyPath: entryLabel]) } }
  }

  /// Offers a rotor of elements with ids of their own (A6).
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<
    L: StringProtocol, EntryModel: Identifiable
  >(
    _ rotorLabel: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(Text(rotorLabel)) {
      entries.map { RotorEntry(id: $0.id, words: $0[keyPath: entryLabel]) }
    }
  }

  /// Offers a rotor of elements, each with a part of it as its id (A6).
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabel: LocalizedStringKey, entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(Text(rotorLabel)) {
      entries.map { RotorEntry(id: $0[keyPath: entryID], words: $0[keyPath: entryLabel]) }
    }
  }

  /// Offers a rotor of elements with ids of their own, each in the words a closure gives (A6).
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabel: LocalizedStringKey, entries: [EntryModel],
    _ words: @escaping (EntryModel) -> String
  ) -> some View {
    rotor(Text(rotorLabel)) { entries.map { RotorEntry(id: $0.id, words: words($0)) } }
  }

  /// Offers a rotor of parts of the element's text, each of which is said by itself (A6).
  ///
  /// Of a field it is the text that is typed into it, of everything else its label. A range that
  /// is not one of that text is left out, with a warning.
  ///
  ///     Text("Call Ada or Ben").accessibilityRotor("People", textRanges: names)
  ///     // rotor People, down: "Ada"; down: "Ben"
  nonisolated public func accessibilityRotor(
    _ rotorLabel: LocalizedStringKey, textRanges: [Range<String.Index>]
  ) -> some View { rotor(Text(rotorLabel), textRanges) }

  /// Offers a rotor of parts of the element's text, each of which is said by itself (A6).
  nonisolated public func accessibilityRotor(
    _ rotorLabel: Text, textRanges: [Range<String.Index>]
  ) -> some View { rotor(rotorLabel, textRanges) }

  /// Offers a rotor of parts of the element's text, each of which is said by itself (A6).
  @_disfavoredOverload nonisolated public func accessibilityRotor<L: StringProtocol>(
    _ rotorLabel: L, textRanges: [Range<String.Index>]
  ) -> some View { rotor(Text(rotorLabel), textRanges) }

  /// Puts parts of the element's text in the place of a rotor of the system's.
  nonisolated public func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
  ) -> some View { rotor(Text(systemRotor.name), textRanges) }

  /// Is what a rotor's entry of this id leads to.
  nonisolated public func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View {
    let target = Unchecked(RotorTarget(id: AnyHashable(id), namespace: namespace.number))
    return modified(
      ElementEdit { live, collector, _ in collector.rotorTargets[target.value] = live.number })
  }

  nonisolated private func rotor(
    _ label: Text, entries: @escaping () -> [RotorEntry]
  ) -> some View {
    let entries = Unchecked(entries)
    return modified(
      ScreenFact { parts, node in
        parts.rotors.append(
          ScreenParts.RotorPart(
            owner: node.serial, name: label.wording(in: node.environment),
            entries: node.tracked(entries.value).map { entry in
              ScreenParts.RotorPart.Entry(
                place: .view(entry.target), range: entry.range, prepare: entry.prepare)
            }))
      })
  }

  nonisolated private func rotor(_ label: Text, _ ranges: [Range<String.Index>]) -> some View {
    modified(
      ElementEdit { live, collector, node in
        // Of several elements it is the rotor of the first.
        guard collector.screen?.rotors.contains(where: { $0.owner == node.serial }) == false else {
          return
        }
        let number = live.number
        collector.screen?.rotors.append(
          ScreenParts.RotorPart(
            owner: node.serial, name: label.wording(in: node.environment),
            entries: ranges.map { ScreenParts.RotorPart.Entry(place: .element(number), range: $0) })
        )
      })
  }
}

/// What a rotor's entry leads to: an id of the app's, in a namespace or that of a row.
struct RotorTarget: Hashable {
  var id: AnyHashable
  var namespace: Int?
}

/// One entry of a rotor, whatever its type.
struct RotorEntry {
  var target: RotorTarget
  var words: String
  /// The part of the element's text it leads to; nil is the element as a whole.
  var range: Range<String.Index>?
  /// Brings the element to where it can be found, before the reader goes there.
  var prepare: (@MainActor () -> Void)?

  init(
    id: some Hashable, in namespace: Namespace.ID? = nil, words: String,
    range: Range<String.Index>? = nil, prepare: (@MainActor () -> Void)? = nil
  ) {
    target = RotorTarget(id: AnyHashable(id), namespace: namespace?.number)
    self.words = words
    self.range = range
    self.prepare = prepare
  }
}

/// What a rotor is made of.
public protocol AccessibilityRotorContent {
  /// Its entries.
  var _entries: _RotorEntries { get }
}

/// The entries of a rotor.
public struct _RotorEntries {
  var entries: [RotorEntry]
}

extension AccessibilityRotorContent {
  var entries: [RotorEntry] { _entries.entries }
}

/// One entry of a rotor.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  let entry: RotorEntry

  /// Creates an entry that leads to the view of an id, or to a part of its text.
  ///
  /// - Parameter prepare: Is run before the reader goes there, to bring the view on screen.
  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping @MainActor () -> Void = {}
  ) {
    entry = RotorEntry(
      id: id, words: label.string(in: EnvironmentValues()), range: textRange, prepare: prepare)
  }

  /// Creates an entry that leads to the view of an id, or to a part of its text.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping @MainActor () -> Void = {}
  ) { self.init(Text(labelKey), id: id, textRange: textRange, prepare: prepare) }

  /// Creates an entry that leads to the view of an id, or to a part of its text.
  @_disfavoredOverload public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping @MainActor () -> Void = {}
  ) { self.init(Text(label), id: id, textRange: textRange, prepare: prepare) }

  /// Creates an entry that leads to the view of an id in a namespace, or to a part of its text.
  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping @MainActor () -> Void = {}
  ) {
    entry = RotorEntry(
      id: id, in: namespace, words: label.string(in: EnvironmentValues()), range: textRange,
      prepare: prepare)
  }

  /// Creates an entry that leads to the view of an id in a namespace, or to a part of its text.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping @MainActor () -> Void = {}
  ) { self.init(Text(labelKey), id: id, in: namespace, textRange: textRange, prepare: prepare) }

  /// Creates an entry that leads to the view of an id in a namespace, or to a part of its text.
  @_disfavoredOverload public init<L: StringProtocol>(
    _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping @MainActor () -> Void = {}
  ) { self.init(Text(label), id: id, in: namespace, textRange: textRange, prepare: prepare) }

  /// The entry itself.
  public var _entries: _RotorEntries { _RotorEntries(entries: [entry]) }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  /// Makes entries of elements with ids of their own.
  public init(
    _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  )
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    self.content = content
    identify = { $0.id }
  }

  /// Makes entries of elements, each with a part of it as its id.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    identify = { $0[keyPath: id] }
  }

  /// The entries of all elements.
  public var _entries: _RotorEntries {
    _RotorEntries(entries: data.flatMap { content($0).entries })
  }
}

/// Several parts of a rotor, or none.
public struct _RotorContents: AccessibilityRotorContent {
  /// The entries of all parts.
  public let _entries: _RotorEntries
}

/// Makes a rotor of the entries written one after another.
@resultBuilder public enum AccessibilityRotorContentBuilder {
  /// One part.
  public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }
  /// One part.
  public static func buildBlock<C: AccessibilityRotorContent>(_ content: C) -> C { content }
  /// Several parts.
  @_disfavoredOverload public static func buildBlock<each C: AccessibilityRotorContent>(
    _ content: repeat each C
  ) -> _RotorContents {
    var entries: [RotorEntry] = []
    for part in repeat each content { entries += part.entries }
    return _RotorContents(_entries: _RotorEntries(entries: entries))
  }
  /// A part under a condition.
  public static func buildIf<C: AccessibilityRotorContent>(_ content: C?) -> _RotorContents {
    _RotorContents(_entries: _RotorEntries(entries: content?.entries ?? []))
  }
}

/// The rotors of the system an app can fill.
public struct AccessibilitySystemRotor: Hashable, Sendable {
  let name: String
  /// Links.
  public static let links = Self(name: "Links")
  /// Headings.
  public static let headings = Self(name: "Headings")
  /// Text in bold.
  public static let boldText = Self(name: "Bold Text")
  /// Text in italics.
  public static let italicText = Self(name: "Italic Text")
  /// Underlined text.
  public static let underlineText = Self(name: "Underlined Text")
  /// Misspelled words.
  public static let misspelledWords = Self(name: "Misspelled Words")
  /// Images.
  public static let images = Self(name: "Images")
  /// Text fields.
  public static let textFields = Self(name: "Text Fields")
  /// Tables.
  public static let tables = Self(name: "Tables")
  /// Lists.
  public static let lists = Self(name: "Lists")
  /// Landmarks.
  public static let landmarks = Self(name: "Landmarks")
  /// Links.
  public static func links(visited: Bool) -> Self {
    Self(name: visited ? "Visited Links" : "Links")
  }
  /// Headings of a level.
  public static func headings(level: AccessibilityHeadingLevel) -> Self {
    Self(name: level.number.map { "Heading \($0)" } ?? "Headings")
  }
}
