public import EarshotJSON

/// The findings a project has decided to live with for now.
///
/// It holds fingerprints, which count faults that are alike: a second one is not in it.
public struct Baseline: Hashable, Sendable {
  /// The fingerprints.
  public var fingerprints: Set<String>

  /// Creates a baseline of findings.
  public init(_ findings: [Finding]) { fingerprints = Set(findings.map(\.fingerprint)) }

  /// Whether a finding was there when the baseline was written.
  public func contains(_ finding: Finding) -> Bool { fingerprints.contains(finding.fingerprint) }
}

extension Baseline {
  /// Writes findings as a baseline that people can review: one a line, in their order.
  public static func write(_ findings: [Finding], to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("earshot", 1)
    writer.key("baseline")
    writer.beginArray()
    for finding in findings {
      writer.beginObject(inline: true)
      writer.member("fingerprint", finding.fingerprint)
      writer.member("rule", finding.rule)
      writer.member("file", finding.projectFile)
      writer.member("path", finding.path)
      writer.member("message", finding.message)
      writer.end()
    }
    writer.end()
    writer.end()
    writer.endLine()
  }

  /// Reads a baseline.
  ///
  /// - Throws: What is wrong with it, with places.
  public init(_ bytes: [UInt8], file: String) throws(SettingsProblems) {
    let document: JSONDocument
    do throws(JSONError) {
      document = try JSONDocument(bytes, file: file)
    } catch {
      throw SettingsProblems([error])
    }
    var problems = JSONProblems(in: document)
    var fingerprints: Set<String> = []
    if let fields = document.root.fields(of: Self.keys, owner: "a baseline", &problems) {
      if let version = fields.required(.earshot, &problems)?.integer(&problems), version != 1 {
        problems.report(
          .notAllowed(expected: "version 1 of the format", found: "\(version)"), at: fields.place)
      }
      for entry in fields.required(.baseline, &problems)?.array(&problems) ?? [] {
        let entry = entry.fields(of: Self.entryKeys, owner: "an entry", &problems)
        if let print = entry?.required(.fingerprint, &problems)?.string(&problems) {
          fingerprints.insert(print)
        }
      }
    }
    guard problems.isEmpty else { throw SettingsProblems(problems.errors) }
    self.fingerprints = fingerprints
  }

  private enum Key: String, CaseIterable { case earshot, baseline }

  private enum EntryKey: String, CaseIterable { case fingerprint, rule, file, path, message }

  private static let keys = JSONVocabulary<Key>()
  private static let entryKeys = JSONVocabulary<EntryKey>()
}

/// What is wrong with a configuration or a baseline, in the order of the text; never empty.
public struct SettingsProblems: Error, Hashable, Sendable {
  /// The problems.
  public let all: [JSONError]

  init(_ all: [JSONError]) { self.all = all }
}

extension SettingsProblems: CustomStringConvertible {
  /// A line for each problem.
  public var description: String { all.map(\.description).joined(separator: "\n") }
}
