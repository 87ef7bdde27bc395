// swift-tools-version: 6.2
import PackageDescription

// Measurements that need more than the library: a package of its own, so that nobody who uses Snapback
// resolves or builds any of it. It sees what any user of the library sees.
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "Snapback", path: "..")],
  targets: [
    // C, because it is all Xlib; links X11's test extension, which the program itself never needs.
    .executableTarget(
      name: "Latency",
      linkerSettings: [.linkedLibrary("X11"), .linkedLibrary("Xtst"), .linkedLibrary("SDL2")]),
    .executableTarget(name: "ReloadLatency"),
    .executableTarget(
      name: "SpringCost", dependencies: [.product(name: "Snapback", package: "Snapback")]),
  ]
)
