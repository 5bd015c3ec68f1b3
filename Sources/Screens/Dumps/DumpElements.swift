import EarshotSemantics

/// Makes elements of the nodes of a dump.
struct DumpElements {
  let tree: DumpTree
  let parts: DumpParts
  /// The children of tables that are the header of what follows.
  private let sectionHeaders: Set<Int>

  init(_ tree: DumpTree, _ parts: DumpParts) {
    self.tree = tree
    self.parts = parts
    sectionHeaders = tree.sectionHeaders(parts)
  }

  /// The elements of a run of nodes, containers with what is in them.
  ///
  /// - Parameter left: Nodes that are left out with all that is in them.
  func elements(in range: Range<Int>, leavingOut left: Set<Int> = []) -> [Element] {
    var open: [OpenContainer] = []
    var elements: [Element] = []
    var number = range.lowerBound
    while true {
      while let end = open.last?.end, number >= end {
        var last = open.removeLast()
        // A name is heard on entry, so without anything to enter there is no container.
        if !elements.isEmpty {
          last.element.children = elements
          last.before.append(last.element)
        }
        elements = last.before
      }
      guard number < range.upperBound else { return elements }
      let end = min(tree.nodes[number].end, range.upperBound)
      if left.contains(number) {
        number = end
        continue
      }
      switch parts.parts[number] {
      case .skipped: number = end
      case .through: number += 1
      case .stop:
        elements.append(element(of: number))
        number = end
      case .field:
        elements.append(element(of: number))
        elements += buttons(in: tree.below(number))
        number = end
      case .cell:
        let inside = self.elements(in: tree.below(number))
        elements += DumpCell(self, number, inside).elements
        number = end
      case .container(let kind):
        open.append(OpenContainer(container(of: number, kind), end, before: elements))
        elements = []
        number += 1
      case .inOrder:
        var list = Element()
        list.explicitOrder = true
        open.append(OpenContainer(list, end, before: elements))
        elements = []
        number += 1
      case .group:
        open.append(OpenContainer(container(of: number, .group), end, before: elements))
        elements = []
        number += 1
      }
    }
  }

  /// A container that is being filled.
  private struct OpenContainer {
    var element: Element
    var end: Int
    var before: [Element]

    init(_ element: Element, _ end: Int, before: [Element]) {
      self.element = element
      self.end = end
      self.before = before
    }
  }

  /// A field is one stop, but the buttons in it, such as the one that clears it, are reached.
  private func buttons(in range: Range<Int>) -> [Element] {
    range.filter { parts.parts[$0] == .stop && tree.nodes[$0].type == .button }
      .map { element(of: $0) }
  }

  private func container(of number: Int, _ kind: Container) -> Element {
    let node = tree.nodes[number]
    var element = Element()
    element.container = kind
    // "Tab Bar" is the system's name for every tab bar, and is not spoken (1.12, 9).
    if kind != .tabBar { element.label = node.label.map(Wording.text) }
    element.identifier = node.identifier
    locate(&element, number)
    if kind == .group, tree.limits.contains(.stops) {
      element.evidence.facts.append(.stopsNotDetermined)
    }
    return element
  }
}

extension DumpElements {
  /// What is heard of a node that is a stop.
  func element(of number: Int) -> Element {
    let node = tree.nodes[number]
    var element = Element(
      label: node.label.map(Wording.text), value: node.value.map(Wording.text),
      hint: node.hint.map(Wording.text), traits: node.type.traits.union(node.traits ?? []))
    element.identifier = node.identifier
    element.actions = node.actions.map { CustomAction(name: .text($0)) }
    element.placeholder = node.placeholder.map(Wording.text)
    if !node.isEnabled { element.traits.insert(.notEnabled) }
    if node.isSelected == true { element.traits.insert(.selected) }
    if node.isFocused, element.traits.contains(.textEntry) { element.traits.insert(.isEditing) }
    if element.label == nil, element.traits.contains(.button) || element.traits.contains(.link) {
      element.label = joinedTexts(in: tree.below(number))
    }
    settleValue(&element, node)
    nameHalf(&element, number)
    if isSectionHeader(number) { element.traits.insert(.header) }
    nameInBar(&element, number)
    locate(&element, number)
    // An element that says nothing is still a stop (rule S9).
    if element.part != .stop { element.childrenAs = .ignore }
    return element
  }

  /// Sorts out what WebDriverAgent puts into `value`: a state, the chosen button, a placeholder,
  /// the label once more.
  private func settleValue(_ element: inout Element, _ node: DumpNode) {
    if element.traits.contains(.switchButton) {
      // What is chosen and what is on are one thing for a switch.
      element.traits.remove(.selected)
      element.value = .text(node.value?.asSwitchState ?? (node.isSelected == true ? "1" : "0"))
      return
    }
    if node.type.traits.contains(.button), node.value == "1", node.isSelected != false {
      element.traits.insert(.selected)
      element.value = nil
    }
    if node.type == .activityIndicator, node.value?.asSwitchState != nil { element.value = nil }
    if node.value == node.placeholder || node.value == node.label { element.value = nil }
    if node.placeholder == node.label { element.placeholder = nil }
  }

  /// The halves of a stepper are named by it and hold its value (rule R10, V12).
  private func nameHalf(_ element: inout Element, _ number: Int) {
    guard element.traits.contains(.button),
      let stepper = tree.ancestors(of: number, atMost: 3).first(where: {
        $0 >= 0 && tree.nodes[$0].type == .stepper
      })
    else { return }
    let whole = tree.nodes[stepper]
    if let name = whole.label, let own = element.label?.known,
      !DumpWords.says([own], allOf: name)
    {
      element.label = .text("\(name), \(own)")
    }
    if element.value == nil { element.value = whole.value.map(Wording.text) }
  }

  /// What a bar's title and way back are (rules R4 and R5), in whichever bar they stand.
  private func nameInBar(_ element: inout Element, _ number: Int) {
    let node = tree.nodes[number]
    guard node.type == .staticText || node.name == "BackButton",
      let bar = tree.ancestors(of: number, atMost: 3).first(where: {
        $0 >= 0 && tree.nodes[$0].type == .navigationBar
      })
    else { return }
    if node.type == .staticText, node.label == tree.nodes[bar].name {
      element.traits.insert(.header)
    } else if node.type == .button {
      element.traits.insert(.backButton)
    }
  }

  /// The texts of some nodes as one, in reading order, each once; nil if there are none.
  ///
  /// Texts are looked for whether they are seen or not: what covers a text may be the button it
  /// belongs to.
  private func joinedTexts(in range: Range<Int>) -> Wording? {
    let texts = range.filter { tree.nodes[$0].type == .staticText }.compactMap { number in
      var element = Element(label: tree.nodes[number].label.map(Wording.text))
      element.frame = tree.nodes[number].frame
      return element.label == nil || element.frame?.isZeroSize == true ? nil : element
    }
    return joined(texts)
  }

  /// The labels and values of elements as one, in reading order, each once.
  func joined(_ elements: [Element]) -> Wording? {
    var seen: Set<Wording> = []
    let words = tree.order.stops(of: elements).flatMap { stop in
      [stop.element.label, stop.element.value].compactMap(\.self)
    }
    return Wording.joined(words.filter { seen.insert($0).inserted })
  }

  private func locate(_ element: inout Element, _ number: Int) {
    let node = tree.nodes[number]
    element.frame = node.frame?.isZeroSize == true ? nil : node.frame
    element.source = SourcePlace(
      file: tree.file, line: node.place.line, column: node.place.column)
    element.evidence.facts = [.nodeType(DumpType.prefix + node.typeName)]
    if let path = tree.path(to: number) { element.evidence.facts.append(.viewPath(path)) }
  }

  private func isSectionHeader(_ number: Int) -> Bool {
    guard !sectionHeaders.isEmpty, tree.nodes[number].traits == nil else { return false }
    return sectionHeaders.contains(number)
      || tree.ancestors(of: number, atMost: 8).contains { sectionHeaders.contains($0) }
  }
}

extension String {
  /// "0" or "1", if that is what it says.
  var asSwitchState: String? {
    switch lowercased() {
    case "0", "false": "0"
    case "1", "true": "1"
    case "2": "2"
    default: nil
    }
  }
}
