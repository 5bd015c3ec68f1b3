#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A call of the system that failed, on which file, and why.
struct SystemError: Error, Equatable {
  /// What was tried: "read", "write".
  var action: String
  /// The file, as the user named it.
  var file: String
  /// The system's number of the reason.
  var number: Int32

  /// What is said about it.
  var message: String { "\(file): cannot \(action): \(Self.reason(of: number))" }

  /// The reason in words of our own: `strerror` follows the locale of the machine.
  private static func reason(of number: Int32) -> String {
    switch number {
    case ENOENT: "there is no such file or folder"
    case EACCES, EPERM: "permission denied"
    case EISDIR: "it is a folder"
    case ENOTDIR: "a part of its path is not a folder"
    case ENOSPC, EDQUOT: "the disk is full"
    case EROFS: "the file system is read-only"
    case EBADF: "it is closed"
    case EPIPE: "the other end was closed"
    case EFBIG: "it is too large"
    case ENAMETOOLONG: "the name is too long"
    case ELOOP: "too many links"
    case EMFILE, ENFILE: "too many open files"
    case EIO: "the device reports an error"
    default: "system error \(number)"
    }
  }
}
