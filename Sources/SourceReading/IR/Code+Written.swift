/// Code as a person would read it: what is shown where words or a condition are not known.
extension Code {
  /// The expression on one line, closures shortened, at most 160 characters.
  var written: String {
    var output = ""
    write(into: &output, depth: 0)
    guard output.utf8.count > 160 else { return output }
    return output.count > 160 ? String(output.prefix(159)) + "…" : output
  }

  private func write(into output: inout String, depth: Int) {
    guard depth < 200, output.utf8.count < 1_000 else { return output.append("…") }
    switch kind {
    case .name, .namePattern, .integer, .float, .boolean, .other, .availability: output += text
    case .nilLiteral: output += "nil"
    case .anyPattern: output += "_"
    case .member: writeMember(into: &output, depth: depth)
    case .call:
      self[0].write(into: &output, depth: depth + 1)
      writeArguments(children(from: 1), into: &output, depth: depth)
    case .index:
      self[0].write(into: &output, depth: depth + 1)
      output += "["
      writeList(children(from: 1), into: &output, depth: depth)
      output += "]"
    case .argument:
      if !label.isEmpty { output += "\(label): " }
      self[0].write(into: &output, depth: depth + 1)
    case .closure: output += "{ … }"
    case .string: writeString(into: &output, depth: depth)
    case .array:
      output += "["
      writeList(children(), into: &output, depth: depth)
      output += "]"
    case .dictionary: output += count == 0 ? "[:]" : "[…]"
    case .tuple, .tuplePattern:
      output += "("
      writeList(children(), into: &output, depth: depth)
      output += ")"
    case .binary:
      writeOperand(self[0], into: &output, depth: depth)
      output += " \(text) "
      writeOperand(self[1], into: &output, depth: depth)
    case .prefix:
      output += text
      writeOperand(self[0], into: &output, depth: depth)
    case .ternary:
      self[0].write(into: &output, depth: depth + 1)
      output += " ? "
      self[1].write(into: &output, depth: depth + 1)
      output += " : "
      self[2].write(into: &output, depth: depth + 1)
    case .cast, .typeTest:
      self[0].write(into: &output, depth: depth + 1)
      output += kind == .cast ? " as " : " is "
      self[1].write(into: &output, depth: depth + 1)
    case .keyPath:
      output += "\\"
      self[0].write(into: &output, depth: depth + 1)
      output += ".\(text)"
    case .macro: output += "#\(text)"
    case .expressionPattern: self[0].write(into: &output, depth: depth + 1)
    case .typePattern:
      output += "is "
      self[0].write(into: &output, depth: depth + 1)
    case .bindingCondition: writeBinding(into: &output, depth: depth)
    case .matchCondition:
      self[0].write(into: &output, depth: depth + 1)
      output += " = "
      self[1].write(into: &output, depth: depth + 1)
    case .typeName, .optionalType, .arrayType, .dictionaryType, .someType, .functionType,
      .tupleType, .composedType:
      writeType(into: &output, depth: depth)
    case .ifElse, .switching: output += "…"
    default: break
    }
  }

  private func writeMember(into output: inout String, depth: Int) {
    // `self` says nothing to a listener.
    if let base = child(0), !(base.kind == .name && base.text == "self") {
      writeOperand(base, into: &output, depth: depth)
      output += flags.contains(.isOptional) ? "?." : "."
    } else if child(0) == nil {
      output += "."
    }
    output += text
  }

  /// An operand is put in parentheses if it has an operator of its own.
  private func writeOperand(_ operand: Code, into output: inout String, depth: Int) {
    let isCompound =
      operand.kind == .ternary || operand.kind == .cast
      || (operand.kind == .binary && (kind != .binary || operand.text != text))
    if isCompound { output += "(" }
    operand.write(into: &output, depth: depth + 1)
    if isCompound { output += ")" }
  }

  private func writeArguments(_ arguments: [Code], into output: inout String, depth: Int) {
    let inside = arguments.filter { !$0.flags.contains(.isTrailing) }
    let hasTrailing = inside.count < arguments.count
    if !inside.isEmpty || !hasTrailing {
      output += "("
      writeList(inside, into: &output, depth: depth)
      output += ")"
    }
    if hasTrailing { output += " { … }" }
  }

  private func writeList(_ items: [Code], into output: inout String, depth: Int) {
    for (position, item) in items.enumerated() {
      if position > 0 { output += ", " }
      item.write(into: &output, depth: depth + 1)
    }
  }

  private func writeString(into output: inout String, depth: Int) {
    output += "\""
    for piece in children() {
      if piece.kind == .stringPiece {
        output += piece.text
      } else {
        output += "\\("
        writeList(piece.children(), into: &output, depth: depth)
        output += ")"
      }
    }
    output += "\""
  }

  private func writeBinding(into output: inout String, depth: Int) {
    (child(1) ?? self[0]).write(into: &output, depth: depth + 1)
    output += " != nil"
  }

  private func writeType(into output: inout String, depth: Int) {
    switch kind {
    case .optionalType:
      self[0].write(into: &output, depth: depth + 1)
      output += "?"
    case .arrayType:
      output += "["
      self[0].write(into: &output, depth: depth + 1)
      output += "]"
    case .dictionaryType:
      output += "["
      self[0].write(into: &output, depth: depth + 1)
      output += ": "
      self[1].write(into: &output, depth: depth + 1)
      output += "]"
    case .functionType: output += "(…) -> …"
    case .typeName:
      output += text
      guard count > 0 else { return }
      output += "<"
      writeList(children(), into: &output, depth: depth)
      output += ">"
    default: writeList(children(), into: &output, depth: depth)
    }
  }
}
