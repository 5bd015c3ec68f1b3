import EarshotSemantics
import Foundation

/// A fingerprint of everything that files and folders hold which a command may read.
///
/// It changes with the content, the name or the presence of any file that is an input, so what
/// was made of the same state need not be made again. Nothing that an operating system keeps about
/// a file counts, such as its time.
struct InputState {
  private var sum = ContentHash()
  /// Whether everything could be read; what could not has no state.
  private(set) var isComplete = true

  /// The fingerprint; nil if something could not be read.
  var hash: ContentHash? { isComplete ? sum : nil }

  /// Starts with what is told by words: options, versions.
  init(_ words: [String]) {
    for word in words { sum.add(word) }
  }

  /// Adds a file, or all that is below a folder.
  mutating func add(_ input: String) {
    var facts = stat()
    guard stat(input, &facts) == 0 else {
      isComplete = false
      return
    }
    if facts.st_mode & S_IFMT == S_IFDIR {
      addFolder(input)
    } else {
      addFile(input)
    }
  }

  /// Adds the content of a file.
  mutating func addFile(_ path: String) {
    sum.add(path)
    guard let bytes = try? FileBytes.read(path) else {
      isComplete = false
      return
    }
    sum.add(bytes)
  }

  private static let read: Set<Substring> = [
    "swift", "xcstrings", "strings", "stringsdict", "pbxproj", "json", "json5", "jsonl", "xml",
    "txt", "log",
  ]

  private mutating func addFolder(_ root: String) {
    var open = [root]
    var files: [String] = []
    var others: [String] = []
    while let folder = open.popLast() {
      guard let names = Self.names(in: folder) else {
        isComplete = false
        return
      }
      // What is hidden is no input, and neither are folders that builds make: all are left out
      // where inputs are looked for.
      for (name, kind) in names where !name.hasPrefix(".") {
        let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
        switch kind {
        case .folder: if !Self.closed.contains(name) { open.append(path) }
        case .file: files.append(path)
        case .other: others.append(path)
        }
      }
    }
    for path in files.sorted(by: Self.inOrder) {
      let ending = path.split(separator: "/").last?.split(separator: ".").last ?? ""
      if Self.read.contains(ending) { addFile(path) } else { sum.add(path) }
    }
    for path in others.sorted(by: Self.inOrder) { sum.add(path) }
  }

  private static let closed: Set<String> = [
    "build", "DerivedData", "Pods", "Carthage", "node_modules",
  ]

  private static func inOrder(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  private enum Kind { case file, folder, other }

  /// What is in a folder; a link counts as the file it leads to, and one to a folder is not
  /// followed.
  private static func names(in folder: String) -> [(String, Kind)]? {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      return nil
    }
    return names.map { name in
      var facts = stat()
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      guard lstat(path, &facts) == 0 else { return (name, .other) }
      switch facts.st_mode & S_IFMT {
      case S_IFDIR: return (name, .folder)
      case S_IFREG: return (name, .file)
      case S_IFLNK:
        var target = stat()
        let isFile = stat(path, &target) == 0 && target.st_mode & S_IFMT == S_IFREG
        return (name, isFile ? .file : .other)
      default: return (name, .other)
      }
    }
  }
}
