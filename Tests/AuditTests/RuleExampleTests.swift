import EarshotAudit
import Testing

@Suite @MainActor struct RuleExampleTests {
  @Test("Each bad example is found, and nothing else but companions", arguments: RuleExample.bad)
  func bad(_ example: RuleExample) async throws {
    let report = try await audit(example.document)
    let found = Set(report.findings.map(\.rule))
    #expect(found.contains(example.rule), "\(report.findings.map(\.message))")
    let companions = Rule.named(example.rule)?.companions ?? []
    #expect(found.subtracting(companions) == [example.rule], "\(report.findings.map(\.message))")
  }

  @Test("No good example is reported", arguments: RuleExample.good)
  func good(_ example: RuleExample) async throws {
    let report = try await audit(example.document)
    let found = report.findings.filter { $0.rule == example.rule }
    #expect(found.isEmpty, "\(found.map(\.message))")
  }

  /// Rules about what only source and running apps tell have their examples there.
  @Test func eachRuleHasABadExampleAndTwoNearMisses() {
    let elsewhere: Set<String> = ["symbol-as-name"]
    for rule in Rule.all where !elsewhere.contains(rule.id) {
      #expect(rule.bad.count >= 1, "\(rule.id)")
      #expect(rule.good.count >= 2, "\(rule.id)")
    }
  }

  @Test func rulesAreNamedOnceAndSayWhatTheyAreFor() {
    #expect(Set(Rule.ids).count == Rule.ids.count)
    for rule in Rule.all {
      #expect(rule.sentence.hasSuffix("."), "\(rule.id)")
      #expect(rule.proof.hasSuffix("."), "\(rule.id)")
      #expect(rule.guards.hasSuffix("."), "\(rule.id)")
      #expect(rule.companions.allSatisfy(Rule.ids.contains), "\(rule.id)")
    }
  }
}

/// One example of one rule.
struct RuleExample: CustomTestStringConvertible, Sendable {
  let rule: String
  let document: String

  var testDescription: String { "\(rule): \(document)" }

  static let bad = Rule.all.flatMap { rule in
    rule.bad.map { RuleExample(rule: rule.id, document: $0.document) }
  }

  static let good = Rule.all.flatMap { rule in
    rule.good.map { RuleExample(rule: rule.id, document: $0.document) }
  }
}
