// swift-tools-version: 6.2
import PackageDescription

// What every target is compiled with. Swift 6 language mode comes from the tools version.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),  // a box is visible where it is paid for
  .enableUpcomingFeature("InternalImportsByDefault"),  // what is imported stays inside
  .enableUpcomingFeature("MemberImportVisibility"),  // members come only from what a file imports
  .enableUpcomingFeature("InferIsolatedConformances"),  // a @MainActor type conforms as such
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),  // async code keeps its actor
  .treatAllWarnings(as: .error),
]

// The gallery and the program live on the main actor altogether.
let mainActor = settings + [.defaultIsolation(MainActor.self)]

func target(
  _ name: String, _ dependencies: [Target.Dependency] = [], settings: [SwiftSetting] = settings
) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(
  _ name: String, _ dependencies: [Target.Dependency], data: [String] = []
) -> Target {
  .testTarget(name: name, dependencies: dependencies, exclude: data, swiftSettings: settings)
}

let package = Package(
  name: "Snapback",
  products: [
    .library(name: "Snapback", targets: ["Snapback", "Combine"]),
    .executable(name: "snapback", targets: ["SnapbackCLI"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")
  ],
  targets: [
    // C: headers of system libraries, the innermost pixel loops, and what Swift cannot ask the system.
    .systemLibrary(name: "CSDL2"),
    .systemLibrary(name: "CImageCodecs"),
    .systemLibrary(name: "CPango", pkgConfig: "pangocairo"),
    .systemLibrary(name: "CRsvg", pkgConfig: "cairo"),
    .target(name: "CSpan"),
    .target(name: "CSystem"),
    // Ring 0: pure values; no clock, no input or output.
    target("Words"),
    target("Processes"),
    target("Motion"),
    target("Gestures", ["Motion"]),
    target("Drawing", ["Motion"]),
    target("Traces", ["Gestures"]),
    // What the sources of SwiftUI programs import besides it.
    target("Combine"),
    // Ring 1: views, and beside them pixels that know nothing of views.
    target("Interface", ["Motion", "Gestures", "Drawing", "Combine"]),
    target("Raster", ["Motion", "Drawing", "CSpan"]),
    // What an author types, and the names by which files import it.
    target("Authoring", ["Motion", "Drawing", "Interface", "Combine"]),
    target("SwiftUI", ["Authoring"]),
    target("UIKit", ["Authoring"]),
    target("UniformTypeIdentifiers", ["Authoring"]),
    // The table of what is there and what is not.
    target("Compatibility"),
    // Ring 2: the edges.
    target("Preview", ["Compatibility", "Processes"]),
    target("Pictures", ["CImageCodecs", "CRsvg"]),
    target("Assets", ["Words", "Motion", "Drawing", "Pictures"]),
    target("Text", ["CPango", "Motion", "Drawing"]),
    target("SDLBackend", ["CSDL2", "CSystem", "Processes", "Gestures", "Drawing", "Raster"]),
    target(
      "Snapback",
      [
        "Motion", "Gestures", "Drawing", "Interface", "Combine", "Authoring", "SDLBackend", "Text",
        "Assets",
      ]),
    target("InterfaceTesting", ["Motion", "Gestures", "Drawing", "Interface"]),
    target("Gallery", ["Snapback", "Gestures", "Interface", "Traces"], settings: mainActor),
    .executableTarget(
      name: "SnapbackCLI",
      dependencies: [
        "Gallery", "Snapback", "Interface", "SDLBackend", "Raster", "Pictures", "Traces",
        "Gestures", "Drawing", "Motion", "Preview", "Compatibility", "Words", "Processes",
        "SwiftUI", "UIKit", "UniformTypeIdentifiers",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], swiftSettings: mainActor,
      // Compiled views find the one copy of the library in the program itself.
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),
    // Programs that measure and torment, and need to see inside; see CONTRIBUTING.md.
    .executableTarget(
      name: "Fuzz", dependencies: ["Gallery", "Interface", "InterfaceTesting"],
      path: "Benchmarks/Sources/Fuzz", swiftSettings: mainActor),
    .executableTarget(
      name: "Hour",
      dependencies: [
        "Gallery", "Snapback", "Interface", "InterfaceTesting", "Gestures", "Drawing", "Raster",
      ],
      path: "Benchmarks/Sources/Hour", swiftSettings: mainActor),
    .executableTarget(
      name: "ViewCost",
      dependencies: ["Drawing", "Motion", "Gestures", "Interface", "InterfaceTesting", "Text"],
      path: "Benchmarks/Sources/ViewCost", swiftSettings: mainActor),
    tests("WordsTests", ["Words"]),
    tests("MotionTests", ["Motion"]),
    tests("GesturesTests", ["Gestures", "Motion"]),
    tests("CombineTests", ["Combine"]),
    tests("CompatibilityTests", ["Compatibility"]),
    tests("DrawingTests", ["Drawing", "Motion"]),
    tests("TracesTests", ["Traces", "Gestures"]),
    tests(
      "InterfaceTests",
      ["Interface", "InterfaceTesting", "Snapback", "Combine", "Motion", "Drawing", "Gestures"]),
    // The pixel loops once more without AVX2, to compare; and a count of allocations.
    .target(name: "CSpanPortable", dependencies: ["CSpan"], path: "Tests/CSpanPortable"),
    tests("RasterTests", ["Raster", "CSpan", "CSpanPortable", "Drawing", "Motion"]),
    tests("PicturesTests", ["Pictures", "CImageCodecs"]),
    tests("TextTests", ["Text", "Drawing", "Motion"]),
    tests("AssetsTests", ["Assets", "Pictures", "Drawing", "Raster", "Motion"]),
    tests("SDLBackendTests", ["SDLBackend", "CSystem", "Gestures", "Drawing"]),
    tests(
      "GalleryTests",
      ["Gallery", "Snapback", "Interface", "InterfaceTesting", "Gestures", "Motion", "Drawing"],
      data: ["Snapshots"]),
    tests(
      "SnapbackCLITests",
      [
        "SnapbackCLI", "Snapback", "Gallery", "Interface", "Traces", "Gestures", "Drawing",
        "Pictures",
        "SDLBackend", "Preview", "Processes",
      ],
      data: ["Traces"]),
    tests("PreviewTests", ["Preview"]),
    tests("EndToEndTests", ["SnapbackCLI"]),
  ]
)
