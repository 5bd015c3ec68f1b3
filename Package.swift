// swift-tools-version: 6.1
import PackageDescription

/// The settings every target shares: the language of tomorrow, so that no later change has to
/// touch every file.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A library target of ours: the folder has the plain name, the module the long one, because a
/// dependent package may have a `Screens` or a `Commands` of its own.
func room(_ folder: String, needs dependencies: [Target.Dependency] = []) -> Target {
  .target(
    name: "Earshot\(folder == "ScreenReader" ? "Reader" : folder)", dependencies: dependencies,
    path: "Sources/\(folder)", swiftSettings: strict)
}

func tests(of folder: String, needs dependencies: [Target.Dependency]) -> Target {
  .testTarget(
    name: "\(folder)Tests", dependencies: dependencies, path: "Tests/\(folder)Tests",
    swiftSettings: strict)
}

let package = Package(
  name: "Earshot",
  products: [],
  targets: [
    room("JSON"),
    room("Semantics"),
    room("ScreenReader", needs: ["EarshotSemantics"]),
    room("Screens", needs: ["EarshotReader", "EarshotSemantics", "EarshotJSON"]),
    tests(of: "JSON", needs: ["EarshotJSON"]),
    tests(of: "Screens", needs: ["EarshotScreens", "EarshotSemantics", "EarshotJSON"]),
    tests(of: "Semantics", needs: ["EarshotSemantics"]),
    tests(of: "ScreenReader", needs: ["EarshotReader", "EarshotSemantics"]),
  ]
)
