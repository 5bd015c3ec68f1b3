import EarshotJSON
import EarshotScreens
import EarshotSemantics
import Foundation
import FoundationXML

/// What it costs to read a dump: against parsing the same bytes alone, and as dumps grow.
@MainActor enum DumpMeasure: Measure {
  static let topic = "dump"

  static func figures(on bench: Bench) async throws -> [Figure] {
    var figures: [Figure] = []
    for format in DumpFormat.allCases {
      let growth = await Growth.measure(
        runs: bench.runs, make: { GeneratedDump.bytes(format, rows: $0) },
        work: { keep(format.read($0, file: "rows")) })
      figures += growth.figures(
        id: "dump.\(format.rawValue)", name: format.rawValue, tenfoldLimit: 13)
      let bytes = GeneratedDump.bytes(format, rows: 10_000)
      let against = try await seconds(runs: bench.runs) {
        keep(format.read(bytes, file: "rows"))
      } against: {
        try parse(bytes, as: format)
      }
      figures.append(
        Figure(
          id: "dump.\(format.rawValue).parsing", name: "\(format.rawValue), against parsing alone",
          value: against.work / against.floor, unit: "×"))
    }
    return figures
  }

  /// The least that must be done to know what a file holds.
  private static func parse(_ bytes: [UInt8], as format: DumpFormat) throws {
    switch format {
    case .appium: keep(XMLParser(data: Data(bytes)).parse())
    case .debugDescription: keep(bytes.split(separator: UInt8(ascii: "\n")).count)
    case .idb, .accessibilitySnapshot: keep(try JSONDocument(bytes, file: "rows"))
    }
  }
}
