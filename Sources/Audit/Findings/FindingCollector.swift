import EarshotReader
import EarshotSemantics

/// Makes findings of what rules say: puts them in order, merges what several screens share, and
/// gives each its fingerprint.
struct FindingCollector {
  /// What was found in all apps, in order.
  private(set) var finished: [Item] = []
  private var ofApp: [Item] = []
  private let source: SourceIndex

  init(source: SourceIndex) { self.source = source }

  /// Which item is at a place, so that a shared component is reported once.
  private var shared: [Key: Int] = [:]
  private var occurrences: [String: Int] = [:]

  /// A finding with what decides its place among the others.
  struct Item {
    var finding: Finding
    var unseen: String?
    fileprivate var order: [Int]
  }

  private struct Key: Hashable {
    var rule: String
    var place: String
    var gesture: Gesture?
  }

  /// Adds what a rule said of a screen.
  mutating func add(
    _ verdict: Verdict, _ rule: Rule, _ number: Int, on screen: AuditedScreen, _ index: Int,
    in app: AuditedApp
  ) {
    let element = screen.element(of: verdict.subject)
    let path = screen.path(of: verdict.subject)
    let place = FindingPlace(
      verdict.place ?? screen.place(of: verdict.subject), in: app,
      elementPath: element?.isOfDump == true || screen.isOfDump ? path : nil)
    var finding = Finding(
      rule, verdict, heard: verdict.heard ?? screen.heard(of: verdict.subject), place: place,
      in: app.root, screen: screen.name, path: path)
    if place.elementPath != nil, let element, let written = source.place(of: element) {
      finding.written = FindingPlace(written, in: app, elementPath: nil)
    }
    add(
      finding, unseen: verdict.unseen,
      order: [index, screen.position(of: verdict.subject), number],
      // Tabs are the app's, whatever screen they are heard on.
      hasPlace: element == nil || element?.source != nil || screen.node(of: verdict.subject) != nil)
  }

  /// Adds what a rule said of a step of a walk.
  mutating func add(
    _ verdict: Verdict, _ rule: Rule, _ number: Int, after step: WalkStep, in app: AuditedApp
  ) {
    let index = app.screens.firstIndex { $0.screen.name == step.screen }
    let screen = index.map { app.screens[$0] }
    let subject = step.stop.node.map(Subject.node) ?? .screen
    let same = screen?.element(of: subject)?.source == step.stop.element.source
    let path = (same ? screen?.path(of: subject) : nil) ?? [step.screen, step.stop.element.kind]
    let source = step.stop.element.source ?? screen?.screen.source
    let finding = Finding(
      rule, verdict, heard: verdict.heard ?? step.heard,
      place: FindingPlace(source, in: app, elementPath: nil), in: app.root,
      screen: step.title, path: path)
    let position = same ? screen?.position(of: subject) : nil
    add(
      finding, unseen: verdict.unseen, order: [index ?? app.screens.count, position ?? 0, number],
      gesture: step.gesture)
  }

  private mutating func add(
    _ finding: Finding, unseen: String?, order: [Int], hasPlace: Bool = true,
    gesture: Gesture? = nil
  ) {
    let place = finding.place
    let written = hasPlace ? place.line : nil
    let spot =
      written.map { "\(place.file):\($0):\(place.column ?? 0)" }
      ?? "\(place.file) \(finding.path)"
    let key = Key(rule: "\(finding.rule) \(unseen == nil)", place: spot, gesture: gesture)
    if let known = shared[key] {
      if !ofApp[known].finding.screens.contains(finding.screen) {
        ofApp[known].finding.screens.append(finding.screen)
        return
      }
      // The same thing done again on another way is the same fault, and so is what was written
      // once and is there twice.
      if gesture != nil || written != nil { return }
    }
    if shared[key] == nil { shared[key] = ofApp.count }
    ofApp.append(Item(finding: finding, unseen: unseen, order: order))
  }

  /// Puts what was found in one app in order.
  mutating func endApp() {
    let sorted = ofApp.enumerated().sorted { left, right in
      let (first, second) = (left.element.order, right.element.order)
      if first == second { return left.offset < right.offset }
      return first.lexicographicallyPrecedes(second)
    }
    for (_, var item) in sorted {
      let finding = item.finding
      // What is only suspected must not change the count of what is sure.
      let alike = [finding.rule, finding.path, finding.projectFile, item.unseen == nil ? "" : "?"]
        .joined(separator: "\n")
      let occurrence = occurrences[alike, default: 0] + 1
      occurrences[alike] = occurrence
      item.finding.fingerprint = Fingerprint.of(
        rule: finding.rule, path: finding.path, occurrence: occurrence,
        file: finding.projectFile)
      finished.append(item)
    }
    ofApp = []
    shared = [:]
  }
}

extension Finding {
  fileprivate init(
    _ rule: Rule, _ verdict: Verdict, heard: String?, place: FindingPlace, in root: ProjectRoot,
    screen: String, path: [String]
  ) {
    self.init(
      rule: rule.id, severity: verdict.severity ?? rule.severity, criteria: rule.criteria,
      message: verdict.message, heard: heard, fix: verdict.fix, place: place,
      projectFile: root.relative(place.file), screen: screen, screens: [screen],
      path: path.map(\.withoutCount).joined(separator: "/"), fingerprint: "")
  }
}

extension FindingPlace {
  fileprivate init(_ source: SourcePlace?, in app: AuditedApp, elementPath: [String]?) {
    let named = source.map { $0.file.isEmpty ? app.file : $0.file } ?? app.file
    if let elementPath {
      self.init(file: app.root.shown(app.file), elementPath: elementPath.joined(separator: "/"))
      // Editors open a dump at the line as well.
      line = source?.line
      column = source?.column
    } else {
      self.init(
        file: app.root.shown(named), line: source?.line,
        column: source?.column, endLine: source?.endLine, endColumn: source?.endColumn)
    }
  }
}

extension AuditedScreen {
  /// Whether its nodes came out of a dump.
  var isOfDump: Bool { nodes.first { $0.element.source != nil }?.element.isOfDump ?? false }

  /// Where a subject stands among the others of its screen: the screen itself first, then by
  /// reading order; what is not heard by the tree.
  func position(of subject: Subject) -> Int {
    switch subject {
    case .screen: return -1
    case .stop(let stop): return stop
    case .node(let node):
      if let stop = stop(hearing: node) { return stop }
      return stopOfNode[..<min(node, stopOfNode.count)].last { $0 != nil }.flatMap(\.self) ?? 0
    }
  }
}

extension String {
  /// A step of a path without the count some dumps put after it: "Cell[3]" is "Cell".
  fileprivate var withoutCount: String {
    guard hasSuffix("]"), let open = lastIndex(of: "["),
      self[index(after: open)...].dropLast().allSatisfy(\.isNumber)
    else { return self }
    return String(self[..<open])
  }
}
