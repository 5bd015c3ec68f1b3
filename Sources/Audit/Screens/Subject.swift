import EarshotSemantics

/// What a finding is about.
enum Subject: Hashable, Sendable {
  /// The screen as a whole.
  case screen
  /// One of its nodes, heard or not.
  case node(Int)
  /// What is heard at a place of the reading order.
  case stop(Int)
}

extension AuditedScreen {
  /// The element a subject is, nil for the screen.
  func element(of subject: Subject) -> Element? {
    switch subject {
    case .screen: nil
    case .node(let node): nodes.indices.contains(node) ? nodes[node].element : nil
    case .stop(let stop): stops.indices.contains(stop) ? stops[stop].element : nil
    }
  }

  /// The node a subject is, nil for the screen and for what the system adds.
  func node(of subject: Subject) -> Int? {
    switch subject {
    case .screen: nil
    case .node(let node): nodes.indices.contains(node) ? node : nil
    case .stop(let stop): stops.indices.contains(stop) ? stops[stop].node : nil
    }
  }

  /// What VoiceOver says of a subject now.
  func heard(of subject: Subject) -> String? {
    switch subject {
    case .screen: screen.title.present?.shown
    case .node(let node): stop(hearing: node).flatMap(heard)
    case .stop(let stop): heard(stop)
    }
  }

  /// The way to a subject: the screen, containers by their kinds and names, the element.
  ///
  /// No counts and no words that are heard: what is written elsewhere on the screen, or said
  /// otherwise tomorrow, must not change it.
  func path(of subject: Subject) -> [String] {
    guard let element = element(of: subject) else { return [screen.name] }
    if let path = element.viewPath { return path }
    guard let node = node(of: subject) else {
      // Tabs are the app's: the same ones on every screen.
      let name = element.name.map { "#\($0)" } ?? ""
      if case .stop(let stop) = subject, stops[stop].region == .tabBar {
        return ["tabs", "tab\(name)"]
      }
      return [screen.name, element.systemRole?.rawValue ?? element.kind + name]
    }
    let around = ancestors(of: node).reversed().map { nodes[$0].element }
    // A view that groups nothing and has no name says nothing about the way.
    let named = around.filter { $0.part != .view || $0.name != nil || $0.identifier != nil }
    let bar = nodes[node].isInBar ? ["toolbar"] : []
    return [screen.name] + bar + (named + [element]).map(\.step)
  }

  /// Where a subject was written.
  func place(of subject: Subject) -> SourcePlace? {
    guard let element = element(of: subject) else { return screen.source }
    if let source = element.source { return source }
    guard let node = node(of: subject) else { return screen.source }
    return ancestors(of: node).lazy.compactMap { self.nodes[$0].element.source }.first
      ?? screen.source
  }
}

extension Element {
  /// The way to it as its source knows it.
  var viewPath: [String]? {
    for fact in evidence.facts {
      if case .viewPath(let path) = fact { return path }
    }
    return nil
  }

  /// Whether it came out of a dump, whose nodes have types.
  var isOfDump: Bool {
    evidence.facts.contains { if case .nodeType = $0 { true } else { false } }
  }

  /// Its kind with the name its source gave it, never one that is heard.
  fileprivate var step: String {
    guard let name = name ?? identifier, !name.isEmpty else { return kind }
    return "\(kind)#\(name)"
  }
}
