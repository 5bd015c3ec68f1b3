#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The loop of libFuzzer, which calls back with one input after the other.
@_silgen_name("LLVMFuzzerRunDriver")
func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

// The first argument says which reader is tried; the rest is libFuzzer's.
guard CommandLine.arguments.count > 1, let chosen = FuzzTarget(CommandLine.arguments[1]) else {
  print("usage: EarshotFuzz \(FuzzTarget.names.joined(separator: "|")) [options of libFuzzer]")
  exit(2)
}
FuzzTarget.chosen = chosen
var count = CommandLine.argc - 1
var words = CommandLine.unsafeArgv + 1
exit(
  runDriver(&count, &words) { bytes, size in
    FuzzTarget.chosen.run([UInt8](UnsafeBufferPointer(start: bytes, count: size)))
    return 0
  })
