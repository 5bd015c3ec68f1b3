import EarshotSemantics

extension View {
  /// Is also of these kinds.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    editing { element, _ in
      element.traits.formUnion(traits.traits)
      if traits.isModal { element.modal = true }
      if traits.isToggle, element.value == nil { element.value = .text("0") }
    }
  }

  /// Is not of these kinds.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    editing { element, _ in
      element.traits.subtract(traits.traits)
      if traits.isModal { element.modal = false }
    }
  }

  /// Is a heading of this level, where it is a heading (M19).
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    editing { element, _ in element.headingLevel = level.number }
  }

  /// Can be touched directly, past the reader.
  nonisolated public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View {
    editing { element, _ in
      if isDirectTouchArea { element.traits.insert(.allowsDirectInteraction) }
    }
  }
}

/// What kinds of things an element is.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  var traits: Traits = []
  var isModal = false
  var isToggle = false

  /// Creates no kinds.
  public init() {}

  private init(_ traits: Traits) { self.traits = traits }

  /// A button.
  public static let isButton = Self(.button)
  /// A heading.
  public static let isHeader = Self(.header)
  /// Chosen.
  public static let isSelected = Self(.selected)
  /// A link.
  public static let isLink = Self(.link)
  /// A field to search with.
  public static let isSearchField = Self(.searchField)
  /// A picture.
  public static let isImage = Self(.image)
  /// Makes a sound of its own.
  public static let playsSound = Self(.playsSound)
  /// A key.
  public static let isKeyboardKey = Self(.keyboardKey)
  /// Text.
  public static let isStaticText = Self(.staticText)
  /// Read when the app opens.
  public static let isSummaryElement = Self(.summaryElement)
  /// Changes by itself.
  public static let updatesFrequently = Self(.updatesFrequently)
  /// Starts media.
  public static let startsMediaSession = Self(.startsMediaSession)
  /// Can be touched directly.
  public static let allowsDirectInteraction = Self(.allowsDirectInteraction)
  /// Turns the page.
  public static let causesPageTurn = Self(.causesPageTurn)
  /// A bar of tabs.
  public static let isTabBar = Self(.tabBar)
  /// Alone among its siblings.
  public static let isModal: Self = {
    var traits = Self()
    traits.isModal = true
    return traits
  }()
  /// A switch.
  public static let isToggle: Self = {
    var traits = Self([.button, .switchButton])
    traits.isToggle = true
    return traits
  }()

  /// Whether it has all kinds of another.
  public func contains(_ member: Self) -> Bool { union(member) == self }

  /// The kinds of both.
  public func union(_ other: Self) -> Self {
    var result = Self(traits.union(other.traits))
    result.isModal = isModal || other.isModal
    result.isToggle = isToggle || other.isToggle
    return result
  }

  /// The kinds that are in both.
  public func intersection(_ other: Self) -> Self {
    var result = Self(traits.intersection(other.traits))
    result.isModal = isModal && other.isModal
    result.isToggle = isToggle && other.isToggle
    return result
  }

  /// The kinds that are in one of both.
  public func symmetricDifference(_ other: Self) -> Self {
    var result = Self(traits.symmetricDifference(other.traits))
    result.isModal = isModal != other.isModal
    result.isToggle = isToggle != other.isToggle
    return result
  }

  /// Adds kinds.
  @discardableResult public mutating func insert(
    _ new: Self
  ) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(new)
    self = union(new)
    return (isNew, new)
  }

  /// Takes kinds away.
  @discardableResult public mutating func remove(_ member: Self) -> Self? {
    let common = intersection(member)
    self = symmetricDifference(common)
    return common.isEmpty ? nil : common
  }

  /// Adds kinds.
  @discardableResult public mutating func update(with new: Self) -> Self? {
    let common = intersection(new)
    self = union(new)
    return common.isEmpty ? nil : common
  }

  /// Takes the kinds of both.
  public mutating func formUnion(_ other: Self) { self = union(other) }
  /// Takes the kinds that are in both.
  public mutating func formIntersection(_ other: Self) { self = intersection(other) }
  /// Takes the kinds that are in one of both.
  public mutating func formSymmetricDifference(_ other: Self) {
    self = symmetricDifference(other)
  }
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  /// None.
  case unspecified
  /// The first.
  case h1
  /// The second.
  case h2
  /// The third.
  case h3
  /// The fourth.
  case h4
  /// The fifth.
  case h5
  /// The sixth.
  case h6

  var number: Int? { self == .unspecified ? nil : Int(rawValue) }
}

/// What kind of text something is.
public enum AccessibilityTextContentType: Hashable, Sendable {
  /// Plain.
  case plain
  /// In a console.
  case console
  /// Of a file system.
  case fileSystem
  /// A message.
  case messaging
  /// A story.
  case narrative
  /// Code.
  case sourceCode
  /// A table.
  case spreadsheet
  /// A document.
  case wordProcessing
}

/// How an element is touched directly.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set of its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The reader is silent on it.
  public static let silentOnTouch = Self(rawValue: 1)
  /// It has to be activated first.
  public static let requiresActivation = Self(rawValue: 2)
}
