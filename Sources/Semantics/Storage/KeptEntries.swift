package import Foundation
import Synchronization

/// Bytes that are kept between runs, under `$XDG_CACHE_HOME/earshot` or `~/.cache/earshot`.
///
/// An entry is named by everything it was made of, so it can be wrong neither after an edit nor
/// after an update, and the folder may be deleted at any time. Entries are written beside their
/// place and renamed, so two runs at once see whole ones only.
package struct KeptEntries: Sendable {
  /// The folder of the entries.
  package let folder: URL

  /// Tells apart the files that one process writes at the same time.
  private static let writes = Atomic<Int>(0)

  /// Keeps entries in a folder, which is made when the first one is written.
  package init(folder: URL) { self.folder = folder }

  /// The user's entries, nil if there is no home to keep them in.
  package static func standard(environment: [String: String]) -> KeptEntries? {
    if let base = environment["XDG_CACHE_HOME"], base.hasPrefix("/") {
      return KeptEntries(folder: URL(fileURLWithPath: base).appendingPathComponent("earshot"))
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return KeptEntries(
      folder: URL(fileURLWithPath: home).appendingPathComponent(".cache/earshot"))
  }

  /// The bytes of an entry, nil if there is none.
  package subscript(key: ContentHash) -> [UInt8]? {
    (try? Data(contentsOf: place(of: key))).map { [UInt8]($0) }
  }

  /// Keeps an entry; a full disk or a folder that cannot be written only costs the next run time.
  package func store(_ bytes: [UInt8], as key: ContentHash) {
    let place = place(of: key)
    let number = Self.writes.wrappingAdd(1, ordering: .relaxed).newValue
    let process = ProcessInfo.processInfo.processIdentifier
    let beside = place.appendingPathExtension("\(process).\(number)")
    try? FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    guard (try? Data(bytes).write(to: beside)) != nil else {
      _ = unlink(beside.path)
      return
    }
    if rename(beside.path, place.path) != 0 { _ = unlink(beside.path) }
  }

  /// Removes the entries that were written longest ago, so that so many are left.
  package func removeOldest(keeping most: Int) {
    let manager = FileManager.default
    guard let paths = manager.enumerator(atPath: folder.path) else { return }
    var entries: [(date: Date, path: String)] = []
    for case let path as String in paths {
      let full = folder.appendingPathComponent(path).path
      guard let facts = try? manager.attributesOfItem(atPath: full),
        facts[.type] as? FileAttributeType == .typeRegular,
        let date = facts[.modificationDate] as? Date
      else { continue }
      entries.append((date, full))
    }
    guard entries.count > most else { return }
    entries.sort { ($0.date, $0.path) < ($1.date, $1.path) }
    for entry in entries.dropLast(most) { _ = unlink(entry.path) }
  }

  private func place(of key: ContentHash) -> URL {
    let digits = key.digits
    return folder.appendingPathComponent(String(digits.prefix(2)))
      .appendingPathComponent(String(digits.dropFirst(2)))
  }
}
