/// Words that are looked up when they are needed.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  let key: LocalizedStringKey
  /// The table they are looked up in; nil is `Localizable`.
  public var table: String?
  let bundle: Bundle?

  /// Creates words by their key.
  public init(
    _ key: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.key = key.key
    self.table = table
    self.bundle = bundle
  }

  /// Creates words as they are written.
  public init(stringLiteral value: String) {
    self.init(String.LocalizationValue(stringLiteral: value))
  }

  /// Creates words with values between them.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

extension String {
  /// A key with the values its words are to hold.
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// How the key is written.
    public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

    let key: LocalizedStringKey

    /// Creates a key of words.
    public init(_ value: String) { key = LocalizedStringKey(value) }

    /// Creates a key of words as they are written.
    public init(stringLiteral value: String) { key = LocalizedStringKey(value) }

    /// Creates a key of words with values between them.
    public init(stringInterpolation: StringInterpolation) {
      key = LocalizedStringKey(stringInterpolation: stringInterpolation)
    }
  }

  /// Looks words up in the language of the app.
  public init(
    localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    var environment = EnvironmentValues.ofRunningApp
    if let locale { environment.locale = locale }
    self = key.key.string(table: table, bundle: bundle, in: environment)
  }

  /// Looks words up in the language of the app.
  public init(localized resource: LocalizedStringResource) {
    self = resource.key.string(
      table: resource.table, bundle: resource.bundle, in: .ofRunningApp)
  }
}

extension EnvironmentValues {
  /// What holds outside of views for the app whose code runs.
  fileprivate static var ofRunningApp: Self {
    var environment = Self()
    if let inbox = Inbox.current { environment.locale = EnvironmentValues(inbox.listener).locale }
    return environment
  }
}

extension LocalizedStringKey {
  /// The words as a plain string, whose Markdown stays.
  fileprivate func string(
    table: String?, bundle: Bundle?, in environment: EnvironmentValues
  ) -> String {
    let found = StringCatalog.words(of: self, table: table, bundle: bundle, in: environment.locale)
    return fill(found ?? key, in: environment)
  }
}
