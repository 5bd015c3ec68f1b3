/// What protocols of the input ask for.
extension Evaluator {
  /// Of how many types that conform the views are shown.
  private static let mostConforming = 16

  /// The views that the types of a protocol make, where only the protocol is known: one of several.
  ///
  ///     AnyView(tabs.selected.makeView())    // one way for each type that is a tab
  func views(
    askedFor member: Member, on base: Value?, _ locals: [String: Value], at code: Code
  ) -> Value? {
    guard !member.code[3].exists, member.code.kind == .function,
      case .unknown(let subject)? = base, let asked = member.owner, asked.keyword == "protocol"
    else { return nil }
    var choices: [Value.Choice] = []
    for type in conforming(to: asked) {
      guard
        let found = program.members(member.code.text, of: type).first(where: { other in
          other.code.kind == .function && other.code[3].exists && takesTheSame(other, as: member)
            && isView(program.fact(other.code[2], scope: type))
        })
      else { continue }
      var given: [Argument] = []
      for (parameter, own) in zip(found.code[1].children(), member.code[1].children()) {
        guard let value = locals[own.text] else { continue }
        given.append(Argument(label: parameter.label, value: value, code: code, isTrailing: false))
      }
      let instance = Instance(type: type, fields: [:], place: code, isSample: true)
      choices.append(
        .init(
          when: Condition(text: "\(subject.written) is \(type.name)"),
          value: invoke(found, on: .instance(instance), given: given, at: code)))
    }
    return choices.isEmpty ? nil : choices.count == 1 ? choices[0].value : .choice(choices)
  }

  private func isView(_ fact: TypeFact) -> Bool {
    switch fact.unwrapped {
    case .system(let name, _): name == "View" || name == "AnyView"
    case .declared(let type): type.keyword != "protocol" && isView(type)
    default: false
    }
  }

  private func conforming(to asked: TypeInfo) -> [TypeInfo] {
    let found = program.types.values.joined().filter { type in
      type.keyword != "protocol" && program.conforms(type, to: asked.name)
    }
    return Array(found.sorted { $0.fullName < $1.fullName }.prefix(Self.mostConforming))
  }

  private func takesTheSame(_ member: Member, as other: Member) -> Bool {
    member.code[1].children().map(\.label) == other.code[1].children().map(\.label)
  }
}
