import Foundation

/// The files of an app: its Swift, and the catalogs its words are in.
struct SourceFolder: Sendable {
  /// Swift files, in order of their names.
  var swift: [String] = []
  /// `.xcstrings`, `.strings`, `.stringsdict`.
  var catalogs: [String] = []
  /// Objective-C, storyboards and the like: counted, not read.
  var skipped: [String] = []
  /// The language projects of the app say it is developed in.
  var developmentLanguage: String?

  private static let skippedExtensions: Set<String> = ["m", "mm", "xib", "storyboard"]
  private static let closedFolders: Set<String> = [
    "build", "DerivedData", "Pods", "Carthage", "node_modules", "Tests", "UITests",
  ]

  /// Collects the files below some inputs; dot and build folders are left out.
  init(inputs: [String]) {
    for input in inputs { add(input, depth: 0, isInput: true) }
    let inOrder: (String, String) -> Bool = { Array($0.utf8).lexicographicallyPrecedes($1.utf8) }
    swift.sort(by: inOrder)
    catalogs.sort(by: inOrder)
  }

  private mutating func add(_ path: String, depth: Int, isInput: Bool) {
    guard depth < 100 else { return }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return }
    let name = (path as NSString).lastPathComponent
    guard isFolder.boolValue else { return addFile(path, name) }
    if !isInput {
      if name.hasPrefix(".") || Self.closedFolders.contains(name) || name.hasSuffix("Tests") {
        return
      }
      let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
      if isLink { return }
    }
    if name.hasSuffix(".xcodeproj") { return readProject(path) }
    guard let entries = try? FileManager.default.contentsOfDirectory(atPath: path) else { return }
    let base = path.hasSuffix("/") ? String(path.dropLast()) : path
    for entry in entries {
      add(base == "." ? entry : "\(base)/\(entry)", depth: depth + 1, isInput: false)
    }
  }

  /// How many bytes a file has; 0 if that cannot be said.
  static func size(_ path: String) -> Int {
    var facts = stat()
    return stat(path, &facts) == 0 ? Int(facts.st_size) : 0
  }

  /// The content of a file, nil if it cannot be read.
  static func bytes(_ path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path).map { [UInt8]($0) }
  }

  private mutating func addFile(_ path: String, _ name: String) {
    guard !name.hasPrefix(".") else { return }
    switch (name as NSString).pathExtension {
    case "swift": if name != "Package.swift" { swift.append(path) }
    case "xcstrings", "strings", "stringsdict": catalogs.append(path)
    case let other where Self.skippedExtensions.contains(other): skipped.append(path)
    default: break
    }
  }

  private mutating func readProject(_ path: String) {
    guard developmentLanguage == nil,
      let text = try? String(contentsOfFile: "\(path)/project.pbxproj", encoding: .utf8),
      let key = text.range(of: "developmentRegion = ")
    else { return }
    let value = text[key.upperBound...].prefix { $0 != ";" && !$0.isNewline }
    developmentLanguage = value.trimmingCharacters(in: CharacterSet(charactersIn: "\" "))
  }
}
