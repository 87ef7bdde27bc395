// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

// The settings of every Swift target. The tools version implies the Swift 6 language mode.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),  // existential types are written with `any`
  .enableUpcomingFeature("InternalImportsByDefault"),  // imports are internal by default
  .enableUpcomingFeature("MemberImportVisibility"),  // members need an import in the same file
  .enableUpcomingFeature("InferIsolatedConformances"),  // isolated like their type
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),  // stays on the caller's actor
  .treatAllWarnings(as: .error),
]

// The same without internal imports: most declarations of the UIKit module are public.
let plainImports: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"), .treatAllWarnings(as: .error),
]

// The gallery and the program are on the main actor by default.
let mainActor = settings + [.defaultIsolation(MainActor.self)]

// Where optimized code is not wanted in a release. A module that nobody or little imports is emitted by the compiler that
// generates its code: a step of its own would expand every macro twice, a fifth of the time.
let notOptimized: [SwiftSetting] = [
  .unsafeFlags(["-Onone", "-no-emit-module-separately-wmo"], .when(configuration: .release))
]

// Tests run optimized code, but optimizing the tests themselves takes longer than they gain, except where they compare
// many pixels. Packages that depend on this one by a version may use the libraries all the same: no product contains a
// test.
let testSettings = settings + notOptimized

// The program's own code waits for compilers, files and windows: optimizing it takes five times as long, and no figure of
// `snapback bench`, which is in a module of its own, shows a difference.
let programSettings = mainActor + notOptimized

// Optimizing the readers of source text for size takes half the time, and makes them 4 % slower.
let smallCode = settings + [.unsafeFlags(["-Osize"], .when(configuration: .release))]

// Exports the library's symbols to previewed files, so that there is one copy of it. The toolchain's linker packs
// the relocations of a program that may be loaded anywhere; the dynamic linker reads and thereby keeps all of them.
let exportingSymbols: [LinkerSetting] = [
  .unsafeFlags([
    "-use-ld=lld", "-Xlinker", "--export-dynamic", "-Xlinker", "-z", "-Xlinker",
    "pack-relative-relocs",
  ])
]

func target(
  _ name: String, _ dependencies: [Target.Dependency] = [], settings: [SwiftSetting] = settings
) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(
  _ name: String, _ dependencies: [Target.Dependency], data: [String] = [],
  settings: [SwiftSetting] = testSettings
) -> Target {
  .testTarget(name: name, dependencies: dependencies, exclude: data, swiftSettings: settings)
}

// The dependencies of the tests of views: those of each module use the views of all.
let viewTesting: [Target.Dependency] = [
  "Interface", "InterfaceTesting", "Snapback", "Combine", "Motion", "Drawing", "Gestures",
]

// The modules that SwiftUI programs import, and the one with what their `App.main()` calls.
let importable = [
  "SwiftUI", "UIKit", "UniformTypeIdentifiers", "Charts", "CoreGraphics", "QuartzCore", "OSLog",
  "PlaygroundSupport", "CoreData", "SwiftData", "PhotosUI", "UserNotifications", "Combine", "simd",
  "Snapback",
]

let package = Package(
  name: "Snapback",
  products: [
    .library(name: "Snapback", targets: ["Snapback", "Combine"]),
    .library(name: "SwiftUI", targets: importable),
    // The installed libraries: for `swift build --toolset`, and for `snapback build`.
    .library(name: "SnapbackShared", type: .dynamic, targets: importable),
    .library(name: "SnapbackStatic", type: .static, targets: importable),
    .executable(name: "snapback", targets: ["SnapbackCLI"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")
  ],
  targets: [
    // C: headers of system libraries, the rasterizer's kernels, and system calls without Swift API.
    .systemLibrary(name: "CSDL2"),
    .systemLibrary(name: "CImageCodecs"),
    .systemLibrary(name: "CPango", pkgConfig: "pangocairo"),
    .systemLibrary(name: "CCairo", pkgConfig: "cairo"),
    .systemLibrary(name: "CGIO", pkgConfig: "gio-2.0"),
    .target(name: "CRaster"),
    .target(name: "CSystem"),
    .target(name: "CFiles"),
    .target(name: "CSVGRenderer", dependencies: ["CCairo"]),
    .target(name: "CMessageBus", dependencies: ["CGIO"]),
    // Ring 0: pure values; no clock, no input or output.
    target("Spelling"),
    target("SystemStrings"),
    target("InterfaceFiles", ["SystemStrings"]),
    // Foundation's libraries contain ICU, of which it offers no formatted units.
    .target(
      name: "Runtime", swiftSettings: settings, linkerSettings: [.linkedLibrary("_FoundationICU")]),
    target("Motion"),
    target("Gestures", ["Motion"]),
    target("Drawing", ["Motion"]),
    target("Traces", ["Gestures"]),
    target("TextModel", ["Drawing", "Runtime"]),
    // Asynchronous work on the frames' clock, for programs without a window. The C target replaces
    // functions of the system in programs that link it, so no product but the program does.
    .target(name: "CVirtualClock"),
    .target(name: "CStaticLibc"),
    target("VirtualTime", ["CVirtualClock"]),
    .target(name: "CDesktopLocale"),
    target("DesktopLocale", ["CDesktopLocale"]),
    // The module that SwiftUI programs import besides SwiftUI.
    target("Combine", ["Runtime"]),
    // The expansions of the interface's macros, and the program that compilers start for them.
    target("MacroExpansion"),
    .macro(name: "SnapbackMacros", dependencies: ["MacroExpansion"], swiftSettings: settings),
    // Ring 1: views; and the rasterizer, which does not depend on them.
    target("ViewCore", ["Motion", "Gestures", "Drawing", "Combine", "Runtime"]),
    target("Views", ["ViewCore", "Motion", "Gestures", "Drawing", "Combine"]),
    target("ViewEffects", ["ViewCore", "Views", "Motion", "Drawing"]),
    target("Scrolling", ["ViewCore", "Views", "ViewEffects", "Motion", "Gestures", "Drawing"]),
    target(
      "Controls",
      [
        "ViewCore", "Views", "ViewEffects", "Scrolling", "TextModel", "Motion", "Gestures",
        "Drawing",
      ]),
    target(
      "Presentation",
      ["ViewCore", "Views", "Scrolling", "Controls", "Motion", "Gestures", "Drawing"]),
    target(
      "CompoundControls",
      [
        "SystemStrings", "Runtime", "ViewCore", "Views", "ViewEffects", "Scrolling", "Controls",
        "Presentation", "Motion", "Gestures", "Drawing",
      ]),
    target(
      "Navigation",
      [
        "Runtime", "ViewCore", "Views", "Scrolling", "Controls", "Presentation", "Motion",
        "Drawing",
      ]),
    target(
      "AccessibilityTree",
      ["ViewCore", "Views", "Scrolling", "Controls", "Motion", "Gestures", "Drawing"]),
    target("StateTransfer", ["ViewCore", "Runtime", "Combine"]),
    target("Inspection", ["ViewCore", "Runtime", "Combine", "Motion"]),
    target(
      "SceneStage",
      [
        "ViewCore", "Views", "Scrolling", "CompoundControls", "AccessibilityTree", "Motion",
        "Gestures", "Drawing", "Runtime",
      ]),
    target(
      "Interface",
      [
        "ViewCore", "Views", "ViewEffects", "Scrolling", "Controls", "Presentation",
        "CompoundControls", "Navigation", "StateTransfer", "SceneStage", "AccessibilityTree",
        "Motion", "Gestures", "Drawing", "Combine", "SnapbackMacros",
      ]),
    target("LinearConstraints", ["Runtime"]),
    target(
      "UIKitViews",
      [
        "LinearConstraints", "Interface", "ViewCore", "Views", "ViewEffects", "Scrolling",
        "Motion", "Gestures", "Drawing", "Combine", "Runtime", "AccessibilityTree",
      ], settings: plainImports),
    target(
      "UIKitControls",
      [
        "UIKitViews", "Interface", "ViewCore", "Views", "ViewEffects", "Scrolling", "Controls",
        "CompoundControls", "Motion", "Gestures", "Drawing", "Combine",
      ], settings: plainImports),
    target(
      "UIKitMenus",
      [
        "UIKitViews", "UIKitControls", "Interface", "ViewCore", "Views", "Controls",
        "CompoundControls", "Motion", "Combine",
      ], settings: plainImports),
    // Tables and collections.
    target(
      "UIKitLists",
      [
        "UIKitViews", "UIKitMenus", "UIKitControls", "Interface", "ViewCore", "Views", "Motion",
        "Runtime",
      ], settings: plainImports),
    target(
      "UIKitContainers",
      [
        "UIKitViews", "UIKitMenus", "UIKitControls", "UIKitLists", "Interface", "ViewCore", "Views",
        "Scrolling", "Controls", "CompoundControls", "Navigation", "Motion", "Gestures", "Drawing",
        "Combine",
      ], settings: plainImports),
    target(
      "UIKitDynamics",
      [
        "UIKitViews", "UIKitControls", "UIKitLists", "UIKitContainers", "Interface", "ViewCore",
        "Views", "Scrolling", "Motion", "Gestures", "Drawing",
      ], settings: plainImports),
    // Storyboards and nib files as objects of UIKit.
    target(
      "Storyboards",
      [
        "InterfaceFiles", "SystemStrings", "UIKitViews", "UIKitControls", "UIKitLists",
        "UIKitContainers", "Interface", "ViewCore", "Motion", "Drawing",
      ], settings: plainImports),
    target("Raster", ["Motion", "Drawing", "CRaster", "Runtime"]),
    // The API for authors of views, and the module names by which files import it.
    target(
      "Authoring",
      [
        "Motion", "Drawing", "Interface", "UIKitViews", "UIKitMenus", "UIKitControls",
        "UIKitLists", "UIKitContainers", "UIKitDynamics", "Storyboards", "Combine", "CoreData",
      ]),
    // Objects with a model and fetch requests, and predicates.
    target("CoreData", ["Combine", "Motion", "ViewCore"]),
    // Models with a store in a file.
    target(
      "SwiftData", ["Combine", "Motion", "ViewCore", "Interface", "Runtime", "SnapbackMacros"]),
    target("SwiftUI", ["Authoring"]),
    target("UIKit", ["Authoring"]),
    target("PlaygroundSupport", ["Authoring"]),
    target(
      "PhotosUI", ["Authoring", "ViewCore", "CompoundControls", "UIKitViews", "UIKitContainers"]),
    // Notifications, which the desktop shows by the session bus.
    target("UserNotifications", ["ViewCore", "CompoundControls"]),
    target("UniformTypeIdentifiers", ["Authoring"]),
    target("Charts", ["Authoring", "Scrolling"]),
    target("CoreGraphics", ["Authoring"]),
    // Names for Swift's vectors, and matrices.
    target("simd"),
    target("QuartzCore", ["Authoring"]),
    // Not named os: packages that can import a module of that name use Apple's locks.
    target("OSLog"),
    // The table of supported and missing names.
    target("Compatibility"),
    // Ring 2: the edges.
    target("Processes", ["CSystem", "SystemStrings"]),
    target("Sandbox", ["CSystem", "Processes", "SystemStrings"]),
    target(
      "PreviewCompiler",
      ["Compatibility", "Processes", "SystemStrings", "InterfaceFiles", "Runtime", "CSystem"],
      settings: smallCode),
    target("Pictures", ["CFiles", "CImageCodecs", "CSVGRenderer", "SystemStrings"]),
    target("Assets", ["Spelling", "SystemStrings", "Motion", "Drawing", "Pictures"]),
    target("Text", ["CPango", "Motion", "Drawing"]),
    target(
      "SDLBackend",
      ["CSDL2", "CSystem", "Processes", "SystemStrings", "Gestures", "Drawing", "Raster"]),
    target("MessageBus", ["CMessageBus", "CGIO"]),
    target(
      "AccessibilityBridge",
      ["AccessibilityTree", "ViewCore", "Scrolling", "Controls", "MessageBus", "Motion"]),
    target("FileDialogs", ["ViewCore", "MessageBus"]),
    target(
      "Snapback",
      [
        "AccessibilityBridge", "FileDialogs", "ViewCore", "Views", "SystemStrings", "Gestures",
        "Drawing", "Interface", "Authoring", "SDLBackend", "Text", "Assets", "Pictures", "Raster",
        "MessageBus", "UserNotifications", "UIKitViews",
      ]),
    target("InterfaceTesting", ["Motion", "Gestures", "Drawing", "Interface"]),
    target("Tours", ["Gestures", "Traces"]),
    target(
      "Scenes", ["Snapback", "Gestures", "Interface", "AccessibilityTree", "Traces", "Tours"],
      settings: mainActor),
    target(
      "Gallery",
      [
        "Scenes", "Snapback", "Motion", "Gestures", "Drawing", "Interface", "Inspection", "Raster",
        "SystemStrings", "Traces", "UIKitViews", "ViewCore", "Runtime",
      ],
      settings: mainActor),
    // What `snapback bench` measures.
    target(
      "Benchmark",
      [
        "Gallery", "Snapback", "Interface", "UIKit", "SDLBackend", "Raster", "Gestures", "Drawing",
        "Motion", "Processes", "CSystem",
      ], settings: mainActor),
    .executableTarget(
      name: "SnapbackCLI",
      dependencies: [
        "Benchmark", "Gallery", "Snapback", "Interface", "SDLBackend", "Raster", "Pictures",
        "Traces",
        "Gestures", "Drawing", "Motion", "PreviewCompiler", "Compatibility", "Spelling",
        "Processes", "CFiles", "CSystem", "Sandbox", "SystemStrings", "SwiftUI", "UIKit",
        "UniformTypeIdentifiers", "Charts", "CoreGraphics", "QuartzCore", "OSLog",
        "PlaygroundSupport", "CoreData", "SwiftData", "PhotosUI", "UserNotifications", "simd",
        "VirtualTime", "DesktopLocale", "Runtime",
        "CStaticLibc", "Assets", "AccessibilityBridge", "AccessibilityTree",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], swiftSettings: programSettings,
      linkerSettings: exportingSymbols),
    // Benchmarks and a fuzzer that use the package API, so they cannot be in the package Benchmarks.
    // No product depends on them; see CONTRIBUTING.md.
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "Gallery", "Snapback", "Interface", "InterfaceTesting", "Drawing", "Raster", "Text",
        "PreviewCompiler", "SwiftUI", "UIKit", "UniformTypeIdentifiers", "CHeapUsage",
        "CSeededRandom",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Benchmarks/Sources/Fuzz", swiftSettings: mainActor,
      linkerSettings: exportingSymbols),
    .target(name: "CHeapUsage", path: "Benchmarks/Sources/CHeapUsage"),
    // Replaces a function of the system in the program that links it.
    .target(name: "CSeededRandom", path: "Benchmarks/Sources/CSeededRandom"),
    .executableTarget(
      name: "SoakTest",
      dependencies: [
        "Gallery", "Snapback", "Interface", "InterfaceTesting", "Gestures", "Drawing", "Raster",
      ],
      path: "Benchmarks/Sources/SoakTest", swiftSettings: mainActor),
    .executableTarget(
      name: "FrameDigests",
      dependencies: [
        "Interface", "InterfaceTesting", "Motion", "Drawing", "Pictures", "Raster", "Text",
      ],
      path: "Benchmarks/Sources/FrameDigests", swiftSettings: mainActor),
    .executableTarget(
      name: "ViewCost",
      dependencies: ["Drawing", "Motion", "Gestures", "Interface", "InterfaceTesting", "Text"],
      path: "Benchmarks/Sources/ViewCost", swiftSettings: mainActor),
    tests("SpellingTests", ["Spelling"]),
    tests("BenchmarkTests", ["Benchmark"]),
    tests("CoreDataTests", viewTesting + ["CoreData"]),
    tests("SwiftDataTests", viewTesting + ["SwiftData", "ViewCore"]),
    tests("OSLogTests", ["OSLog"]),
    tests("SIMDTests", ["simd"]),
    tests("ChartsTests", viewTesting + ["Charts"]),
    tests("PhotosUITests", viewTesting + ["PhotosUI", "ViewCore", "CompoundControls"]),
    tests("UserNotificationsTests", ["UserNotifications", "Snapback", "MessageBus"]),
    tests("MacroExpansionTests", ["MacroExpansion"]),
    tests("SystemStringsTests", ["SystemStrings"]),
    tests("InterfaceFilesTests", ["InterfaceFiles"]),
    tests("MotionTests", ["Motion"]),
    tests("VirtualTimeTests", ["VirtualTime"]),
    tests("DesktopLocaleTests", ["DesktopLocale"]),
    tests("GesturesTests", ["Gestures", "Motion"]),
    tests("CombineTests", ["Combine"]),
    tests("CompatibilityTests", ["Compatibility"]),
    tests("DrawingTests", ["Drawing", "Motion", "CAllocationCounter"]),
    tests("TracesTests", ["Traces", "Gestures"]),
    tests("TextModelTests", ["TextModel", "Drawing"]),
    tests(
      "ViewCoreTests", ["ViewCore", "Runtime", "CHeapUsage", "CAllocationCounter"] + viewTesting),
    tests("ViewsTests", ["Views"] + viewTesting),
    tests("ViewEffectsTests", ["ViewEffects"] + viewTesting),
    tests("ScrollingTests", ["Scrolling"] + viewTesting),
    tests("ControlsTests", ["Controls"] + viewTesting),
    tests("PresentationTests", ["Presentation"] + viewTesting),
    tests(
      "CompoundControlsTests",
      ["CompoundControls", "SystemStrings", "AccessibilityTree"] + viewTesting),
    tests("NavigationTests", ["Navigation", "StateTransfer"] + viewTesting),
    tests("InspectionTests", ["Inspection"] + viewTesting),
    tests("StateTransferTests", ["StateTransfer", "UIKitViews"] + viewTesting),
    tests("AccessibilityTreeTests", ["AccessibilityTree"] + viewTesting),
    tests("MessageBusTests", ["MessageBus"]),
    tests("FileDialogsTests", ["FileDialogs", "MessageBus", "ViewCore"]),
    tests(
      "AccessibilityBridgeTests",
      ["AccessibilityBridge", "AccessibilityTree", "MessageBus"] + viewTesting),
    tests("SceneStageTests", ["SceneStage"] + viewTesting),
    tests("InterfaceTests", viewTesting + ["UIKitViews"]),
    tests(
      "UIKitViewsTests",
      viewTesting + [
        "LinearConstraints", "UIKitViews", "UIKitMenus", "UIKitControls", "UIKitLists",
        "UIKitContainers", "UIKitDynamics", "AccessibilityTree", "CHeapUsage",
      ]),
    tests(
      "StoryboardsTests",
      viewTesting + [
        "Storyboards", "InterfaceFiles", "UIKitViews", "UIKitControls", "UIKitLists",
        "UIKitContainers",
      ]),
    // Counts the allocations of a test program.
    .target(name: "CAllocationCounter", path: "Tests/CAllocationCounter"),
    tests(
      "RasterTests", ["Raster", "CRaster", "CAllocationCounter", "Drawing", "Motion", "Pictures"],
      data: ["Snapshots"], settings: settings),
    tests("PicturesTests", ["Pictures", "CImageCodecs", "CSVGRenderer"]),
    tests("TextTests", ["Text", "Drawing", "Motion"]),
    tests("AssetsTests", ["Assets", "Pictures", "Drawing", "Raster", "Motion"]),
    tests("SDLBackendTests", ["SDLBackend", "CSystem", "Gestures", "Drawing", "Raster"]),
    tests(
      "GalleryTests",
      [
        "Gallery", "Scenes", "AccessibilityTree", "Snapback", "Interface", "InterfaceTesting",
        "UIKitViews", "Gestures", "Motion", "Drawing",
      ],
      data: ["Snapshots"]),
    tests(
      "SnapbackCLITests",
      [
        "SnapbackCLI", "Snapback", "Gallery", "Interface", "Traces", "Gestures", "Drawing",
        "Pictures",
        "SDLBackend", "PreviewCompiler", "Processes", "Sandbox",
      ],
      data: ["Faults"]),
    tests(
      "PreviewCompilerTests",
      ["PreviewCompiler", "Processes", "Spelling", "SystemStrings", "Runtime"]),
    tests("ProcessesTests", ["Processes"]),
    tests("SandboxTests", ["Sandbox"]),
    tests("SnapbackTests", viewTesting + ["Assets", "Pictures"]),
    tests(
      "EndToEndTests", ["InterfaceTesting", "Pictures", "SnapbackCLI"],
      data: [
        "ScreenReader", "DragAndDrop/source.py", "DragAndDrop/unknown.py", "Clipboard/owner.py",
      ],
      settings: settings),
  ]
)

// A module is compiled again after a change of a direct dependency only, and one that is compiled to the same module file
// has not changed. But the size of a type changes with those of its properties, which may be of indirect dependencies: so
// all are direct ones.
let modules = Set(package.targets.filter { $0.type == .regular }.map(\.name))
let direct = Dictionary(
  uniqueKeysWithValues: package.targets.map { target in
    (
      target.name,
      target.dependencies.compactMap { dependency -> String? in
        guard case .byNameItem(let name, _) = dependency, modules.contains(name) else { return nil }
        return name
      }
    )
  })
for target in package.targets {
  var all = direct[target.name] ?? []
  let count = all.count
  // Grows while it is read.
  var index = 0
  while index < all.count {
    for name in direct[all[index]] ?? [] where !all.contains(name) { all.append(name) }
    index += 1
  }
  target.dependencies += all[count...].map { .target(name: $0) }
}
