import EarshotSemantics

/// A key into the string catalog of the app, with the values its words are to hold.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  let key: String
  let arguments: [Argument]

  /// A value inside of the words.
  enum Argument: Equatable, @unchecked Sendable {
    case string(String)
    case integer(Int64)
    case real(Double)
    case text(Text)
  }

  /// Creates a key of words.
  public init(_ value: String) {
    key = value
    arguments = []
  }

  /// Creates a key of words as they are written.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a key of words with values between them.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  /// The words and values as they are written one after another.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [Argument] = []

    /// Begins with nothing.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds words.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacing("%", with: "%%")
    }

    /// Adds words that were made while the app runs.
    public mutating func appendInterpolation(_ string: String) { add("%@", .string(string)) }

    /// Adds an object as a formatter puts it into words.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) { add("%@", .string(formatter?.string(for: subject) ?? subject.description)) }

    /// Adds a value in a format.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      add("%@", .string(format.format(input)))
    }

    /// Adds a number, as the language of the app writes it.
    public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
      add("%lld", .integer(Int64(clamping: value)))
    }

    /// Adds a number, as the language of the app writes it.
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
      add("%lf", .real(Double(value)))
    }

    /// Adds a number in a format of the C library.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      add("%@", .string(String(format: specifier, value)))
    }

    /// Adds a text.
    public mutating func appendInterpolation(_ text: Text) { add("%@", .text(text)) }

    /// Adds words with attributes.
    public mutating func appendInterpolation(_ text: AttributedString) {
      add("%@", .string(String(text.characters)))
    }

    /// Adds a picture, of which nothing is read.
    public mutating func appendInterpolation(_ image: Image) { add("%@", .string("")) }

    /// Adds a date.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      add("%@", .text(Text(date, style: style)))
    }

    /// Adds words that are looked up themselves.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      add("%@", .text(Text(resource)))
    }

    /// Adds anything else in the words it describes itself with.
    @_disfavoredOverload public mutating func appendInterpolation<T>(_ value: T) {
      add("%@", .string("\(value)"))
    }

    private mutating func add(_ placeholder: String, _ argument: Argument) {
      key += placeholder
      arguments.append(argument)
    }
  }
}

extension LocalizedStringKey: Sendable {}

extension LocalizedStringKey {
  /// The words in an environment: looked up, filled in, and without their Markdown.
  func wording(table: String?, bundle: Bundle?, in environment: EnvironmentValues) -> Wording {
    let found = StringCatalog.words(of: self, table: table, bundle: bundle, in: environment.locale)
    let filled = fill(found ?? key, in: environment)
    let language = environment.locale.language.languageCode?.identifier ?? "en"
    let words = InlineMarkdown.words(of: filled, in: language)
    guard found != nil else { return .text(words) }
    return .localized(key: key, table: table, text: words)
  }

  /// Puts the values into the places of a format, which may name them by number.
  func fill(_ format: String, in environment: EnvironmentValues) -> String {
    guard format.contains("%") else { return format }
    var filled = ""
    var rest = Substring(format)
    var next = 0
    while let percent = rest.firstIndex(of: "%") {
      filled += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        filled += "%"
        rest.removeFirst()
        continue
      }
      guard let place = Placeholder(&rest) else {
        filled += "%"
        continue
      }
      let index = place.number.map { $0 - 1 } ?? next
      if place.number == nil { next += 1 }
      if arguments.indices.contains(index) {
        filled += words(of: arguments[index], decimals: place.decimals, in: environment)
      }
    }
    return filled + rest
  }

  private func words(
    of argument: Argument, decimals: Int?, in environment: EnvironmentValues
  ) -> String {
    switch argument {
    case .string(let text): text
    case .integer(let number): NumberWords.whole(number, in: environment.locale)
    case .real(let number):
      NumberWords.decimal(number, places: decimals ?? 6, in: environment.locale)
    case .text(let text): text.string(in: environment)
    }
  }
}

/// One place for a value in a format, such as `%@`, `%2$lld` or `%.1f`.
private struct Placeholder {
  var number: Int?
  var decimals: Int?

  init?(_ rest: inout Substring) {
    let text = rest
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
      number = Int(digits)
      rest = rest.dropFirst(digits.count + 1)
    }
    while let flag = rest.first, "+-#0 123456789".contains(flag) { rest.removeFirst() }
    if rest.first == "." {
      rest.removeFirst()
      let places = rest.prefix { $0.isASCII && $0.isNumber }
      decimals = Int(places) ?? 0
      rest = rest.dropFirst(places.count)
    }
    while let length = rest.first, "lhqzjt".contains(length) { rest.removeFirst() }
    guard let kind = rest.first, "@dDiuUxXoOfFeEgGaAcCsSp".contains(kind) else {
      rest = text
      return nil
    }
    rest.removeFirst()
  }
}
