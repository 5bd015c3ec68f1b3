#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The calls by names that the methods below do not hide.
private let systemRead: @Sendable (Int32, UnsafeMutableRawPointer?, Int) -> Int = read
private let systemWrite: @Sendable (Int32, UnsafeRawPointer?, Int) -> Int = write
private let systemClose: @Sendable (Int32) -> Int32 = close

/// A failed system call: its number, which words can be made of.
public struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number as in `errno`.
  public let number: Int32

  /// Makes the error of the call that just failed.
  package init(number: Int32 = errno) { self.number = number }

  /// The error in the C library's words.
  public var description: String { String(cString: strerror(number)) }
}

/// An open file, pipe or socket.
///
/// A thin layer over the system calls: it retries what a signal interrupted, and nothing else.
package struct Descriptor: Hashable, Sendable {
  /// The number the system knows it by.
  package let number: Int32

  /// Wraps an open descriptor.
  package init(_ number: Int32) { self.number = number }

  /// Reads what there is, once; no bytes at the end, nil when there is nothing yet.
  package func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int? {
    while true {
      let count = systemRead(number, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      if errno == EAGAIN || errno == EWOULDBLOCK { return nil }
      if errno != EINTR { throw SystemError() }
    }
  }

  /// Writes all bytes, waiting as long as it takes.
  package func write(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = UnsafeRawBufferPointer(rebasing: rest)
      let count = systemWrite(number, part.baseAddress, part.count)
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw SystemError()
      }
    }
  }

  /// Writes all of an array, waiting as long as it takes.
  package func write(_ elements: ArraySlice<some BitwiseCopyable>) throws(SystemError) {
    var failure: SystemError?
    elements.withUnsafeBytes { bytes in
      do throws(SystemError) { try write(bytes) } catch { failure = error }
    }
    if let failure { throw failure }
  }

  /// Closes it; what a close could report is of no use to anyone here.
  package func close() {
    _ = systemClose(number)
  }

  /// Keeps it out of the programs that are started from here.
  package func closeOnExec() { _ = fcntl(number, F_SETFD, FD_CLOEXEC) }
}
