// Inert: what is dragged, dropped and handed over. No hand is there, so nothing ever is.

/// Something that can be handed to another app.
public protocol Transferable: Sendable {
  /// How it is handed over.
  associatedtype Representation: TransferRepresentation
  /// How it is handed over.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// How something is handed over.
public protocol TransferRepresentation<Item>: Sendable {
  /// What is handed over.
  associatedtype Item
}

/// How something is handed over, of which nothing is done.
public struct _TransferRepresentation<Item>: TransferRepresentation {
  init() {}
}

/// Makes one way of handing over of those written one after another.
@resultBuilder public enum TransferRepresentationBuilder<Item> {
  /// A way.
  public static func buildExpression<R: TransferRepresentation>(
    _ content: R
  ) -> _TransferRepresentation<Item> where R.Item == Item { _TransferRepresentation() }
  /// Ways one after another.
  public static func buildBlock(
    _ content: _TransferRepresentation<Item>...
  ) -> _TransferRepresentation<Item> { _TransferRepresentation() }
}

/// As bytes.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// Gives and takes bytes.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
  /// Gives bytes.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {}
  /// Takes bytes.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
  /// Is offered where a condition holds.
  public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> Self { self }
  /// Suggests the name of a file.
  public func suggestedFileName(_ name: String) -> Self { self }
}

/// As a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  /// Gives and takes a file.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
  /// Takes a file.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
  /// Gives a file.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {}
}

/// A file that is given.
public struct SentTransferredFile: Sendable {
  /// Where it is.
  public let file: URL
  /// Gives a file.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) { self.file = file }
}

/// A file that was taken.
public struct ReceivedTransferredFile: Sendable {
  /// Where it is.
  public let file: URL
  /// Whether it is the one that was given.
  public let isOriginalFile: Bool
}

/// As what it is coded to.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  /// Codes it.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}

/// As something else.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
  /// Gives something else.
  public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {}
  /// Gives and takes something else.
  public init(
    exporting: @escaping @Sendable (Item) throws -> Proxy,
    importing: @escaping @Sendable (Proxy) throws -> Item
  ) {}
}

extension String: Transferable {
  /// As it is.
  public static var transferRepresentation: some TransferRepresentation {
    _TransferRepresentation<String>()
  }
}

extension Data: Transferable {
  /// As it is.
  public static var transferRepresentation: some TransferRepresentation {
    _TransferRepresentation<Data>()
  }
}

extension URL: Transferable {
  /// As it is.
  public static var transferRepresentation: some TransferRepresentation {
    _TransferRepresentation<URL>()
  }
}

extension AttributedString: Transferable {
  /// As it is.
  public static var transferRepresentation: some TransferRepresentation {
    _TransferRepresentation<AttributedString>()
  }
}

extension Image: Transferable {
  /// As it is.
  public static var transferRepresentation: some TransferRepresentation {
    _TransferRepresentation<Image>()
  }
}

/// Who takes what is dropped.
@MainActor @preconcurrency public protocol DropDelegate {
  /// Whether it can be taken.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes it.
  func performDrop(info: DropInfo) -> Bool
  /// It is over the view.
  func dropEntered(info: DropInfo)
  /// It moves over the view.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// It is over the view no more.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// It can.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// As the system does.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

/// What is dropped.
public struct DropInfo: Sendable {
  /// Where it is.
  public var location: CGPoint { .zero }
  /// Whether it is of one of several kinds.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
  /// What of it is of one of several kinds.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
}

/// What becomes of something that is dropped.
public struct DropProposal: Sendable {
  /// What is done.
  public let operation: DropOperation
  /// Proposes something.
  public init(operation: DropOperation) { self.operation = operation }
}

/// What is done with something that is dropped.
public enum DropOperation: Hashable, Sendable {
  /// Nothing is.
  case cancel
  /// It is not allowed.
  case forbidden
  /// It is copied.
  case copy
  /// It is moved.
  case move
}

extension View {
  /// Nothing is heard of `onDrag`.
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }
  /// Nothing is heard of `onDrag`.
  nonisolated public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View { self }
  /// Nothing is heard of `onDrop`.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }
  /// Nothing is heard of `onDrop`.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View { self }
  /// Nothing is heard of `onDrop`.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> some View { self }
  /// Nothing is heard of `draggable`.
  nonisolated public func draggable<T: Transferable, V: View>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { self }
  /// Nothing is heard of `itemProvider`.
  nonisolated public func itemProvider(
    _ action: (() -> NSItemProvider?)?
  ) -> some View { self }
  /// Nothing is heard of `copyable`.
  nonisolated public func copyable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T]
  ) -> some View { self }
  /// Nothing is heard of `pasteDestination`.
  nonisolated public func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View { self }
}
