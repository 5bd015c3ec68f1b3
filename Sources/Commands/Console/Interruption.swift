import EarshotSpeech

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Ctrl-C while something is being made that should be finished as far as it got.
enum Interruption {
  // Written by the signal's handler, which may do nothing else, and only ever to 1.
  nonisolated(unsafe) private static var signalled: sig_atomic_t = 0

  /// Whether it was asked to stop since `watch()`.
  static var isAsked: Bool { signalled != 0 }

  /// From here on an interruption is only noted.
  static func watch() {
    signalled = 0
    signal(SIGINT) { _ in Interruption.signalled = 1 }
  }

  /// From here on an interruption ends the program; one that was noted ends it now.
  static func unwatch() {
    signal(SIGINT, SIG_DFL)
    UnfinishedFiles.removeOnSignal(SIGINT)
    if isAsked { raise(SIGINT) }
  }
}
