import EarshotJSON
import EarshotSemantics

/// Reads a snapshot of A11yUITests: a flat list of the elements of a screen with their traits.
enum UITestSnapshot {
  /// Whether bytes begin as such a snapshot.
  static func recognises(_ bytes: [UInt8]) -> Bool {
    guard bytes.firstMark == UInt8(ascii: "{") else { return false }
    let head = bytes.prefix(65_536)
    return head.contains("\"snapshot\"") && head.contains("\"traits\"")
      && !head.contains("\"traversalIndex\"")
  }

  /// Reads the screen in the bytes.
  static func read(
    _ bytes: [UInt8], file: String, limits: DumpLimits
  ) -> (apps: [AppDescription], problems: [InputProblem]) {
    let document: JSONDocument
    do throws(JSONError) {
      document = try JSONDocument(bytes, file: file, depthLimit: limits.depth)
    } catch {
      return ([], [InputProblem(error, file: file)])
    }
    let items = document.root.items("snapshot")
    guard !items.isEmpty else {
      let place = document.root.place
      let fact = DumpFact.nothing(expected: "elements in the array 'snapshot'")
      return (
        [], [InputProblem(file: file, line: place.line, column: place.column, fact: fact)]
      )
    }
    var problems = DumpProblems(file: file)
    let elements = items.map { item in
      DumpNode(snapshot: item) { problems.report($0, at: item.dumpPlace) }
    }
    let unknown = FormatLimits.dump.union([.visibility, .titles, .stops, .hints, .actions])
    let tree = DumpTree(nested(elements), file: file, limits: unknown)
    return ([DumpScreen(tree).app], problems.all)
  }

  /// The list forgets what was in what: a text that stands in a control belongs to it.
  private static func nested(_ elements: [DumpNode]) -> [DumpNode] {
    let controls = elements.indices.filter { elements[$0].type.standing == .control }
    var inside: [Int: [Int]] = [:]
    var isInside = Array(repeating: false, count: elements.count)
    let owners = DumpOwners(controls.map { ($0, elements[$0].frame) })
    for number in elements.indices where elements[number].type.standing == .words {
      guard let frame = elements[number].frame, let owner = owners.owner(of: frame) else {
        continue
      }
      inside[owner, default: []].append(number)
      isInside[number] = true
    }
    var nodes = DumpNodes()
    for number in elements.indices where !isInside[number] {
      nodes.open(elements[number])
      for inner in inside[number] ?? [] {
        nodes.open(elements[inner])
        nodes.close()
      }
      nodes.close()
    }
    return nodes.all
  }
}

extension DumpNode {
  /// An element as A11yUITests writes it.
  init(snapshot json: JSONNode, report: (DumpFact) -> Void) {
    let written = (json.words("type") ?? "Other").filter { !$0.isWhitespace }
    let name = written == "Label" ? "StaticText" : written
    self.init(DumpType(rawValue: name) ?? .other, typeName: name, at: json.dumpPlace)
    label = json.words("label")
    value = json.words("value")
    placeholder = json.words("placeholder")
    self.name = json.words("identifier")
    isEnabled = json.flag("enabled") ?? true
    let names = json.texts("traits")
    traits = names.reduce(into: Traits()) { traits, name in
      if let trait = Traits(name: name.asTraitName) { traits.insert(trait) }
    }
    isSelected = traits?.contains(.selected)
    guard let written = json["frame"] else { return }
    switch Frame.read(written.numbers, as: "frame") {
    case .success(let frame): self.frame = frame
    case .failure(let problem): report(problem.fact)
    }
  }
}

/// Finds which of some frames a frame lies in.
private struct DumpOwners {
  /// The frames by their tops.
  private let frames: [(number: Int, frame: Frame)]
  /// The height of the tallest.
  private let tallest: Double

  init(_ frames: [(Int, Frame?)]) {
    self.frames = frames.compactMap { number, frame in frame.map { (number, $0) } }
      .sorted { ($0.1.y, $0.0) < ($1.1.y, $1.0) }
    tallest = self.frames.map(\.frame.height).max() ?? 0
  }

  /// The smallest frame around a frame; of like ones the first.
  func owner(of inner: Frame) -> Int? {
    var low = 0
    var high = frames.count
    while low < high {
      let middle = (low + high) / 2
      if frames[middle].frame.y < inner.y - tallest - 1 { low = middle + 1 } else { high = middle }
    }
    var best: (number: Int, frame: Frame)?
    // Frames that all lie over each other are no screen; the first of them have to do.
    for candidate in frames[low...].prefix(1_000) {
      guard candidate.frame.y <= inner.y + 1 else { break }
      guard candidate.frame.contains(inner) else { continue }
      if best.map({ candidate.frame.area < $0.frame.area }) ?? true { best = candidate }
    }
    return best?.number
  }
}

extension Frame {
  fileprivate var area: Double { width * height }

  /// Whether another lies in it, give or take a point.
  fileprivate func contains(_ inner: Frame) -> Bool {
    inner.x >= x - 1 && inner.y >= y - 1 && inner.x + inner.width <= x + width + 1
      && inner.y + inner.height <= y + height + 1
  }
}
