import Synchronization

/// The folders of one reader's app: each reader has its own, and nothing lands in the home folder.
final class AppFolders: Sendable {
  private static let count = Mutex(0)
  /// The folders of code that runs for no reader.
  static let ofProcess = AppFolders()

  private let root: URL

  init() {
    let number = Self.count.withLock { count in
      count += 1
      return count
    }
    let process = ProcessInfo.processInfo.processIdentifier
    root = FileManager.default.temporaryDirectory
      .appendingPathComponent("earshot-\(process)-\(number)")
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  /// A folder by its name, made when it is first asked for.
  func folder(_ name: String) -> URL {
    let folder = root.appendingPathComponent(name, isDirectory: true)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  fileprivate static func current(_ name: String) -> URL {
    (Inbox.current?.folders ?? ofProcess).folder(name)
  }
}

// What Foundation lacks here.
extension URL {
  /// Where an app keeps the user's documents.
  public static var documentsDirectory: URL { AppFolders.current("Documents") }
  /// Where an app keeps what it can make again.
  public static var cachesDirectory: URL { AppFolders.current("Library/Caches") }
  /// Where an app keeps what it needs.
  public static var applicationSupportDirectory: URL {
    AppFolders.current("Library/Application Support")
  }
  /// Where an app keeps everything.
  public static var libraryDirectory: URL { AppFolders.current("Library") }
  /// Where an app keeps what it needs for a while.
  public static var temporaryDirectory: URL { AppFolders.current("tmp") }
  /// The home of an app.
  public static var homeDirectory: URL { AppFolders.current("Home") }
}

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
  /// Takes away the elements in several places.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for index in offsets.reversed() where indices.contains(index) { remove(at: index) }
  }

  /// Moves elements before another.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.filter { indices.contains($0) }.map { self[$0] }
    let before = source.count(in: 0..<Swift.max(0, destination))
    remove(atOffsets: source)
    let place = Swift.min(Swift.max(0, destination - before), count)
    insert(contentsOf: moved, at: index(startIndex, offsetBy: place))
  }
}
