import EarshotSemantics

/// Local values that statements change: `parts.append("x")`, `text += "y"`, `rows[0] = z`.
///
/// What is changed in a way that is not modelled is not known any more: it must not keep what it
/// was before.
extension Evaluator {
  private static let mutators: Set<String> = [
    "append", "insert", "removeAll", "removeLast", "removeFirst", "popLast", "popFirst", "remove",
    "reverse", "sort", "shuffle", "swapAt", "formUnion", "formIntersection", "subtract", "merge",
    "updateValue", "removeValue", "replaceSubrange", "toggle", "negate",
  ]

  /// Calls a method that changes a local value; nil if it is none.
  func mutate(_ name: String, _ base: Value, _ code: Code, in frame: Frame) -> Value? {
    guard Self.mutators.contains(name), code[0].kind == .member, let holder = code[0].child(0)
    else { return nil }
    switch base {
    case .list, .text, .pairs, .boolean, .each: break
    default: return nil
    }
    guard let place = local(holder, in: frame) else {
      // `counts[key].append(x)` changes what the whole holds.
      if holder.kind == .index, let outer = holder.child(0), local(outer, in: frame) != nil {
        forget(outer, in: frame)
        return .void
      }
      return nil
    }
    let arguments = argumentList(code, in: frame)
    let condition = frame.condition(upTo: place)
    let isRepeated = frame.isRepeated(upTo: place)
    let isCertain = condition == nil && !isRepeated
    switch (base, name) {
    case (.list(let items), "append"), (.list(let items), "insert"):
      guard let argument = arguments.first else { return nil }
      let added = self.added(argument, condition, isRepeated)
      let isFirst: Bool =
        if case .integer(0)? = arguments.dropFirst().first?.value { true } else { false }
      if name == "insert", arguments.count > 1, !isFirst {
        forget(holder, in: frame)
      } else if items.isEmpty, isRepeated, let only = added.first {
        put(.each(only, Unknown(.text(holder.text), cause: .given)), to: holder, in: frame)
      } else {
        put(.list(isFirst ? added + items : items + added), to: holder, in: frame)
      }
    case (.text, "append"):
      guard let argument = arguments.first else { return nil }
      lengthen(holder, base, by: argument.value, code, in: frame)
    case (.list(let items), "reverse") where isCertain:
      put(.list(items.reversed()), to: holder, in: frame)
    case (.list, "sort"), (.list, "shuffle"): break
    case (.list(let items), "removeLast") where isCertain && arguments.isEmpty,
      (.list(let items), "popLast") where isCertain:
      put(.list(items.dropLast()), to: holder, in: frame)
      return items.last ?? .absent
    case (.list(let items), "removeFirst") where isCertain && arguments.isEmpty,
      (.list(let items), "popFirst") where isCertain:
      put(.list(Array(items.dropFirst())), to: holder, in: frame)
      return items.first ?? .absent
    case (.list, "removeAll") where isCertain && arguments.isEmpty:
      put(.list([]), to: holder, in: frame)
    case (.boolean(let known), "toggle") where isCertain:
      put(.boolean(!known), to: holder, in: frame)
    case (.each, "append"), (.each, "sort"), (.each, "reverse"): break
    default: forget(holder, in: frame)
    }
    return .void
  }

  /// Items as they are added: under a condition they are there or not.
  func added(
    _ argument: Argument, _ condition: Condition?, _ isRepeated: Bool
  ) -> [Value] {
    var items = [argument.value]
    if argument.label == "contentsOf" {
      switch argument.value {
      case .list(let known): items = known
      default: items = [element(of: argument.value, named: "item", argument.code)]
      }
    }
    guard let condition, !isRepeated else { return items }
    return items.map {
      .choice([.init(when: condition, value: $0), .init(when: nil, value: .absent)])
    }
  }

  /// `text += more`; under a condition the text has it or not.
  func lengthen(
    _ holder: Code, _ old: Value, by more: Value, _ code: Code, in frame: Frame
  ) {
    guard let place = local(holder, in: frame), case .text(var text) = old else { return }
    if frame.isRepeated(upTo: place) {
      forget(holder, in: frame)
      return
    }
    guard let condition = frame.condition(upTo: place) else {
      put(combine("+", old, more, code), to: holder, in: frame)
      return
    }
    text.pieces.append(
      .value(
        .choice([
          .init(when: condition, value: more), .init(when: nil, value: .text(TextValue(""))),
        ])))
    text.isLiteral = false
    put(bounded(text, at: code), to: holder, in: frame)
  }

  /// The frame that holds a local name, or the field of a value that is being made.
  func local(_ code: Code, in frame: Frame) -> Frame? {
    switch code.kind {
    case .name:
      if let holder = frame.frame(of: code.text) { return holder }
      guard let building = frame.building, building.type?.members[code.text] != nil else {
        return nil
      }
      return building
    case .member where code[0].kind == .name && code[0].text == "self":
      return frame.building
    default: return nil
    }
  }

  /// Sets a local value whatever was there before.
  func put(_ value: Value, to code: Code, in frame: Frame) {
    guard let holder = local(code, in: frame) else { return }
    holder.changes += 1
    if code.kind == .name, holder.locals[code.text] != nil {
      holder.locals[code.text] = value
    } else {
      holder.fields?[code.text] = value
    }
  }

  /// What was changed in a way that cannot be followed is not known any more.
  func forget(_ code: Code, in frame: Frame) {
    guard let holder = local(code, in: frame) else { return }
    let old = holder.locals[code.text] ?? holder.fields?[code.text]
    let known = holder.facts[code.text] ?? old.map(fact) ?? .unknown
    put(.unknown(Unknown(.code(code), fact: known, cause: .open)), to: code, in: frame)
  }

  /// `rows[0] = x`, `names["a"] = x` on a local value.
  func setElement(_ value: Value, of left: Code, in frame: Frame) {
    guard let holder = left.child(0), let place = local(holder, in: frame) else { return }
    let old = evaluate(holder, in: frame)
    let isCertain = frame.condition(upTo: place) == nil && !frame.isRepeated(upTo: place)
    guard isCertain, let argument = left.child(1) else { return forget(holder, in: frame) }
    let position = evaluate(argument[0], in: frame)
    switch (old, position) {
    case (.list(var items), .integer(let number)) where items.indices.contains(number):
      items[number] = value
      put(.list(items), to: holder, in: frame)
    case (.pairs(var pairs), _):
      for index in pairs.indices {
        switch same(pairs[index].key, position) {
        case true?:
          pairs[index].value = value
          return put(.pairs(pairs), to: holder, in: frame)
        case nil: return forget(holder, in: frame)
        default: continue
        }
      }
      pairs.append((position, value))
      put(.pairs(pairs), to: holder, in: frame)
    case (.unknown, _): break
    default: forget(holder, in: frame)
    }
  }

  /// An item of a list that is there under a condition only; nil if it is there anyway.
  func maybe(_ item: Value) -> (when: Condition, value: Value)? {
    guard case .choice(let choices) = item, choices.count == 2, let when = choices[0].when,
      choices[1].when == nil, case .absent = choices[1].value
    else { return nil }
    return (when, choices[0].value)
  }

  /// Calls a method that changes the struct it is called on.
  func invokeMutating(
    _ member: Member, on instance: Instance, _ locals: [String: Value], at code: Code,
    in frame: Frame
  ) -> Value? {
    guard let body = member.code.child(3), hasRoom, let holder = code[0].child(0),
      let place = local(holder, in: frame), active[member.code.identity, default: 0] < 2
    else { return nil }
    active[member.code.identity, default: 0] += 1
    depth += 1
    let parts = partCauses
    defer {
      depth -= 1
      active[member.code.identity, default: 1] -= 1
      partCauses = parts
    }
    let inner = Frame(parent: nil, subject: .instance(instance), type: member.owner)
    inner.locals = locals
    inner.fields = instance.fields
    let value = result(of: body, attributes: member.code[0], type: member.code[2], in: inner)
    if frame.condition(upTo: place) != nil || frame.isRepeated(upTo: place) {
      forget(holder, in: frame)
    } else {
      put(
        .instance(
          Instance(type: instance.type, fields: inner.fields ?? [:], place: instance.place)),
        to: holder, in: frame)
    }
    return value
  }
}
