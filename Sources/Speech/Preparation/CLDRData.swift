import EarshotLanguages

/// What signs, emoji, units, currencies and months are called in one language, by CLDR.
///
/// The values are written by `Scripts/generate-cldr`.
struct CLDRData: Sendable {
  /// The release of CLDR.
  let version: String
  /// The language, as BCP 47.
  let language: String
  /// The sign before decimals.
  let decimal: Character
  /// The order of a date in words: `d. MMMM y`.
  let date: String
  /// The months as a date names them, from January on.
  let months: [String]
  private let units: [String: CountedWords]
  private let currencies: [String: CountedWords]
  private let names: [Substring: Substring]

  init(
    version: String, language: String, decimal: Character, date: String, months: String,
    units: String, currencies: String, names: String
  ) {
    self.version = version
    self.language = language
    self.decimal = decimal
    self.date = date
    self.months = months.split(separator: " ").map(String.init)
    self.units = Self.counted(units)
    self.currencies = Self.counted(currencies)
    var known: [Substring: Substring] = [:]
    for line in names.split(separator: "\n") {
      guard let tab = line.firstIndex(of: "\t") else { continue }
      known[line[..<tab]] = line[tab...].dropFirst()
    }
    self.names = known
  }

  /// The words for a unit, by the last part of its name in CLDR: "kilometer-per-hour".
  func unit(_ name: String) -> CountedWords? { units[name] }

  /// The words for a currency, by its code.
  func currency(_ code: String) -> CountedWords? { currencies[code] }

  /// What a sign or an emoji is called; nil if it has no name.
  ///
  /// A tone of skin is named after what has it, and a sequence without a name of its own by its
  /// parts.
  func name(of character: Character) -> String? {
    let scalars = Array(character.unicodeScalars).filter { $0 != "\u{FE0F}" && $0 != "\u{FE0E}" }
    if let name = name(spelt: scalars[...]) { return name }
    let plain = scalars.filter { !Self.isTone($0) }
    let tones = scalars.filter(Self.isTone).compactMap { name(spelt: [$0]) }
    if !tones.isEmpty, let name = name(spelt: plain[...]) {
      return ([name] + tones).joined(separator: ", ")
    }
    let parts = plain.split(separator: "\u{200D}").compactMap(name(spelt:))
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private func name(spelt scalars: ArraySlice<Unicode.Scalar>) -> String? {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return names[Substring(String(text))].map(String.init)
  }

  private static func isTone(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F3FB...0x1F3FF).contains(scalar.value)
  }

  private static func counted(_ table: String) -> [String: CountedWords] {
    var found: [String: CountedWords] = [:]
    for line in table.split(separator: "\n") {
      let fields = line.split(separator: "|")
      guard let key = fields.first else { continue }
      var forms: [PluralCategory: String] = [:]
      for field in fields.dropFirst() {
        let pair = field.split(separator: "=", maxSplits: 1)
        guard pair.count == 2, let category = PluralCategory(rawValue: String(pair[0])) else {
          continue
        }
        forms[category] = String(pair[1])
      }
      found[String(key)] = CountedWords(forms)
    }
    return found
  }
}

extension CLDRData {
  /// Every language there are data for.
  static let all: [CLDRData] = [.english, .finnish, .swedish, .german, .czech, .ukrainian]
}

/// The forms of a word that is counted; a form that is not there is the one for the rest.
struct CountedWords: Hashable, Sendable {
  private let forms: [PluralCategory: String]

  init(_ forms: [PluralCategory: String]) { self.forms = forms }

  /// Forms in the order one, few, many, other; of two, one and other.
  init(_ words: String...) {
    let categories: [PluralCategory] =
      switch words.count {
      case 1: [.other]
      case 2: [.one, .other]
      default: [.one, .few, .many, .other]
      }
    forms = Dictionary(zip(categories, words)) { first, _ in first }
  }

  /// The word for a number.
  func form(of category: PluralCategory) -> String { forms[category] ?? forms[.other] ?? "" }
}
