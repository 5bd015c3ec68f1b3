extension Evaluator {
  /// Of so many values one may be chosen by conditions inside of conditions.
  ///
  /// Each statement of a chain such as `s = a ? s + "x" : s` can double what is possible; nobody
  /// listens to a hundred wordings of one text, and reading them all would take for ever.
  private static let mostAlternatives = 64

  /// A text of more pieces is data, not words.
  static let mostPieces = 512
  /// A list that is put together from parts is followed up to so many items.
  static let mostItems = 4_096

  /// A text; only the expression, if it has too many pieces.
  func bounded(_ text: TextValue, at code: Code) -> Value {
    guard text.pieces.count <= Self.mostPieces,
      alternatives(of: .text(text), within: Self.mostPieces) <= Self.mostPieces
    else { return .unknown(Unknown(.code(code), fact: .system("String", []), cause: .open)) }
    return .text(text)
  }

  /// One of several values; only the expression, if too many are possible.
  func chosen(_ choices: [Value.Choice], at code: Code) -> Value {
    // A switch over many cases is one decision, however many there are.
    let limit = max(Self.mostAlternatives, choices.count)
    guard alternatives(of: .choice(choices), within: limit) <= limit else {
      let fact = choices.first.map { self.fact($0.value) } ?? TypeFact.unknown
      return .unknown(Unknown(.code(code), fact: fact, cause: .open))
    }
    return .choice(choices)
  }

  /// Of how many values one is chosen; counted no further than just beyond a limit.
  func alternatives(of value: Value, within limit: Int, depth: Int = 0) -> Int {
    guard depth < 100 else { return limit + 1 }
    func sum(_ values: some Sequence<Value>) -> Int {
      var count = 0
      for value in values where count <= limit {
        count += alternatives(of: value, within: limit - count, depth: depth + 1)
      }
      return count
    }
    switch value {
    case .choice(let choices): return sum(choices.lazy.map(\.value))
    case .text(let text):
      return max(
        1,
        sum(
          text.pieces.lazy.compactMap { piece in
            if case .value(let value) = piece { value } else { nil }
          }))
    case .binding(let binding):
      return alternatives(of: binding.value, within: limit, depth: depth + 1)
    default: return 1
    }
  }
}
