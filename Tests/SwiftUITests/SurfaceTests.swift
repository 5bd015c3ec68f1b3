import Foundation
import SwiftUI
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

/// What is semantic in one form and inert in another.
private let both: Set<String> = ["background"]

@Suite struct SurfaceTests {
  @Test func everyModifierIsSemanticOrInert() throws {
    let surface = try Surface()
    #expect(surface.semantic.count > 60)
    #expect(surface.inert.count > 150)
    #expect(surface.semantic.intersection(surface.inert) == both)
    #expect(surface.semantic == semanticModifiers)
  }

  @MainActor @Test func everySemanticModifierHasARow() {
    let names = modifierRows.map(\.name)
    #expect(Set(names) == semanticModifiers)
    #expect(names.count == Set(names).count)
  }

  /// What a modifier that counts as semantic does can be told by listening.
  @MainActor @Test(arguments: semanticModifiers.sorted())
  func aSemanticModifierChangesWhatIsHeard(name: String) async throws {
    let row = try #require(modifierRows.first { $0.name == name })
    let with = await row.footprint(changed: true)
    let without = await row.footprint(changed: false)
    #expect(with != without)
  }

  /// The footprint tells nothing apart that sounds the same.
  @MainActor @Test func anInertModifierChangesNothingThatIsHeard() async {
    let inert = row("padding", { _ in Button("a") {} }) { view, _ in
      view.padding().font(.title).frame(width: 10).accessibilityActivationPoint(UnitPoint.center)
        .matchedTransitionSource(id: 1, in: Namespace().wrappedValue)
    }
    let with = await inert.footprint(changed: true)
    let without = await inert.footprint(changed: false)
    #expect(with == without)
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
