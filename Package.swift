// swift-tools-version: 6.1
import CompilerPluginSupport
import Foundation
import PackageDescription

/// Whether this build is for `Scripts/fuzz`, which asks which ways an input took through the code.
let isForFuzzing = Context.environment["EARSHOT_FUZZ"] != nil

/// The settings every target shares: the language of tomorrow, so that no later change has to
/// touch every file.
let strict: [SwiftSetting] =
  [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + (isForFuzzing ? [.unsafeFlags(["-sanitize=fuzzer"])] : [])

/// Where the toolchain keeps the SwiftSyntax of its macros.
///
/// That is beside the `swift` on the PATH, unless EARSHOT_SWIFT_HOST says otherwise; no package
/// has to be fetched.
let swiftHost: String = {
  if let told = Context.environment["EARSHOT_SWIFT_HOST"] { return told }
  for folder in (Context.environment["PATH"] ?? "").split(separator: ":") {
    let swift = URL(fileURLWithPath: "\(folder)/swift").resolvingSymlinksInPath()
    let host = swift.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("lib/swift/host").path
    if FileManager.default.fileExists(atPath: "\(host)/SwiftSyntax.swiftmodule") { return host }
  }
  return "/usr/lib/swift/host"
}()

/// The settings of each target that imports SwiftSyntax, or a module that does.
///
/// A package with
/// unsafe flags cannot be a versioned dependency, so they stay on the source reader, the
/// executable and their tests, from which no product is made for others.
let readsSwift: [SwiftSetting] = strict + [.unsafeFlags(["-I", swiftHost])]

/// Only the library that calls SwiftSyntax is told where to find it.
let linksSwiftSyntax: [LinkerSetting] = [
  .unsafeFlags(["-L", swiftHost, "-Xlinker", "-rpath", "-Xlinker", swiftHost])
]

/// A library target of ours: the folder has the plain name, the module the long one, because a
/// dependent package may have a `Screens` or a `Commands` of its own.
func room(_ folder: String, needs dependencies: [Target.Dependency] = []) -> Target {
  .target(
    name: "Earshot\(folder == "ScreenReader" ? "Reader" : folder)", dependencies: dependencies,
    path: "Sources/\(folder)", swiftSettings: strict)
}

/// What only the benchmarks of live apps need, where it exists.
#if os(Linux)
  let liveApps: [Target.Dependency] = ["SwiftUI"]
#else
  let liveApps: [Target.Dependency] = []
#endif

func tests(of folder: String, needs dependencies: [Target.Dependency]) -> Target {
  .testTarget(
    name: "\(folder)Tests", dependencies: dependencies, path: "Tests/\(folder)Tests",
    swiftSettings: strict)
}

let package = Package(
  name: "Earshot",
  products: [
    .executable(name: "earshot", targets: ["EarshotCommand"]),
    .executable(name: "earshot-voice", targets: ["earshot-voice"]),
  ],
  targets: [
    room("JSON"),
    room("Languages"),
    room("Semantics"),
    room("ScreenReader", needs: ["EarshotJSON", "EarshotSemantics", "EarshotLanguages"]),
    room("Screens", needs: ["EarshotReader", "EarshotSemantics", "EarshotJSON"]),
    room("Speech", needs: ["EarshotLanguages"]),
    room("Terminal", needs: ["EarshotReader", "EarshotSemantics", "EarshotJSON"]),
    room("Audit", needs: ["EarshotReader", "EarshotSemantics", "EarshotJSON"]),
    room("Reports", needs: ["EarshotAudit", "EarshotReader", "EarshotSemantics", "EarshotJSON"]),
    room(
      "Commands",
      needs: [
        "EarshotReports", "EarshotAudit", "EarshotScreens", "EarshotSpeech", "EarshotTerminal",
        "EarshotReader", "EarshotSemantics", "EarshotJSON",
      ]),
    .executableTarget(
      name: "EarshotCommand", dependencies: ["EarshotCommands", "EarshotSourceReading"],
      path: "Sources/EarshotCommand", swiftSettings: readsSwift),
    .executableTarget(
      name: "EarshotReadingFigures", dependencies: ["EarshotSourceReading", "EarshotSemantics"],
      path: "Sources/ReadingFigures", swiftSettings: readsSwift),
    .executableTarget(
      name: "EarshotTruncation", dependencies: ["EarshotSourceReading"],
      path: "Sources/EarshotTruncation", swiftSettings: readsSwift),
    .executableTarget(
      name: "EarshotBenchmarks",
      dependencies: [
        "EarshotReports", "EarshotAudit", "EarshotScreens", "EarshotSourceReading", "EarshotReader",
        "EarshotSemantics", "EarshotJSON",
      ] + liveApps, path: "Sources/EarshotBenchmarks", swiftSettings: readsSwift),
    // espeak-ng stays behind this one executable: who builds only libraries does not need it.
    .systemLibrary(
      name: "CEspeak", path: "CEspeak", pkgConfig: "espeak-ng",
      providers: [.apt(["libespeak-ng-dev"]), .brew(["espeak-ng"])]),
    .executableTarget(
      name: "earshot-voice", dependencies: ["CEspeak", "EarshotSpeech"],
      path: "Sources/EarshotVoice", swiftSettings: strict),
    .testTarget(
      name: "AuditTests",
      dependencies: [
        "EarshotAudit", "EarshotScreens", "EarshotReader", "EarshotSemantics",
        "EarshotSourceReading",
      ], path: "Tests/AuditTests", swiftSettings: readsSwift),
    tests(of: "JSON", needs: ["EarshotJSON"]),
    tests(of: "Languages", needs: ["EarshotLanguages"]),
    tests(
      of: "Reports",
      needs: [
        "EarshotReports", "EarshotAudit", "EarshotScreens", "EarshotReader", "EarshotJSON",
        "EarshotSemantics",
      ]),
    tests(of: "Semantics", needs: ["EarshotSemantics"]),
    tests(
      of: "ScreenReader", needs: ["EarshotReader", "EarshotSemantics", "EarshotLanguages"]),
    tests(
      of: "Screens", needs: ["EarshotScreens", "EarshotReader", "EarshotSemantics", "EarshotJSON"]),
    tests(of: "Terminal", needs: ["EarshotTerminal", "EarshotReader", "EarshotSemantics"]),
    tests(
      of: "Commands",
      needs: [
        "EarshotCommand", "EarshotCommands", "EarshotReader", "EarshotScreens", "EarshotSemantics",
        "EarshotSpeech", "earshot-voice",
      ]),
    tests(of: "Speech", needs: ["EarshotSpeech", "EarshotLanguages", "earshot-voice"]),
    .target(
      name: "EarshotSourceReading", dependencies: ["EarshotSemantics"],
      path: "Sources/SourceReading", swiftSettings: readsSwift, linkerSettings: linksSwiftSyntax),
    .testTarget(
      name: "SourceReadingTests", dependencies: ["EarshotSourceReading", "EarshotSemantics"],
      path: "Tests/SourceReadingTests", swiftSettings: readsSwift),
  ]
)

if isForFuzzing {
  package.targets.append(
    .executableTarget(
      name: "EarshotFuzz",
      dependencies: [
        "EarshotReports", "EarshotScreens", "EarshotSourceReading", "EarshotReader",
        "EarshotSemantics", "EarshotJSON",
      ], path: "Sources/EarshotFuzz", swiftSettings: readsSwift,
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"])]))
}

// The module SwiftUI would shadow Apple's, so all of this is left out where that exists.
#if os(Linux)
  package.products += [
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "Earshot", targets: ["Earshot"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
    .library(name: "os", targets: ["os", "OSLog"]),
    .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
    .library(name: "PhotosUI", targets: ["PhotosUI"]),
  ]
  package.targets += [
    .macro(name: "SwiftUIMacros", swiftSettings: strict),
    .target(name: "EarshotCombine", swiftSettings: strict),
    .target(name: "Combine", dependencies: ["EarshotCombine"], swiftSettings: strict),
    .target(name: "EarshotUIKit", swiftSettings: strict),
    .target(name: "UIKit", dependencies: ["EarshotUIKit", "SwiftUI"], swiftSettings: strict),
    // The toolchain looks for it beside `Testing` and any module named UIKit.
    .target(name: "_Testing_UIKit", swiftSettings: strict),
    .target(name: "EarshotLogging", swiftSettings: strict),
    .target(name: "os", dependencies: ["EarshotLogging"], swiftSettings: strict),
    .target(name: "OSLog", dependencies: ["EarshotLogging"], swiftSettings: strict),
    .target(name: "EarshotUniformTypes", swiftSettings: strict),
    .target(
      name: "UniformTypeIdentifiers", dependencies: ["EarshotUniformTypes"],
      swiftSettings: strict),
    .target(name: "EarshotPreviews"),
    .target(
      name: "SwiftUI",
      dependencies: [
        "EarshotCombine", "EarshotPreviews", "EarshotCommands", "EarshotLanguages",
        "EarshotReader", "EarshotSemantics", "EarshotTerminal", "EarshotUIKit",
        "EarshotUniformTypes", "SwiftUIMacros",
      ],
      swiftSettings: strict),
    .target(name: "PhotosUI", dependencies: ["SwiftUI"], swiftSettings: strict),
    .target(
      name: "Earshot",
      dependencies: [
        "SwiftUI", "EarshotAudit", "EarshotReports", "EarshotReader", "EarshotSemantics",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "RecipesDemo", dependencies: ["SwiftUI"], resources: [.process("Resources")],
      swiftSettings: strict),
    tests(of: "RecipesDemo", needs: ["RecipesDemo", "Earshot", "SwiftUI"]),
    tests(of: "SwiftUI", needs: ["SwiftUI", "EarshotReader", "EarshotSemantics"]),
    tests(
      of: "Earshot",
      needs: ["Earshot", "SwiftUI", "EarshotAudit", "EarshotReader", "EarshotSemantics"]),
  ]
#endif
