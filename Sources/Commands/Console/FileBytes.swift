import EarshotSpeech

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Whole files, read and written by their bytes.
enum FileBytes {
  /// The most bytes an input may have: 512 MB.
  static let limit = 512 << 20

  /// Reads a file, or standard input for `-`, if it has so many bytes at most.
  static func read(_ file: String, limit: Int = FileBytes.limit) throws(SystemError) -> [UInt8] {
    let descriptor = file == "-" ? STDIN_FILENO : open(file, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError(action: "read", file: file, number: errno) }
    defer { if file != "-" { close(descriptor) } }
    var bytes: [UInt8] = []
    var facts = stat()
    if fstat(descriptor, &facts) == 0, facts.st_size > 0 {
      bytes.reserveCapacity(min(Int(facts.st_size), limit))
    }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.withUnsafeMutableBytes { unsafe in
        #if canImport(Glibc)
          Glibc.read(descriptor, unsafe.baseAddress, unsafe.count)
        #else
          Darwin.read(descriptor, unsafe.baseAddress, unsafe.count)
        #endif
      }
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR { continue }
        throw SystemError(action: "read", file: file, number: errno)
      }
      guard bytes.count + count <= limit else {
        throw SystemError(action: "read", file: file, number: EFBIG)
      }
      bytes.append(contentsOf: chunk[..<count])
    }
  }

  /// Writes a file whole or not at all: an interrupted write leaves the old one.
  static func write(_ bytes: [UInt8], to file: String) throws(SystemError) {
    var facts = stat()
    // A device or a pipe cannot be replaced, only written to.
    if stat(file, &facts) == 0, facts.st_mode & S_IFMT != S_IFREG {
      guard facts.st_mode & S_IFMT != S_IFDIR else {
        throw SystemError(action: "write", file: file, number: EISDIR)
      }
      let descriptor = open(file, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw SystemError(action: "write", file: file, number: errno) }
      defer { close(descriptor) }
      try write(bytes[...], to: descriptor, named: file)
      return
    }
    do throws(SpeechFileError) {
      let whole = try AtomicFile(path: file)
      try whole.write(bytes[...])
      try whole.commit()
    } catch {
      throw SystemError(action: "write", file: file, number: error.number)
    }
  }

  /// Writes all bytes to an open file.
  static func write(
    _ bytes: ArraySlice<UInt8>, to descriptor: Int32, named name: String
  ) throws(SystemError) {
    var rest = bytes
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { unsafe in
        #if canImport(Glibc)
          Glibc.write(descriptor, unsafe.baseAddress, unsafe.count)
        #else
          Darwin.write(descriptor, unsafe.baseAddress, unsafe.count)
        #endif
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw SystemError(action: "write", file: name, number: errno)
      }
      rest = rest.dropFirst(count)
    }
  }
}
