import EarshotSemantics

/// A cell: one stop for its texts, and the controls in it that say more than they do.
///
/// UIKit reads a row of a table as one element and lends its label to a switch in it. A cell of a
/// collection view without a label of its own is no element, so the texts in it are stops of
/// their own (L2 for SwiftUI, whose lists are collection views).
struct DumpCell {
  /// What is heard of the cell.
  private(set) var elements: [Element] = []

  private let maker: DumpElements
  private let number: Int

  /// What a cell shows on its own account, by the names of the pictures UIKit uses.
  private static let disclosure: Set<String> = ["chevron", "chevron.forward", "chevron.right"]
  private static let checkmark = "checkmark"

  /// Reads a cell with the elements that are in it.
  init(_ maker: DumpElements, _ number: Int, _ inside: [Element]) {
    self.maker = maker
    self.number = number
    let node = maker.tree.nodes[number]
    var cell = maker.element(of: number)
    var parts = inside
    if parts.contains(where: { $0.isNamed(Self.checkmark) }) { cell.traits.insert(.selected) }
    parts.removeAll { part in
      part.isNamed(Self.checkmark) || Self.disclosure.contains(where: part.isNamed)
        || part.isDisclosure
    }
    // An element has no elements in it (rule E2), but for the switch it speaks for, and what says
    // of itself that it is one.
    let inner = maker.tree.below(number)
    if node.isAccessible == true,
      !inner.contains(where: { maker.tree.nodes[$0].isAccessible == true })
    {
      parts.removeAll { !$0.traits.contains(.switchButton) }
    }
    let switches = parts.filter { $0.traits.contains(.switchButton) }
    if cell.label != nil || (node.isAccessible == true && !parts.contains(where: \.isText)) {
      read(cell, parts.filter { !$0.isText }, switches)
    } else if maker.tree.isInCollection(number) {
      readLoose(cell, parts)
    } else {
      cell.label = nil
      readJoined(cell, parts, switches)
    }
  }

  /// A cell with a label speaks for its texts, and for a control of the same name.
  private mutating func read(_ cell: Element, _ controls: [Element], _ switches: [Element]) {
    let own = [cell.label?.known, cell.value?.known]
    if switches.count == 1, let button = switches.first, button.isSaid(by: own) {
      elements = [lend(cell, to: button)] + controls.filter { $0 != button }
    } else if let twin = controls.first(where: { $0.isSaid(by: [cell.label?.known]) }) {
      elements = [lend(cell, to: twin)] + controls.filter { $0 != twin }
    } else {
      elements = [cell] + controls
    }
  }

  /// A row without a label: its texts are one stop.
  private mutating func readJoined(_ cell: Element, _ parts: [Element], _ switches: [Element]) {
    let controls = parts.filter { !$0.isText }
    var texts = parts.filter(\.isText)
    if switches.count == 1, let button = switches.first {
      let said = texts + (button.isSaid(by: texts.map { $0.label?.known }) ? [] : [button.bare])
      var row = cell
      row.label = maker.joined(said)
      elements = [lend(row, to: button)] + controls.filter { $0 != button }
      return
    }
    texts.removeAll { $0.isSaid(by: controls.flatMap(\.knownWords)) }
    var row = cell
    if row.value != nil, row.isSaid(by: texts.flatMap(\.knownWords), only: \.value) {
      row.value = nil
    }
    row.label = maker.joined(texts)
    if texts.contains(where: { $0.traits.contains(.header) }) { row.traits.insert(.header) }
    elements = texts.isEmpty ? controls : [row] + controls
  }

  /// A cell that is no element: what is in it stays, but for what is said twice.
  private mutating func readLoose(_ cell: Element, _ parts: [Element]) {
    let said = parts.filter { !$0.isText }.flatMap(\.knownWords)
    elements = parts.filter { !$0.isText || !$0.isSaid(by: said) }
    if elements.count == 1 {
      elements[0].traits.formUnion(cell.traits.intersection([.selected, .notEnabled]))
    }
  }

  /// A control with the words and the place of its row.
  private func lend(_ cell: Element, to control: Element) -> Element {
    var control = control
    let isSwitch = control.traits.contains(.switchButton)
    let isState = cell.value?.known?.asSwitchState != nil
    if isSwitch {
      control.label = Wording.joined([cell.label, isState ? nil : cell.value].compactMap(\.self))
    } else {
      control.label = cell.label ?? control.label
      if control.value == nil { control.value = cell.value }
    }
    control.hint = control.hint ?? cell.hint
    control.actions += cell.actions
    control.traits.formUnion(cell.traits.intersection([.selected, .notEnabled]))
    if isSwitch { control.traits.remove(.selected) }
    control.frame = cell.frame ?? control.frame
    return control
  }
}

extension Element {
  /// Whether it is nothing but words: neither a control nor a container.
  fileprivate var isText: Bool {
    part == .stop && traits.isDisjoint(with: .interactive)
  }

  /// Its name alone.
  fileprivate var bare: Element {
    var element = Element(label: label)
    element.frame = frame
    return element
  }

  fileprivate var knownWords: [String?] { [label?.known, value?.known] }

  /// Whether it is a picture or button of this name.
  fileprivate func isNamed(_ name: String) -> Bool {
    (label?.known == name || identifier == name)
      && !traits.isDisjoint(with: [.image, .button])
  }

  /// Whether it is the arrow of a row: older systems call it "More Info", in the app's language,
  /// and draw it as a small button that cannot be used.
  fileprivate var isDisclosure: Bool {
    guard traits.isSuperset(of: [.button, .notEnabled]), let frame else { return false }
    return frame.width <= 20 && frame.height <= 24
  }

  /// Whether others say its label already, or it has none.
  fileprivate func isSaid(
    by others: [String?], only words: (Element) -> Wording? = { $0.label }
  ) -> Bool {
    guard let text = words(self)?.known else { return true }
    return DumpWords.says(others, allOf: text)
  }
}
