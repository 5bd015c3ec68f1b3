import EarshotJSON
import EarshotSemantics

extension Formats {
  /// What the surroundings of an element add to its words (rules C4, C5 and C7).
  static let context = Format<ReadingContext>(
    shape: .named(contextTable.name),
    read: { node, reading in
      var draft = ContextDraft()
      guard contextTable.read(node, into: &draft, &reading) else { return nil }
      return draft.context(of: node, &reading)
    },
    write: { context, writer in
      writer.beginObject(inline: true)
      contextTable.write(ContextDraft(context), &writer)
      writer.end()
    })

  static let contextTable = Table<ContextDraft>(
    "context", "What the surroundings of an element add to its words.",
    [
      .required("kind", \.kind, word("context"), "Where it stands."),
      .optional("index", \.index, positive, "Which one it is, counted from 1."),
      .optional("count", \.count, positive, "How many there are."),
      .optional("row", \.row, Formats.count, "The row of a cell, counted from 0."),
      .optional("column", \.column, Formats.count, "The column of a cell, counted from 0."),
      .optional("width", \.width, positive, "How many columns it covers."),
      .optional("height", \.height, positive, "How many rows it covers."),
      .optional("firstInRow", \.isFirstInRow, flag, "Whether no cell stands before it in its row."),
      .optional(
        "headers", \.headers, list(header), "The headers read before it, as [label, value]."),
    ])

  /// The words of a header cell: `[label, value]`, either of which may be `null` or left out.
  private static let header = Format<CellContext.Header>(
    shape: .list(.any([wording.shape, .nothing]), count: 0...2),
    read: { node, reading in
      guard let words = reading.take({ node.array(&$0) }) else { return nil }
      guard words.count <= 2 else {
        reading.report(node, isNot: "[label, value]")
        return nil
      }
      let texts = words.map { $0.isNull ? nil : wording.read($0, &reading) }
      return CellContext.Header(
        label: texts.first ?? nil, value: texts.count > 1 ? texts[1] : nil)
    },
    write: { header, writer in
      writer.beginArray(inline: true)
      for words in [header.label, header.value] {
        if let words { wording.write(words, &writer) } else { writer.null() }
      }
      writer.end()
    })
}

/// A context as its keys fill it.
struct ContextDraft: Sendable {
  var kind = Kind.listStart
  var index: Int?
  var count: Int?
  var row: Int?
  var column: Int?
  var width: Int?
  var height: Int?
  var isFirstInRow: Bool?
  var headers: [CellContext.Header]?

  /// The kinds of context.
  enum Kind: String, CaseIterable, Sendable {
    case tabBarItem, tab, series, listStart, listEnd, landmarkStart, landmarkEnd, dataTableCell

    /// The keys that go with the kind.
    var keys: [String] {
      switch self {
      case .tabBarItem, .tab, .series: ["index", "count"]
      case .listStart, .listEnd, .landmarkStart, .landmarkEnd: []
      case .dataTableCell: ["row", "column", "width", "height", "firstInRow", "headers"]
      }
    }
  }

  /// The context of the whole object, or nil with a report of what it lacks or has too much.
  func context(of node: JSONNode, _ reading: inout Reading) -> ReadingContext? {
    guard case .object(let members) = node.value else { return nil }
    for member in members where member.key != "kind" && !kind.keys.contains(member.key) {
      guard !member.value.isNull else { continue }
      reading.report(
        .statement("'\(member.key)' does not go with kind: '\(kind.rawValue)'"),
        at: member.keyPlace)
    }
    switch kind {
    case .tabBarItem, .tab, .series:
      return position(of: node, &reading)
    case .listStart: return .listStart
    case .listEnd: return .listEnd
    case .landmarkStart: return .landmarkStart
    case .landmarkEnd: return .landmarkEnd
    case .dataTableCell:
      return .dataTableCell(
        CellContext(
          cell: TableCell(
            row: row, column: column, rowSpan: height ?? 1, columnSpan: width ?? 1),
          isFirstInRow: isFirstInRow ?? false, headers: headers ?? []))
    }
  }

  private func position(of node: JSONNode, _ reading: inout Reading) -> ReadingContext? {
    guard let index, let count else {
      for key in kind.keys where node[key].map(\.isNull) ?? true {
        reading.report(.missingKey(key, owner: "context"), at: node.place)
      }
      return nil
    }
    return switch kind {
    case .tabBarItem: .tabBarItem(index: index, count: count)
    case .tab: .tab(index: index, count: count)
    default: .series(index: index, count: count)
    }
  }
}

extension ContextDraft {
  /// The draft that says what a context is, for writing it.
  init(_ context: ReadingContext) {
    switch context {
    case .tabBarItem(let index, let count):
      (kind, self.index, self.count) = (.tabBarItem, index, count)
    case .tab(let index, let count): (kind, self.index, self.count) = (.tab, index, count)
    case .series(let index, let count): (kind, self.index, self.count) = (.series, index, count)
    case .listStart: kind = .listStart
    case .listEnd: kind = .listEnd
    case .landmarkStart: kind = .landmarkStart
    case .landmarkEnd: kind = .landmarkEnd
    case .dataTableCell(let surroundings):
      kind = .dataTableCell
      (row, column) = (surroundings.cell.row, surroundings.cell.column)
      (width, height) = (surroundings.cell.columnSpan, surroundings.cell.rowSpan)
      (isFirstInRow, headers) = (surroundings.isFirstInRow, surroundings.headers)
    }
  }
}
