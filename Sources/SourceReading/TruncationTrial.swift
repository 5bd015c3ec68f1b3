import EarshotSemantics

/// Cuts off one file of an app after another, and looks whether the rest is read as before.
///
/// A file that is cut off, as while somebody types, may lose what it declares itself. Of the
/// others, a screen that came about without anything of that file has to stay as it was, and a
/// view that is declared elsewhere has to be shown somewhere still.
package struct TruncationTrial {
  private let sources: [(path: String, bytes: [UInt8])]
  private let files: [LoweredFile]
  private let catalogs: Catalogs
  private let whole: SourceReading
  private var state: UInt64

  /// Reads an app as it is; nil if there is nothing to cut off.
  package init?(_ inputs: [String], seed: UInt64) {
    let folder = SourceFolder(inputs: inputs)
    let sources = folder.swift.compactMap { path in SourceFolder.bytes(path).map { (path, $0) } }
    let catalogs = CatalogReader(language: nil, development: folder.developmentLanguage)
      .read(folder.catalogs)
    self.init(sources, catalogs, seed: seed)
  }

  init?(_ sources: [(path: String, bytes: [UInt8])], _ catalogs: Catalogs, seed: UInt64) {
    guard !sources.isEmpty else { return nil }
    self.sources = sources
    self.catalogs = catalogs
    state = seed
    files = Workers.map(sources.count) { Self.lower(sources[$0].bytes, sources[$0].path) }
    whole = Self.read(files, catalogs)
  }

  private static func lower(_ bytes: [UInt8], _ path: String) -> LoweredFile {
    Lowerer.lower(bytes, path: path, conditions: BuildConditions(defines: []))
  }

  private static func read(_ files: [LoweredFile], _ catalogs: Catalogs) -> SourceReading {
    let read = files.filter { $0.kind != .tests }
    return Workers.run { SourceReader.evaluate(read, catalogs, .phone) }
      ?? SourceReading(app: AppDescription(), problems: [], statistics: .init())
  }

  /// A number that is no number, by a generator with a fixed seed.
  private mutating func next(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % max(1, limit)
  }

  /// Cuts off a file somewhere and says what of the others is not as it was.
  package mutating func cut() -> [String] {
    let number = next(below: sources.count)
    let length = next(below: sources[number].bytes.count)
    let path = sources[number].path
    var files = files
    let bytes = Array(sources[number].bytes.prefix(length))
    guard let cut = Workers.run({ Self.lower(bytes, path) }) else {
      return ["\(path) at \(length): could not be lowered"]
    }
    files[number] = cut
    let after = Self.read(files, catalogs)
    return differences(from: after, without: path).map { "\(path) at \(length): \($0)" }
  }

  private func differences(from after: SourceReading, without path: String) -> [String] {
    let there = Set(after.app.screens.map(Self.bare))
    var found: [String] = []
    for screen in whole.app.screens {
      guard let trace = whole.traces[screen.name] else { continue }
      if !trace.files.contains(path) {
        guard !there.contains(Self.bare(screen)) else { continue }
        let name = Self.bare(screen.name)
        let others = there.filter { $0.name == name }
        if others.isEmpty, trace.isLoose, let view = trace.view, after.shownViews.contains(view) {
          // What only a lost view used may be a part of another screen now.
          continue
        } else if others.isEmpty {
          found.append("\(screen.name) is gone")
        } else {
          found.append("\(screen.name) is not as it was" + Self.change(in: screen, others))
        }
      } else if let view = trace.view, let file = trace.viewFile, file != path,
        !after.shownViews.contains(view)
      {
        found.append("\(view) is shown nowhere")
      }
    }
    return found
  }

  /// The first element that is not as it was in any of the screens of a name.
  private static func change(in screen: Screen, _ others: Set<Screen>) -> String {
    let known = Set(others.flatMap(\.elements))
    let changed = bare(screen).elements.first { !known.contains($0) }
    return changed.map { ": " + ($0.label?.shown ?? $0.traits.names.joined(separator: " ")) } ?? ""
  }

  /// A screen without the numbers that tell screens of one name apart: where one of them is
  /// gone, the others count anew.
  private static func bare(_ screen: Screen) -> Screen {
    var screen = screen
    screen.name = bare(screen.name)
    screen.elements = screen.elements.map(bare)
    screen.toolbar = screen.toolbar.map(bare)
    screen.responses = screen.responses.map { Response($0.trigger, $0.effects.map(bare)) }
    return screen
  }

  private static func bare(_ element: Element) -> Element {
    var element = element
    element.responses = element.responses.map { Response($0.trigger, $0.effects.map(bare)) }
    for position in element.actions.indices {
      element.actions[position].effects = element.actions[position].effects.map(bare)
    }
    element.children = element.children.map(bare)
    return element
  }

  private static func bare(_ effect: Effect) -> Effect {
    switch effect {
    case .push(let name): .push(screen: bare(name))
    case .replace(let names): .replace(screens: names.map(bare))
    case .present(let name, let style): .present(screen: bare(name), style: style)
    case .tab(let name): .tab(bare(name))
    default: effect
    }
  }

  private static func bare(_ name: String) -> String {
    name.split(separator: " ").filter { Int($0) == nil }.joined(separator: " ")
      .split(separator: ".").map { part in
        String(part.split(separator: " ").first ?? part)
      }.joined(separator: ".")
  }
}

/// How a screen came about: all that was read for it and for what led to it.
struct ScreenTrace: Sendable {
  /// The files that something was read of.
  var files: Set<String>
  /// The view it shows.
  var view: String?
  /// The file that declares the view.
  var viewFile: String?
  /// Whether nothing leads to it.
  var isLoose = false
}

/// The files that something was read of.
final class ReadFiles {
  private(set) var files: [ObjectIdentifier: LoweredFile] = [:]
  private var last: ObjectIdentifier?

  func note(_ file: LoweredFile) {
    let identity = ObjectIdentifier(file)
    guard identity != last else { return }
    last = identity
    files[identity] = file
  }

  func add(_ other: ReadFiles) { files.merge(other.files) { known, _ in known } }

  var paths: Set<String> { Set(files.values.map(\.path)) }
}
