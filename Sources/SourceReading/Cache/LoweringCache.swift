public import Foundation
import Synchronization

/// Keeps lowered files between runs, under `$XDG_CACHE_HOME/earshot` or `~/.cache/earshot`.
///
/// An entry is named by the content of its file and the format, so it can be wrong neither after
/// an edit nor after an update, and the folder may be deleted at any time. Entries are written
/// beside their place and renamed, so two runs at once see whole ones only.
public struct LoweringCache: Sendable {
  /// The folder of the entries.
  public let folder: URL

  /// Tells apart the files that one process writes at the same time.
  private static let writes = Atomic<Int>(0)

  /// Creates a cache in a folder, which is made when the first entry is written.
  public init(folder: URL) { self.folder = folder }

  /// The user's cache, nil if there is no home to keep it in.
  public static func standard(environment: [String: String]) -> LoweringCache? {
    if let base = environment["XDG_CACHE_HOME"], base.hasPrefix("/") {
      return LoweringCache(folder: URL(fileURLWithPath: base).appendingPathComponent("earshot"))
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return LoweringCache(
      folder: URL(fileURLWithPath: home).appendingPathComponent(".cache/earshot"))
  }

  func file(_ key: ContentHash, path: String) -> LoweredFile? {
    guard let data = try? Data(contentsOf: place(of: key)) else { return nil }
    return LoweredFile(stored: [UInt8](data), path: path)
  }

  /// Stores a file; a full disk or a folder that cannot be written only costs the next run time.
  func store(_ file: LoweredFile, as key: ContentHash) {
    let place = place(of: key)
    let number = Self.writes.wrappingAdd(1, ordering: .relaxed).newValue
    let process = ProcessInfo.processInfo.processIdentifier
    let beside = place.appendingPathExtension("\(process).\(number)")
    try? FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    guard (try? Data(file.stored).write(to: beside)) != nil else { return }
    if rename(beside.path, place.path) != 0 { _ = unlink(beside.path) }
  }

  private func place(of key: ContentHash) -> URL {
    let digits = key.digits
    return folder.appendingPathComponent(String(digits.prefix(2)))
      .appendingPathComponent(String(digits.dropFirst(2)))
  }
}
