import EarshotScreens
import EarshotSemantics
import Foundation
import Testing

@Suite("The inputs that fuzzing begins with")
struct SeedTests {
  /// The package's folder of inputs of a kind.
  private static func files(_ folder: String, _ format: DumpFormat) -> [URL] {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../..").standardized
    let inputs = package.appending(path: "Tests/Fuzzing/\(folder)/\(format.rawValue)")
    let found = try? FileManager.default.contentsOfDirectory(
      at: inputs, includingPropertiesForKeys: nil)
    return (found ?? []).sorted { $0.path < $1.path }
  }

  @Test("are recognised and read without a problem", arguments: DumpFormat.allCases)
  func seeds(format: DumpFormat) throws {
    let files = Self.files("Seeds", format)
    #expect(files.count >= 2)
    for file in files {
      let bytes = [UInt8](try Data(contentsOf: file))
      #expect(DumpFormat.recognise(bytes) == format, "\(file.lastPathComponent)")
      let (apps, problems) = format.read(bytes, file: file.lastPathComponent)
      #expect(problems.map(\.description) == [])
      #expect(apps.contains { !heard($0).isEmpty })
    }
  }

  @Test(
    "cut off anywhere or with a bit turned over are read or refused", arguments: DumpFormat.allCases
  )
  func damaged(format: DumpFormat) throws {
    for file in Self.files("Seeds", format) {
      let whole = [UInt8](try Data(contentsOf: file))
      for percent in 0..<100 {
        let place = whole.count * percent / 100
        var turned = whole
        turned[place] ^= 1 << (percent % 8)
        for bytes in [Array(whole[..<place]), turned] {
          let (apps, problems) = format.read(bytes, file: "f")
          #expect(!apps.isEmpty || !problems.isEmpty, "\(file.lastPathComponent) \(percent) %")
          for app in apps {
            #expect(throws: Never.self) {
              try ScreenDocument.read(ScreenDocument.write(app), file: "d")
            }
          }
        }
      }
    }
  }

  @Test("limits on size and depth are kept, and can be set", arguments: DumpFormat.allCases)
  func limits(format: DumpFormat) throws {
    for file in Self.files("Seeds", format) {
      let bytes = [UInt8](try Data(contentsOf: file))
      let (none, tooLong) = format.read(bytes, file: "f", limits: DumpLimits(bytes: 20))
      #expect(none.isEmpty && tooLong.map(\.description) == ["f:1:1: longer than 20 bytes"])
      let (_, tooDeep) = format.read(bytes, file: "f", limits: DumpLimits(depth: 1))
      #expect(
        file.lastPathComponent == "response.json" || tooDeep.first?.message.contains("deep") == true
      )
    }
  }
}
