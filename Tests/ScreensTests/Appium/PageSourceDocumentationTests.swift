import EarshotSemantics
import Foundation
import Testing

@testable import EarshotScreens

@Suite("The documentation of page sources")
struct PageSourceDocumentationTests {
  @Test("has a row for every type and says the same of it", arguments: DumpType.allCases)
  func types(type: DumpType) throws {
    let row = try #require(Self.rows.first { $0.types.contains(type.rawValue) }, "\(type.rawValue)")
    let traits = type.traits.names.isEmpty ? "" : type.traits.names.joined(separator: ", ")
    #expect(row.standing == type.standing.word)
    #expect(row.traits == traits)
  }

  private struct Row {
    var types: [String]
    var standing: String
    var traits: String
  }

  /// The table of types: `| types | takes part as | traits |`.
  private static let rows: [Row] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Documentation/AppiumPageSource.md")
    let text = (try? String(contentsOf: file.standardized, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.replacing("`", with: "").trimmingCharacters(in: .whitespaces) }
      guard cells.count == 5 else { return nil }
      let types = cells[1].split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      return Row(types: types, standing: cells[2], traits: cells[3])
    }
  }()
}

extension DumpType.Standing {
  fileprivate var word: String {
    switch self {
    case .control: "control"
    case .field: "field"
    case .words: "words"
    case .cell: "row"
    case .container(.tabBar): "tab bar"
    case .container: "segments"
    case .wrapper: "wrapper"
    case .foreign: "not the app's"
    }
  }
}
