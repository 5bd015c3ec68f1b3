import EarshotJSON
import Foundation
import Testing

@Suite("Random texts")
struct RandomTextTests {
  @Test("what is written is read as it was", arguments: [JSONWriter.Form.line, .pretty])
  func roundTrip(form: JSONWriter.Form) throws {
    var dice = Dice(seed: 1)
    for _ in 0..<2_000 {
      let sample = dice.sample()
      let bytes = sample.written(form)
      #expect(
        try Sample(JSONDocument(bytes).root) == sample, "\(String(decoding: bytes, as: UTF8.self))")
    }
  }

  @Test("every spelling of JSON5 means the same")
  func looseSpellings() throws {
    var dice = Dice(seed: 2)
    for round in 0..<2_000 {
      let sample = dice.sample(finite: false)
      var text = LooseText(dice: Dice(seed: UInt64(round)))
      text.write(sample)
      #expect(
        try Sample(JSONDocument(text.bytes).root) == sample,
        "\(String(decoding: text.bytes, as: UTF8.self).debugDescription)")
    }
  }

  @Test("a text that was damaged gives a value, or an error inside the text")
  func mutations() {
    var dice = Dice(seed: 3)
    var failures = 0
    for round in 0..<8_000 {
      var text = LooseText(dice: Dice(seed: UInt64(round % 500)))
      text.write(dice.sample(finite: false))
      let bytes = damaged(text.bytes, &dice)
      do throws(JSONError) {
        _ = try JSONDocument(bytes)
      } catch {
        failures += 1
        #expect(isInside(error.place, bytes), "\(error) in \(bytes)")
        #expect(!error.description.unicodeScalars.contains { $0.value < 0x20 })
      }
      for line in JSONLines(bytes) {
        if case .failure(let error) = line { #expect(isInside(error.place, bytes)) }
      }
    }
    #expect(failures > 2_000)
  }

  private func damaged(_ bytes: [UInt8], _ dice: inout Dice) -> [UInt8] {
    var bytes = bytes
    for _ in 0...dice.below(3) {
      guard !bytes.isEmpty else { break }
      let index = dice.below(bytes.count)
      switch dice.below(5) {
      case 0: bytes[index] = UInt8(dice.below(256))
      case 1: bytes.remove(at: index)
      case 2: bytes.insert(dice.one(of: Array("{}[],:'\"\\/*u0xeE+-.\n\r".utf8)), at: index)
      case 3: bytes.removeSubrange(index...)
      default: bytes.insert(contentsOf: bytes[..<index], at: dice.below(bytes.count))
      }
    }
    return bytes
  }

  /// Whether the line exists and the column is no further than one after its last.
  private func isInside(_ place: JSONPlace, _ bytes: [UInt8]) -> Bool {
    let text = bytes.split(separator: 0x0D, omittingEmptySubsequences: false)
    var lines: [ArraySlice<UInt8>] = []
    for (index, part) in text.enumerated() {
      var inner = part.split(separator: 0x0A, omittingEmptySubsequences: false)
      if index > 0, inner.count > 1, inner[0].isEmpty { inner.removeFirst() }
      lines += inner
    }
    guard lines.indices.contains(place.line - 1) else { return false }
    let scalars = lines[place.line - 1].count { $0 & 0xC0 != 0x80 }
    return (1...(scalars + 1)).contains(place.column)
  }
}

@Suite("Plain JSON, against Foundation")
struct FoundationTests {
  private func reference(_ bytes: [UInt8]) -> Any? {
    try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
  }

  private func isSame(_ sample: Sample, _ reference: Any) -> Bool {
    switch sample {
    case .null: reference is NSNull
    case .bool(let bool): (reference as? NSNumber)?.boolValue == bool
    // Through its digits: Foundation holds decimals, and rounds them to doubles inexactly.
    case .number(let number): (reference as? NSNumber).flatMap { Double($0.stringValue) } == number
    case .string(let string):
      (reference as? String).map { $0.utf8.elementsEqual(string.utf8) } == true
    case .array(let elements):
      (reference as? [Any]).map { other in
        other.count == elements.count && zip(elements, other).allSatisfy { isSame($0, $1) }
      } == true
    case .object(let members):
      (reference as? [String: Any]).map { other in
        other.count == members.count
          && members.allSatisfy { member in
            other[member.key].map { isSame(member.value, $0) } == true
          }
      } == true
    }
  }

  @Test("what we write Foundation reads as the same", arguments: [JSONWriter.Form.line, .pretty])
  func writtenTexts(form: JSONWriter.Form) throws {
    var dice = Dice(seed: 21)
    for _ in 0..<1_000 {
      let sample = dice.sample()
      let bytes = sample.written(form)
      let other = try #require(reference(bytes), "\(String(decoding: bytes, as: UTF8.self))")
      #expect(isSame(sample, other), "\(String(decoding: bytes, as: UTF8.self))")
    }
  }

  @Test("what Foundation reads in damaged texts we read as the same")
  func damagedTexts() throws {
    var dice = Dice(seed: 22)
    let marks = Array("{}[],:\"\\/u0123456789eE+-. \ntruefalsn".utf8)
    var accepted = 0
    for _ in 0..<6_000 {
      var bytes = dice.sample(depth: 3).written(dice.below(2) == 0 ? .line : .pretty)
      for _ in 0...dice.below(2) {
        let index = dice.below(bytes.count)
        if dice.below(2) == 0 {
          bytes[index] = dice.one(of: marks)
        } else {
          bytes.remove(at: index)
        }
        if bytes.isEmpty { bytes = [0x30] }
      }
      guard let other = reference(bytes) else { continue }
      do throws(JSONError) {
        let sample = Sample(try JSONDocument(bytes).root)
        #expect(isSame(sample, other), "\(String(decoding: bytes, as: UTF8.self))")
        accepted += 1
      } catch {
        // Both are ours by design: Foundation keeps one of two values and rounds to infinity.
        switch error.fact {
        case .repeatedKey, .numberOutOfRange: break
        default: Issue.record("\(error) in \(String(decoding: bytes, as: UTF8.self))")
        }
      }
    }
    #expect(accepted > 500)
  }
}
