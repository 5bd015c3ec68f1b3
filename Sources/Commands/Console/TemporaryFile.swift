import EarshotSpeech

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that is there for a while only.
struct TemporaryFile {
  /// Its path.
  let path: String

  /// Creates an empty file.
  init(ending: String) throws(SystemError) {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(folder)/earshot-XXXXXX\(ending)".utf8CString)
    let descriptor = mkstemps(&template, Int32(ending.utf8.count))
    guard descriptor >= 0 else {
      throw SystemError(action: "write", file: folder, number: errno)
    }
    close(descriptor)
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    UnfinishedFiles.add(path)
  }

  /// Takes it away.
  func remove() {
    unlink(path)
    UnfinishedFiles.remove(path)
  }
}
