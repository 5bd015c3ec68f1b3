import EarshotAudit
import Testing

@Suite @MainActor struct RuleExampleTests {
  @Test("Each bad example is found, and nothing else but companions", arguments: RuleExample.bad)
  func bad(_ example: RuleExample) async throws {
    let report = try await audit(example.input)
    let found = Set(report.findings.map(\.rule))
    #expect(found.contains(example.rule), "\(report.findings.map(\.message))")
    let companions = Rule.named(example.rule)?.companions ?? []
    #expect(found.subtracting(companions) == [example.rule], "\(report.findings.map(\.message))")
  }

  @Test("No good example is reported", arguments: RuleExample.good)
  func good(_ example: RuleExample) async throws {
    let report = try await audit(example.input)
    let found = report.findings.filter { $0.rule == example.rule }
    #expect(found.isEmpty, "\(found.map(\.message))")
  }

  @Test func eachRuleHasABadExampleAndTwoNearMisses() {
    for rule in Rule.all {
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
  let input: Example
  let testDescription: String

  private init(_ rule: Rule, _ example: Example) {
    self.rule = rule.id
    input = example
    testDescription = "\(rule.id): \(example.text)"
  }

  static let bad = Rule.all.flatMap { rule in rule.bad.map { RuleExample(rule, $0) } }

  static let good = Rule.all.flatMap { rule in rule.good.map { RuleExample(rule, $0) } }
}
