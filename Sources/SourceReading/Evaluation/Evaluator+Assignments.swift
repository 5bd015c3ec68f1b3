import EarshotSemantics

extension Evaluator {
  func assign(_ right: Code, to left: Code, in frame: Frame) {
    let old = left.kind == .anyPattern ? Value.void : evaluate(left, in: frame)
    let fact = fact(old)
    let value = settle(
      evaluate(right, in: frame, expecting: fact), as: fact, scope: frame.type)
    set(value, to: left, in: frame)
  }

  /// Puts a value where an expression leads to: a local name, a field of a value that is being
  /// made, or state, of which it is noted.
  func set(_ value: Value, to left: Code, in frame: Frame) {
    switch left.kind {
    case .name:
      if let holder = frame.frame(of: left.text) {
        holder.changes += 1
        holder.locals[left.text] = merged(
          value, over: holder.locals[left.text], at: left, holder, frame)
        return
      }
      if left.text == "self", let building = frame.building, case .instance(let made) = value {
        building.fields = made.fields
        return
      }
      setField(left.text, value, at: left, in: frame)
    case .member:
      if left.text == "wrappedValue" { return set(value, to: left[0], in: frame) }
      if left[0].kind == .name, left[0].text == "self" {
        return setField(left.text, value, at: left, in: frame)
      }
      // A field of a struct in a local variable makes a changed copy.
      if case .instance(let instance) = evaluate(left[0], in: frame), !instance.type.isReference,
        left[0].kind == .name, frame.frame(of: left[0].text) != nil
      {
        return set(.instance(instance.setting(left.text, value)), to: left[0], in: frame)
      }
      if let key = stateKey(of: left, in: frame) { recorder?.record(.set(key, value), left) }
    case .index: setElement(value, of: left, in: frame)
    default: break
    }
  }

  private func setField(_ name: String, _ value: Value, at code: Code, in frame: Frame) {
    if let building = frame.building {
      let plain = name.hasPrefix("_") ? String(name.dropFirst()) : name
      let member = building.type?.members[plain]?.first { !$0.isStatic }
      let fact = member.map { program.fact($0.code[1], scope: $0.owner) } ?? .unknown
      var value = name.hasPrefix("_") ? unwrapped(value) : value
      value = settle(value, as: fact, scope: building.type)
      let old = building.fields?[plain]
      building.fields?[plain] = merged(value, over: old, at: code, building, frame)
      return
    }
    if let key = stateKey(of: code, in: frame) { recorder?.record(.set(key, value), code) }
  }

  /// Under a condition that is not known the old value may stay; after a loop over items that
  /// are not known only the name is left.
  private func merged(
    _ value: Value, over old: Value?, at code: Code, _ holder: Frame, _ frame: Frame
  ) -> Value {
    guard let old else { return value }
    if frame.isRepeated(upTo: holder) {
      if case .unknown = value { return value }
      return .unknown(Unknown(.code(code), fact: fact(value), cause: .given))
    }
    guard let condition = frame.condition(upTo: holder) else { return value }
    if case .unknown(let unknown) = old, unknown.initial == nil, unknown.key == nil { return value }
    return chosen(
      [.init(when: condition, value: value), .init(when: nil, value: old)], at: code)
  }

  /// `State(initialValue: x)` and the like hold x.
  func unwrapped(_ value: Value) -> Value {
    guard case .system(let system) = value,
      ["State", "StateObject", "ObservedObject", "Published", "Bindable", "AppStorage", "init"]
        .contains(system.type),
      let argument = system.arguments.first
    else {
      if case .implicit("init", let arguments) = value, let first = arguments.first {
        return first.value
      }
      return value
    }
    if case .closure(let closure) = argument.value { return invoke(closure, []) }
    return argument.value
  }

  /// What the state behind an expression is called; nil if it is none.
  func stateKey(of code: Code, in frame: Frame) -> StateKey? {
    switch code.kind {
    case .name:
      if let local = frame.find(code.text) { return key(of: local) }
      guard let subject = frame.subject,
        let value = property(code.text, of: subject, at: code, isSelf: true)
      else { return nil }
      return key(ofStored: code.text, in: subject, value)
    case .member:
      if code.text == "wrappedValue" { return stateKey(of: code[0], in: frame) }
      guard code[0].exists else { return nil }
      let base = evaluate(code[0], in: frame)
      guard let value = property(code.text, of: base, at: code) else { return nil }
      return key(ofStored: code.text, in: base, value)
    case .index:
      return stateKey(of: code[0], in: frame)
    default: return nil
    }
  }
}

/// What an action changes, in order.
final class Recorder {
  /// How an action got to where it is.
  struct Path {
    /// Whether this way is the one that is taken at first.
    var isTaken = true
    /// The flags it is taken with, as far as they are known.
    var tests: [FlagTest] = []
  }

  enum Write {
    case set(StateKey, Value)
    case toggle(StateKey)
    case append(StateKey?, Value)
    case removeLast(StateKey?)
    case removeAll(StateKey?)
    case dismiss
    case open(Value)
    case announce(Value, AnnouncementPriority)
    case screenChanged(Value?)
    case layoutChanged(Value?)
  }

  struct Entry {
    var write: Write
    var isTaken: Bool
    /// The flags with which it happens, as far as they are known.
    var tests: [FlagTest]
    var code: Code
  }

  var entries: [Entry] = []
  var condition = Path()

  func enter(_ when: Condition?, isFirst: Bool) {
    condition.tests += when?.tests ?? []
    let isTaken = when?.initial ?? isFirst
    condition.isTaken = condition.isTaken && isTaken
  }

  func record(_ write: Write, _ code: Code) {
    // An action in a loop or a cycle of calls notes each thing once.
    guard entries.count < 64 else { return }
    entries.append(
      Entry(write: write, isTaken: condition.isTaken, tests: condition.tests, code: code))
  }
}
