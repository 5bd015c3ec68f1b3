import EarshotSemantics

/// What a date picker chooses: a date within bounds, part by part.
struct DateChoice {
  let selection: Binding<Date>
  let lower: Date?
  let upper: Date?
  let components: DatePickerComponents

  /// What is chosen, in words.
  func words(in environment: EnvironmentValues) -> String {
    var words: [String] = []
    let date = selection.wrappedValue
    if components.contains(.date) { words.append(Text.DateStyle.date.words(date, in: environment)) }
    if components.contains(.hourAndMinute) {
      words.append(Text.DateStyle.time.words(date, in: environment))
    }
    return words.joined(separator: ", ")
  }

  /// Chooses a date, or the one of the bounds that is nearest.
  func choose(_ date: Date) {
    var date = date
    if let lower, date < lower { date = lower }
    if let upper, date > upper { date = upper }
    selection.wrappedValue = date
  }

  private func isOutside(_ day: Date, _ calendar: Calendar) -> Bool {
    if let lower, day < calendar.startOfDay(for: lower) { return true }
    if let upper, day > upper { return true }
    return false
  }
}

// MARK: - Wheels

extension DateChoice {
  /// A wheel for each part of the date.
  @MainActor func wheels(_ label: [Element], _ node: _Node, _ collector: Collector) -> [Live] {
    let environment = node.environment
    let calendar = environment.zonedCalendar
    let parts = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute], from: selection.wrappedValue)
    var columns: [(words: Wording, unit: Calendar.Component)] = []
    if components.contains(.date) {
      let month = DateWords.month(parts.month ?? 1, in: environment.locale)
      columns.append((.text(month), .month))
      columns.append((.text("\(parts.day ?? 1)"), .day))
      columns.append((.text("\(parts.year ?? 0)"), .year))
    }
    if components.contains(.hourAndMinute) {
      columns.append((.text("\(parts.hour ?? 0)"), .hour))
      let minute = parts.minute ?? 0
      columns.append((.text(minute < 10 ? "0\(minute)" : "\(minute)"), .minute))
    }
    var picker = Element.wheelDatePicker(label, columns: columns.map(\.words))
    let wheels = picker.children
    picker.children = []
    var live = Live(picker, of: node)
    for (index, wheel) in wheels.enumerated() where columns.indices.contains(index) {
      let unit = columns[index].unit
      var column = Live(wheel, of: node, part: index + 1)
      for (trigger, step) in [(Trigger.increment, 1), (.decrement, -1)] {
        collector.makeControl(&column.element, of: node, trigger) {
          let now = selection.wrappedValue
          choose(calendar.date(byAdding: unit, value: step, to: now) ?? now)
        }
      }
      live.children.append(column)
    }
    return [live]
  }
}

// MARK: - A month

extension DateChoice {
  /// The month of the date with its days, and wheels for the time if that is chosen too.
  @MainActor func month(_ label: [Element], _ node: _Node, _ collector: Collector) -> [Live] {
    let calendar = node.environment.zonedCalendar
    let parts: Set<Calendar.Component> = [.calendar, .era, .year, .month, .day]
    let chosen = calendar.dateComponents(parts, from: selection.wrappedValue)
    var lives = days(
      label, node, collector, isChosen: { $0.day == chosen.day },
      choose: { day in
        let now = selection.wrappedValue
        let step = (day.day ?? 1) - (chosen.day ?? 1)
        choose(calendar.date(byAdding: .day, value: step, to: now) ?? now)
      })
    if components.contains(.hourAndMinute) {
      let time = DateChoice(
        selection: selection, lower: lower, upper: upper, components: .hourAndMinute)
      for var wheel in time.wheels([], node, collector) {
        wheel.part += 100
        for index in wheel.children.indices { wheel.children[index].part += 100 }
        lives.append(wheel)
      }
    }
    return lives
  }

  /// The month of the date with its days as buttons.
  @MainActor func days(
    _ label: [Element], _ node: _Node, _ collector: Collector,
    isChosen: @escaping (DateComponents) -> Bool,
    choose chooseDay: @escaping @MainActor (DateComponents) -> Void
  ) -> [Live] {
    let environment = node.environment
    let calendar = environment.zonedCalendar
    let date = selection.wrappedValue
    let parts = calendar.dateComponents([.year, .month], from: date)
    let count = calendar.range(of: .day, in: .month, for: date)?.count ?? 0
    let days = (1...max(count, 1)).map { number -> (date: Date, parts: DateComponents) in
      let day = DateComponents(year: parts.year, month: parts.month, day: number)
      let start = calendar.date(from: day) ?? date
      return (start, calendar.dateComponents([.calendar, .era, .year, .month, .day], from: start))
    }
    let title = "\(DateWords.month(parts.month ?? 1, in: environment.locale)) \(parts.year ?? 0)"
    let words = days.map { day in
      Wording.text(
        DateWords.weekday(
          calendar.component(.weekday, from: day.date), day: day.parts.day ?? 1,
          month: day.parts.month ?? 1, in: environment.locale))
    }
    var picker = Element.graphicalDatePicker(
      label, month: .text(title), days: words, selection: days.firstIndex { isChosen($0.parts) })
    let rows = picker.children
    picker.children = []
    var live = Live(picker, of: node)
    for (index, row) in rows.enumerated() {
      var child = Live(row, of: node, part: index + 1)
      if index == 0 {
        for (trigger, step) in [(Trigger.increment, 1), (.decrement, -1)] {
          collector.makeControl(&child.element, of: node, trigger) {
            choose(calendar.date(byAdding: .month, value: step, to: date) ?? date)
          }
        }
      } else if days.indices.contains(index - 1) {
        let day = days[index - 1]
        if isOutside(day.date, calendar) {
          child.element.traits.insert(.notEnabled)
        } else {
          if isChosen(day.parts) { child.element.traits.insert(.selected) }
          collector.makeControl(&child.element, of: node, .activate) { chooseDay(day.parts) }
        }
      }
      live.children.append(child)
    }
    return [live]
  }
}

extension EnvironmentValues {
  /// The calendar in the time zone of the app.
  var zonedCalendar: Calendar {
    var calendar = calendar
    calendar.timeZone = timeZone
    return calendar
  }
}
