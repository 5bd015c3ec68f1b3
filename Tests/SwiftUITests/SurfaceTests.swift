import Foundation
import Testing

/// The public surface of the module, as its sources say it.
private struct Surface {
  /// The names of the modifiers of views, by the folder they are declared in.
  var modifiers: [String: Set<String>] = [:]

  init() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/SwiftUI")
    let files = try #require(
      FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    for case let file as URL in files where file.pathExtension == "swift" {
      let folder = file.deletingLastPathComponent().lastPathComponent
      var isInView = false
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        if !line.hasPrefix(" "), line.contains("{") {
          isInView = line.hasPrefix("extension View {")
        }
        guard isInView, let range = line.range(of: "public func "), line.hasPrefix("  ") else {
          continue
        }
        let name = line[range.upperBound...].prefix { $0.isLetter || $0.isNumber }
        modifiers[folder, default: []].insert(String(name))
      }
    }
  }

  var inert: Set<String> { modifiers["Inert"] ?? [] }

  var semantic: Set<String> {
    modifiers.filter { $0.key != "Inert" }.reduce(into: []) { $0.formUnion($1.value) }
  }
}

/// What is declared and does nothing yet: reaching it is a warning.
private let notYetModelled: Set<String> = []

/// What is semantic in one form and inert in another.
private let both: Set<String> = ["background"]

@Suite struct SurfaceTests {
  @Test func everyModifierIsSemanticOrInertOrNotYetModelled() throws {
    let surface = try Surface()
    #expect(surface.semantic.count > 60)
    #expect(surface.inert.count > 150)
    #expect(surface.semantic.intersection(surface.inert) == both)
    #expect(notYetModelled.isDisjoint(with: surface.inert))
    #expect(surface.semantic == semanticModifiers.union(notYetModelled))
  }

  @Test func theModifiersThatAppsUseMostAreThere() throws {
    let surface = try Surface()
    let all = surface.semantic.union(surface.inert)
    #expect(mostUsed.filter { !all.contains($0) } == [])
  }
}

/// The modifiers of the 150 names that apps use most, and those that follow soon after.
private let mostUsed = """
  padding frame font foregroundStyle foregroundColor background opacity buttonStyle animation \
  fontWeight onChange overlay disabled lineLimit multilineTextAlignment previewDisplayName \
  navigationTitle environment onAppear toolbar onTapGesture tag clipShape contentShape \
  environmentObject tint accessibilityLabel navigationBarTitleDisplayMode onReceive alert \
  aspectRatio accessibilityIdentifier cornerRadius sheet scaledToFit listRowBackground fixedSize id \
  ignoresSafeArea task bold labelStyle accessibilityHidden focused offset transition previewLayout \
  modifier listRowInsets listStyle symbolVariant shadow accessibilityElement imageScale scaleEffect \
  presentationDetents contextMenu onDisappear controlSize autocorrectionDisabled redacted \
  accessibilityAddTraits glassEffect monospacedDigit textInputAutocapitalization navigationBarTitle \
  keyboardType symbolRenderingMode pickerStyle accentColor onSubmit toggleStyle mask \
  listRowSeparator navigationBarBackButtonHidden refreshable allowsHitTesting \
  toolbarTitleDisplayMode clipped contentMargins minimumScaleFactor interactiveDismissDisabled \
  matchedGeometryEffect hidden labelsHidden progressViewStyle navigationBarItems keyboardShortcut \
  edgesIgnoringSafeArea confirmationDialog presentationDragIndicator scrollIndicators \
  presentationBackground preferredColorScheme baselineOffset dynamicTypeSize submitLabel searchable \
  swipeActions layoutPriority alignmentGuide onPreferenceChange zIndex border \
  scrollContentBackground rotationEffect navigationDestination scrollDismissesKeyboard \
  accessibilityHint buttonBorderShape position tabItem navigationBarHidden navigationViewStyle \
  backgroundStyle safeAreaInset gesture
  """.split(separator: " ").map(String.init)
