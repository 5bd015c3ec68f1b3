import EarshotSemantics
public import Foundation

/// Keeps lowered files between runs, under `$XDG_CACHE_HOME/earshot` or `~/.cache/earshot`.
///
/// An entry is named by the content of its file and the format, so it can be wrong neither after
/// an edit nor after an update, and the folder may be deleted at any time.
public struct LoweringCache: Sendable {
  /// The folder of the entries.
  public var folder: URL { entries.folder }
  private let entries: KeptEntries

  /// Creates a cache in a folder, which is made when the first entry is written.
  public init(folder: URL) { entries = KeptEntries(folder: folder) }

  /// The user's cache, nil if there is no home to keep it in.
  public static func standard(environment: [String: String]) -> LoweringCache? {
    KeptEntries.standard(environment: environment).map { LoweringCache(folder: $0.folder) }
  }

  func file(_ key: ContentHash, path: String) -> LoweredFile? {
    entries[key].flatMap { LoweredFile(stored: $0, path: path) }
  }

  /// Stores a file.
  func store(_ file: LoweredFile, as key: ContentHash) { entries.store(file.stored, as: key) }
}
