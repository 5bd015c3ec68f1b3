public import EarshotSemantics
import Foundation

/// Reads what Appium and WebDriverAgent call the page source of an iOS app.
///
/// The file holds the tree XCUITest sees, which is not the tree a listener goes through: what
/// VoiceOver would stop on, and in which order, is told in `Documentation/AppiumPageSource.md`.
///
///     let (app, problems) = AppiumPageSource.read(bytes: bytes, file: "login.xml")
///     app?.screens.first?.title      // Login
public enum AppiumPageSource {
  /// Whether bytes begin as a page source does; looks at the first element only.
  public static func recognises(_ bytes: [UInt8]) -> Bool {
    guard let name = firstElement(in: bytes.prefix(16_384)) else { return false }
    return name == "AppiumAUT" || DumpType(name: name) != nil
  }

  /// Reads a file.
  ///
  /// - Returns: As ``read(bytes:file:)``; a file that cannot be opened is one problem.
  public static func read(path: String) -> (app: AppDescription?, problems: [InputProblem]) {
    do {
      return read(bytes: [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))), file: path)
    } catch {
      let reason = (error as NSError).localizedDescription
      let fact = PageSourceFact.unreadable(reason)
      return (nil, [InputProblem(file: path, line: 0, column: 0, fact: fact)])
    }
  }

  /// Reads the bytes of a page source as an app of one screen.
  ///
  /// Wrong attributes are problems with line and column, and the rest is read without them. A
  /// file that is not a well-formed page source in UTF-8, or has a document type, or is nested
  /// deeper than the limit, is one problem and no app.
  ///
  /// - Complexity: O(*n* log *n*) in time, and a small multiple of the file in memory.
  public static func read(
    bytes: [UInt8], file: String, limits: DumpLimits = DumpLimits()
  ) -> (app: AppDescription?, problems: [InputProblem]) {
    func failure(
      _ fact: PageSourceFact, _ place: DumpPlace? = nil
    ) -> (AppDescription?, [InputProblem]) {
      let problem = InputProblem(
        file: file, line: place?.line ?? 1, column: place?.column ?? 1, fact: fact)
      return (nil, [problem])
    }
    guard bytes.count <= limits.bytes else { return failure(.tooLong(limit: limits.bytes)) }
    if let place = bytes.firstNonUTF8 { return failure(.notUTF8, place) }
    do {
      let outline = try PageSourceOutline(bytes, depthLimit: limits.depth)
      guard !outline.roots.isEmpty else { return failure(.empty) }
      let parser = try PageSourceParser(bytes, outline: outline, file: file)
      guard !parser.nodes.isEmpty else { return failure(.noApp, outline.tags.first) }
      var unknown = FormatLimits(unsaidBy: parser.nodes)
      if !parser.tellsVisibility { unknown.insert(.visibility) }
      let tree = DumpTree(parser.nodes, file: file, limits: unknown)
      return (DumpScreen(tree).app, parser.problems)
    } catch let failed as PageSourceOutline.Failure {
      return failure(failed.fact, failed.place)
    } catch let problem as InputProblem {
      return (nil, [problem])
    } catch {
      return failure(.malformed("\(error)"))
    }
  }

  /// The name of the first element, past a byte order mark, declarations and comments.
  private static func firstElement(in bytes: ArraySlice<UInt8>) -> String? {
    var rest = bytes
    if rest.starts(with: "\u{FEFF}".utf8) { rest = rest.dropFirst(3) }
    while true {
      rest = rest.drop(while: \.isXMLSpace)
      let end: String
      if rest.starts(with: "<?".utf8) {
        end = "?>"
      } else if rest.starts(with: "<!--".utf8) {
        end = "-->"
      } else {
        break
      }
      guard let found = rest.firstIndex(of: end) else { return nil }
      rest = rest[found...].dropFirst(end.utf8.count)
    }
    guard rest.first == UInt8(ascii: "<") else { return nil }
    let name = rest.dropFirst().prefix {
      !$0.isXMLSpace && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/")
    }
    return String(decoding: name, as: UTF8.self)
  }
}

extension ArraySlice<UInt8> {
  fileprivate func firstIndex(of text: String) -> Int? {
    indices.first { self[$0...].starts(with: text.utf8) }
  }
}
