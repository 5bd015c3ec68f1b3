/// A screen of UIKit's with SwiftUI's views in it, which nobody shows here.
@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
  /// The views.
  public var rootView: Content
  /// Creates a screen of views.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }
  /// Creates a screen of views from an archive, which there is none of.
  public init?(coder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init()
  }
  /// Cannot be: the views are unknown.
  @available(*, unavailable) public required init?(coder: NSCoder) {
    preconditionFailure("A screen of views is not made of an archive")
  }
  /// How large it is.
  open func sizeThatFits(in size: CGSize) -> CGSize { size }
}

extension Color {
  /// A colour of UIKit's.
  public init(_ color: UIColor) { self.init(color._name) }
  /// A colour of UIKit's.
  public init(uiColor: UIColor) { self.init(uiColor._name) }
}

extension UIColor {
  /// A colour of SwiftUI's.
  public convenience init(_ color: Color) { self.init(_name: "\(color)") }
}

extension Font {
  /// A font of UIKit's.
  public init(_ font: UIFont) { self = .custom(font.fontName, size: font.pointSize) }
}

extension Image {
  /// A picture of UIKit's: what its name says is unknown by now (T10).
  public init(uiImage: UIImage) { self.init(.data) }
}
