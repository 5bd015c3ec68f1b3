import EarshotAudit
import EarshotJSON
import EarshotScreens
import EarshotSemantics
import Foundation

/// Finds and reads the inputs of a command line; what cannot be read is told, and the rest done.
struct InputLoader {
  /// The kind given with `--as`; nil to see it from the content.
  var kind: InputKind?
  /// How much of an input is read.
  var limits: InputLimits
  /// Where problems are told.
  var messages: Messages
  /// Reads SwiftUI source; nil where the program was built without.
  var source: SourceLoader?
  /// Whether everything could be read so far.
  private(set) var isComplete = true
  /// What was read of a folder's files to see what they are, until it is read as that.
  private var held: [String: [UInt8]] = [:]
  private var heldCount = 0

  /// How many bytes are held; files beyond are read twice.
  private static let mostHeld = 64 << 20

  /// Creates a loader.
  init(
    kind: InputKind?, limits: InputLimits, messages: Messages, source: SourceLoader? = nil
  ) {
    self.kind = kind
    self.limits = limits
    self.messages = messages
    self.source = source
  }

  /// The files behind the names of a command line, in the order of the names.
  ///
  /// A folder stands for the recognised files in it, by their paths; hidden folders and those that
  /// builds make are skipped. Its Swift files and catalogs are one app, under the folder's name.
  mutating func files(of names: [String]) -> [String] {
    names.flatMap { name -> [String] in
      guard name != "-", Self.isFolder(name) else { return [name] }
      if kind == .source { return [name] }
      let found = candidates(in: name).filter { isInput($0) }
      let holdsSource = kind == nil && source != nil && SourceLoader.isSource(name)
      if found.isEmpty, !holdsSource {
        fail("\(name): there is no SwiftUI source, no screen document and no dump in this folder")
      }
      return (holdsSource ? [name] : []) + found
    }
  }

  /// Reads one file: a log may hold several dumps; empty if nothing of it could be read.
  mutating func load(_ file: String) -> [LoadedInput] {
    if kind == .source || (kind == nil && SourceLoader.isSource(file)) {
      guard let source else {
        fail("\(file): SwiftUI source is not an input of this command")
        return []
      }
      let (input, problems) = source.load(file)
      for problem in problems { fail(problem) }
      return input.map { [$0] } ?? []
    }
    let bytes: [UInt8]
    do throws(SystemError) {
      if let held = takeHeld(file) {
        bytes = held
      } else {
        bytes = try FileBytes.read(file, limit: limits.bytes)
      }
    } catch {
      fail(error)
      return []
    }
    let name = file == "-" ? "standard input" : file
    guard let kind = kind ?? Self.kind(of: bytes) else {
      fail(
        bytes.isEmpty
          ? "\(name):1:1: the file is empty"
          : "\(name):1:1: this is neither a screen document, nor a dump of a screen (Appium page "
            + "source, debugDescription, idb, AccessibilitySnapshot), nor element lines")
      return []
    }
    Deadline.start(seconds: limits.seconds, for: escapedForTerminal(name))
    defer { Deadline.stop() }
    return load(bytes, as: kind, from: name)
  }

  private mutating func takeHeld(_ file: String) -> [UInt8]? {
    guard let bytes = held.removeValue(forKey: file) else { return nil }
    heldCount -= bytes.count
    return bytes
  }

  private mutating func load(
    _ bytes: [UInt8], as kind: InputKind, from file: String
  ) -> [LoadedInput] {
    switch kind {
    // Read by folders and not by bytes, before this.
    case .source: return []
    case .document:
      do throws(InputProblems) {
        let app = try ScreenDocument.read(bytes, file: file)
        return [
          LoadedInput(
            file: file, kind: kind, content: .app(app),
            suppressions: SuppressionComment.all(in: bytes, file: file))
        ]
      } catch {
        fail(error)
        return []
      }
    case .appium, .debugdescription, .idb, .accessibilitysnapshot:
      guard let format = kind.dumpFormat else { return [] }
      let (apps, problems) = format.read(bytes, file: file, limits: limits.dump)
      for problem in problems { fail("\(problem)") }
      return apps.map { app in
        let line = app.screens.first?.source?.line
        let name = apps.count > 1 ? line.map { "\(file):\($0)" } ?? file : file
        return LoadedInput(file: name, kind: kind, content: .app(app))
      }
    case .elements:
      var lines: [LoadedInput.ElementLine] = []
      for line in ElementLines(bytes, file: file) {
        switch line.content {
        case .success(let content): lines.append(.init(number: line.number, content: content))
        case .failure(let problems): fail(problems)
        }
      }
      return [LoadedInput(file: file, kind: kind, content: .elements(lines))]
    }
  }

  private mutating func fail(_ error: SystemError) {
    guard error.number == EFBIG else { return fail(error.message) }
    fail(
      "\(error.file):1:1: longer than \(limits.bytes) bytes, and not read (--limit sets another "
        + "number of megabytes)")
  }

  private mutating func fail(_ problems: InputProblems) {
    for problem in problems.all { fail("\(problem)") }
  }

  private mutating func fail(_ text: String) {
    isComplete = false
    messages.error(text)
  }
}

extension InputLoader {
  private static func kind(of bytes: [UInt8]) -> InputKind? {
    if ScreenDocument.recognises(bytes) { return .document }
    if let format = DumpFormat.recognise(bytes) { return InputKind(format) }
    if ElementLines.recognises(bytes) { return .elements }
    // Whatever is wrong with XML, the reader of page sources says it with its place.
    let start = bytes.first { !" \t\r\n\u{FEFF}".utf8.contains($0) }
    return start == UInt8(ascii: "<") ? .appium : nil
  }

  /// Whether a file of a folder is an input; one that cannot be read is told.
  private mutating func isInput(_ file: String) -> Bool {
    // What is called a screen document is meant as one, and what is wrong with it is told.
    if file.hasSuffix(".screens.json"), kind == nil || kind == .document { return true }
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try FileBytes.read(file, limit: limits.bytes)
    } catch {
      fail(error)
      return false
    }
    guard isInput(bytes) else { return false }
    if heldCount + bytes.count <= Self.mostHeld {
      heldCount += bytes.count
      held[file] = bytes
    }
    return true
  }

  private func isInput(_ bytes: [UInt8]) -> Bool {
    guard let found = Self.kind(of: bytes) else { return false }
    // A folder may hold any XML and any JSON; lines of it are an input only if they are asked for.
    if found == .elements { return kind == .elements }
    guard let format = found.dumpFormat else { return true }
    return format.recognises(bytes)
  }

  private static func isFolder(_ name: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: name, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Files that may be inputs, by their paths, byte by byte so that no locale orders them.
  private mutating func candidates(in folder: String) -> [String] {
    let endings = [".json", ".json5", ".jsonl", ".xml", ".txt", ".log"]
    var open = [folder]
    var files: [String] = []
    while let current = open.popLast() {
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: current) else {
        fail("\(current): the folder cannot be listed")
        continue
      }
      for name in names where !name.hasPrefix(".") {
        let path = current.hasSuffix("/") ? current + name : "\(current)/\(name)"
        if Self.isFolder(path) {
          if !Self.madeByBuilds.contains(name), !Self.isLink(path) { open.append(path) }
        } else if endings.contains(where: name.hasSuffix), !Self.isSpecial(path) {
          files.append(path)
        }
      }
    }
    return files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static let madeByBuilds: Set<String> = [
    "build", "DerivedData", "Pods", "Carthage", "node_modules",
  ]

  /// Reading from a pipe or a device that lies in a folder might never end.
  private static func isSpecial(_ path: String) -> Bool {
    var facts = stat()
    return stat(path, &facts) == 0 && facts.st_mode & S_IFMT != S_IFREG
  }

  /// A link to a folder may lead back to where it is.
  private static func isLink(_ path: String) -> Bool {
    let facts = try? FileManager.default.attributesOfItem(atPath: path)
    return facts?[.type] as? FileAttributeType == .typeSymbolicLink
  }
}
