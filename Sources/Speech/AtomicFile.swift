#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why a sound or its captions could not be kept.
public enum SpeechFileError: Error, Hashable, Sendable {
  /// The folder takes no new file.
  case cannotCreate(path: String, SystemError)
  /// The bytes did not all fit, or the file could not take its name.
  case cannotWrite(path: String, SystemError)
  /// The path names something that a file cannot replace, such as a folder or a device.
  case notAFile(path: String)
  /// A WAV file holds no more than 4 GiB, a day of sound.
  case tooLong(path: String)
}

extension SpeechFileError: CustomStringConvertible {
  /// The error in words.
  public var description: String {
    switch self {
    case .cannotCreate(let path, let error):
      "'\(SpeechText.printable(path))' cannot be created: \(error)"
    case .cannotWrite(let path, let error):
      "'\(SpeechText.printable(path))' cannot be written: \(error)"
    case .notAFile(let path):
      "'\(SpeechText.printable(path))' is not a file, and cannot be replaced by one"
    case .tooLong(let path):
      "'\(SpeechText.printable(path))' would be longer than a WAV file can be (4 GiB)"
    }
  }
}

extension SpeechFileError {
  /// The system's number of the reason.
  package var number: Int32 {
    switch self {
    case .cannotCreate(_, let error), .cannotWrite(_, let error): error.number
    case .notAFile: EISDIR
    case .tooLong: EFBIG
    }
  }
}

/// A file that appears whole or not at all.
///
/// It is written under another name in the same folder and takes its own when it is complete.
/// What was there before stays until then, and when the writing fails. The other name has the
/// number of the process in it, so that two runs never write into one file.
package final class AtomicFile {
  private let path: String
  private let shownPath: String
  private let temporary: String
  private let file: Descriptor
  private var isOpen = true
  /// The permissions of the file that is replaced.
  private let mode: mode_t?

  /// Creates the file under its other name.
  package init(path: String) throws(SpeechFileError) {
    shownPath = path
    let (target, mode) = try Self.target(of: path)
    self.path = target
    self.mode = mode
    let folder = target.lastIndex(of: "/").map { String(target[...$0]) } ?? ""
    var attempt = 0
    while true {
      let name = "\(folder).earshot-\(getpid())-\(attempt).part"
      let number = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if number >= 0 {
        UnfinishedFiles.add(name)
        temporary = name
        file = Descriptor(number)
        return
      }
      let error = SystemError()
      attempt += 1
      guard error.number == EEXIST, attempt < 1000 else {
        throw .cannotCreate(path: path, error)
      }
    }
  }

  deinit {
    guard isOpen else { return }
    file.close()
    unlink(temporary)
    UnfinishedFiles.remove(temporary)
  }

  /// Adds the bytes of some elements at the end.
  package func write(_ elements: ArraySlice<some BitwiseCopyable>) throws(SpeechFileError) {
    do { try file.write(elements) } catch { throw .cannotWrite(path: shownPath, error) }
  }

  /// Replaces the first bytes, and goes on at the end.
  func rewriteStart(_ bytes: ArraySlice<UInt8>) throws(SpeechFileError) {
    guard lseek(file.number, 0, SEEK_SET) == 0 else {
      throw .cannotWrite(path: shownPath, SystemError())
    }
    try write(bytes)
    guard lseek(file.number, 0, SEEK_END) >= 0 else {
      throw .cannotWrite(path: shownPath, SystemError())
    }
  }

  /// Gives the file its name.
  package func commit() throws(SpeechFileError) {
    guard isOpen else { return }
    isOpen = false
    if let mode { fchmod(file.number, mode) }
    file.close()
    defer { UnfinishedFiles.remove(temporary) }
    guard rename(temporary, path) == 0 else {
      let error = SystemError()
      unlink(temporary)
      throw .cannotWrite(path: shownPath, error)
    }
  }

  /// The file a path leads to, and its permissions: a link keeps being one, and only a file is
  /// replaced.
  private static func target(of path: String) throws(SpeechFileError) -> (String, mode_t?) {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return (path, nil) }
    guard facts.st_mode & S_IFMT == S_IFREG else { throw .notAFile(path: path) }
    let mode = facts.st_mode & 0o777
    guard let resolved = realpath(path, nil) else { return (path, mode) }
    defer { free(resolved) }
    return (String(cString: resolved), mode)
  }
}
