import EarshotJSON
import EarshotReader
import EarshotReports
import EarshotScreens
import EarshotSemantics
import EarshotSourceReading
import Foundation

/// A reader that is given inputs nobody meant, and what is done with all it reads.
enum FuzzTarget {
  /// A format of dumps.
  case dump(DumpFormat)
  /// Screen documents.
  case document
  /// Element lines.
  case elements
  /// A file of SwiftUI source.
  case source
  /// Walk scripts, through an app.
  case walk(AppDescription)

  /// The one this run tries.
  nonisolated(unsafe) static var chosen = FuzzTarget.document

  /// The names on the command line.
  static var names: [String] {
    DumpFormat.allCases.map(\.rawValue) + ["document", "elements", "walk", "source"]
  }

  /// The target of a name.
  init?(_ name: String) {
    switch name {
    case "document": self = .document
    case "elements": self = .elements
    case "source": self = .source
    case "walk":
      let file = "Tests/Fuzzing/Seeds/document/recipes.json"
      guard let bytes = FileManager.default.contents(atPath: file),
        let app = try? ScreenDocument.read([UInt8](bytes), file: file)
      else { return nil }
      self = .walk(app)
    default:
      guard let format = DumpFormat(rawValue: name) else { return nil }
      self = .dump(format)
    }
  }

  /// Reads an input, describes what is in it, and writes that as a document and reads it again.
  func run(_ bytes: [UInt8]) {
    switch self {
    case .dump(let format):
      _ = DumpFormat.recognise(bytes)
      let (apps, problems) = format.read(bytes, file: "fuzz")
      for problem in problems { _ = problem.description }
      precondition(!apps.isEmpty || !problems.isEmpty, "neither read nor refused")
      for app in apps { use(app) }
    case .document:
      _ = ScreenDocument.recognises(bytes)
      if let app = try? ScreenDocument.read(bytes, file: "fuzz") { use(app) }
    case .source:
      // A file of the input beside one that uses whatever it may declare.
      let known = Array(Self.caller.utf8)
      let reading = SourceReader().read(sources: [("Fuzz.swift", bytes), ("Known.swift", known)])
      for problem in reading.problems { _ = problem.message }
      use(reading.app)
      use(reading.staged)
    case .elements:
      _ = ElementLines.recognises(bytes)
      for line in ElementLines(bytes, file: "fuzz") {
        guard case .success(.tree(let elements, _, _)) = line.content else { continue }
        use(AppDescription(screens: [Screen(name: "fuzz", elements: elements)]))
      }
    case .walk(let app): walk(String(decoding: bytes, as: UTF8.self), in: app)
    }
  }

  private static let caller = """
    import SwiftUI
    struct Known: View {
      @State var item: Item? = nil
      var body: some View {
        NavigationStack { Home(); Row(title: "Soup") { Text("inside") }.styled() }
          .sheet(item: $item) { Detail(item: $0) }
      }
    }
    """
  /// Walks through an app by a script; the loop of the main thread runs until it is at its end.
  private func walk(_ text: String, in app: AppDescription) {
    guard let script = try? WalkScript(text) else { return }
    nonisolated(unsafe) var isDone = false
    Task { @MainActor in
      let result = await Walk.run(script, app: app)
      _ = result.transcript.text()
      _ = result.failure?.lines
      isDone = true
    }
    while !isDone { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }

  private func use(_ app: AppDescription) {
    var writer = JSONWriter(.line)
    let screens = DescribedScreen.all(of: app, for: Profile())
    for screen in screens {
      for stop in screen.stops {
        stop.write(to: &writer)
        _ = stop.text
        if writer.bytes.count > 1 << 16 { writer.removeAll() }
      }
    }
    precondition(Comparison(screens, screens).isEmpty, "a screen differs from itself")
    let document = ScreenDocument.write(app)
    do {
      _ = try ScreenDocument.read(document, file: "written")
    } catch {
      preconditionFailure("what was written cannot be read: \(error)")
    }
  }
}
