import EarshotAudit
import Foundation

/// What changed in a repository since a revision: the lines of each file.
struct ChangedLines {
  /// The root of the repository.
  let root: String
  private var lines: [String: [ClosedRange<Int>]] = [:]
  /// Files that the revision does not have.
  private var added: Set<String> = []

  /// Asks git.
  ///
  /// - Throws: What git says, where there is no repository or no such revision.
  init(since revision: String, near input: String) throws(GitProblem) {
    var folder = URL(fileURLWithPath: input == "-" ? "." : input).standardizedFileURL
    if !folder.hasDirectoryPath { folder.deleteLastPathComponent() }
    root = try Self.git(["rev-parse", "--show-toplevel"], in: folder.path).trimmed
    // A name that begins with a dash would be taken for an option.
    let commit = try Self.git(
      ["rev-parse", "--verify", "--end-of-options", revision + "^{commit}"], in: root
    ).trimmed
    let diff = try Self.git(
      [
        "-c", "core.quotePath=false", "diff", "--unified=0", "--no-color", "--no-ext-diff",
        "--no-prefix", commit, "--",
      ], in: root)
    read(diff)
    let others = try Self.git(
      ["-c", "core.quotePath=false", "ls-files", "--others", "--exclude-standard"], in: root)
    added = Set(others.split(whereSeparator: \.isNewline).map { "\(root)/\($0)" })
  }

  /// Whether a finding stands on a line that changed.
  func hold(_ place: FindingPlace) -> Bool {
    let file = URL(fileURLWithPath: place.file).standardizedFileURL.path
    if added.contains(file) { return true }
    guard let changed = lines[file] else { return false }
    guard let line = place.line else { return true }
    let range = line...max(line, place.endLine ?? line)
    return changed.contains { $0.overlaps(range) }
  }

  private mutating func read(_ diff: String) {
    var file: String?
    for line in diff.split(whereSeparator: \.isNewline) {
      if line.hasPrefix("+++ ") {
        // A name with a blank ends in a tab.
        let name = line.dropFirst(4).prefix { $0 != "\t" }
        file = name == "/dev/null" ? nil : "\(root)/\(name)"
      } else if line.hasPrefix("@@ "), let file {
        // `@@ -12,0 +13,2 @@`: two lines from line 13 on.
        let pieces = line.split(separator: " ")
        guard pieces.count > 2, pieces[2].hasPrefix("+") else { continue }
        let numbers = pieces[2].dropFirst().split(separator: ",").compactMap { Int($0) }
        guard let first = numbers.first else { continue }
        let count = numbers.count > 1 ? numbers[1] : 1
        // Where lines were only removed, those around the gap are what changed.
        lines[file, default: []].append(
          count > 0 ? first...(first + count - 1) : max(first, 1)...(first + 1))
      }
    }
  }

  private static func git(_ words: [String], in folder: String) throws(GitProblem) -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + words
    let output = Pipe()
    let messages = Pipe()
    process.standardOutput = output
    process.standardError = messages
    do {
      try process.run()
    } catch {
      throw .cannotRun
    }
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    let told = messages.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw .failed(String(decoding: told, as: UTF8.self).trimmed)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}

/// Why git could not say what changed.
enum GitProblem: Error, CustomStringConvertible {
  /// There is no git.
  case cannotRun
  /// What git said.
  case failed(String)

  var description: String {
    switch self {
    case .cannotRun: "git cannot be run, so what changed is not known"
    case .failed(let message): "git: \(message)"
    }
  }
}
