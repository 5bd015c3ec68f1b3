import EarshotAudit
import Foundation

/// The project an input belongs to: where its configuration is, and from where its files are named.
///
/// The nearest folder above the input that is the root of a repository or holds `earshot.json`;
/// without one, the folder of the input.
struct ProjectFolder {
  /// Names files from the root.
  let root: ProjectRoot
  /// The folder it is.
  let path: String
  /// Its configuration, if it has one.
  let configurationFile: String?

  /// Finds the project of an input.
  init(of input: String) {
    let manager = FileManager.default
    let working = manager.currentDirectoryPath
    var start = URL(fileURLWithPath: input == "-" ? working : input).standardizedFileURL
    var isFolder: ObjCBool = false
    if !(manager.fileExists(atPath: start.path, isDirectory: &isFolder) && isFolder.boolValue) {
      start.deleteLastPathComponent()
    }
    var folder = start.path
    var root: String?
    var configuration: String?
    while true {
      let base = folder == "/" ? "" : folder
      if configuration == nil, manager.fileExists(atPath: "\(base)/\(Self.name)") {
        configuration = "\(base)/\(Self.name)"
        if root == nil { root = folder }
      }
      if manager.fileExists(atPath: "\(base)/.git") {
        if root == nil { root = folder }
        break
      }
      guard folder != "/" else { break }
      folder = URL(fileURLWithPath: folder).deletingLastPathComponent().path
    }
    path = root ?? start.path
    self.root = ProjectRoot(root: path, working: working)
    configurationFile = configuration
  }

  private static let name = "earshot.json"

  /// What the project decided; nothing where it has no file.
  func configuration() throws -> Configuration {
    guard let file = configurationFile else { return Configuration() }
    return try Configuration(try FileBytes.read(file), file: root.shown(file))
  }
}
