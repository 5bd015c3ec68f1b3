import EarshotReader
public import EarshotSemantics

/// A screen as rules see it: its nodes, what is heard of them, and what stands around it.
///
/// Read-only, and the same for every source.
public struct AuditedScreen: Sendable {
  /// The screen.
  public let screen: Screen
  /// What stands around it on the shortest way to it.
  public let surroundings: Surroundings
  /// What a listener stops on, in reading order.
  public let stops: [Stop]
  /// Every node, heard or not, numbered as stops number them.
  let nodes: [AuditedNode]
  /// The stop of each node, nil for one that is none.
  let stopOfNode: [Int?]
  /// What can change on it while it is used, by the names of the elements.
  let changesMade: [String: [ElementChange]]
  /// What the source can tell of this screen.
  let knowledge: Knowledge
  /// The language of the app's words here, nil if nobody said.
  let language: String?
  private let phrasing: Phrasing
  private let timing: SpeechTiming

  /// What people call the screen: its title, else its label, else its id.
  public var name: String {
    (screen.title.present ?? screen.label.present)?.known ?? screen.name
  }

  init(
    _ screen: Screen, in surroundings: Surroundings, order: ReadingOrder, phrasing: Phrasing,
    timing: SpeechTiming, language: String?, knowledge: Knowledge
  ) {
    self.screen = screen
    self.surroundings = surroundings
    self.phrasing = phrasing
    self.timing = timing
    self.language = screen.language ?? language
    stops = screen.stops(in: surroundings, order: order)
    nodes = AuditedNode.all(of: screen)
    var stopOfNode = [Int?](repeating: nil, count: nodes.count)
    for (index, stop) in stops.enumerated() {
      if let node = stop.node, stopOfNode.indices.contains(node) { stopOfNode[node] = index }
    }
    self.stopOfNode = stopOfNode
    changesMade =
      (screen.responses.flatMap(\.effects) + nodes.flatMap { $0.element.allEffects }).changesMade
    let hasFrames = nodes.contains { $0.element.frame != nil }
    self.knowledge = (hasFrames ? knowledge.union(.frames) : knowledge)
      .subtracting(Knowledge(keptBackBy: screen.limits))
  }
}

extension AuditedScreen {
  /// What VoiceOver says of a stop when the cursor lands on it.
  func heard(_ stop: Int) -> String? {
    guard stops.indices.contains(stop) else { return nil }
    let text = phrasing.utterance(for: stops[stop]).text
    return text.isEmpty ? nil : text
  }

  /// What it costs to listen to it.
  var cost: ListeningCost { ListeningCost(of: stops, phrasing: phrasing, timing: timing) }

  /// The stop through which a node is heard: its own, or that of the element it became part of.
  func stop(hearing node: Int) -> Int? {
    var next: Int? = node
    while let current = next, nodes.indices.contains(current) {
      if let stop = stopOfNode[current] { return stop }
      next = nodes[current].parent
    }
    return nil
  }

  /// The numbers of the nodes around a node, innermost first.
  func ancestors(of node: Int) -> [Int] {
    var ancestors: [Int] = []
    var next = nodes.indices.contains(node) ? nodes[node].parent : nil
    while let current = next {
      ancestors.append(current)
      next = nodes[current].parent
    }
    return ancestors
  }

  /// The language of an element's words, nil if nobody said.
  func language(of element: Element) -> String? { element.language ?? language }
}
