import EarshotSemantics

/// Stands for a screen of the system's: it says what it is, and can be left.
struct SystemScreen: View {
  let name: SystemWord
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      EmptyView()
        .navigationTitle(Text(system: name))
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button(role: .cancel, action: { dismiss() }) { Text(system: .cancel) }
          }
        }
    }
    .modified(NodeAction { $0.graph.report(.systemScreen(name: name.words(in: "en"))) })
  }
}

extension View {
  /// Presents what stands for a screen of the system's while a condition is true.
  nonisolated func systemScreen(
    _ name: SystemWord, isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil
  ) -> some View {
    presenting(.sheet, isPresented, onDismiss) { AnyView(SystemScreen(name: name)) }
  }

  /// Presents the system's choice of a file: nothing can be chosen.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void
  ) -> some View { systemScreen(.files, isPresented: isPresented) }

  /// Presents the system's choice of files: nothing can be chosen.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping @MainActor (Result<[URL], any Error>) -> Void
  ) -> some View { systemScreen(.files, isPresented: isPresented) }

  /// Presents the system's choice of a place for a document: nothing can be chosen.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void
  ) -> some View { systemScreen(.files, isPresented: isPresented) }

  /// Presents the system's choice of a place for content: nothing can be chosen.
  nonisolated public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void = {}
  ) -> some View {
    systemScreen(.files, isPresented: isPresented, onDismiss: onCancellation)
  }

  /// Presents the system's choice of another place for a file: nothing can be chosen.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void
  ) -> some View { systemScreen(.files, isPresented: isPresented) }

  /// Presents the system's view of a file while there is one.
  nonisolated public func quickLookPreview(_ item: Binding<URL?>) -> some View {
    systemScreen(
      .quickLook,
      isPresented: Binding<Bool>(
        unchecked: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } }))
  }

  /// Presents the system's view of one of several files while there is one.
  nonisolated public func quickLookPreview<Items: RandomAccessCollection>(
    _ selection: Binding<URL?>, in items: Items
  ) -> some View where Items.Element == URL { quickLookPreview(selection) }

  /// Presents the system's choice of a photo: nothing can be chosen.
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View { systemScreen(.photos, isPresented: isPresented) }

  /// Presents the system's choice of a photo: nothing can be chosen.
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) -> some View { systemScreen(.photos, isPresented: isPresented) }

  /// Presents the system's choice of photos: nothing can be chosen.
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View { systemScreen(.photos, isPresented: isPresented) }

  /// Presents the system's choice of photos: nothing can be chosen.
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) -> some View { systemScreen(.photos, isPresented: isPresented) }
}
