import EarshotSemantics

/// Words that are read.
///
///     Text("Soup")      → "Soup"
public struct Text: Equatable {
  let content: Content

  indirect enum Content: Equatable {
    case verbatim(String)
    case localized(LocalizedStringKey, table: String?, bundle: Bundle?)
    case resource(LocalizedStringResource)
    case attributed(AttributedString)
    case system(SystemWord)
    case date(Date, DateStyle)
    case dates(ClosedRange<Date>)
    case joined(Text, Text)
    /// A symbol or picture among words, which says nothing.
    case image(Image)
    /// Words that are spoken in a way of their own.
    case spoken(Text, SpeechStyle)
    /// Words whose changes are said after other speech, or not.
    case queued(Text, Bool)
    /// Words with their own name for the reader.
    case renamed(Text, label: Text)
  }

  init(_ content: Content) { self.content = content }

  /// Words that are looked up in the string catalog of the app.
  ///
  /// Of Markdown only the words are read.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) { content = .localized(key, table: tableName, bundle: bundle) }

  /// Words that are read as they are.
  public init(verbatim content: String) { self.content = .verbatim(content) }

  /// Words that are read as they are.
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) {
    self.content = .verbatim(String(content))
  }

  /// Words that are looked up.
  @_disfavoredOverload public init(_ resource: LocalizedStringResource) {
    content = .resource(resource)
  }

  /// Words with attributes, of which only the words are read.
  ///
  /// A literal could be one too, and is a key.
  @_disfavoredOverload public init(_ attributed: AttributedString) {
    content = .attributed(attributed)
  }

  /// A date in a style that may follow the clock.
  public init(_ date: Date, style: DateStyle) { content = .date(date, style) }

  /// A span of time.
  public init(_ dates: ClosedRange<Date>) { content = .dates(dates) }

  /// A span of time.
  public init(_ interval: DateInterval) { content = .dates(interval.start...interval.end) }

  /// A value in a format.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    content = .verbatim(format.format(input))
  }

  /// An object as a formatter puts it into words.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    content = .verbatim(formatter.string(for: subject) ?? "")
  }

  /// A picture among words.
  public init(_ image: Image) { content = .image(image) }

  /// Two texts that are read as one.
  public static func + (left: Text, right: Text) -> Text { Text(.joined(left, right)) }

  /// How a date is put into words.
  public struct DateStyle: Equatable, Sendable {
    enum Kind: Equatable { case time, date, relative, offset, timer }

    let kind: Kind
    /// The time of day.
    public static let time = DateStyle(kind: .time)
    /// The day.
    public static let date = DateStyle(kind: .date)
    /// How far from now.
    public static let relative = DateStyle(kind: .relative)
    /// How far from now, with its sign.
    public static let offset = DateStyle(kind: .offset)
    /// A clock that runs from or to the date.
    public static let timer = DateStyle(kind: .timer)
  }
}

extension Text: @unchecked Sendable {}

extension Text: View {
  /// None: it is a primitive.
  public typealias Body = Never

  /// Makes one stop of the words.
  public static func _resolve(_ view: Self, in node: _Node) {
    let words = view.wording(in: node.environment)
    node.producer = ElementProducer { node, collector in
      guard var element = Element.text(words) else { return [] }
      element.speech = view.speech(in: node.environment)
      element.queuesChanges = view.queuesChanges
      return [Live(collector.styled(element, node.environment), of: node)]
    }
  }
}

extension Text {
  /// The words in an environment.
  func wording(in environment: EnvironmentValues) -> Wording {
    switch content {
    case .verbatim(let text): .text(text)
    case .localized(let key, let table, let bundle):
      key.wording(table: table, bundle: bundle, in: environment)
    case .resource(let resource):
      resource.key.wording(table: resource.table, bundle: resource.bundle, in: environment)
    case .attributed(let text): .text(String(text.characters))
    case .system(let word): .text(word.words(in: environment))
    case .date(let date, let style): .text(style.words(date, in: environment))
    case .dates(let dates):
      .text(
        DateStyle.date.words(dates.lowerBound, in: environment) + " – "
          + DateStyle.date.words(dates.upperBound, in: environment))
    case .joined(let left, let right):
      left.wording(in: environment).joined(to: right.wording(in: environment))
    case .image: .text("")
    case .spoken(let text, _), .queued(let text, _): text.wording(in: environment)
    case .renamed(_, let label): label.wording(in: environment)
    }
  }

  /// The words as a string.
  func string(in environment: EnvironmentValues) -> String { wording(in: environment).shown }
}

extension Wording {
  fileprivate func joined(to other: Wording) -> Wording {
    if case .text(let left) = self, case .text(let right) = other { return .text(left + right) }
    return .pattern([self, other])
  }
}

extension Collector {
  /// An element with what the environment adds: the language of its words.
  func styled(_ element: Element, _ environment: EnvironmentValues) -> Element {
    guard let language = environment.spokenLanguage else { return element }
    var element = element
    element.language = language
    return element
  }
}
