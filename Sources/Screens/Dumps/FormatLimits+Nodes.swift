import EarshotSemantics

extension FormatLimits {
  /// What no dump of the view tree tells, whichever tool made it.
  static let dump: FormatLimits = [.headingLevels, .content, .languages, .effects]

  /// What a dump does not tell where tools may write more or less: what no node says is unknown.
  init(unsaidBy nodes: [DumpNode]) {
    self = .dump
    if !nodes.contains(where: { $0.traits != nil }) { insert(.headings) }
    if !nodes.contains(where: { $0.isAccessible != nil }) { insert(.stops) }
    if !nodes.contains(where: { $0.hint != nil }) { insert(.hints) }
    if !nodes.contains(where: { !$0.actions.isEmpty }) { insert(.actions) }
    if !nodes.contains(where: { $0.frame != nil }) { insert(.frames) }
  }
}
