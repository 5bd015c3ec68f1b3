/// A document that is a value.
public protocol FileDocument {
  /// What can be read.
  static var readableContentTypes: [UTType] { get }
  /// What can be written.
  static var writableContentTypes: [UTType] { get }
  /// Reads a document.
  init(configuration: ReadConfiguration) throws
  /// Writes a document.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
  /// What is read.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What is to be written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
  /// What can be read.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What is read.
public struct FileDocumentReadConfiguration {
  /// The kind of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// What is to be written.
public struct FileDocumentWriteConfiguration {
  /// The kind of the file.
  public let contentType: UTType
  /// The file there is.
  public let existingFile: FileWrapper?
}

/// A file and what is in it, which Foundation lacks here.
public final class FileWrapper {
  /// What is in it.
  public let regularFileContents: Data?
  /// What it is called.
  public var preferredFilename: String?
  /// Creates a file of bytes.
  public init(regularFileWithContents contents: Data) { regularFileContents = contents }
}

/// A document and what is known of it.
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document.
  @Binding public var document: Document
  /// Where it is.
  public let fileURL: URL?
  /// Whether it can be changed.
  public let isEditable: Bool
}

/// Documents of the user's: a new one is shown.
public struct DocumentGroup<Document: FileDocument, Content: View> {
  let new: () -> Document
  let editor: (FileDocumentConfiguration<Document>) -> Content

  /// Creates documents.
  nonisolated public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    new = newDocument
    self.editor = editor
  }

  /// Creates documents.
  nonisolated public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    new = newDocument
    self.editor = editor
  }
}

extension DocumentGroup: Scene {
  /// None: it is a primitive.
  public typealias Body = Never

  /// Places the views of a new document.
  public static func _resolve(scene: Self, in node: _Node) {
    node.setChildCount(1)
    node.place(DocumentWindow(group: scene), at: 0)
  }
}

/// The window of one document, which it keeps.
private struct DocumentWindow<Document: FileDocument, Content: View>: View {
  let group: DocumentGroup<Document, Content>
  @State private var document: Document?

  var body: some View {
    let current = document ?? group.new()
    group.editor(
      FileDocumentConfiguration(
        document: Binding<Document>(
          unchecked: { document ?? current }, set: { document = $0 }),
        fileURL: nil, isEditable: true))
  }
}
