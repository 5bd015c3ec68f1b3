import EarshotLanguages
public import EarshotSemantics

/// Decides what is said of an element, for one person and one app.
///
/// Pure: the same element, surroundings and profile always say the same. Role and state words
/// are in the reader's language, what the app wrote is in the element's.
///
///     Phrasing(profile: Profile()).utterance(for: Stop(element: wifi)).text
///     // "Wi-Fi, Switch Button, On"
public struct Phrasing: Sendable {
  /// The reader's own words.
  public let phrases: Phrases
  /// The language the reader's own words are spoken in, as BCP 47.
  public let language: String
  /// The language of an app's words where an element does not say otherwise, as BCP 47.
  public let appLanguage: String
  /// Who is listening.
  public let profile: Profile
  /// Tells the language of an app's words that do not say which it is.
  private let judge: WrittenLanguage

  /// Creates the phrasing for a listener and an app.
  ///
  /// The reader speaks the profile's language, else the app's, else English; an app that does not
  /// tell its language is taken to speak the reader's.
  public init(profile: Profile, appLanguage: String? = nil) {
    let asked = profile.language ?? appLanguage ?? Phrases.english.language
    let phrases = Phrases.of(asked)
    self.phrases = phrases
    // "en-GB" keeps its accent; a language without words of ours is spoken in English.
    let isServed = LanguageTag.isSame(asked, phrases.language)
    language = isServed ? asked : phrases.language
    self.appLanguage = appLanguage ?? asked
    judge = WrittenLanguage(assumed: self.appLanguage, candidates: [language])
    self.profile = profile
  }

  /// What is said when the cursor lands on a stop.
  ///
  /// - Parameters:
  ///   - stop: Where the cursor is now.
  ///   - containers: The containers that are entered by this, outermost first; their names are
  ///     spoken first (rule C1).
  ///   - previous: Where the cursor was; a device tells of a table only what changes (rule C6).
  public func utterance(
    for stop: Stop, entering containers: [EnteredContainer] = [], after previous: Stop? = nil
  ) -> Utterance {
    var utterance = Utterance(language: language(of: stop.element))
    utterance.parts.reserveCapacity(6)
    let standsIn = appendParts(of: stop, containers, previous, to: &utterance.parts)
    guard profile.verbosity != .low else { return utterance }
    if profile.speaksHints {
      appendHints(of: stop.element, standsIn: standsIn, to: &utterance.hints)
    }
    appendExtras(of: stop.element, to: &utterance)
    return utterance
  }

  /// What is said when an alert comes up: "Alert, Delete photo?, This cannot be undone"
  /// (rule R17).
  public func alert(
    title: Wording?, message: Wording?, language own: String? = nil
  ) -> Utterance {
    let name = title.present ?? message.present
    var utterance = Utterance(
      parts: [said(.container, phrases.system.alert)],
      language: name.map { language(of: $0, in: own) } ?? own ?? appLanguage)
    if let title = title.present { utterance.parts.append(written(.label, title, in: own)) }
    if let message = message.present { utterance.parts.append(written(.value, message, in: own)) }
    return utterance
  }

  /// What is added after the hint: "Actions available", "More content available"
  /// (rules H10 and A4).
  public func remarks(after utterance: Utterance) -> [UtterancePart] {
    var remarks: [UtterancePart] = []
    if !utterance.actions.isEmpty { remarks.append(said(.hint, phrases.hints.actionsAvailable)) }
    if !utterance.moreContent.isEmpty {
      remarks.append(said(.hint, phrases.hints.moreContentAvailable))
    }
    return remarks
  }

  /// What a custom action is called, with the reader's word before it where a combined control
  /// left it behind: "Increment Volume" (rules A1 and C10).
  public func name(of action: CustomAction, in element: Element) -> UtterancePart {
    guard let part = action.systemRole, let word = phrases.system.name(of: part) else {
      return written(.label, action.name, in: element.language)
    }
    var name = said(.label, word)
    if !action.name.isEmpty {
      let rest = action.name
      name.text += " \(rest.shown)"
      name.spoken += " \(rest.spoken)"
      name.isUnresolved = rest.isUnresolved
      name.language = language(of: rest, in: element.language)
    }
    return name
  }

  /// The language of an app's words: what the element or the screen says, else the app's, unless
  /// they are written in a script that the app's language has not (rule S14).
  public func language(of words: Wording, in own: String?) -> String {
    own ?? judge.of(words.spoken)
  }

  /// The language of what an element is called, else of what it holds, else of its hint.
  func language(of element: Element) -> String {
    if let own = element.language { return own }
    let words = element.label.present ?? valueSpoken(of: element) ?? element.hint.present
    return words.map { judge.of($0.spoken) } ?? appLanguage
  }

  /// A piece of the app's words, in their language.
  func written(_ kind: UtterancePart.Kind, _ words: Wording, in own: String?) -> UtterancePart {
    UtterancePart(kind, words, language: language(of: words, in: own))
  }

  /// A piece of the reader's own words.
  func said(_ kind: UtterancePart.Kind, _ phrase: Phrase) -> UtterancePart {
    UtterancePart(kind, phrase, language: language)
  }
}
