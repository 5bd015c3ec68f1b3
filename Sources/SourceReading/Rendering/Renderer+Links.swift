import EarshotSemantics

extension Renderer {
  /// Notes what handlers of links from outside leave out.
  func noteLinks() {
    for link in notes.links {
      noteAppending(link.entries, link.code, link.screen)
      noteHost(of: link.handler, link.code, link.screen)
    }
  }

  /// Whoever opens a link stands somewhere already, and what is added to the path comes on top.
  private func noteAppending(_ entries: [Recorder.Entry], _ code: Code, _ screen: String) {
    var cleared: Set<StateKey> = []
    var clearedUnknown = false
    for entry in entries {
      switch entry.write {
      case .set(let key, _): cleared.insert(key)
      case .removeAll(let key), .removeLast(let key):
        if let key { cleared.insert(key) } else { clearedUnknown = true }
      case .append(let key?, _):
        guard paths.contains(key), !cleared.contains(key), !clearedUnknown else { continue }
        // Who looks at what is on the path decides by it.
        let last = key.name.split(separator: ".").last.map(String.init) ?? key.name
        let looks = entry.code.file.nodes.indices.contains { index in
          let other = Code(file: entry.code.file, index: index)
          return other.kind == .member
            && ["last", "isEmpty", "contains", "count"].contains(other.text)
            && other[0].text == last
        }
        if !looks { return remark(.linkAppends, last, code, on: screen) }
      default: break
      }
    }
  }

  /// In `soup://recipe/42` the first word is the host, and no part of the path.
  private func noteHost(of handler: Code, _ code: Code, _ screen: String) {
    var open = [handler]
    var seen: Set<Code.Identity> = []
    var all: [Code] = []
    while let next = open.popLast(), seen.count < 60 {
      guard seen.insert(next.identity).inserted else { continue }
      let inside = next.everything
      all += inside
      for call in inside {
        guard let name = call.called else { continue }
        let named = evaluator.program.functions(named: name)
        // Many functions of one name may be anything's.
        if named.count < 6 { open += named.map(\.code) }
      }
    }
    let members = all.filter { $0.kind == .member || $0.kind == .name }
    let readsHost = members.contains { Self.wholeLink.contains($0.text) }
    guard !readsHost else { return }
    let scheme = all.first { part in
      guard part.kind == .binary, part.text == "==" else { return false }
      let sides = [part[0], part[1]]
      guard sides.contains(where: { $0.kind == .member && $0.text == "scheme" }),
        let word = sides.first(where: { $0.kind == .string })
      else { return false }
      return !["http", "https", ""].contains(word.child(0)?.text ?? "")
    }
    let path = members.first { $0.kind == .member && Self.pathOfLink.contains($0.text) }
    if scheme != nil, let path { remark(.linkWithoutHost, path.text, code, on: screen) }
  }

  private static let pathOfLink: Set<String> = ["path", "pathComponents", "lastPathComponent"]

  private static let wholeLink: Set<String> = [
    "host", "absoluteString", "URLComponents", "relativeString", "resourceSpecifier", "absoluteURL",
    "description", "standardized",
  ]
}

extension Program {
  /// The functions of a name, of types and of none.
  fileprivate func functions(named name: String) -> [Member] {
    (functions[name] ?? [])
      + allTypes.flatMap { ($0.members[name] ?? []).filter(\.isFunction) }
  }
}
