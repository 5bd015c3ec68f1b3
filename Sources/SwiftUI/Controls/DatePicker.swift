import EarshotSemantics

/// A choice of a day or a time (V17–V21).
///
///     DatePicker("Start", selection: $start)      → "Start" and "… Date and Time Picker, Collapsed"
public struct DatePicker<Label: View> {
  let label: Label
  let choice: DateChoice

  private init(
    _ selection: Binding<Date>, _ lower: Date?, _ upper: Date?, _ components: Components,
    _ label: Label
  ) {
    self.label = label
    choice = DateChoice(selection: selection, lower: lower, upper: upper, components: components)
  }

  /// Which parts of a date can be chosen.
  public typealias Components = DatePickerComponents
}

extension DatePicker {
  /// Creates a choice with a label of views.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(selection, nil, nil, displayedComponents, label()) }

  /// Creates a choice within bounds with a label of views.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label()) }

  /// Creates a choice from a date on with a label of views.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(selection, range.lowerBound, nil, displayedComponents, label()) }

  /// Creates a choice up to a date with a label of views.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.init(selection, nil, range.upperBound, displayedComponents, label()) }
}

extension DatePicker where Label == Text {
  /// Creates a choice with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, nil, nil, displayedComponents, Text(titleKey)) }

  /// Creates a choice with a title.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, nil, nil, displayedComponents, Text(title)) }

  /// Creates a choice within bounds with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, range.lowerBound, range.upperBound, displayedComponents, Text(titleKey))
  }

  /// Creates a choice within bounds with a title.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(title)) }

  /// Creates a choice from a date on with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, range.lowerBound, nil, displayedComponents, Text(titleKey)) }

  /// Creates a choice up to a date with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection, nil, range.upperBound, displayedComponents, Text(titleKey)) }
}

/// Which parts of a date can be chosen.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set of its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The time of day.
  public static let hourAndMinute = Self(rawValue: 1)
  /// The day.
  public static let date = Self(rawValue: 2)

  var kind: EarshotSemantics.Element.DateComponents {
    contains(.date) ? contains(.hourAndMinute) ? .dateAndTime : .date : .time
  }
}

extension DatePicker: View {
  /// None: it is a primitive.
  public typealias Body = Never

  /// Makes the stops of its style.
  public static func _resolve(_ view: Self, in node: _Node) {
    node.setChildCount(1)
    node.place(view.label, at: 0)
    let choice = view.choice
    switch node.environment.datePickerStyleName {
    case .compact:
      let menu = node.storage as? OpenDate ?? OpenDate()
      node.storage = menu
      menu.present(choice, from: node)
      node.producer = ElementProducer { node, collector in
        let label = collector.lives(ofChild: 0, of: node)
        let all = Element.compactDatePicker(
          collector.stops(label), value: .text(choice.words(in: node.environment)),
          components: choice.components.kind, isExpanded: menu.isOpen)
        guard var picker = all.last else { return label }
        collector.makeControl(&picker, of: node, .activate) { [weak node] in
          menu.isOpen = true
          if let node { node.graph.setDirty(node) }
        }
        return label + [Live(picker, of: node)]
      }
    case .graphical, .wheel:
      let isGraphical = node.environment.datePickerStyleName == .graphical
      node.storage = nil
      node.producer = ElementProducer { node, collector in
        let label = collector.label(ofChild: 0, of: node)
        return isGraphical
          ? choice.month(label, node, collector) : choice.wheels(label, node, collector)
      }
    }
  }
}

/// Whether a compact picker shows its month.
@MainActor private final class OpenDate {
  var isOpen = false

  func present(_ choice: DateChoice, from node: _Node) {
    guard isOpen || node.modals[.popover] != nil else { return }
    Presentation(
      style: .popover, id: { [self] in isOpen ? AnyHashable(true) : nil },
      end: { [self, weak node] in
        isOpen = false
        if let node { node.graph.setDirty(node) }
      }, onDismiss: nil, content: { AnyView(OpenedDates(choice: choice)) }
    ).resolved(node)
  }
}

/// What a compact picker shows when it is opened: a month, and wheels for the time.
private struct OpenedDates {
  let choice: DateChoice
}

extension OpenedDates: View {
  typealias Body = Never

  static func _resolve(_ view: Self, in node: _Node) {
    node.setChildCount(0)
    let choice = view.choice
    node.producer = ElementProducer { node, collector in
      choice.components.contains(.date)
        ? choice.month([], node, collector) : choice.wheels([], node, collector)
    }
  }
}

/// Several days that can be chosen: each day of the month is a button (R18).
public struct MultiDatePicker<Label: View> {
  let label: Label
  let selection: Binding<Set<DateComponents>>

  /// Creates a choice with a label of views.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.selection = selection
  }

  /// Creates a choice with a title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>)
  where Label == Text { self.init(selection: selection) { Text(titleKey) } }
}

extension MultiDatePicker: View {
  /// None: it is a primitive.
  public typealias Body = Never

  /// Makes a stop of each day of the month it is.
  public static func _resolve(_ view: Self, in node: _Node) {
    node.setChildCount(1)
    node.place(view.label, at: 0)
    let selection = view.selection
    node.producer = ElementProducer { node, collector in
      let today = Binding<Date>(
        unchecked: { node.graph.date(in: node.environment) }, set: { _ in })
      let choice = DateChoice(selection: today, lower: nil, upper: nil, components: .date)
      return choice.days(
        collector.label(ofChild: 0, of: node), node, collector,
        isChosen: { selection.wrappedValue.contains($0) },
        choose: { day in
          if selection.wrappedValue.remove(day) == nil { selection.wrappedValue.insert(day) }
        })
    }
  }
}

extension EnvironmentValues {
  @Entry var datePickerStyleName: _DatePickerStyleName = .compact
}

/// How a date picker is shown, by what matters to the reader.
public enum _DatePickerStyleName: Sendable {
  /// As a button that opens.
  case compact
  /// As a month.
  case graphical
  /// As wheels.
  case wheel
}

extension View {
  /// Shows the date pickers inside in a style.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    let name = style._style
    return _Environed(content: self) { $0.datePickerStyleName = name }
  }
}

/// How a date picker is shown.
public protocol DatePickerStyle {
  /// Which of the system's styles it is.
  var _style: _DatePickerStyleName { get }
}

/// A style of the system's.
public struct _SystemDatePickerStyle: DatePickerStyle, Sendable {
  /// Which it is.
  public let _style: _DatePickerStyleName
}

extension DatePickerStyle where Self == _SystemDatePickerStyle {
  /// As the system does: a button that opens.
  public static var automatic: Self { Self(_style: .compact) }
  /// A button that opens.
  public static var compact: Self { Self(_style: .compact) }
  /// A month.
  public static var graphical: Self { Self(_style: .graphical) }
  /// Wheels.
  public static var wheel: Self { Self(_style: .wheel) }
}

/// A button that opens, by its old name.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// A button that opens.
  public var _style: _DatePickerStyleName { .compact }
  /// Creates the style.
  public init() {}
}

/// As the system does, by its old name.
public typealias DefaultDatePickerStyle = CompactDatePickerStyle

/// A month, by its old name.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// A month.
  public var _style: _DatePickerStyleName { .graphical }
  /// Creates the style.
  public init() {}
}

/// Wheels, by their old name.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Wheels.
  public var _style: _DatePickerStyleName { .wheel }
  /// Creates the style.
  public init() {}
}
