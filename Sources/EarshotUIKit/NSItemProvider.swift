/// Something that is dragged, pasted or shared, in the forms it can be had in.
public final class NSItemProvider: NSObject, Sendable {
  private let content: Content

  private struct Content: @unchecked Sendable {
    var object: Any?
  }

  /// Creates one of nothing.
  public override init() { content = Content() }
  /// Creates one of an object.
  public init(object: NSObject) { content = Content(object: object) }
  /// Creates one of an item.
  public init(item: Any?, typeIdentifier: String?) { content = Content(object: item) }
  /// Creates one of a file.
  public init?(contentsOf fileURL: URL?) {
    guard let fileURL else { return nil }
    content = Content(object: fileURL)
  }
  /// The names of the kinds it can be had as.
  public var registeredTypeIdentifiers: [String] { [] }
  /// What it is called.
  public var suggestedName: String? { nil }
  /// Whether it can be had as a kind.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
  /// Whether it can be had as a type.
  public func canLoadObject<T>(ofClass type: T.Type) -> Bool { content.object is T }
  /// Hands it over as a type.
  @discardableResult public func loadObject<T>(
    ofClass type: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(content.object as? T, nil)
    return Progress(totalUnitCount: 1)
  }
  /// Hands it over as a kind, which nothing is had as.
  public func loadItem(forTypeIdentifier typeIdentifier: String) async throws -> Any? { nil }
}
