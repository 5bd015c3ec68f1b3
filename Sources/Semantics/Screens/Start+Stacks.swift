extension Start {
  /// The stacks that are side by side at the start: one on a phone or a watch, where columns
  /// collapse into one stack (rule V8), else one a column.
  ///
  /// For tabs it is the stack of the chosen one, else of the first.
  public func stacks(on device: Device) -> [[String]] {
    switch self {
    case .stack(let screens): return [screens]
    case .tabs(let tabs, let selected):
      let chosen = tabs.first { $0.name == selected } ?? tabs.first
      return [chosen?.screens ?? []]
    case .columns(let columns):
      return device == .pad ? columns : [columns.flatMap(\.self)]
    }
  }
}
