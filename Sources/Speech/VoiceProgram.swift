#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Finds the program that speaks.
package enum VoiceProgram {
  /// The name it is installed under.
  package static let name = "earshot-voice"

  /// The path of the voice: `EARSHOT_VOICE`, else beside this program, else on the PATH.
  package static func find() throws(VoiceError) -> String {
    try find(
      override: variable("EARSHOT_VOICE"), beside: folderOfThisProgram(), path: variable("PATH"))
  }

  /// The same with what it looks at given in.
  ///
  /// An override that does not work is an error, never passed over: whoever sets it wants that one.
  package static func find(
    override: String?, beside folder: String?, path: String?
  ) throws(VoiceError) -> String {
    if let override, !override.isEmpty {
      guard isProgram(override) else { throw .notExecutable(override) }
      return override
    }
    // An empty entry of the PATH means the current folder to a shell; here it means nothing.
    let folders = [folder ?? ""] + (path ?? "").split(separator: ":").map(String.init)
    for folder in folders where !folder.isEmpty {
      let program = "\(folder)/\(name)"
      if isProgram(program) { return program }
    }
    throw .notFound
  }

  private static func isProgram(_ path: String) -> Bool {
    var facts = stat()
    return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  private static func folderOfThisProgram() -> String? {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _ = _NSGetExecutablePath(nil, &size)
      var buffer = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&buffer, &size) == 0, let resolved = realpath(buffer, nil) else {
        return nil
      }
    #else
      guard let resolved = realpath("/proc/self/exe", nil) else { return nil }
    #endif
    defer { free(resolved) }
    let program = String(cString: resolved)
    return program.lastIndex(of: "/").map { String(program[..<$0]) }
  }
}
