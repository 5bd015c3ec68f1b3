extension JSONDocument {
  /// The path to what stands at a place, like `screens.home.elements[2].traits[0]`.
  ///
  /// Looked up only when a message needs it: places grow through the text, so the way down is a
  /// search in each array and object, and nobody who walks a document has to carry a path along.
  /// The place of a key gives the path of its member. The root's path is empty.
  public func path(to place: JSONPlace) -> String {
    var steps: [PathStep] = []
    var node = root
    while node.place < place {
      switch node.value {
      case .array(let elements):
        guard let index = elements.lastIndex(startingAtOrBefore: place, { $0.place }) else {
          return PathStep.text(steps)
        }
        steps.append(.index(index))
        node = elements[index]
      case .object(let members):
        guard let index = members.lastIndex(startingAtOrBefore: place, { $0.keyPlace }) else {
          return PathStep.text(steps)
        }
        steps.append(.key(members[index].key))
        node = members[index].value
      case .null, .bool, .number, .string:
        return PathStep.text(steps)
      }
    }
    return PathStep.text(steps)
  }
}

extension Array {
  /// The last element that begins no later than the place, by halving.
  fileprivate func lastIndex(
    startingAtOrBefore place: JSONPlace, _ start: (Element) -> JSONPlace
  ) -> Int? {
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      if start(self[middle]) <= place { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : low - 1
  }
}
