extension Element {
  /// What a date picker lets one choose.
  public enum DateComponents: String, Hashable, Sendable, CaseIterable {
    /// A day.
    case date
    /// A time of day.
    case time
    /// Both.
    case dateAndTime
  }

  /// A date picker in its compact form: its text, then the picker, which has no name of its own
  /// (V17, V18, V21).
  ///
  ///     DatePicker("Start", …)      → "Start" and "1 Jan 2026, Date Picker, Collapsed"
  public static func compactDatePicker(
    _ label: [Element], value: Wording?, components: DateComponents, isExpanded: Bool = false
  ) -> [Element] {
    var picker = Element(value: value, traits: .button)
    picker.expanded = isExpanded
    picker.systemRole =
      switch components {
      case .date: .datePicker
      case .time: .timePicker
      case .dateAndTime: .dateAndTimePicker
      }
    picker.evidence.facts = [.control("DatePicker")]
    return label + [picker]
  }

  /// A date picker whose columns are wheels, named by its label even if that is not shown
  /// (V19, V20, R9).
  ///
  ///     DatePicker("Start", …)      → "Start" on entry, then "December, Picker Item, Adjustable"
  public static func wheelDatePicker(_ label: [Element], columns: [Wording]) -> Element {
    let wheels = columns.map { column in
      var wheel = Element(value: column, traits: [.adjustable, .pickerItem])
      wheel.evidence.facts = [.control("DatePicker")]
      return wheel
    }
    return named(label, children: wheels)
  }

  /// A date picker that shows a month: the month, which can be adjusted, then its days
  /// (V19, R18).
  ///
  ///     DatePicker("Start", …)      → "January 2026, Button, Adjustable",
  ///                                   "Selected, Thursday 1 January, Button"
  ///
  /// - Parameters:
  ///   - label: What names it on entry.
  ///   - month: The month that is shown.
  ///   - days: Its days, each with its full date.
  ///   - selection: Which of them is chosen.
  public static func graphicalDatePicker(
    _ label: [Element], month: Wording, days: [Wording], selection: Int?
  ) -> Element {
    let shown = Element(label: month, traits: [.button, .adjustable])
    let buttons = days.enumerated().map { index, day in
      Element(label: day, traits: index == selection ? [.button, .selected] : .button)
    }
    let parts = ([shown] + buttons).map { part in
      var part = part
      part.evidence.facts = [.control("DatePicker")]
      return part
    }
    return named(label, children: parts)
  }

  private static func named(_ label: [Element], children: [Element]) -> Element {
    var picker = Element(control: "DatePicker", named: label, traits: [])
    picker.children = children
    picker.container = .group
    return picker
  }
}
