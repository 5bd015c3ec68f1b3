import EarshotReader
import EarshotSemantics
import Testing

/// Elements of all sorts, the same in every run.
private struct RandomStops: Sequence, IteratorProtocol {
  var seed: UInt64
  var left: Int

  mutating func next() -> Stop? {
    guard left > 0 else { return nil }
    left -= 1
    var element = EarshotSemantics.Element(
      label: words(), value: words(), hint: words(), traits: traits())
    element.placeholder = chance(8) ? words() : nil
    element.headingLevel = chance(3) ? number(8) : nil
    element.expanded = chance(4) ? chance(2) : nil
    element.language = chance(4) ? "fi" : nil
    element.systemRole = chance(4) ? SystemPart.allCases[number(SystemPart.allCases.count)] : nil
    if chance(4) {
      element.content = (0..<number(4)).map { _ in
        CustomContent(label: words() ?? "", value: words(), isImportant: chance(2))
      }
    }
    if chance(4) { element.actions = [CustomAction(name: words() ?? "")] }
    let containers = (0..<number(3)).map {
      EnteredContainer(
        number: $0, kind: chance(2) ? .table(headerRows: 1, headerColumns: 1) : .group,
        label: words(), value: words())
    }
    return Stop(element: element, context: context(), containers: containers)
  }

  private mutating func context() -> ReadingContext? {
    switch number(16) {
    case 0: .tab(index: 2, count: 3)
    case 1: .tabBarItem(index: 2, count: 3)
    case 2: .series(index: 2, count: 3)
    case 3: .listStart
    case 4: .landmarkEnd
    case 5, 6, 7:
      .dataTableCell(
        CellContext(
          cell: TableCell(
            row: chance(4) ? nil : number(3), column: chance(4) ? nil : number(3),
            rowSpan: number(3), columnSpan: number(3)), isFirstInRow: chance(2),
          headers: (0..<number(3)).map { _ in .init(label: words(), value: words()) }))
    default: nil
    }
  }

  private mutating func traits() -> Traits {
    Traits.named.reduce(into: Traits()) { if chance(6) { $0.formUnion($1.trait) } }
  }

  private mutating func words() -> Wording? {
    switch number(10) {
    case 0, 1, 2: nil
    case 3: ""
    case 4: "Back"
    case 5: .text(String(number(4)))
    case 6: .unresolved("model.name", nonEmpty: false)
    case 7: .oneOf([.init(when: "a", words: "1"), .init(when: nil, words: "0")])
    default: .text("word\(number(1000)).")
    }
  }

  private mutating func chance(_ of: Int) -> Bool { number(of) == 0 }

  private mutating func number(_ bound: Int) -> Int {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((seed >> 33) % UInt64(bound))
  }
}

private func utterance(_ stop: Stop, _ change: (inout Profile) -> Void = { _ in }) -> Utterance {
  Phrasing(profile: profile(change), appLanguage: "en")
    .utterance(for: stop, entering: stop.containers)
}

/// Where a kind of part stands (rules S1 and C4): in a cell its place comes before its value.
private func rank(_ kind: UtterancePart.Kind) -> Int {
  switch kind {
  case .container: 0
  case .selected: 1
  case .header: 2
  case .label, .hint: 3
  case .value: 5
  case .content: 6
  case .state, .role: 7
  case .position: 8
  }
}

@Test("Parts always come in the promised order (S1, C4)", arguments: [1, 2, 3] as [UInt64])
func promisedOrder(seed: UInt64) {
  for stop in RandomStops(seed: seed, left: 3000) {
    let isCell = if case .dataTableCell = stop.context { true } else { false }
    let parts = utterance(stop).parts
    let ranks = parts.map { isCell && $0.kind == .position ? 4 : rank($0.kind) }
    // The hint that stands in for the text of a cell stands where its value would.
    let order = parts.indices.filter { !(isCell && parts[$0].kind == .hint) }.map { ranks[$0] }
    #expect(order == order.sorted(), "\(parts.map(\.kind)) of \(stop.element)")
    let onDevice = utterance(stop) { $0.tables = .device }.parts.map { rank($0.kind) }
    #expect(onDevice == onDevice.sorted(), "\(stop.element)")
  }
}

@Test("No part is empty, and every part has a language", arguments: Profile.Verbosity.allCases)
func noEmptyPart(verbosity: Profile.Verbosity) {
  for stop in RandomStops(seed: 4, left: 3000) {
    let said = utterance(stop) { $0.verbosity = verbosity }
    for part in said.parts + said.hints + said.actions {
      #expect(!part.text.isEmpty && !part.language.isEmpty, "\(stop.element)")
    }
  }
}

@Test("Who hears more words hears all of those who hear fewer")
func moreWordsHoldFewer() {
  for stop in RandomStops(seed: 5, left: 3000) {
    let low = utterance(stop) { $0.verbosity = .low }
    let middle = utterance(stop)
    let high = utterance(stop) { $0.verbosity = .high }
    #expect(words(low.text).isSubset(of: words(middle.text)), "\(stop.element)")
    #expect(middle.parts == high.parts, "\(stop.element)")
    #expect(middle.hints == Array(high.hints.prefix(middle.hints.count)), "\(stop.element)")
  }
}

@Test("Where roles stand changes their place and nothing else")
func positionOfRolesKeepsParts() {
  for stop in RandomStops(seed: 6, left: 3000) {
    let after = utterance(stop).parts.map(\.text).sorted()
    let before = utterance(stop) { $0.traitPosition = .before }.parts.map(\.text).sorted()
    #expect(after == before, "\(stop.element)")
  }
}

@Test("Nothing that stays the same is heard of as a change")
func sameElementIsSilent() {
  let phrasing = Phrasing(profile: Profile())
  for stop in RandomStops(seed: 7, left: 2000) {
    #expect(phrasing.change(from: stop.element, to: stop.element, context: stop.context) == nil)
  }
}

private func words(_ text: String) -> Set<Substring> {
  Set(text.split { $0 == " " || $0 == "," })
}
