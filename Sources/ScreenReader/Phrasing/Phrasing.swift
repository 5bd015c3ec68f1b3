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

  /// Creates the phrasing for a listener and an app.
  ///
  /// The reader speaks the profile's language, else the app's, else English; an app that does not
  /// tell its language is taken to speak the reader's.
  public init(profile: Profile, appLanguage: String? = nil) {
    let asked = profile.language ?? appLanguage ?? Phrases.english.language
    let phrases = Phrases.of(asked)
    self.phrases = phrases
    // "en-GB" keeps its accent; a language without words of ours is spoken in English.
    let isServed = Phrases.primary(of: asked) == Phrases.primary(of: phrases.language)
    language = isServed ? asked : phrases.language
    self.appLanguage = appLanguage ?? asked
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
    var utterance = Utterance(language: stop.element.language ?? appLanguage)
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
    let own = own ?? appLanguage
    var utterance = Utterance(
      parts: [said(.container, phrases.system.alert)], language: own)
    if let title = title.present { utterance.parts.append(.init(.label, title, language: own)) }
    if let message = message.present {
      utterance.parts.append(.init(.value, message, language: own))
    }
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
    let own = element.language ?? appLanguage
    guard let part = action.systemRole, let word = phrases.system.name(of: part) else {
      return UtterancePart(.label, action.name, language: own)
    }
    var name = said(.label, word)
    if !action.name.isEmpty {
      let rest = action.name
      name.text += " \(rest.shown)"
      name.spoken += " \(rest.spoken)"
      name.isUnresolved = rest.isUnresolved
      name.language = own
    }
    return name
  }

  /// A piece of the reader's own words.
  func said(_ kind: UtterancePart.Kind, _ phrase: Phrase) -> UtterancePart {
    UtterancePart(kind, phrase, language: language)
  }
}
