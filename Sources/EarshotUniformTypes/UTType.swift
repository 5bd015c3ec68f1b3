import Foundation

/// What kind of content something is.
public struct UTType: Hashable, Sendable, Codable {
  /// The name of the kind, as files and other apps know it.
  public let identifier: String

  /// A kind by its name.
  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self.identifier = identifier
  }

  private init(known identifier: String) { self.identifier = identifier }

  /// The kind of files that end in this way.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let ending = filenameExtension.lowercased()
    guard let found = Self.known.first(where: { $0.value.ending == ending }) else { return nil }
    identifier = found.key
  }

  /// The kind by the name the web knows it by.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let found = Self.known.first(where: { $0.value.mime == mimeType }) else { return nil }
    identifier = found.key
  }

  /// A kind of the app's own.
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
  }

  /// A kind of another app's.
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
  }

  /// How files of the kind end.
  public var preferredFilenameExtension: String? {
    Self.known[identifier].flatMap { $0.ending.isEmpty ? nil : $0.ending }
  }

  /// The name the web knows it by.
  public var preferredMIMEType: String? {
    Self.known[identifier].flatMap { $0.mime.isEmpty ? nil : $0.mime }
  }

  /// What the kind is called; nobody calls it anything here.
  public var localizedDescription: String? { nil }

  /// Whether everything of this kind is of another too.
  public func conforms(to type: UTType) -> Bool {
    if self == type { return true }
    // The table has no circles, so the way up ends.
    return Self.known[identifier]?.parents.contains { UTType(known: $0).conforms(to: type) }
      ?? false
  }
}

extension UTType {
  private struct Facts {
    var ending: String
    var mime: String
    var parents: [String]
  }

  private static let known: [String: Facts] = [
    "public.item": Facts(ending: "", mime: "", parents: []),
    "public.content": Facts(ending: "", mime: "", parents: []),
    "public.data": Facts(ending: "", mime: "", parents: ["public.item"]),
    "public.image": Facts(ending: "", mime: "", parents: ["public.data", "public.content"]),
    "public.png": Facts(ending: "png", mime: "image/png", parents: ["public.image"]),
    "public.jpeg": Facts(ending: "jpeg", mime: "image/jpeg", parents: ["public.image"]),
    "com.compuserve.gif": Facts(ending: "gif", mime: "image/gif", parents: ["public.image"]),
    "public.heic": Facts(ending: "heic", mime: "image/heic", parents: ["public.image"]),
    "public.tiff": Facts(ending: "tiff", mime: "image/tiff", parents: ["public.image"]),
    "org.webmproject.webp": Facts(ending: "webp", mime: "image/webp", parents: ["public.image"]),
    "public.svg-image": Facts(ending: "svg", mime: "image/svg+xml", parents: ["public.image"]),
    "com.apple.live-photo": Facts(ending: "", mime: "", parents: []),
    "public.text": Facts(ending: "", mime: "", parents: ["public.data", "public.content"]),
    "public.plain-text": Facts(ending: "txt", mime: "text/plain", parents: ["public.text"]),
    "public.utf8-plain-text": Facts(ending: "", mime: "", parents: ["public.plain-text"]),
    "public.rtf": Facts(ending: "rtf", mime: "text/rtf", parents: ["public.text"]),
    "public.html": Facts(ending: "html", mime: "text/html", parents: ["public.text"]),
    "public.xml": Facts(ending: "xml", mime: "application/xml", parents: ["public.text"]),
    "public.json": Facts(ending: "json", mime: "application/json", parents: ["public.text"]),
    "public.comma-separated-values-text": Facts(
      ending: "csv", mime: "text/csv", parents: ["public.text"]),
    "com.apple.property-list": Facts(ending: "plist", mime: "", parents: ["public.data"]),
    "com.adobe.pdf": Facts(
      ending: "pdf", mime: "application/pdf", parents: ["public.data", "public.content"]),
    "public.url": Facts(ending: "", mime: "", parents: ["public.data"]),
    "public.file-url": Facts(ending: "", mime: "", parents: ["public.url"]),
    "public.audiovisual-content": Facts(
      ending: "", mime: "", parents: ["public.data", "public.content"]),
    "public.movie": Facts(ending: "", mime: "", parents: ["public.audiovisual-content"]),
    "public.video": Facts(ending: "", mime: "", parents: ["public.movie"]),
    "public.audio": Facts(ending: "", mime: "", parents: ["public.audiovisual-content"]),
    "public.mpeg-4": Facts(ending: "mp4", mime: "video/mp4", parents: ["public.movie"]),
    "com.apple.quicktime-movie": Facts(
      ending: "mov", mime: "video/quicktime", parents: ["public.movie"]),
    "public.mp3": Facts(ending: "mp3", mime: "audio/mpeg", parents: ["public.audio"]),
    "com.microsoft.waveform-audio": Facts(
      ending: "wav", mime: "audio/wav", parents: ["public.audio"]),
    "public.archive": Facts(ending: "", mime: "", parents: ["public.data"]),
    "public.zip-archive": Facts(
      ending: "zip", mime: "application/zip", parents: ["public.archive"]),
    "public.folder": Facts(ending: "", mime: "", parents: ["public.item"]),
    "public.directory": Facts(ending: "", mime: "", parents: ["public.item"]),
    "public.source-code": Facts(ending: "", mime: "", parents: ["public.plain-text"]),
    "public.swift-source": Facts(ending: "swift", mime: "", parents: ["public.source-code"]),
    "public.contact": Facts(ending: "", mime: "", parents: []),
    "public.vcard": Facts(
      ending: "vcf", mime: "text/vcard", parents: ["public.text", "public.contact"]),
    "public.message": Facts(ending: "", mime: "", parents: []),
    "com.apple.log": Facts(ending: "log", mime: "", parents: ["public.plain-text"]),
    "com.pixar.universal-scene-description-mobile": Facts(
      ending: "usdz", mime: "", parents: ["public.data"]),
    "org.idpf.epub-container": Facts(
      ending: "epub", mime: "application/epub+zip", parents: ["public.data", "public.content"]),
  ]
}

extension UTType {
  /// The kind `public.item`.
  public static let item = UTType(known: "public.item")
  /// The kind `public.content`.
  public static let content = UTType(known: "public.content")
  /// The kind `public.data`.
  public static let data = UTType(known: "public.data")
  /// The kind `public.image`.
  public static let image = UTType(known: "public.image")
  /// The kind `public.png`.
  public static let png = UTType(known: "public.png")
  /// The kind `public.jpeg`.
  public static let jpeg = UTType(known: "public.jpeg")
  /// The kind `com.compuserve.gif`.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// The kind `public.heic`.
  public static let heic = UTType(known: "public.heic")
  /// The kind `public.tiff`.
  public static let tiff = UTType(known: "public.tiff")
  /// The kind `org.webmproject.webp`.
  public static let webP = UTType(known: "org.webmproject.webp")
  /// The kind `public.svg-image`.
  public static let svg = UTType(known: "public.svg-image")
  /// The kind `com.apple.live-photo`.
  public static let livePhoto = UTType(known: "com.apple.live-photo")
  /// The kind `public.text`.
  public static let text = UTType(known: "public.text")
  /// The kind `public.plain-text`.
  public static let plainText = UTType(known: "public.plain-text")
  /// The kind `public.utf8-plain-text`.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// The kind `public.rtf`.
  public static let rtf = UTType(known: "public.rtf")
  /// The kind `public.html`.
  public static let html = UTType(known: "public.html")
  /// The kind `public.xml`.
  public static let xml = UTType(known: "public.xml")
  /// The kind `public.json`.
  public static let json = UTType(known: "public.json")
  /// The kind `public.comma-separated-values-text`.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// The kind `com.apple.property-list`.
  public static let propertyList = UTType(known: "com.apple.property-list")
  /// The kind `com.adobe.pdf`.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// The kind `public.url`.
  public static let url = UTType(known: "public.url")
  /// The kind `public.file-url`.
  public static let fileURL = UTType(known: "public.file-url")
  /// The kind `public.audiovisual-content`.
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  /// The kind `public.movie`.
  public static let movie = UTType(known: "public.movie")
  /// The kind `public.video`.
  public static let video = UTType(known: "public.video")
  /// The kind `public.audio`.
  public static let audio = UTType(known: "public.audio")
  /// The kind `public.mpeg-4`.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// The kind `com.apple.quicktime-movie`.
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// The kind `public.mp3`.
  public static let mp3 = UTType(known: "public.mp3")
  /// The kind `com.microsoft.waveform-audio`.
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  /// The kind `public.archive`.
  public static let archive = UTType(known: "public.archive")
  /// The kind `public.zip-archive`.
  public static let zip = UTType(known: "public.zip-archive")
  /// The kind `public.folder`.
  public static let folder = UTType(known: "public.folder")
  /// The kind `public.directory`.
  public static let directory = UTType(known: "public.directory")
  /// The kind `public.source-code`.
  public static let sourceCode = UTType(known: "public.source-code")
  /// The kind `public.swift-source`.
  public static let swiftSource = UTType(known: "public.swift-source")
  /// The kind `public.contact`.
  public static let contact = UTType(known: "public.contact")
  /// The kind `public.vcard`.
  public static let vCard = UTType(known: "public.vcard")
  /// The kind `public.message`.
  public static let message = UTType(known: "public.message")
  /// The kind `com.apple.log`.
  public static let log = UTType(known: "com.apple.log")
  /// The kind `com.pixar.universal-scene-description-mobile`.
  public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile")
  /// The kind `org.idpf.epub-container`.
  public static let epub = UTType(known: "org.idpf.epub-container")
}
