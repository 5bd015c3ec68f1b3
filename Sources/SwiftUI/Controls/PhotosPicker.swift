import EarshotSemantics

/// A button that opens the system's choice of photos, of which nothing can be chosen here.
public struct PhotosPicker<Label: View> {
  let label: Label

  private init(_ label: Label) { self.label = label }

  /// Creates a button of views for one photo.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) { self.init(label()) }

  /// Creates a button of views for several photos.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) { self.init(label()) }

  /// Creates a button with a title for one photo.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil
  ) where Label == Text { self.init(Text(titleKey)) }

  /// Creates a button with a title for several photos.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, matching filter: PHPickerFilter? = nil
  ) where Label == Text { self.init(Text(titleKey)) }
}

extension PhotosPicker: View {
  /// A button with the label.
  public var body: some View { SystemScreenButton(name: .photos, label: label) }
}

/// A button that opens a screen of the system's.
struct SystemScreenButton<Label: View>: View {
  let name: SystemWord
  let label: Label
  @State private var isOpen = false

  var body: some View {
    Button {
      isOpen = true
    } label: {
      label
    }
    .systemScreen(name, isPresented: $isOpen)
  }
}

/// A button that puts in what was copied.
public struct PasteButton {
  let action: @MainActor () -> Void

  /// Creates a button for content of some kinds: nothing was ever copied.
  public init(
    supportedContentTypes: [UTType], payloadAction: @escaping @MainActor ([NSItemProvider]) -> Void
  ) { action = { payloadAction([]) } }

  /// Creates a button for content of a type: nothing was ever copied.
  public init<T: Transferable>(
    payloadType: T.Type, onPaste: @escaping @MainActor ([T]) -> Void
  ) { action = { onPaste([]) } }
}

extension PasteButton: View {
  /// A button that is called what it does.
  public var body: some View { Button(action: action) { Text(system: .paste) } }
}

/// A photo that was chosen: none ever is.
public struct PhotosPickerItem: Hashable, Sendable {
  /// What tells it from others.
  public let itemIdentifier: String?
  /// What kinds it can be had as.
  public var supportedContentTypes: [UTType] { [] }
  /// Loads it: there is nothing to load.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { nil }
  /// Which form a photo is given in.
  public struct EncodingDisambiguationPolicy: Hashable, Sendable {
    private let name: String
    /// As the system does.
    public static let automatic = Self(name: "automatic")
    /// As it is.
    public static let current = Self(name: "current")
    /// In one that others can read.
    public static let compatible = Self(name: "compatible")
  }
}

/// Which photos can be chosen.
public struct PHPickerFilter: Hashable, Sendable {
  private let names: [String]
  /// Pictures.
  public static let images = Self(names: ["images"])
  /// Films.
  public static let videos = Self(names: ["videos"])
  /// Pictures that move.
  public static let livePhotos = Self(names: ["livePhotos"])
  /// Pictures of the screen.
  public static let screenshots = Self(names: ["screenshots"])
  /// Wide pictures.
  public static let panoramas = Self(names: ["panoramas"])
  /// Those of any of several kinds.
  public static func any(of filters: [Self]) -> Self { Self(names: filters.flatMap(\.names)) }
  /// Those of all of several kinds.
  public static func all(of filters: [Self]) -> Self { Self(names: filters.flatMap(\.names)) }
  /// All others.
  public static func not(_ filter: Self) -> Self { Self(names: ["not"] + filter.names) }
}

/// The photos of the user: there are none.
public final class PHPhotoLibrary: Sendable {
  private static let library = PHPhotoLibrary()
  /// The one there is.
  public static func shared() -> PHPhotoLibrary { library }
}
