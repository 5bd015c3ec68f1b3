import EarshotReader
import EarshotSemantics
import Testing

/// What is heard of one element, as it is printed.
func heard(
  _ element: Element, _ context: ReadingContext? = nil, by profile: Profile = Profile(),
  in appLanguage: String? = nil
) -> Utterance {
  Phrasing(profile: profile, appLanguage: appLanguage)
    .utterance(for: Stop(element: element, context: context))
}

/// Checks the words of an element, and its hint; nil expects that there is none.
func expect(
  _ element: Element, _ context: ReadingContext? = nil, says text: String, hint: String? = nil,
  by profile: Profile = Profile(), sourceLocation: SourceLocation = #_sourceLocation
) {
  let utterance = heard(element, context, by: profile)
  #expect(utterance.text == text, sourceLocation: sourceLocation)
  #expect(utterance.hint?.text == hint, sourceLocation: sourceLocation)
}

/// A profile with one thing changed.
func profile(_ change: (inout Profile) -> Void) -> Profile {
  var profile = Profile()
  change(&profile)
  return profile
}

extension Element {
  /// This element with one thing changed.
  func with(_ change: (inout Element) -> Void) -> Element {
    var element = self
    change(&element)
    return element
  }
}
