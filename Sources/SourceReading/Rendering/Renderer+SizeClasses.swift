import EarshotSemantics

extension Renderer {
  private static let containers: Set<String> = [
    "NavigationStack", "NavigationSplitView", "NavigationView", "TabView",
  ]

  /// Notes views that show one container in one size class and another in the other.
  func noteSizeClasses() {
    for type in evaluator.program.allTypes where evaluator.isView(type) {
      let names = type.members.filter { _, members in
        members.contains { member in
          guard let attribute = member.attribute("Environment") else { return false }
          return attribute.everything.contains {
            $0.kind == .keyPath && $0.text.hasSuffix("SizeClass")
          }
        }
      }.keys
      guard !names.isEmpty, let body = type.members["body"]?.first else { continue }
      for code in body.code.everything where code.kind == .ifElse {
        let asks = code[0].everything.contains { $0.kind == .name && names.contains($0.text) }
        guard asks, let one = container(in: code[1], 0), let other = container(in: code[2], 0),
          one != other
        else { continue }
        remark(.rootBySizeClass, "\(one) and \(other)", code, on: screen(showing: type))
      }
    }
  }

  /// The container that code shows first, itself or by a view of the input.
  private func container(in code: Code, _ depth: Int) -> String? {
    guard depth < 3 else { return nil }
    for part in code.everything {
      guard let name = part.called, part[0].kind == .name else { continue }
      if Self.containers.contains(name) { return name }
      if let type = evaluator.program.find(path: name, from: code.file.path, scope: nil),
        evaluator.isView(type), let body = type.members["body"]?.first
      {
        return container(in: body.code, depth + 1)
      }
    }
    return nil
  }
}
