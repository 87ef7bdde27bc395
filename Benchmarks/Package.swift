// swift-tools-version: 6.2
import PackageDescription

// Benchmarks with additional dependencies. They are a separate package, so that packages that
// depend on Snapback neither resolve nor build them. They use only the library's public API.
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "Snapback", path: "..")],
  targets: [
    // In C, because it uses Xlib and the XTest extension, which Snapback itself does not need.
    .executableTarget(
      name: "Latency",
      linkerSettings: [.linkedLibrary("X11"), .linkedLibrary("Xtst"), .linkedLibrary("SDL2")]),
    .executableTarget(name: "FramePacing"),
    .executableTarget(name: "ReloadLatency"),
    .executableTarget(
      name: "SpringCost", dependencies: [.product(name: "Snapback", package: "Snapback")]),
  ]
)
