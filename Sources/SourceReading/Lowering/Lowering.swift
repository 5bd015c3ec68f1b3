import EarshotSemantics
import Foundation

/// Lowers all Swift files of an app, in parallel, from the cache where it has them.
struct Lowering: Sendable {
  var conditions: BuildConditions
  var cache: LoweringCache?

  /// A file larger than this is generated data, not views.
  private static let largestFile = 8 << 20

  /// The lowered files in the order of the paths, and the files that could not be read.
  func lower(_ paths: [String]) -> (files: [LoweredFile], problems: [SourceProblem]) {
    // The largest first, so that no thread is left with a large one at the end.
    let sizes = paths.map(SourceFolder.size)
    let order = paths.indices.sorted { (sizes[$1], $0) < (sizes[$0], $1) }
    let lowered = Workers.map(paths.count) { self.lower(paths[order[$0]]) }
    let places = Dictionary(uniqueKeysWithValues: zip(order, lowered.indices))
    let results = paths.indices.compactMap { places[$0].map { lowered[$0] } }
    var files: [LoweredFile] = []
    var problems: [SourceProblem] = []
    for result in results {
      switch result {
      case .success(let file):
        files.append(file)
        problems += file.problems
      case .failure(let failure): problems.append(failure.problem)
      }
    }
    return (files, problems)
  }

  private struct Failure: Error { var problem: SourceProblem }

  private func lower(_ path: String) -> Result<LoweredFile, Failure> {
    guard let data = FileManager.default.contents(atPath: path) else {
      return .failure(Failure(problem: SourceProblem(file: path, message: "cannot be read")))
    }
    guard data.count <= Self.largestFile else {
      return .failure(Failure(problem: SourceProblem(file: path, message: "is larger than 8 MB")))
    }
    let source = [UInt8](data)
    guard let cache else {
      return .success(Lowerer.lower(source, path: path, conditions: conditions))
    }
    let key = key(of: source)
    if let known = cache.file(key, path: path) { return .success(known) }
    let file = Lowerer.lower(source, path: path, conditions: conditions)
    cache.store(file, as: key)
    return .success(file)
  }

  private func key(of source: [UInt8]) -> ContentHash {
    var key = ContentHash()
    key.add("\(LoweredFile.formatVersion)")
    for name in conditions.defines.sorted() { key.add(name) }
    key.add(source)
    return key
  }
}
