import EarshotSemantics

/// A value that is changed by swipes up and down (V14–V16).
public struct Slider<Label: View, ValueLabel: View> {
  let label: Label
  let value: Binding<Double>
  let range: ClosedRange<Double>
  let step: Double?
  let edited: (Bool) -> Void

  private init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ range: ClosedRange<V>, _ step: V.Stride?, _ label: Label,
    _ edited: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    self.label = label
    self.value = Binding<Double>(
      unchecked: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
    self.range = Double(range.lowerBound)...Double(range.upperBound)
    self.step = step.map { Double($0) }
    self.edited = edited
  }

  /// Creates a slider of views; the ones at its ends do not name it (V15).
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), onEditingChanged)
  }

  /// Creates a slider in steps; the views at its ends do not name it (V15).
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label(), onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a label, which is spoken though it is not shown.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), onEditingChanged)
  }

  /// Creates a slider in steps with a label, which is spoken though it is not shown.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label(), onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider without a name (V15).
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, EmptyView(), onEditingChanged)
  }

  /// Creates a slider in steps without a name (V15).
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, EmptyView(), onEditingChanged)
  }
}

extension Slider: View {
  /// None: it is a primitive.
  public typealias Body = Never

  /// Makes one stop of label and value.
  public static func _resolve(_ view: Self, in node: _Node) {
    node.setChildCount(1)
    node.place(view.label, at: 0)
    node.producer = ElementProducer { node, collector in
      let value = view.value.wrappedValue
      var element = Element.slider(
        collector.label(ofChild: 0, of: node),
        value: ControlValue.slider(value, in: view.range, isStepped: view.step != nil))
      collector.makeControl(&element, of: node, .increment) { view.move(by: 1) }
      collector.makeControl(&element, of: node, .decrement) { view.move(by: -1) }
      return [Live(element, of: node)]
    }
  }

  /// One swipe: a step, or a tenth of the range.
  private func move(by direction: Double) {
    let tenth = (range.upperBound - range.lowerBound) / 10
    let step = step.map { max($0, tenth) } ?? tenth
    let new = value.wrappedValue + direction * step
    edited(true)
    value.wrappedValue = min(max(new, range.lowerBound), range.upperBound)
    edited(false)
  }
}

/// A number that is changed by two buttons (V12, V13).
public struct Stepper<Label: View> {
  let label: Label
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  /// What both halves say, nil where only the label tells it.
  let value: Wording?

  /// Creates two buttons that do what the app says.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    increment = onIncrement.map(unisolated)
    decrement = onDecrement.map(unisolated)
    value = nil
  }

  /// Creates two buttons that change a value.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    increment = { value.wrappedValue = value.wrappedValue.advanced(by: step) }
    decrement = { value.wrappedValue = value.wrappedValue.advanced(by: 0 - step) }
    self.value = Self.words(value.wrappedValue)
  }

  /// Creates two buttons that change a value within bounds.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    increment = {
      value.wrappedValue = min(value.wrappedValue.advanced(by: step), bounds.upperBound)
    }
    decrement = {
      value.wrappedValue = max(value.wrappedValue.advanced(by: 0 - step), bounds.lowerBound)
    }
    self.value = Self.words(value.wrappedValue)
  }

  private static func words<V>(_ value: V) -> Wording? {
    if let whole = value as? any BinaryInteger { return .text("\(whole)") }
    if let real = value as? any BinaryFloatingPoint { return ControlValue.number(Double(real)) }
    return nil
  }
}

extension Stepper where Label == Text {
  /// Creates two buttons with a title that change a value.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, step: step, label: { Text(titleKey) }) }

  /// Creates two buttons with a title that change a value within bounds.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }) }

  /// Creates two buttons with a title that change a value.
  @_disfavoredOverload public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, step: step, label: { Text(title) }) }

  /// Creates two buttons with a title that change a value within bounds.
  @_disfavoredOverload public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, in: bounds, step: step, label: { Text(title) }) }

  /// Creates two buttons with a title that do what the app says.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }
}

extension Stepper: View {
  /// None: it is a primitive.
  public typealias Body = Never

  /// Makes two stops of label and value.
  public static func _resolve(_ view: Self, in node: _Node) {
    node.setChildCount(1)
    node.place(view.label, at: 0)
    node.producer = ElementProducer { node, collector in
      let halves = Element.stepper(collector.label(ofChild: 0, of: node), value: view.value)
      return halves.enumerated().map { part, half in
        var half = half
        let action = part == 0 ? view.decrement : view.increment
        if let action {
          collector.makeControl(&half, of: node, .activate) { action() }
        } else {
          half.traits.insert(.notEnabled)
        }
        return Live(half, of: node, part: part)
      }
    }
  }
}

/// How far something is (V23–V26).
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  let label: Label
  let share: Double?

  init(label: Label, share: Double?) {
    self.label = label
    self.share = share
  }

  /// Creates a bar of views.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) { self.init(label: label(), share: value.map { total == 0 ? 0 : Double($0 / total) }) }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a spinner.
  public init() where Label == EmptyView { self.init(label: EmptyView(), share: nil) }

  /// Creates a spinner of views.
  public init(@ViewBuilder label: () -> Label) { self.init(label: label(), share: nil) }

  /// Creates a spinner with a title.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(label: Text(titleKey), share: nil)
  }

  /// Creates a spinner with a title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(label: Text(title), share: nil)
  }

  /// Creates a bar without a name (V24).
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) where Label == EmptyView {
    self.init(label: EmptyView(), share: value.map { total == 0 ? 0 : Double($0 / total) })
  }

  /// Creates a bar of views.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label
  ) { self.init(label: label(), share: value.map { total == 0 ? 0 : Double($0 / total) }) }

  /// Creates a bar with a title.
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1
  ) where Label == Text {
    self.init(label: Text(titleKey), share: value.map { total == 0 ? 0 : Double($0 / total) })
  }

  /// Creates a bar with a title.
  @_disfavoredOverload public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1
  ) where Label == Text {
    self.init(label: Text(title), share: value.map { total == 0 ? 0 : Double($0 / total) })
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates a bar that fills by itself between two moments; how far it is, it does not say.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(label: EmptyView(), share: nil)
  }

  /// Creates a bar of progress that is counted.
  public init(_ progress: Progress) {
    self.init(label: EmptyView(), share: progress.fractionCompleted)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a spinner with a title.
  @_disfavoredOverload public init(_ title: LocalizedStringResource) where Label == Text {
    self.init(label: Text(title), share: nil)
  }
}

extension ProgressView: View {
  /// None: it is a primitive.
  public typealias Body = Never

  /// Makes one stop of label and share.
  public static func _resolve(_ view: Self, in node: _Node) {
    node.setChildCount(1)
    node.place(view.label, at: 0)
    node.producer = ElementProducer { node, collector in
      let label = collector.label(ofChild: 0, of: node)
      let element =
        view.share.map { Element.progress(label, value: ControlValue.percent($0)) }
        ?? Element.spinner(label)
      return [Live(element, of: node)]
    }
  }
}
