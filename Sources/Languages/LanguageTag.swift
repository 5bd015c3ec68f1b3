/// Reading BCP 47 tags.
public enum LanguageTag {
  /// The first part of a tag, in small letters: "en" of "en-GB".
  public static func primary(of tag: String) -> String {
    tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
  }

  /// Whether two tags name the same language, whatever the country.
  public static func isSame(_ tag: String, _ other: String) -> Bool {
    primary(of: tag) == primary(of: other)
  }
}
