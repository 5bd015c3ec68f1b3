import EarshotSemantics

/// A picture: it says its own name unless the app gives it one (T3–T10).
///
///     Image(systemName: "globe")      → "Globe, Image"
public struct Image: Equatable, Sendable {
  let origin: Origin

  enum Origin: Equatable, Sendable {
    case asset(String, bundle: Bundle?)
    case symbol(String)
    case labelled(String, Text)
    case decorative(String)
    case data
    case dataLabelled(Text)
  }

  init(_ origin: Origin) { self.origin = origin }

  /// A picture of the app's, which says its name as it is written.
  public init(_ name: String, bundle: Bundle? = nil) { origin = .asset(name, bundle: bundle) }

  /// A picture of the app's.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    origin = .asset(name, bundle: bundle)
  }

  /// A picture of the app's with a name of its own.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    origin = .labelled(name, label)
  }

  /// A picture of the app's of which nothing is heard.
  public init(decorative name: String, bundle: Bundle? = nil) { origin = .decorative(name) }

  /// A symbol of the system's, which says its description, else its raw name.
  public init(systemName: String) { origin = .symbol(systemName) }

  /// A symbol of the system's.
  public init(systemName: String, variableValue: Double?) { origin = .symbol(systemName) }

  /// A picture of the app's by its resource.
  public init(_ resource: ImageResource) { origin = .asset(resource.name, bundle: nil) }

  /// How a picture fills its space.
  public enum ResizingMode: Hashable, Sendable {
    /// Again and again.
    case tile
    /// Stretched.
    case stretch
  }

  /// How a picture takes on a colour.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// As a stencil.
    case template
    /// As it is.
    case original
  }

  /// The size of a picture in text.
  public enum Scale: Hashable, Sendable {
    /// Small.
    case small
    /// As large as the text.
    case medium
    /// Large.
    case large
  }

  /// How a picture is smoothed.
  public enum Interpolation: Hashable, Sendable {
    /// Not at all.
    case none
    /// A little.
    case low
    /// Well.
    case medium
    /// Best.
    case high
  }
}

/// The name of a picture of the app's, as the build makes it.
public struct ImageResource: Hashable, Sendable {
  let name: String
  /// Creates a name.
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension Image: View {
  /// None: it is a primitive.
  public typealias Body = Never

  /// Makes one stop of the picture's name.
  public static func _resolve(_ view: Self, in node: _Node) {
    let element = view.element(in: node.environment)
    node.producer = ElementProducer { node, collector in
      [Live(collector.styled(element, node.environment), of: node)]
    }
  }

  private func element(in environment: EnvironmentValues) -> Element {
    switch origin {
    case .asset(let name, let bundle):
      let words = LocalizedStringKey(name).wording(table: nil, bundle: bundle, in: environment)
      guard case .localized = words else { return .image(.asset(name)) }
      return .image(.asset(name), name: words)
    case .symbol(let name):
      return .image(.symbol(name), name: SymbolNames.english.name(of: name).map(Wording.text))
    case .labelled(let name, let label):
      return .image(.asset(name), label: label.wording(in: environment))
    case .decorative(let name): return .decorativeImage(.asset(name))
    case .data: return .image(.data)
    case .dataLabelled(let label): return .image(.data, label: label.wording(in: environment))
    }
  }
}

/// A picture that is loaded; while it is not, a placeholder stands there.
public struct AsyncImage<Content: View> {
  let content: Content

  /// A picture from a URL: nothing is ever loaded here, so nothing but "Image" is heard.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image { content = Image(.data) }

  /// A picture from a URL, and what stands there until it is loaded: it never is here.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.content = _ConditionalContent(storage: .second(placeholder()))
  }

  /// A picture from a URL in each phase of its loading: it stays empty here.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) { self.content = content(.empty) }
}

extension AsyncImage: View {
  /// What stands there now.
  public var body: some View { content }
}

/// How far a picture is loaded.
public enum AsyncImagePhase: Sendable {
  /// Not at all.
  case empty
  /// Wholly.
  case success(Image)
  /// It could not be.
  case failure(any Error)

  /// The picture, if it is loaded.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// Why it could not be.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
