/// Why words, or another value, are known only as an expression.
public enum UnknownCause: Int, Comparable, Sendable, CaseIterable {
  /// It is given when the app runs: a parameter, a row of a list, a property without a value.
  case given
  /// It is state that something changes before it is heard.
  case state
  /// The system makes it, or a module that is not in the input: a date, a format, a price.
  case elsewhere
  /// It is in the source and was not worked out.
  case open

  /// The further down, the worse.
  public static func < (left: UnknownCause, right: UnknownCause) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// Why the parts of an expression, or what a function looks at, are not known.
struct PartCauses {
  /// The worst of the causes that lie outside of the source.
  var data: UnknownCause?
  /// Whether something that is in the source was not worked out.
  var isOpen = false

  mutating func add(_ cause: UnknownCause?) {
    guard let cause else { return }
    if cause == .open { isOpen = true } else { data = UnknownCause.worse(data, cause) }
  }
}

extension UnknownCause {
  /// The cause of a value that says nothing of its own, by the parts of its expression.
  ///
  /// What depends on data and has no words in its code is data itself, whatever else was not
  /// worked out on the way.
  init(of unknown: Unknown, parts: PartCauses = PartCauses(), hasWords: Bool = true) {
    if unknown.key != nil {
      self = .state
    } else if parts.isOpen {
      self = hasWords ? .open : parts.data ?? .open
    } else if let data = parts.data {
      self = data
    } else if case .code = unknown.origin {
      self = .open
    } else {
      self = .given
    }
  }

  static func worse(_ first: UnknownCause?, _ second: UnknownCause?) -> UnknownCause? {
    guard let first, let second else { return first ?? second }
    return max(first, second)
  }
}

extension Code {
  /// Whether somewhere in it there is a text with letters.
  func holdsWords(depth: Int = 0) -> Bool {
    guard depth < 100 else { return true }
    if kind == .stringPiece { return text.contains(where: \.isLetter) }
    return children().contains { $0.holdsWords(depth: depth + 1) }
  }
}

extension Evaluator {
  /// Why a value is not known; nil if it is.
  func cause(of value: Value, depth: Int = 0) -> UnknownCause? {
    guard depth < 8 else { return nil }
    switch value {
    case .unknown(let unknown): return unknown.cause ?? UnknownCause(of: unknown)
    case .binding(let binding): return cause(of: binding.value, depth: depth + 1)
    case .each(_, let unknown): return unknown.cause ?? .given
    case .system, .systemType: return .elsewhere
    case .instance(let instance): return instance.isSample ? .given : nil
    case .choice(let choices):
      return choices.reduce(nil) {
        UnknownCause.worse($0, cause(of: $1.value, depth: depth + 1))
      }
    case .text(let text):
      return text.pieces.reduce(nil) { worst, piece in
        guard case .value(let value) = piece else { return worst }
        return UnknownCause.worse(worst, cause(of: value, depth: depth + 1))
      }
    default: return nil
    }
  }

  /// Notes of what is not known yet why it is not.
  func attribute(_ value: Value, to parts: PartCauses, _ code: Code, depth: Int = 0) {
    guard depth < 4 else { return }
    switch value {
    case .unknown(let unknown): attribute(unknown, to: parts, code)
    case .choice(let choices):
      for choice in choices { attribute(choice.value, to: parts, code, depth: depth + 1) }
    case .binding(let binding): attribute(binding.value, to: parts, code, depth: depth + 1)
    case .each(let item, let unknown):
      attribute(unknown, to: parts, code)
      attribute(item, to: parts, code, depth: depth + 1)
    case .text(let text):
      for case .value(let value) in text.pieces {
        attribute(value, to: parts, code, depth: depth + 1)
      }
    default: break
    }
  }

  private func attribute(_ unknown: Unknown, to parts: PartCauses, _ code: Code) {
    guard unknown.cause == nil else { return }
    unknown.cause = UnknownCause(
      of: unknown, parts: parts, hasWords: parts.isOpen && code.holdsWords())
  }

  /// What a body that was left out comes to: data, if it looks at data and has no words itself.
  func cause(of unknown: Unknown, in body: Code, _ parts: PartCauses) -> UnknownCause? {
    guard unknown.cause ?? .open == .open, let data = parts.data, !body.holdsWords() else {
      return unknown.cause
    }
    return data
  }

  /// Notes why an expression is shown in place of its words.
  func note(_ expression: String, _ cause: UnknownCause?) {
    causes[expression] = UnknownCause.worse(causes[expression], cause ?? .open)
  }

  /// Notes that something the input declares was not followed.
  func miss(_ name: String, in frame: Frame, _ code: Code) {
    missed[frame.type?.fullName ?? code.file.path, default: []].insert(name)
  }
}
