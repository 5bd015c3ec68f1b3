import EarshotSemantics
import Foundation

/// Reads the app that a folder of SwiftUI source holds.
struct SourceLoader {
  /// Reads source.
  var read: ReadSource
  /// What is asked of the reader, without the inputs.
  var request: SourceRequest
  /// Where is told what was skipped.
  var messages: Messages

  /// The app of a file or folder, and what of it could not be read.
  func load(_ name: String) -> (input: LoadedInput?, problems: [String]) {
    var request = request
    request.inputs = [name]
    let source = read(request)
    guard !source.app.screens.isEmpty else {
      let nothing = "\(name): there is no SwiftUI view or screen in it"
      return (nil, source.problems + (source.problems.isEmpty ? [nothing] : []))
    }
    if source.skipped > 0 {
      messages.note(
        "\(name): \(source.files.count) Swift files read, \(source.skipped) skipped (UIKit, "
          + "Objective-C, tests)")
    }
    var input = LoadedInput(
      file: name, kind: .source, content: .app(source.app), staged: source.staged,
      written: source.written)
    input.sources = source.files
    return (input, source.problems)
  }

  /// Whether something is a Swift file, or a folder with Swift files in it.
  static func isSource(_ name: String) -> Bool {
    if name.hasSuffix(".swift") { return true }
    var isFolder: ObjCBool = false
    guard name != "-", FileManager.default.fileExists(atPath: name, isDirectory: &isFolder),
      isFolder.boolValue, let files = FileManager.default.enumerator(atPath: name)
    else { return false }
    for case let file as String in files where file.hasSuffix(".swift") {
      let hidden = file.split(separator: "/").contains { $0.hasPrefix(".") }
      if !hidden { return true }
    }
    return false
  }
}
