import EarshotSourceReading
import Foundation

/// What it costs to read SwiftUI source: against parsing alone, again after an edit, and as the
/// source grows.
///
/// On the clock of the wall, because files are lowered in parallel and what counts is how long
/// somebody waits; each work and its floor in turn, so that what disturbs one disturbs the other.
@MainActor enum SourceMeasure: Measure {
  static let topic = "source"

  static func figures(on bench: Bench) throws -> [Figure] {
    let small = try SourceCopy(GeneratedSource.files(screens: 40))
    let large = try SourceCopy(GeneratedSource.files(screens: 400))
    let flat = try SourceCopy(GeneratedSource.files(screens: 40, nesting: 10))
    let deep = try SourceCopy(GeneratedSource.files(screens: 4, nesting: 100))
    let growth = least(bench.runs, { read(large) }, against: { read(small) })
    let depth = least(bench.runs, { read(deep) }, against: { read(flat) })
    var figures = [
      Figure(
        id: "source.tenfold", name: "source, 10 times as many screens",
        value: growth.work / growth.floor, unit: "×", limit: 13),
      Figure(
        id: "source.deep", name: "source, the same nested 10 times as deep",
        value: depth.work / depth.floor, unit: "×", limit: 2),
    ]
    figures += compare(large, id: "generated", named: "400 generated screens", bench.runs)
    for folder in bench.sources {
      let name = (folder as NSString).lastPathComponent
      figures += compare(try SourceCopy(of: folder), id: name, named: name, bench.runs)
    }
    return figures
  }

  private static func read(_ copy: SourceCopy) { keep(SourceReader().read([copy.path])) }

  private static func compare(
    _ copy: SourceCopy, id: String, named name: String, _ runs: Int
  ) -> [Figure] {
    let cached = SourceReader(cache: LoweringCache(folder: copy.cache))
    let reading = least(runs) {
      read(copy)
    } against: {
      keep(SourceReader.parseOnly([copy.path]))
    }
    var first = Double.infinity
    var edited = Double.infinity
    for _ in 0..<runs {
      copy.forget()
      first = min(first, wall { keep(cached.read([copy.path])) })
      copy.edit()
      edited = min(edited, wall { keep(cached.read([copy.path])) })
    }
    return [
      Figure(
        id: "source.\(id).parse", name: "\(name): parsing alone", value: reading.floor, unit: "s"),
      Figure(
        id: "source.\(id).reading", name: "\(name): reading, against parsing alone",
        value: reading.work / reading.floor, unit: "×", limit: 1.5),
      Figure(
        id: "source.\(id).again", name: "\(name): again with a file changed, against at first",
        value: edited / first, unit: "×", limit: 0.3),
    ]
  }

  private static func wall(_ work: () -> Void) -> Double {
    ContinuousClock().measure(work) / .seconds(1)
  }

  private static func least(
    _ runs: Int, _ work: () -> Void, against floor: () -> Void
  ) -> (work: Double, floor: Double) {
    var least = (work: Double.infinity, floor: Double.infinity)
    for _ in 0..<runs {
      least.floor = min(least.floor, wall(floor))
      least.work = min(least.work, wall(work))
    }
    return least
  }
}

/// A folder of source that may be changed, gone when nobody holds it any more.
private final class SourceCopy {
  private let workspace: Workspace
  private var edits = 0
  var path: String { workspace.folder.appendingPathComponent("App").path }
  var cache: URL { workspace.folder.appendingPathComponent("cache") }

  init(_ files: [(name: String, text: String)]) throws {
    workspace = try Workspace()
    for file in files { try write(Data(file.text.utf8), to: file.name) }
  }

  /// What is read of a folder, so that the folder itself stays as it is.
  init(of folder: String) throws {
    workspace = try Workspace()
    let endings = [".swift", ".xcstrings", ".strings", ".stringsdict", ".pbxproj"]
    for name in names(in: folder) where endings.contains(where: name.hasSuffix) {
      guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)") else { continue }
      try write(data, to: name)
    }
  }

  private func names(in folder: String) -> [String] {
    FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
  }

  private func write(_ data: Data, to name: String) throws {
    let place = workspace.folder.appendingPathComponent("App/\(name)")
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: place)
  }

  /// Changes one file, to something it never was before.
  func edit() {
    edits += 1
    guard let name = names(in: path).filter({ $0.hasSuffix(".swift") }).min(),
      var data = FileManager.default.contents(atPath: "\(path)/\(name)")
    else { return }
    data.append(Data("// \(edits)\n".utf8))
    try? data.write(to: URL(fileURLWithPath: "\(path)/\(name)"))
  }

  func forget() { try? FileManager.default.removeItem(at: cache) }
}
