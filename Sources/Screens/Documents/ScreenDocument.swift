public import EarshotSemantics
import EarshotJSON

/// Screens as a text that people and tools write: `*.screens.json`.
///
/// The text is JSON5, so it may have comments, trailing commas and keys without quotes. Every key
/// is from a closed list; what is misspelled, repeated or refers to nothing is an error with its
/// place rather than a silent skip. `null` means absent.
///
/// ```json5
/// {
///   earshot: 1,
///   screens: {
///     home: { title: "Recipes", elements: [{ label: "Soup", traits: ["button"] }] },
///   },
/// }
/// ```
public enum ScreenDocument {
  /// Reads a document.
  ///
  /// Elements and screens carry the place where they were written. The id of an element is its
  /// screen's own; an effect means the element of its own screen, else that of another one.
  ///
  /// - Throws: All that is wrong with it, in the order of the text; at most a hundred problems, and
  ///   only the first if it is no JSON5.
  public static func read(
    _ bytes: [UInt8], file: String
  ) throws(InputProblems) -> AppDescription {
    let document: JSONDocument
    do throws(JSONError) {
      document = try JSONDocument(bytes, file: file, depthLimit: Reading.jsonDepthLimit)
    } catch {
      throw InputProblems([InputProblem(error.inElements, file: file)])
    }
    var reading = Reading(document, file: file)
    try checkVersion(document.root, &reading)
    var draft = AppDraft()
    _ = Vocabulary.app.read(document.root, into: &draft, &reading)
    reading.reportUnknownNames()
    guard reading.isClean else { throw InputProblems(reading.found) }
    return draft.finished
  }

  /// Another version may have other keys, so nothing else is said of it.
  private static func checkVersion(
    _ root: JSONNode, _ reading: inout Reading
  ) throws(InputProblems) {
    guard let version = root["earshot"], !version.isNull else { return }
    if case .number(1) = version.value { return }
    reading.report(
      .notAllowed(expected: "version 1 of the format", found: version.summary), at: version.place)
    throw InputProblems(reading.found)
  }
}

extension Reading {
  /// Reports every use of a name that nothing defines.
  ///
  /// Where something else is wrong, what defines the name may have been left out for it.
  fileprivate mutating func reportUnknownNames() {
    for use in names.unknownUses(limit: Self.problemLimit) {
      report(.unknownName(use.name, kind: use.kind, nearest: use.nearest), at: use.place)
    }
  }
}

extension JSONError {
  /// The error as elements count it: two levels of JSON are one of elements.
  var inElements: JSONError {
    guard case .tooDeep = fact else { return self }
    return JSONError(
      .tooDeep(limit: Reading.elementDepthLimit), at: place, path: path, file: file)
  }
}
