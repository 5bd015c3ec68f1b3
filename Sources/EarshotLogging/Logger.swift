@_exported public import Foundation

/// Writes what an app logs: here nothing is written, so that nothing mixes with what is heard.
public struct Logger: Sendable {
  /// Creates a value.
  public init() {}
  /// Creates a value.
  public init(subsystem: String, category: String) {}
  /// Creates a value.
  public init(_ log: OSLog) {}
  /// `log`.
  public func log(_ message: OSLogMessage) {}
  /// `log`.
  public func log(level: OSLogType, _ message: OSLogMessage) {}
  /// `trace`.
  public func trace(_ message: OSLogMessage) {}
  /// `debug`.
  public func debug(_ message: OSLogMessage) {}
  /// `info`.
  public func info(_ message: OSLogMessage) {}
  /// `notice`.
  public func notice(_ message: OSLogMessage) {}
  /// `warning`.
  public func warning(_ message: OSLogMessage) {}
  /// `error`.
  public func error(_ message: OSLogMessage) {}
  /// `critical`.
  public func critical(_ message: OSLogMessage) {}
  /// `fault`.
  public func fault(_ message: OSLogMessage) {}
}

/// What is logged.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// Creates a value.
  public init(stringLiteral value: String) {}
  /// Creates a value.
  public init(stringInterpolation: StringInterpolation) {}

  /// The words and values as they are written one after another.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Creates a value.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// `appendLiteral`.
    public mutating func appendLiteral(_ literal: String) {}
    /// Adds a value that is not even looked at.
    public mutating func appendInterpolation<T>(
      _ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto
    ) {}
    /// Adds a value in a format.
    public mutating func appendInterpolation<T>(
      _ value: @autoclosure () -> T, format: OSLogFormat, privacy: OSLogPrivacy = .auto
    ) {}
  }
}

/// Who may see a value.
public struct OSLogPrivacy: Hashable, Sendable {
  private let name: String
  /// The value `auto`.
  public static let auto = Self(name: "auto")
  /// The value `public`.
  public static let `public` = Self(name: "public")
  /// The value `private`.
  public static let `private` = Self(name: "private")
  /// The value `sensitive`.
  public static let sensitive = Self(name: "sensitive")
}

/// How a value is written.
public struct OSLogFormat: Hashable, Sendable {
  private let name: String
  /// The value `hex`.
  public static let hex = Self(name: "hex")
  /// The value `fixed`.
  public static let fixed = Self(name: "fixed")
  /// `fixed`.
  public static func fixed(precision: Int) -> Self { .fixed }
}

/// How much a message matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// `rawValue`.
  public let rawValue: UInt8
  /// Creates a value.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Creates a value.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
  /// The value `default`.
  public static let `default` = Self(0)
  /// The value `info`.
  public static let info = Self(1)
  /// The value `debug`.
  public static let debug = Self(2)
  /// The value `error`.
  public static let error = Self(16)
  /// The value `fault`.
  public static let fault = Self(17)
}

/// Where messages go.
public final class OSLog: Sendable {
  /// Creates a value.
  public init(subsystem: String, category: String) {}
  /// The value `default`.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// The value `disabled`.
  public static let disabled = OSLog(subsystem: "", category: "")
}

/// Logs in the way before `Logger`.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ arguments: any CVarArg...
) {}

/// Logs in the way before `Logger`.
public func os_log(_ type: OSLogType, _ message: StaticString, _ arguments: any CVarArg...) {}

/// Marks spans of time: nobody looks at them here.
public struct OSSignposter: Sendable {
  /// Creates a value.
  public init() {}
  /// Creates a value.
  public init(subsystem: String, category: String) {}
  /// `emitEvent`.
  public func emitEvent(_ name: StaticString) {}
}
