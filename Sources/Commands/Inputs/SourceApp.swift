public import EarshotSemantics

/// What the command line asks of whoever can read SwiftUI source.
///
/// Only the executable links the parser of Swift, so the reader comes in as a value: what is
/// linked with this module stays free of it.
public struct SourceRequest: Sendable {
  /// Files and folders, as the user named them.
  public var inputs: [String]
  /// Names that `#if` takes as defined.
  public var defines: Set<String>
  /// The language of the words; nil for the app's own.
  public var language: String?
  /// What the app runs on.
  public var device: Device
  /// Whether what was read may be kept for the next run.
  public var usesCache: Bool

  /// Creates a request.
  public init(
    inputs: [String], defines: Set<String>, language: String?, device: Device, usesCache: Bool
  ) {
    self.inputs = inputs
    self.defines = defines
    self.language = language
    self.device = device
    self.usesCache = usesCache
  }
}

/// An app that was read from its source.
public struct SourceApp: Sendable {
  /// Its screens, with everything that can be seen under any condition.
  public var app: AppDescription
  /// Makes the same app as it is at first, for walking.
  public var staged: @Sendable () -> AppDescription
  /// Makes what is written down of it: what is not known stays open.
  public var written: @Sendable () -> AppDescription
  /// What could not be read, each with its place.
  public var problems: [String]
  /// The Swift files that were read.
  public var files: [String]
  /// How many files were skipped: UIKit, Objective-C, tests.
  public var skipped: Int

  /// Creates what was read.
  public init(
    app: AppDescription, staged: @escaping @Sendable () -> AppDescription,
    written: @escaping @Sendable () -> AppDescription, problems: [String], files: [String],
    skipped: Int
  ) {
    self.app = app
    self.staged = staged
    self.written = written
    self.problems = problems
    self.files = files
    self.skipped = skipped
  }
}

/// Reads an app from its source.
public typealias ReadSource = @Sendable (SourceRequest) -> SourceApp
