import EarshotCommands
import EarshotSourceReading
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The one place where the command line and the reader of SwiftUI source meet.
@Sendable func readSource(_ request: SourceRequest) -> SourceApp {
  let environment = ProcessInfo.processInfo.environment
  let reader = SourceReader(
    defines: request.defines, language: request.language, device: request.device,
    cache: request.usesCache ? .standard(environment: environment) : nil)
  let reading = reader.read(request.inputs)
  let problems = reading.problems.map { problem in
    let place = [problem.line, problem.column].compactMap { $0.map { ":\($0)" } }.joined()
    return "\(problem.file)\(place): \(problem.message)"
  }
  return SourceApp(
    app: reading.app, staged: { reading.staged }, written: { reading.written },
    problems: problems, files: reading.files, skipped: reading.statistics.skippedFiles)
}

exit(await CommandLineTool.run(Array(CommandLine.arguments.dropFirst()), readSource: readSource))
