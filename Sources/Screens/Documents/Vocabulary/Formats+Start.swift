import EarshotJSON
import EarshotSemantics

extension Formats {
  /// What is shown first: a stack, tabs or columns.
  static let start = Format<Start>(
    shape: .any([stack.shape, .named(tabsTable.name), .named(columnsTable.name)]),
    read: { node, reading in
      switch node.value {
      case .array:
        return stack.read(node, &reading).map(Start.stack)
      case .object:
        return tabsOrColumns(node, &reading)
      default:
        reading.report(node, isNot: "a list of screens, tabs or columns")
        return nil
      }
    },
    write: { start, writer in
      switch start {
      case .stack(let screens):
        stack.write(screens, &writer)
      case .tabs(let tabs, let selected):
        writer.beginObject()
        tabsTable.write(StartDraft(tabs: tabs, selected: selected), &writer)
        writer.end()
      case .columns(let columns):
        writer.beginObject(inline: true)
        columnsTable.write(StartDraft(columns: columns), &writer)
        writer.end()
      }
    })

  private static func tabsOrColumns(_ node: JSONNode, _ reading: inout Reading) -> Start? {
    var draft = StartDraft()
    switch startVariants.tell(node, &reading) {
    case "tabs":
      guard tabsTable.read(node, into: &draft, &reading) else { return nil }
      return .tabs(draft.tabs, selected: draft.selected)
    case "columns":
      guard columnsTable.read(node, into: &draft, &reading) else { return nil }
      return .columns(draft.columns)
    default:
      return nil
    }
  }

  private static let startVariants = Variants(
    name: "start",
    variants: [
      ("tabs", tabsTable.keys.map(\.name)), ("columns", columnsTable.keys.map(\.name)),
    ])

  static let tabsTable = Table<StartDraft>(
    "tabs", "A stack a tab.",
    [
      .required("tabs", \.tabs, list(tab, atLeast: 1, inline: false), "The tabs, in order."),
      .optional(
        "selected", \.selected, tabName, "The tab that is shown; left out, it is the first."),
    ])

  static let columnsTable = Table<StartDraft>(
    "columns", "A stack a column; on a phone they collapse into one.",
    [
      .required(
        "columns", \.columns, list(list(screenName), atLeast: 1),
        "The columns; one that waits for a selection is empty.")
    ])

  private static let tab = object(tabTable, inline: false) {
    TabItem(name: "", label: nil, screens: [])
  }

  static let tabTable = Table<TabItem>(
    "tab", "One tab of the app.",
    [
      .required("id", \.name, newTabName, "The name by which effects and scripts mean it."),
      .optional("label", \.label, wording, "What it is called."),
      .optional("value", \.value, wording, "What is spoken after its label, as for a badge."),
      .required("screens", \.screens, stack, "Its stack, from the root to the top."),
    ])

  private static let newTabName = Format<String>(
    shape: .text,
    read: { node, reading in
      guard let name = text.read(node, &reading) else { return nil }
      if !reading.names.defineTab(name) {
        reading.report(
          .notAllowed(
            expected: "an id of its own", found: "\(node.summary), which another tab has already"),
          at: node.place)
      }
      return name
    },
    write: text.write)
}

/// Tabs or columns as their keys fill them.
struct StartDraft: Sendable {
  var tabs: [TabItem] = []
  var selected: String?
  var columns: [[String]] = []
}
