import EarshotJSON
import Foundation

/// All figures of a run, kept from run to run as JSON.
struct Report {
  /// The figures, in the order of the table.
  var figures: [Figure]

  /// The table, a line a figure.
  var table: [String] { figures.map(\.line) }

  /// What was promised and does not hold.
  var missed: [Figure] { figures.filter { $0.holds == false } }

  /// Creates a report.
  init(_ figures: [Figure]) { self.figures = figures }

  /// Reads a report that was written.
  init(path: String) throws {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    let document = try JSONDocument(bytes, file: path)
    guard case .array(let items)? = document.root["figures"]?.value else {
      throw Programs.Failure(description: "\(path) is no report of EarshotBenchmarks")
    }
    figures = items.compactMap { item in
      guard case .string(let id)? = item["id"]?.value,
        case .string(let name)? = item["name"]?.value,
        case .string(let unit)? = item["unit"]?.value,
        case .number(let value)? = item["value"]?.value
      else { return nil }
      return Figure(id: id, name: name, value: value, unit: unit)
    }
  }

  /// The report as JSON.
  var json: [UInt8] {
    var writer = JSONWriter(.pretty)
    writer.beginObject()
    writer.member("version", 1)
    writer.key("figures")
    writer.beginArray()
    for figure in figures {
      writer.beginObject(inline: true)
      writer.member("id", figure.id)
      writer.member("name", figure.name)
      writer.member("value", figure.value)
      writer.member("unit", figure.unit)
      writer.member("limit", figure.limit)
      if figure.limit != nil { writer.member("limitIsFloor", figure.isFloor) }
      writer.member("holds", figure.holds)
      writer.end()
    }
    writer.end()
    writer.end()
    writer.endLine()
    return writer.bytes
  }

  /// What changed since an earlier report: by a twentieth or more, or came, or went.
  ///
  /// Ratios say more than times, which the machine and what else it does have a part in.
  func changes(since old: Report) -> [String] {
    let before = Dictionary(old.figures.map { ($0.id, $0) }) { first, _ in first }
    let now = Set(figures.map(\.id))
    // A topic that was not measured this time has not gone.
    let topics = Set(figures.map(\.topic))
    var lines: [String] = []
    for figure in figures {
      guard let earlier = before[figure.id] else {
        lines.append("new   \(figure.line)")
        continue
      }
      let change = (figure.value / earlier.value - 1) * 100
      guard !(abs(change) < 5) else { continue }
      let better = (change < 0) != figure.isFloor
      let sign = change > 0 ? "+" : ""
      lines.append(
        "\(better ? "less " : "MORE ") \(Columns.left(figure.name, 62))"
          + "\(Figure.short(earlier.value)) → \(Figure.short(figure.value)) \(figure.unit)"
          + " (\(sign)\(Figure.short(change)) %)")
    }
    for figure in old.figures where !now.contains(figure.id) && topics.contains(figure.topic) {
      lines.append("gone  \(figure.name)")
    }
    return lines.isEmpty ? ["nothing changed by 5 % or more"] : lines
  }
}
