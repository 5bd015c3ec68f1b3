import EarshotAudit
import EarshotReports

/// `rules`: lists the rules of the audit, or explains one.
struct RulesCommand {
  /// The answer.
  let text: String

  /// Answers a command line.
  init(_ arguments: Arguments) throws(UsageError) {
    let isMarkdown = arguments["format"] == "markdown"
    guard let id = arguments.inputs.first else {
      text = isMarkdown ? RuleDocumentation.markdown : RuleDocumentation.list
      return
    }
    guard arguments.inputs.count == 1 else { throw .unwantedInput(arguments.inputs[1]) }
    guard let rule = Rule.named(id) else { throw .unknownRule(id, Rule.all.map(\.id)) }
    text = isMarkdown ? RuleDocumentation.markdown(of: rule) : RuleDocumentation.text(of: rule)
  }
}
