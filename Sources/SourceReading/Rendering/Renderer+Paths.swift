import EarshotSemantics

/// What was seen of stacks with a path while screens were rendered.
struct PathNotes {
  /// A stack with the path it is bound to.
  struct Stack {
    var key: StateKey
    var code: Code
    /// The argument as it was written: `$path`.
    var argument: Code
    var screen: String
  }

  /// The stacks with a path.
  var stacks: [Stack] = []
  /// Where a flag or an item pushes, by the screen.
  var flagPushes: [(screen: String, code: Code)] = []
  /// What links from outside do, with the code that handles them.
  var links: [(entries: [Recorder.Entry], handler: Code, code: Code, screen: String)] = []
  /// The types of what is put into the environment, with where.
  var injected: [(type: String, code: Code)] = []
}

extension Renderer {
  /// Notes faults of how an app is written that only the whole of it shows.
  func noteFaultsOfPaths() {
    // Looking at the whole app is no matter of the screen that was read last.
    evaluator.reads = ReadFiles()
    noteSharedPaths()
    noteMixedPushes()
    noteUnsavedValues()
    noteHeldPaths()
    noteLinks()
    noteSizeClasses()
    noteMotion()
  }

  /// The first screen that a view is, else the first with something of it.
  func screen(showing type: TypeInfo) -> String {
    if let draft = drafts.first(where: { subject(of: $0.tree) == type.name }) { return draft.name }
    let showing = drafts.first { draft in
      (draft.elements + draft.toolbar).contains { $0.isWritten(in: type.name) }
    }
    return showing?.name ?? drafts.first?.name ?? type.name
  }

  func remark(
    _ kind: NavigationGraph.Remark.Kind, _ subject: String, _ code: Code, on screen: String
  ) {
    let remark = NavigationGraph.Remark(kind, screen: screen, subject: subject, source: code.place)
    if !graph.remarks.contains(remark) { graph.remarks.append(remark) }
  }

  /// One path for several tabs: both stacks are written in one `TabView`, and name the same state
  /// without an index.
  private func noteSharedPaths() {
    for (position, stack) in notes.stacks.enumerated() where Self.isPlain(stack.argument) {
      let others = notes.stacks[..<position].filter {
        $0.argument.written == stack.argument.written && $0.code.identity != stack.code.identity
          && $0.key == stack.key
      }
      let isShared = others.contains { other in
        stack.code.file.calls(of: "TabView").contains {
          $0.contains(stack.code) && $0.contains(other.code)
        }
      }
      if isShared {
        remark(.sharedPath, stack.argument.written, stack.code, on: stack.screen)
      }
    }
  }

  private static func isPlain(_ code: Code) -> Bool {
    code.everything.allSatisfy { [.name, .member, .argument, .nothing].contains($0.kind) }
  }

  private func noteMixedPushes() {
    for push in notes.flagPushes {
      let hasPath = notes.stacks.contains { $0.screen == push.screen }
      let hasValues = graph.registrations.contains { $0.screen == push.screen }
      if hasPath, hasValues { remark(.mixedPushes, "", push.code, on: push.screen) }
    }
  }

  /// A path is saved by `codable`, which is nil as soon as one value cannot be coded.
  private func noteUnsavedValues() {
    let names = Set(paths.map { $0.name.split(separator: ".").last.map(String.init) ?? $0.name })
    let isSaved = evaluator.program.files.contains { file in
      file.kind == .swift && file.mentions(["codable"])
        && file.nodes.indices.contains { index in
          let code = Code(file: file, index: index)
          return code.kind == .member && code.text == "codable" && names.contains(code[0].text)
        }
    }
    guard isSaved else { return }
    for registration in graph.registrations {
      guard
        let type = evaluator.program.find(path: registration.valueType, from: "", scope: nil),
        ["struct", "enum", "class"].contains(type.keyword), !isCoded(type)
      else { continue }
      let remark = NavigationGraph.Remark(
        .pathNotSaved, screen: registration.screen, subject: type.fullName,
        source: registration.source)
      if !graph.remarks.contains(remark) { graph.remarks.append(remark) }
    }
  }

  private func isCoded(_ type: TypeInfo) -> Bool {
    let program = evaluator.program
    return program.conforms(type, to: "Codable")
      || (program.conforms(type, to: "Encodable") && program.conforms(type, to: "Decodable"))
      // What it inherits from elsewhere may say more.
      || type.inherited.contains { !Self.plainProtocols.contains($0) && program.isForeign($0) }
  }

  private static let plainProtocols: Set<String> = [
    "Hashable", "Equatable", "Identifiable", "CaseIterable", "Sendable", "Comparable", "String",
    "Int", "CustomStringConvertible", "ObservableObject",
  ]

  /// Routers that a view makes itself: again with each of its own values, or besides the one that
  /// the app put into the environment.
  private func noteHeldPaths() {
    let program = evaluator.program
    for type in program.allTypes where evaluator.isView(type) && type.keyword == "struct" {
      for member in type.stored {
        guard !member.isStatic, let made = made(by: member), holdsPath(made) else { continue }
        let stacks = notes.stacks.filter { type.code.contains($0.code) }
        let bound = stacks.filter { stack in
          stack.argument.everything.contains { $0.text == "$" + member.code.text }
        }
        guard let stack = bound.first else { continue }
        let keeps = ["State", "StateObject", "SceneStorage", "AppStorage"].contains {
          member.hasAttribute($0)
        }
        if !keeps {
          remark(.pathRecreated, member.code.text, member.code, on: stack.screen)
        } else if isInjectedByApp(made), !isInjected(made, in: type) {
          remark(.secondRouter, made.name, member.code, on: stack.screen)
        }
      }
    }
  }

  /// The type that a stored property makes as its first value: `Router()`.
  private func made(by member: Member) -> TypeInfo? {
    guard member.code.kind == .variable, let initial = member.code.child(2),
      let name = initial.called, initial[0].kind == .name
    else { return nil }
    return evaluator.program.find(path: name, from: member.code.file.path, scope: member.owner)
  }

  /// Whether it is an object that a stack is bound to a part of.
  private func holdsPath(_ type: TypeInfo) -> Bool {
    type.isReference
      && notes.stacks.contains { stack in
        let last = stack.key.name.split(separator: ".").last.map(String.init) ?? ""
        return type.members[last] != nil
      }
  }

  private func isInjectedByApp(_ type: TypeInfo) -> Bool {
    notes.injected.contains { item in
      item.type == type.fullName
        && evaluator.program.allTypes.contains {
          evaluator.program.conforms($0, to: "App") && $0.code.contains(item.code)
        }
    }
  }

  private func isInjected(_ type: TypeInfo, in view: TypeInfo) -> Bool {
    notes.injected.contains { $0.type == type.fullName && view.code.contains($0.code) }
  }
}

extension LoweredFile {
  /// Calls of a name, in order.
  fileprivate func calls(of name: String) -> [Code] {
    nodes.indices.map { Code(file: self, index: $0) }.filter { $0.called == name }
  }
}

extension Program {
  /// Whether a type is not declared in the input.
  fileprivate func isForeign(_ name: String) -> Bool {
    find(path: name, from: "", scope: nil) == nil
  }
}

extension Element {
  /// Whether it or something inside of it comes from a view of this type.
  fileprivate func isWritten(in type: String) -> Bool {
    var open = [self]
    while let next = open.popLast() {
      for case .viewPath(let path) in next.evidence.facts where path.contains(type) { return true }
      open += next.children
    }
    return false
  }
}
