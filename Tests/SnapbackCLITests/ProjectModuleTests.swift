// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Testing

/// The language mode and the name of the module that a project is compiled as.
struct ProjectModuleTests {
  /// A protocol of views whose methods use an object of the main actor.
  private static let refinedProtocol = """
    import SwiftUI
    @MainActor final class Stack { func push() {} }
    @MainActor let stack = Stack()
    protocol Popup: View {}
    extension Popup { func present() { stack.push() } }
    """

  @Test(arguments: [
    ("6.0", "", "", 0), ("5.9", "", "", 65), ("6.0", ", swiftLanguageModes: [.v5]", "", 65),
    ("6.0", ", swiftLanguageModes: [.v5]", ", swiftSettings: [.swiftLanguageMode(.v6)]", 0),
    ("6.0", ", swiftLanguageVersions: [.v5]", ", swiftSettings: [.swiftLanguageVersion(.v6)]", 0),
  ])
  func `a protocol of views is on the main actor in packages of Swift 6`(
    tools: String, modes: String, settings: String, status: Int
  ) throws {
    try inFolder { folder in
      try write(
        [
          "Kit/Package.swift": """
          // swift-tools-version: \(tools)
          import PackageDescription
          let package = Package(
            name: "Kit", targets: [.target(name: "Kit"\(settings))]\(modes))
          """,
          "Kit/Sources/Kit/Popup.swift": Self.refinedProtocol,
        ], in: folder)
      let compiled = try ProgramRun(compiling: ["preview", "--once", "Kit"], in: folder)
      #expect(Int(compiled.status) == status)
    }
  }

  @Test(arguments: [("SWIFT_VERSION = 6.0;", 0), ("SWIFT_VERSION = 5.0;", 65)])
  func `a protocol of views is on the main actor in projects of Swift 6`(
    setting: String, status: Int
  ) throws {
    try inFolder { folder in
      let project = ProjectContentTests.example.replacing(
        "SDKROOT = macosx;", with: "SDKROOT = macosx; SWIFT_VERSION = 4.0;"
      )
      .replacing("isa = PBXProject;", with: "isa = PBXProject; buildConfigurationList = LP;")
      .replacing(
        "objects = {",
        with: """
          objects = {
            LP = {isa = XCConfigurationList; buildConfigurations = (CP); };
            CP = {isa = XCBuildConfiguration; buildSettings = { \(setting) }; };
          """)
      try write(
        [
          "Show.xcodeproj/project.pbxproj": project,
          "Main.swift": Self.refinedProtocol
            + "\n@main struct Main: App { var body: some Scene { WindowGroup { Color.red } } }",
          "Mac.swift": "let mac = 1",
        ], in: folder + "/App")
      let compiled = try ProgramRun(compiling: ["preview", "--once", "App"], in: folder)
      #expect(Int(compiled.status) == status)
    }
  }

  @Test(arguments: ["", ", swiftLanguageModes: [.v5]"])
  func `a module of Swift 6 has default values on the main actor`(modes: String) throws {
    try inFolder { folder in
      try write(
        [
          "Kit/Package.swift": """
          // swift-tools-version: 6.0
          import PackageDescription
          let package = Package(
            name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
            targets: [.target(name: "Kit")]\(modes))
          """,
          "Kit/Sources/Panel.swift": """
          import SwiftUI
          struct Palette {
            let color: Color
            @MainActor static func main() -> Palette { Palette(color: .red) }
          }
          struct Panel: View {
            let palette: Palette
            init(palette: Palette = .main()) { self.palette = palette }
            var body: some View { palette.color }
          }
          #Preview { Panel() }
          """,
        ], in: folder)
      let compiled = try ProgramRun(compiling: ["preview", "--once", "Kit"], in: folder)
      #expect(compiled.status == (modes.isEmpty ? 0 : 65))
    }
  }

  @Test func `a target may have the name of one of the library's modules`() throws {
    try inFolder { folder in
      try write(
        [
          "Kit/Package.swift": """
          // swift-tools-version: 5.9
          import PackageDescription
          let package = Package(
            name: "Kit",
            targets: [
              .target(name: "Navigation"),
              .target(name: "Views", dependencies: ["Navigation"]),
              .target(name: "Kit", dependencies: ["Navigation", "Views"]),
            ])
          """,
          "Kit/Sources/Navigation/Route.swift": "public enum Route: String { case home }",
          "Kit/Sources/Views/Panel.swift": """
          import Navigation
          import SwiftUI
          public struct Panel: View {
            let route: Route
            public init(_ route: Route) { self.route = route }
            public var body: some View { NavigationStack { Text(route.rawValue) } }
          }
          """,
          "Kit/Sources/Kit/Kit.swift": """
          import enum Navigation.Route
          import SwiftUI
          import Views
          #Preview { Panel(Route.home) }
          """,
        ], in: folder)
      let compiled = try ProgramRun(compiling: ["preview", "--once", "Kit"], in: folder)
      #expect(compiled.status == 0, "\(compiled.errorOutput)")
    }
  }

  @Test func `the shown module names itself`() throws {
    try inFolder { folder in
      try write(
        [
          "Kit/Package.swift": """
          // swift-tools-version: 5.9
          import PackageDescription
          let package = Package(name: "Kit", targets: [.target(name: "Kit")])
          """,
          "Kit/Sources/Kit/Home.swift": """
          import SwiftUI
          struct Tint { static let color = Color.red }
          enum Names { typealias Tint = Kit.Tint }
          #Preview { Names.Tint.color }
          """,
        ], in: folder)
      let drawn = try ProgramRun(compiling: ["render", "Kit", "-o", "kit.png"], in: folder)
      #expect(drawn.status == 0, "\(drawn.errorOutput)")
    }
  }
}
