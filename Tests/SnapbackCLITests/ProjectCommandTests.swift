// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Pictures
import Testing

/// Commands on folders with a package or an Xcode project, run as processes without a display.
struct ProjectCommandTests {
  /// Renders a folder, and returns the color of the center pixel, `0xRRGGBB`.
  private func centerColor(_ arguments: [String], in folder: String) throws -> UInt32 {
    let drawn = try ProgramRun(
      compiling: ["render"] + arguments + ["--size", "20x20", "-o", "a.png"], in: folder)
    #expect(drawn.errorOutput == "")
    let picture = try Picture(png: [UInt8](Data(contentsOf: URL(filePath: folder + "/a.png"))))
    return picture[picture.width / 2, picture.height / 2] & 0xFF_FFFF
  }

  private static let manifest = """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "Demo", products: [.library(name: "Kit", targets: ["Kit"])],
      targets: [
        .target(name: "Base"),
        .target(
          name: "Kit", dependencies: ["Base"], resources: [.process("Data")],
          swiftSettings: [.define("IS_RED")]),
        .executableTarget(name: "Show", dependencies: ["Kit"]),
        .testTarget(name: "KitTests", dependencies: ["Kit"]),
      ])
    """

  private static let package = [
    "Package.swift": manifest,
    "Sources/Base/Base.swift": """
    import SwiftUI
    package func color(_ name: String) -> Color { name == "red\\n" ? .red : .green }
    """,
    "Sources/Kit/Kit.swift": """
    import Base
    import SwiftUI
    public struct Panel: View {
      public init() {}
      public var body: some View {
        #if IS_RED
          let url = Bundle.module.url(forResource: "name", withExtension: "txt")!
          color((try? String(contentsOf: url, encoding: .utf8)) ?? "")
        #endif
      }
    }
    struct Kit_Previews: PreviewProvider { static var previews: some View { Color.blue } }
    """,
    "Sources/Kit/Data/name.txt": "red\n",
    "Sources/Show/Show.swift": """
    import Kit
    import SwiftUI
    @main struct Show: App { var body: some Scene { WindowGroup { Panel() } } }
    struct Show_Previews: PreviewProvider { static var previews: some View { Color.yellow } }
    """,
    "Tests/KitTests/KitTests.swift": "import XCTest\nthis is not Swift",
  ]

  /// The files of an asset catalog with a red image named `red`.
  private static func redCatalog(at path: String) -> [String: String] {
    [
      path + "/red.imageset/Contents.json": #"{"images": [{"filename": "a.svg"}]}"#,
      path + "/red.imageset/a.svg": """
      <svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="#f00"/></svg>
      """,
    ]
  }

  @Test func `linked folders are not searched, linked catalogs are`() throws {
    try inFolder { folder in
      let view = """
        struct A: View {
          var body: some View {
            if Bundle.main.url(forResource: "a", withExtension: "txt") == nil {
              Image(.red).resizable()
            } else {
              Color.blue
            }
          }
        }
        """
      try write(
        Self.redCatalog(at: "B.xcassets").merging([
          "p/A.swift": "import SwiftUI\n\(view)\n#Preview { A() }\n", "outside/a.txt": "",
        ]) { $1 }, in: folder)
      for name in ["outside", "B.xcassets"] {
        try FileManager.default.createSymbolicLink(
          atPath: "\(folder)/p/\(name)", withDestinationPath: "../" + name)
      }
      #expect(try centerColor(["p"], in: folder) == 0xFF0000)
    }
  }

  @Test func `links that lead back to a folder do not multiply its resources`() throws {
    try inFolder { folder in
      // 4 links at each of 40 levels, if they were followed.
      let view = "struct A: View { var body: some View { Image(.red).resizable() } }"
      try write(
        Self.redCatalog(at: "p/A.xcassets").merging([
          "p/A.swift": "import SwiftUI\n\(view)\n#Preview { A() }\n"
        ]) { $1 }, in: folder)
      for place in ["p", "p/A.xcassets"] {
        for name in ["a", "b", "c", "d"] {
          try FileManager.default.createSymbolicLink(
            atPath: "\(folder)/\(place)/\(name)", withDestinationPath: ".")
        }
      }
      #expect(try centerColor(["p"], in: folder) == 0xFF0000)
    }
  }

  @Test func `a folder with too many folders is one message`() throws {
    try inFolder { folder in
      for number in 0...20_000 where mkdir("\(folder)/\(number)", 0o700) != 0 {
        Issue.record("folder \(number)")
      }
      for command in [["check", "."], ["preview", "--once", "."], ["editor", "."]] {
        let run = try ProgramRun(compiling: command, in: folder)
        #expect(run.status == 66, "\(command)")
        #expect(run.errorOutput.contains("more than 20000 folders in it"), "\(run.errorOutput)")
      }
    }
  }

  @Test func `the app of a package is compiled with the targets that it needs`() throws {
    try inFolder { folder in
      try write(Self.package, in: folder + "/Demo")
      #expect(try centerColor(["Demo"], in: folder) == 0xFF3B30)
      #expect(try centerColor(["Demo", "--target", "Kit"], in: folder) == 0x007AFF)
      #expect(try centerColor(["Demo", "--view", "Show_Previews"], in: folder) == 0xFFCC00)
    }
  }

  @Test func `an unknown target and an invalid manifest are errors`() throws {
    try inFolder { folder in
      try write(Self.package, in: folder + "/Demo")
      let unknown = try ProgramRun(compiling: ["render", "Demo", "--target", "Kat"], in: folder)
      #expect(unknown.status == 64)
      #expect(
        unknown.errorOutput
          == "snapback: there is no target \"Kat\"; the targets are Base, Kit, Show\n")
      try write(["Package.swift": "let package = 3"], in: folder + "/Bad")
      let invalid = try ProgramRun(compiling: ["render", "Bad"], in: folder)
      #expect(invalid.status == 65)
      #expect(invalid.errorOutput.contains("/Bad/Package.swift\" is not valid: "))
      try write(
        [
          "Package.swift":
            "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(nane: 3)"
        ], in: folder + "/Bad")
      let misspelled = try ProgramRun(compiling: ["render", "Bad"], in: folder)
      #expect(misspelled.errorOutput.contains("Package.swift:3:"))
    }
  }

  @Test func `an Xcode project's target is compiled with its own files`() throws {
    try inFolder { folder in
      try write(
        [
          "App.xcodeproj/project.pbxproj": Self.xcodeProject,
          "App/Main.swift": """
          import SwiftUI
          @main struct Main: App { var body: some Scene { WindowGroup { Home() } } }
          """,
          "App/Views/Home.swift": """
          import SwiftUI
          struct Home: View {
            var body: some View {
              Bundle.main.path(forResource: "list", ofType: "json") == nil ? Color.green : .red
            }
          }
          """,
          "App/list.json": "[]",
          "Unused/Home.swift": "struct Home {}",
        ], in: folder + "/App")
      #expect(try centerColor(["App"], in: folder) == 0xFF3B30)
    }
  }

  @Test func `images that an Xcode project lists one by one are found`() throws {
    try inFolder { folder in
      try write(
        [
          "App.xcodeproj/project.pbxproj":
            Self.xcodeProject.replacing("list.json", with: "tile.svg"),
          "App/Main.swift": """
          import SwiftUI
          @main struct Main: App { var body: some Scene { WindowGroup { Home() } } }
          """,
          "App/Views/Home.swift": """
          import SwiftUI
          struct Home: View { var body: some View { Image("tile").resizable() } }
          """,
          "App/tile.svg": """
          <svg xmlns="http://www.w3.org/2000/svg" width="20" height="20">
          <rect width="20" height="20" fill="#ff0000"/></svg>
          """,
        ], in: folder + "/App")
      #expect(try centerColor(["App"], in: folder) == 0xFF0000)
    }
  }

  private static let xcodeProject = """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objects = {
        P /* Project object */ = {isa = PBXProject; mainGroup = G; targets = (T, U); };
        G = {isa = PBXGroup; children = (GA, GU); sourceTree = "<group>"; };
        GA /* App */ = {isa = PBXGroup; children = (F1, GV, F3); path = App; sourceTree = "<group>"; };
        GV = {isa = PBXGroup; children = (F2); path = Views; sourceTree = "<group>"; };
        GU = {isa = PBXGroup; children = (F4); path = Unused; sourceTree = "<group>"; };
        F1 = {isa = PBXFileReference; path = Main.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = Home.swift; sourceTree = "<group>"; };
        F3 = {isa = PBXFileReference; path = list.json; sourceTree = "<group>"; };
        F4 = {isa = PBXFileReference; path = Home.swift; sourceTree = "<group>"; };
        B1 = {isa = PBXBuildFile; fileRef = F1; };
        B2 = {isa = PBXBuildFile; fileRef = F2; };
        B3 = {isa = PBXBuildFile; fileRef = F3; };
        B4 = {isa = PBXBuildFile; fileRef = F4; };
        S = {isa = PBXSourcesBuildPhase; files = (B1, B2); };
        R = {isa = PBXResourcesBuildPhase; files = (B3); };
        SU = {isa = PBXSourcesBuildPhase; files = (B4); };
        T = {isa = PBXNativeTarget; name = App; buildPhases = (S, R);
          productType = "com.apple.product-type.application"; };
        U = {isa = PBXNativeTarget; name = AppTests; buildPhases = (SU);
          productType = "com.apple.product-type.bundle.unit-test"; };
      };
      rootObject = P;
    }
    """

  @Test func `a package that is not on this machine is named`() throws {
    try inFolder { folder in
      try write(
        [
          "Demo/Package.swift": """
          // swift-tools-version: 5.9
          import PackageDescription
          let package = Package(
            name: "Demo",
            dependencies: [
              .package(url: "https://example.invalid/Colors.git", from: "1.0.0"),
              .package(url: "https://example.invalid/Absent.git", from: "1.0.0"),
            ],
            targets: [
              .target(
                name: "Demo",
                dependencies: [
                  .product(name: "Hues", package: "Colors"),
                  .product(name: "Absent", package: "Absent"),
                ])
            ])
          """,
          "Demo/Sources/Demo/Demo.swift":
            "import Hues\nimport SwiftUI\n#Preview { Color(white: grey) }",
          "Colors/Package.swift": """
          // swift-tools-version: 5.9
          import PackageDescription
          let package = Package(
            name: "Colors", products: [.library(name: "Hues", targets: ["Hues"])],
            targets: [.target(name: "Hues")])
          """,
          "Colors/Sources/Hues/Hues.swift": "public let grey = 0.0",
        ], in: folder)
      let drawn = try ProgramRun(compiling: ["render", "Demo"], in: folder)
      #expect(drawn.status == 0)
      #expect(
        drawn.errorOutput
          == "snapback: missing packages: absent; put them beside the folder, or run "
          + "\"swift package resolve\" in it\n")
    }
  }

  /// The templates of Xcode 11, of 2020, and of apps with an adaptor.
  private static let delegates = [
    [
      "AppDelegate.swift": """
      import UIKit
      @UIApplicationMain
      class AppDelegate: UIResponder, UIApplicationDelegate {
        @objc func reset() {}
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool { true }
        func application(
          _ application: UIApplication,
          configurationForConnecting connectingSceneSession: UISceneSession,
          options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
          UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
        }
      }
      """,
      "SceneDelegate.swift": """
      import SwiftUI
      import UIKit
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(
          _ scene: UIScene, willConnectTo session: UISceneSession,
          options connectionOptions: UIScene.ConnectionOptions
        ) {
          guard let scene = scene as? UIWindowScene else { return }
          let window = UIWindow(windowScene: scene)
          window.rootViewController = UIHostingController(rootView: Color.red)
          self.window = window
          window.makeKeyAndVisible()
        }
      }
      struct Other_Previews: PreviewProvider { static var previews: some View { Color.blue } }
      """,
    ],
    [
      "AppDelegate.swift": """
      import SwiftUI
      import UIKit
      @main final class AppDelegate: NSObject, UIApplicationDelegate {
        var window: UIWindow?
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
        ) -> Bool {
          window = UIWindow(frame: UIScreen.main.bounds)
          window?.rootViewController = UIHostingController(rootView: Color.red)
          window?.makeKeyAndVisible()
          return true
        }
      }
      """
    ],
    [
      "App.swift": """
      import SwiftUI
      class Delegate: NSObject, UIApplicationDelegate {
        var color = Color.green
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
        ) -> Bool {
          color = .red
          return true
        }
      }
      @main struct Main: App {
        @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
        var body: some Scene { WindowGroup { delegate.color } }
      }
      """
    ],
  ]

  @Test(arguments: delegates)
  func `the delegates of an application are called`(files: [String: String]) throws {
    try inFolder { folder in
      try write(files, in: folder + "/App")
      #expect(try centerColor(["App"], in: folder) == 0xFF3B30)
    }
  }

  @Test func `a folder with one project in it is that project`() throws {
    try inFolder { folder in
      let app = """
        import SwiftUI
        @main struct Main: App { var body: some Scene { WindowGroup { Color.red } } }
        """
      // A manifest of Swift Playgrounds cannot be read on Linux.
      try write(
        [
          "Work/A.swiftpm/Package.swift": "import AppleProductTypes\nlet package = Package(1)",
          "Work/A.swiftpm/Main.swift": app, "Work/Notes/notes.txt": "",
        ], in: folder)
      #expect(try centerColor(["Work/A.swiftpm"], in: folder) == 0xFF3B30)
      try write(Self.package, in: folder + "/Work/Demo")
      #expect(try centerColor(["Work"], in: folder) == 0xFF3B30)
      try write(Self.package, in: folder + "/Work/Other")
      let ambiguous = try ProgramRun(compiling: ["render", "Work"], in: folder)
      #expect(ambiguous.status == 64)
      #expect(
        ambiguous.errorOutput.hasSuffix(
          "has several projects; name the folder of one: \"Demo\", \"Other\"\n"))
    }
  }
}
