import EarshotJSON
import EarshotReader
import EarshotReports
import EarshotScreens
import EarshotSemantics
import EarshotSourceReading

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

  /// The one this run tries.
  nonisolated(unsafe) static var chosen = FuzzTarget.document

  /// The names on the command line.
  static var names: [String] {
    DumpFormat.allCases.map(\.rawValue) + ["document", "elements", "source"]
  }

  /// The target of a name.
  init?(_ name: String) {
    switch name {
    case "document": self = .document
    case "elements": self = .elements
    case "source": self = .source
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
