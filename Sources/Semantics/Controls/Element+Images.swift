extension Element {
  /// A picture without a label of the app's: it says its own name (T3, T6, T10).
  ///
  /// - Parameters:
  ///   - origin: Where it comes from.
  ///   - name: What the system calls it: a symbol's description (T6), an asset's entry in the
  ///     string table (T4). Without one the raw name is heard, and of a picture that has none
  ///     nothing but "Image".
  ///
  ///     Image(systemName: "globe")      → "Globe, Image"
  ///     Image("get10off")               → "get10off, Image"
  public static func image(_ origin: Evidence.ImageOrigin, name: Wording? = nil) -> Element {
    var element = Element(label: name, traits: .image)
    if element.label == nil {
      switch origin {
      case .asset(let raw), .symbol(let raw): element.label = .text(raw)
      case .data: break
      }
    }
    element.evidence.facts = [.control("Image"), .image(origin)]
    if let label = element.label { element.evidence.facts.append(.impliedLabel(label)) }
    return element
  }

  /// A picture with a label of the app's (T8, T9).
  ///
  ///     Image("photo", label: Text("Our kitchen"))      → "Our kitchen, Image"
  public static func image(_ origin: Evidence.ImageOrigin, label: Wording) -> Element {
    var element = Element(label: label, traits: .image)
    element.evidence.facts = [.control("Image"), .image(origin)]
    return element
  }

  /// A picture that only decorates: nothing is heard of it (T7).
  public static func decorativeImage(_ origin: Evidence.ImageOrigin) -> Element {
    var element = Element()
    element.elementsHidden = true
    element.evidence.facts = [.control("Image"), .image(origin)]
    return element
  }

  /// A shape, colour, gradient, canvas, divider or spacer: no stop, unless it is given words or
  /// actions (T11, T12, T14).
  public static func drawing(_ control: String) -> Element {
    var element = Element()
    element.evidence.facts = [.control(control)]
    return element
  }

  /// How a label shows its title and its icon.
  public enum LabelStyle: String, Hashable, Sendable, CaseIterable {
    /// Both, as by default.
    case titleAndIcon
    /// The icon alone.
    case iconOnly
    /// The title alone.
    case titleOnly
  }

  /// A title with an icon: one stop that says the title, however it is shown (T15–T18).
  ///
  ///     Label("World", systemImage: "globe")                      → "World"
  ///     Label("World", systemImage: "globe"), icon only           → "World, Image"
  ///     Label("", systemImage: "globe"), icon only                → "Globe, Image"
  public static func label(
    title: [Element], icon: [Element], style: LabelStyle = .titleAndIcon
  ) -> Element? {
    let isIcon = style == .iconOnly
    let named = name(of: title).words == nil && style != .titleOnly ? icon : title
    let element = Element(
      control: "Label", named: named, traits: isIcon ? .image : .staticText)
    return element.label == nil ? nil : element
  }
}
