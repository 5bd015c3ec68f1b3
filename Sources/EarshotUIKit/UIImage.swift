/// A picture of UIKit's: it has no name to speak (T10).
public final class UIImage: NSObject, Sendable {
  /// The name of the asset or symbol, if it has one.
  public let _name: String?
  /// What UIKit calls `_isSymbol`.
  public let _isSymbol: Bool
  private let content: Data?

  private init(name: String?, isSymbol: Bool, content: Data?) {
    _name = name
    _isSymbol = isSymbol
    self.content = content
  }

  /// Creates a value.
  public convenience override init() { self.init(name: nil, isSymbol: false, content: nil) }
  /// Every name is taken to be there.
  public convenience init?(named name: String) {
    self.init(name: name, isSymbol: false, content: nil)
  }
  /// Creates a value.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) { self.init(name: name, isSymbol: false, content: nil) }
  /// Creates a value.
  public convenience init?(systemName name: String) {
    self.init(name: name, isSymbol: true, content: nil)
  }
  /// Creates a value.
  public convenience init?(
    systemName name: String, withConfiguration configuration: Configuration?
  ) { self.init(name: name, isSymbol: true, content: nil) }
  /// Nothing is decoded: any bytes are a picture.
  public convenience init?(data: Data) {
    guard !data.isEmpty else { return nil }
    self.init(name: nil, isSymbol: false, content: data)
  }
  /// Creates a value.
  public convenience init?(data: Data, scale: CGFloat) { self.init(data: data) }
  /// Creates a value.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// What UIKit calls `size`.
  public var size: CGSize { .zero }
  /// What UIKit calls `scale`.
  public var scale: CGFloat { 1 }
  /// What UIKit calls `pngData`.
  public func pngData() -> Data? { content }
  /// What UIKit calls `jpegData`.
  public func jpegData(compressionQuality: CGFloat) -> Data? { content }
  /// What UIKit calls `withRenderingMode`.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
  /// What UIKit calls `withTintColor`.
  public func withTintColor(_ color: UIColor) -> UIImage { self }
  /// What UIKit calls `withTintColor`.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
  /// What UIKit calls `withConfiguration`.
  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }
  /// What UIKit calls `resizableImage`.
  public func resizableImage(withCapInsets insets: UIEdgeInsets) -> UIImage { self }
  /// What UIKit calls `preparingThumbnail`.
  public func preparingThumbnail(of size: CGSize) -> UIImage? { self }
  /// What UIKit calls `byPreparingThumbnail`.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { self }
  /// What UIKit calls `byPreparingForDisplay`.
  public func byPreparingForDisplay() async -> UIImage? { self }

  /// How a picture takes on a colour.
  public enum RenderingMode: Hashable, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  /// How a picture is shown.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// How a symbol is shown.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// Creates a value.
    public init(pointSize: CGFloat) {}
    /// Creates a value.
    public init(pointSize: CGFloat, weight: SymbolWeight) {}
    /// Creates a value.
    public init(weight: SymbolWeight) {}
    /// Creates a value.
    public init(textStyle: UIFont.TextStyle) {}
    /// Creates a value.
    public init(font: UIFont) {}
    /// Creates a value.
    public init(scale: SymbolScale) {}
  }

  /// How strong a symbol is.
  public enum SymbolWeight: Hashable, Sendable {
    /// The value `unspecified`.
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// How large a symbol is.
  public enum SymbolScale: Hashable, Sendable { case `default`, unspecified, small, medium, large }
}
