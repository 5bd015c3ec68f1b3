/// The folder from which the files of a project are named, so that the same file has the same
/// name on every machine and from every folder.
public struct ProjectRoot: Hashable, Sendable {
  private let root: [Substring]
  private let working: [Substring]

  /// Creates a root.
  ///
  /// - Parameters:
  ///   - root: The absolute path of the root; empty if files are named from the working folder.
  ///   - working: The absolute path of the working folder.
  public init(root: String = "", working: String = "") {
    self.root = Self.steps(root[...], from: [])
    self.working = Self.steps(working[...], from: [])
  }

  /// A file as it is named from the root; one outside of it as it is.
  public func relative(_ file: String) -> String {
    guard file != "-" else { return file }
    let steps = Self.steps(file[...], from: file.hasPrefix("/") ? [] : working)
    guard steps.starts(with: root) else {
      return "/" + steps.joined(separator: "/")
    }
    return steps[root.count...].joined(separator: "/")
  }

  /// A file as it is named from the working folder.
  public func shown(_ file: String) -> String {
    guard file != "-", !working.isEmpty else { return file }
    let steps = Self.steps(file[...], from: file.hasPrefix("/") ? [] : working)
    var shared = 0
    while shared < steps.count, shared < working.count, steps[shared] == working[shared] {
      shared += 1
    }
    let up = Array(repeating: Substring(".."), count: working.count - shared)
    return (up + steps[shared...]).joined(separator: "/")
  }

  /// The steps of a path without `.` and `..`.
  private static func steps(_ path: Substring, from start: [Substring]) -> [Substring] {
    var steps = start
    for step in path.split(separator: "/") where step != "." {
      if step == "..", !steps.isEmpty, steps.last != ".." {
        steps.removeLast()
      } else if step != ".." || start.isEmpty {
        steps.append(step)
      }
    }
    return steps
  }
}
