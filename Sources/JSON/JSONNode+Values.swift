/// Each takes the value for what it should be, or reports what it is and gives nil.
extension JSONNode {
  /// The string.
  public func string(_ problems: inout JSONProblems) -> String? {
    if case .string(let string) = value { return string }
    problems.report(self, isNot: "a string")
    return nil
  }

  /// The truth value.
  public func bool(_ problems: inout JSONProblems) -> Bool? {
    if case .bool(let bool) = value { return bool }
    problems.report(self, isNot: "true or false")
    return nil
  }

  /// The finite number.
  public func number(_ problems: inout JSONProblems) -> Double? {
    if case .number(let number) = value, number.isFinite { return number }
    problems.report(self, isNot: "a finite number")
    return nil
  }

  /// The number without a fraction, within bounds.
  public func integer(
    in bounds: ClosedRange<Int> = Int.min...Int.max, _ problems: inout JSONProblems
  ) -> Int? {
    let integer: Int? = if case .number(let number) = value { Int(exactly: number) } else { nil }
    guard let integer, bounds.contains(integer) else {
      problems.report(self, isNot: "an integer" + bounds.phrase)
      return nil
    }
    return integer
  }

  /// The elements of the array.
  public func array(_ problems: inout JSONProblems) -> [JSONNode]? {
    if case .array(let elements) = value { return elements }
    problems.report(self, isNot: "an array")
    return nil
  }

  /// The strings of an array that holds nothing else; what else it holds is reported and left out.
  public func strings(_ problems: inout JSONProblems) -> [String]? {
    array(&problems)?.compactMap { $0.string(&problems) }
  }

  /// The members of an object whose keys are free, like the ids of screens; `null` means absent.
  public func members(_ problems: inout JSONProblems) -> [JSONMember]? {
    if case .object(let members) = value { return members.filter { !$0.value.isNull } }
    problems.report(self, isNot: "an object")
    return nil
  }

  /// The word of a closed list that the string is.
  ///
  /// - Parameter kind: A noun for messages: "unknown trait 'buton', did you mean 'button'?".
  public func word<Word>(
    of vocabulary: JSONVocabulary<Word>, kind: String, _ problems: inout JSONProblems
  ) -> Word? {
    guard let name = string(&problems) else { return nil }
    if let word = vocabulary[name] { return word }
    let nearest = vocabulary.nearest(to: name)
    problems.report(.unknownName(name, kind: kind, nearest: nearest), at: place)
    return nil
  }
}

extension ClosedRange<Int> {
  fileprivate var phrase: String {
    switch (lowerBound, upperBound) {
    case (.min, .max): ""
    case (_, .max): " of at least \(lowerBound)"
    case (.min, _): " of at most \(upperBound)"
    default: " from \(lowerBound) to \(upperBound)"
    }
  }
}
