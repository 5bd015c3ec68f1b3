import EarshotSemantics

extension Renderer {
  func renderControl(_ view: Builtin, _ context: RenderContext) -> [Element]? {
    switch view.name {
    case "Text":
      let words = evaluator.words(ofText: view)
      return Element.text(words).map { [$0] } ?? []
    case "Text+": return text(.view(.builtin(view)), view.code)
    case "Image": return renderImage(view, context)
    case "AsyncImage": return renderAsyncImage(view, context)
    case "Label": return renderLabel(view, context)
    case "Button": return renderButton(view, context)
    case "Link":
      let url = view.value("destination").flatMap(address)
      return [.link(label(of: view, context, trailingIsLabel: true), url: url)]
    case "ShareLink": return [.shareLink(label(of: view, context, trailingIsLabel: true))]
    case "EditButton": return [.editButton(isEditing: false)]
    case "PasteButton": return [.button("Paste")]
    case "RenameButton": return [.button("Rename")]
    case "SignInWithAppleButton": return [.button("Sign in with Apple")]
    case "PhotosPicker": return [.button(label(of: view, context, trailingIsLabel: true))]
    case "Toggle": return [renderToggle(view, context)]
    case "Slider": return [renderSlider(view, context)]
    case "Stepper": return renderStepper(view, context)
    case "Picker": return [renderPicker(view, context)]
    case "DatePicker", "MultiDatePicker": return renderDatePicker(view, context)
    case "ColorPicker": return [.colorPicker(label(of: view, context, trailingIsLabel: true))]
    case "TextField":
      let prompt = view.value("prompt").flatMap(present)
      return [
        .textField(
          label(of: view, context), prompt: prompt,
          text: (view.value("text") ?? view.value("value")).flatMap(fieldText))
      ]
    case "SecureField":
      return [
        .secureField(
          label(of: view, context), prompt: view.value("prompt").flatMap(present), count: nil)
      ]
    case "TextEditor": return [.textEditor(text: view.value("text").flatMap(fieldText))]
    case "ProgressView": return [renderProgress(view, context)]
    case "Gauge":
      return [.gauge(label(of: view, context, trailingIsLabel: true), value: share(view))]
    case "LabeledContent":
      let content =
        view.value("value").map { text($0, view.code) }
        ?? render(view.trailing ?? view.value("content"), context)
      return Element.labeledContent(label(of: view, context), content: content)
    case "DisclosureGroup":
      let flag = view.value("isExpanded").flatMap(flag) ?? false
      let title = label(of: view, context)
      let content = render(view.trailing ?? view.value("content"), context)
      return Element.disclosureGroup(title, content: content, isExpanded: flag)
    default: return nil
    }
  }

  /// Whether state is on at first.
  func flag(_ value: Value) -> Bool? {
    guard case .boolean(let known)? = evaluator.initial(of: value) else { return nil }
    return known
  }

  func number(_ value: Value) -> Double? {
    switch evaluator.initial(of: value) {
    case .integer(let number)?: Double(number)
    case .double(let number)?: number
    default: nil
    }
  }

  private func present(_ value: Value) -> Wording? { Optional(words(value)).present }

  /// What is in a field at first: nothing, unless the state says otherwise.
  private func fieldText(_ value: Value) -> Wording? {
    switch evaluator.initial(of: value) {
    case .text(let text)?: text.plain.flatMap { $0.isEmpty ? nil : .text($0) }
    case .integer(let number)?: .text("\(number)")
    default: nil
    }
  }

  private func renderImage(_ view: Builtin, _ context: RenderContext) -> [Element] {
    if let system = view.value("systemName") { return [image(symbol: system)] }
    if view.value("decorative") != nil { return [.decorativeImage(.data)] }
    if view.value("uiImage") != nil || view.value("cgImage") != nil || view.value("nsImage") != nil
    {
      return [.image(.data)]
    }
    // What made a picture that the app hands round may have named it.
    guard let name = view.first else {
      return [.image(.data, name: .unresolved(view.code.written, nonEmpty: false))]
    }
    let origin: Evidence.ImageOrigin
    switch name {
    case .text(let text):
      guard let plain = text.plain else {
        let words = evaluator.words(of: name, localized: false)
        return [.image(.data, name: words)]
      }
      origin = .asset(plain)
    case .implicit(let symbol, _): origin = .asset(symbol)
    default: origin = .data
    }
    if let label = view.value("label") { return [.image(origin, label: words(label))] }
    // The name of the picture is heard, whichever it is.
    if case .data = origin {
      let words = evaluator.words(of: name, localized: false)
      evaluator.note(words.shown, evaluator.cause(of: name))
      return [
        .image(
          .data, name: words.isUnresolved ? words : .unresolved(words.shown, nonEmpty: true))
      ]
    }
    // An asset whose name is a key is called what the table says (T4).
    if case .asset(let raw) = origin,
      evaluator.catalogs.entry(raw, table: "Localizable", file: view.code.file.path) != nil
    {
      return [.image(origin, name: words(name))]
    }
    return [.image(origin)]
  }

  private func image(symbol: Value) -> Element {
    switch symbol {
    case .text(let text):
      guard let name = text.plain else { break }
      return .image(.symbol(name), name: symbols.name(of: name).map { .text($0) })
    case .choice(let choices):
      let images = choices.map { ($0.when, image(symbol: $0.value)) }
      guard let first = images.first?.1 else { break }
      let origins = first.evidence.facts.compactMap { fact -> Evidence.ImageOrigin? in
        if case .image(let origin) = fact { origin } else { nil }
      }
      let name = Evaluator.either(
        images.map { .init(when: $0.0?.text, words: $0.1.label ?? .text("")) })
      var element = Element.image(origins.first ?? .data, name: name)
      element.evidence.facts += state(of: symbol).map { .lookDependsOn($0) }
      return element
    case .unknown(let unknown):
      if let first = unknown.initial, case .text(let text) = first, text.plain != "" {
        return image(symbol: first)
      }
      evaluator.note(unknown.written, evaluator.cause(of: symbol))
      return .image(.symbol(unknown.written), name: .unresolved(unknown.written, nonEmpty: true))
    default: break
    }
    return .image(
      .data, name: .unresolved(evaluator.words(of: symbol, localized: false).shown, nonEmpty: true))
  }

  private func renderAsyncImage(_ view: Builtin, _ context: RenderContext) -> [Element] {
    guard let content = view.value("content") ?? view.trailing else { return [.image(.data)] }
    let picture = Value.unknown(Unknown(.text("image"), fact: .system("Image", [])))
    return render(content, context, [picture])
  }

  private func renderLabel(_ view: Builtin, _ outer: RenderContext) -> [Element] {
    let context = outer.leaf
    let title =
      view.value("title").map { render($0, context) } ?? view.first.map { first in
        Self.isClosure(first) ? render(first, context) : text(first, view.code)
      } ?? render(view.trailing, context)
    let icon =
      view.value("icon").map { render($0, context) }
      ?? view.value("systemImage").map { [image(symbol: $0)] } ?? []
    var style = Element.LabelStyle.titleAndIcon
    switch context.labelStyle {
    case .implicit("iconOnly", _)?: style = .iconOnly
    case .implicit("titleOnly", _)?: style = .titleOnly
    case .system(let system)? where system.type == "IconOnlyLabelStyle": style = .iconOnly
    case .system(let system)? where system.type == "TitleOnlyLabelStyle": style = .titleOnly
    case .instance(let instance)?:
      if let made = styled(instance, ["title": title, "icon": icon], view, outer) { return made }
    default: break
    }
    return Element.label(title: title, icon: icon, style: style).map { [$0] } ?? []
  }

  /// What a style of the input makes of the parts of a control.
  private func styled(
    _ style: Instance, _ parts: [String: [Element]], _ view: Builtin, _ context: RenderContext
  ) -> [Element]? {
    guard let make = evaluator.method("makeBody", of: .instance(style), labels: ["configuration"])
    else { return nil }
    enter(context)
    let values = parts.keys.sorted().map { name in
      (label: name, value: Value.view(.rendered(RenderedElements(parts[name] ?? []))))
    }
    let configuration = Value.tuple(
      values + [
        ("isPressed", .boolean(false)), ("role", .absent),
        ("isOn", .unknown(Unknown(.text("isOn"), fact: .system("Bool", [])))),
      ])
    let made = evaluator.invoke(
      make, on: .instance(style),
      given: [
        Argument(label: "configuration", value: configuration, code: view.code, isTrailing: false)
      ], at: view.code)
    var inner = context
    inner.labelStyle = nil
    inner.buttonStyle = nil
    return render(evaluator.tree(of: made, view.code), inner)
  }

  private func renderButton(_ view: Builtin, _ context: RenderContext) -> [Element] {
    // `Button(configuration)` of a style is the button itself.
    if case .tuple(let parts)? = view.first,
      case .view(let tree)? = parts.first(where: { $0.label == "label" })?.value
    {
      return render(tree, context)
    }
    let hasAction = view.value("action") != nil || view.value("intent") != nil
    let hasTitle =
      view.value("label") != nil
      || view.arguments.contains { $0.label.isEmpty && !$0.isTrailing && !Self.isClosure($0.value) }
    var content =
      hasTitle
      ? label(of: view, context)
      : hasAction ? stops(of: render(view.trailing, context.leaf)) : []
    if let role = view.value("role"), !hasTitle, content.isEmpty {
      if case .implicit(let name, _) = role, ["close", "cancel", "confirm"].contains(name) {
        content = text(.text(TextValue(name.prefix(1).uppercased() + name.dropFirst())), view.code)
      } else {
        content = [Element(label: .unresolved("role", nonEmpty: true), traits: .staticText)]
      }
    }
    if case .instance(let style)? = resolveStyle(context.buttonStyle, "ButtonStyle"),
      let made = styled(style, ["label": content], view, context.leaf)
    {
      // A style may hide what was there; the name is then still that of the label.
      if !made.isEmpty { content = made }
    }
    var button = Element.button(content)
    button.evidence.facts += content.flatMap(\.evidence.facts).filter(\.isOfState)
    button.evidence.facts += Self.hiddenWords(of: content)
    let action = view.value("action") ?? (hasTitle ? view.trailing : nil) ?? view.first
    if let effects = effects(of: action, context, view.code) {
      button.responses = [Response(.activate, effects)]
      button.evidence.facts += factsOfChanges
    }
    if let symbol = view.value("systemImage"), button.label == nil {
      button.label = image(symbol: symbol).label
    }
    return [button]
  }

  /// Known words of a control's content that are seen always and hidden from the reader.
  private static func hiddenWords(of content: [Element]) -> [Evidence.Fact] {
    content.compactMap { part in
      guard part.elementsHidden, !part.hidden, part.condition == nil, part.traits == .staticText,
        let words = part.label, words.known != nil
      else { return nil }
      return .hides(words)
    }
  }

  func resolveStyle(_ style: Value?, _ family: String) -> Value? {
    guard case .implicit(let name, _)? = style else { return style }
    for family in [family, "Primitive\(family)"] {
      guard let type = evaluator.program.extended[family],
        let found = evaluator.staticMember(name, of: type, at: type.code)
      else { continue }
      return found
    }
    return style
  }

  private func renderToggle(_ view: Builtin, _ context: RenderContext) -> Element {
    let title = label(of: view, context, trailingIsLabel: true)
    let state = view.value("isOn").flatMap(flag)
    var toggle = Element.toggle(title, state: state.map { $0 ? .on : .off })
    // What else depends on its state changes with it.
    if case .binding(let binding)? = view.value("isOn"), case .unknown(let unknown) = binding.value,
      let tests = evaluator.tests(of: unknown), tests.count == 1
    {
      let turned = FlagTest(tests[0].flag, isOn: !tests[0].isOn)
      toggle.responses = [Response(.activate, [.turn(flag: tests[0].flag, to: nil)])]
      toggle.variations = [
        Variation(when: [turned], changes: [.value("0")]),
        Variation(when: tests, changes: [.value("1")]),
      ]
    }
    return toggle
  }

  private func renderSlider(_ view: Builtin, _ context: RenderContext) -> Element {
    let title =
      view.value("label").map { render($0, context.leaf) } ?? render(view.trailing, context.leaf)
    var range = 0.0...1.0
    if case .system(let bounds)? = view.value("in"), bounds.arguments.count == 2,
      let low = number(bounds.arguments[0].value), let high = number(bounds.arguments[1].value),
      low <= high
    {
      range = low...high
    }
    let value = view.value("value").flatMap(number).flatMap {
      ControlValue.slider($0, in: range, isStepped: view.value("step") != nil)
    }
    return .slider(title, value: value ?? view.value("value").map(expression))
  }

  private func renderStepper(_ view: Builtin, _ context: RenderContext) -> [Element] {
    let title = label(of: view, context, trailingIsLabel: true)
    let value = view.value("value").flatMap(number).flatMap { ControlValue.number($0) }
    return Element.stepper(title, value: value)
  }

  private func renderProgress(_ view: Builtin, _ context: RenderContext) -> Element {
    let title = label(of: view, context, trailingIsLabel: true)
    guard view.value("value") != nil else { return .spinner(title) }
    return .progress(title, value: share(view))
  }

  /// How much of the whole a value is: of its `total`, or of where it is between two bounds.
  private func share(_ view: Builtin) -> Wording? {
    guard let value = view.value("value") else { return nil }
    var low = 0.0
    var high: Double? = 1.0
    if let total = view.value("total") { high = number(total) }
    if let bounds = view.value("in") {
      guard case .system(let range) = bounds, range.arguments.count == 2 else {
        return expression(of: value)
      }
      low = number(range.arguments[0].value) ?? 0
      high = number(range.arguments[1].value)
    }
    if let known = number(value), let high, high > low,
      let share = ControlValue.percent((known - low) / (high - low))
    {
      return share
    }
    return expression(of: value)
  }

  /// The expression of a value that is not known, where its words are wanted.
  func expression(of value: Value) -> Wording {
    let words = evaluator.words(of: value, localized: false)
    if case .unresolved = words { return words }
    let written = words.shown.filter { !"‹›".contains($0) }
    evaluator.note(written, evaluator.cause(of: value) ?? .given)
    return .unresolved(written, nonEmpty: true)
  }

  private func renderDatePicker(_ view: Builtin, _ context: RenderContext) -> [Element] {
    let title = label(of: view, context, trailingIsLabel: true)
    let value = view.value("selection").map(expression)
    var components = Element.DateComponents.dateAndTime
    switch view.value("displayedComponents") {
    case .implicit("date", _)?: components = .date
    case .implicit("hourAndMinute", _)?: components = .time
    case .list(let items)? where items.count == 1:
      if case .implicit("date", _) = items[0] { components = .date } else { components = .time }
    default: break
    }
    switch context.datePickerStyle {
    case .implicit("graphical", _)?:
      return [
        .graphicalDatePicker(
          title, month: value ?? .unresolved("month", nonEmpty: true), days: [], selection: nil)
      ]
    case .implicit("wheel", _)?:
      return [
        .wheelDatePicker(title, columns: [value ?? .unresolved("selection", nonEmpty: true)])
      ]
    default: return Element.compactDatePicker(title, value: value, components: components)
    }
  }
}

extension Evidence.Fact {
  /// Whether it says what looks or words depend on.
  fileprivate var isOfState: Bool {
    switch self {
    case .lookDependsOn, .speaksOf: true
    default: false
    }
  }
}
