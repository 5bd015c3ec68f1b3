import EarshotSemantics

/// What a flag says of a piece of state.
struct StateFlag {
  let key: StateKey
  let kind: Kind
  /// Whether it is on when the app starts.
  let isOn: Bool

  enum Kind {
    /// The state is true.
    case truth
    /// The state is not nil.
    case presence
    /// The state is this.
    case equals(Value)
  }
}

/// What is known of a flag when the app starts.
struct FlagStart: Sendable {
  var isOn: Bool
  /// The type whose state it is of.
  var owner: String
}

/// The flags of state that decides what is there: conditions become tests of them, and what an
/// action writes turns them.
extension Evaluator {
  /// The tests of state that is true or not; nil if it is something else, or its start is unknown.
  func tests(of unknown: Unknown) -> [FlagTest]? {
    if let known = unknown.tests { return known }
    guard let key = key(ofState: unknown),
      case .boolean(let first)? = initial(of: .unknown(unknown))
    else { return nil }
    return [flag(key.path, StateFlag(key: key, kind: .truth, isOn: first))]
  }

  /// The test that state is there at all.
  func tests(ofPresence unknown: Unknown) -> [FlagTest]? {
    guard let key = key(ofState: unknown), let first = initial(of: .unknown(unknown)) else {
      return nil
    }
    let isOn = if case .absent = first { false } else { true }
    return [flag("\(key.path) != nil", StateFlag(key: key, kind: .presence, isOn: isOn))]
  }

  /// The tests that two values are the same, of which one is state.
  func tests(ofEquality left: Value, _ right: Value) -> [FlagTest]? {
    guard case .unknown(let unknown) = left else {
      guard case .unknown = right else { return nil }
      return tests(ofEquality: right, left)
    }
    switch right {
    case .boolean(let known):
      return tests(of: unknown).flatMap { known ? $0 : Condition.opposite($0) }
    case .absent: return tests(ofPresence: unknown).flatMap(Condition.opposite)
    default: break
    }
    guard let name = plainName(of: right), let key = key(ofState: unknown),
      let first = initial(of: .unknown(unknown)), let isOn = same(first, right)
    else { return nil }
    return [
      flag("\(key.path) == \(name)", StateFlag(key: key, kind: .equals(right), isOn: isOn))
    ]
  }

  private func flag(_ name: String, _ flag: StateFlag) -> FlagTest {
    if flags[name] == nil {
      flags[name] = flag
      flagNames[flag.key, default: []].append(name)
    }
    return FlagTest(name)
  }

  /// What a value that is state, and not computed from it, is kept in.
  private func key(ofState unknown: Unknown) -> StateKey? {
    if case .code = unknown.origin { return nil }
    return unknown.isDerived ? nil : unknown.key
  }

  private func plainName(of value: Value) -> String? {
    switch value {
    case .integer(let number): "\(number)"
    case .text(let text): text.plain.map { "\"\($0)\"" }
    case .enumCase(let value): value.arguments.isEmpty ? ".\(value.name)" : nil
    case .implicit(let name, let arguments): arguments.isEmpty ? ".\(name)" : nil
    default: nil
    }
  }

  /// How an action turns flags.
  ///
  /// What turns a flag off where it is on, and on where it is off, turns it over.
  func turns(of entries: [Recorder.Entry]) -> [Effect] {
    var found: [Effect] = []
    for entry in entries where entry.isTaken {
      for turn in turns(of: entry.write) {
        guard case .turn(let flag, let state?) = turn,
          entry.tests.contains(FlagTest(flag, isOn: !state)),
          entries.contains(where: { other in
            other.tests.contains(FlagTest(flag, isOn: state))
              && turns(of: other.write).contains(.turn(flag: flag, to: !state))
          })
        else {
          found.append(turn)
          continue
        }
        found.append(.turn(flag: flag, to: nil))
      }
    }
    return found
  }

  /// How a write to state turns its flags, in the order they came up.
  private func turns(of write: Recorder.Write) -> [Effect] {
    switch write {
    case .toggle(let key):
      return names(of: key).compactMap { name, flag in
        if case .truth = flag.kind { .turn(flag: name, to: nil) } else { nil }
      }
    case .set(let key, let value):
      return names(of: key).compactMap { name, flag in turn(name, flag, value) }
    case .append, .removeLast, .removeAll, .dismiss, .open, .announce, .screenChanged,
      .layoutChanged:
      return []
    }
  }

  private func names(of key: StateKey) -> [(name: String, flag: StateFlag)] {
    (flagNames[key] ?? []).compactMap { name in flags[name].map { (name, $0) } }
  }

  private func turn(_ name: String, _ flag: StateFlag, _ value: Value) -> Effect? {
    switch flag.kind {
    case .truth:
      if case .boolean(let known) = value { return .turn(flag: name, to: known) }
      guard case .unknown(let unknown) = value, unknown.tests == [FlagTest(name, isOn: false)]
      else { return nil }
      return .turn(flag: name, to: nil)
    case .presence:
      switch value {
      case .absent: return .turn(flag: name, to: false)
      case .unknown(let unknown) where unknown.fact.isOptional || !unknown.fact.isKnown: return nil
      case .choice: return nil
      default: return .turn(flag: name, to: true)
      }
    case .equals(let wanted):
      return same(value, wanted).map { .turn(flag: name, to: $0) }
    }
  }
}
