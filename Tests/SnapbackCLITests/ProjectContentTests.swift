// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Pictures
import Testing

/// Examples, assets, and libraries without views in the folder of a project.
struct ProjectContentTests {
  /// Renders the folder `Kit`, and returns the color of the center pixel, `0xRRGGBB`.
  private func centerColor(in folder: String) throws -> UInt32 {
    let drawn = try ProgramRun(
      compiling: ["render", "Kit", "--size", "20x20", "-o", "a.png"], in: folder)
    #expect(drawn.errorOutput == "")
    let picture = try Picture(png: [UInt8](Data(contentsOf: URL(filePath: folder + "/a.png"))))
    return picture[picture.width / 2, picture.height / 2] & 0xFF_FFFF
  }

  private static let library = [
    "Kit/Package.swift": """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])], targets: [.target(name: "Kit")])
    """,
    // The only target's sources may be in `Sources` itself.
    "Kit/Sources/Panel.swift": """
    import SwiftUI
    public struct Panel: View {
      let color: Color
      public init(_ color: Color) { self.color = color }
      #if SWIFT_PACKAGE
        public var body: some View { color }
      #endif
    }
    """,
  ]

  /// A project with an app for phones and one for Macs.
  static let example = """
    // !$*UTF8*$!
    {
      objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (M, T); };
        G = {isa = PBXGroup; children = (F, FM); sourceTree = "<group>"; };
        F = {isa = PBXFileReference; path = Main.swift; sourceTree = "<group>"; };
        B = {isa = PBXBuildFile; fileRef = F; };
        S = {isa = PBXSourcesBuildPhase; files = (B); };
        FM = {isa = PBXFileReference; path = Mac.swift; sourceTree = "<group>"; };
        BM = {isa = PBXBuildFile; fileRef = FM; };
        SM = {isa = PBXSourcesBuildPhase; files = (BM); };
        R = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.invalid/kit.git"; };
        M = {isa = PBXNativeTarget; name = Mac; buildPhases = (SM); buildConfigurationList = L;
          productType = "com.apple.product-type.application"; };
        L = {isa = XCConfigurationList; buildConfigurations = (C); };
        C = {isa = XCBuildConfiguration; buildSettings = { SDKROOT = macosx; }; };
        T = {isa = PBXNativeTarget; name = Show; buildPhases = (S);
          productType = "com.apple.product-type.application"; };
      };
      rootObject = P;
    }
    """

  @Test func `a library without views to show compiles`() throws {
    try inFolder { folder in
      try write(Self.library, in: folder)
      let compiled = try ProgramRun(compiling: ["preview", "--once", "Kit"], in: folder)
      #expect(compiled.status == 0)
      #expect(
        compiled.errorOutput
          == "snapback: compiled; no view can be shown without arguments or a #Preview\n")
      try write(["Kit/Sources/More.swift": "let a: Absent"], in: folder)
      let broken = try ProgramRun(compiling: ["preview", "--once", "Kit"], in: folder)
      #expect(broken.status == 65)
    }
  }

  @Test func `the preview of the view that an app shows comes first`() throws {
    try inFolder { folder in
      try write(
        [
          "Kit/App.swift": """
          import SwiftUI
          @main struct Main: App { var body: some Scene { WindowGroup { Home() } } }
          """,
          "Kit/Badge.swift": """
          import SwiftUI
          struct Badge: View { var body: some View { Color.blue } }
          #Preview { Badge() }
          """,
          "Kit/Home.swift": """
          import SwiftUI
          struct Home: View { var body: some View { Color.red } }
          #Preview { Home() }
          """,
        ], in: folder)
      #expect(try centerColor(in: folder) == 0xFF3B30)
    }
  }

  @Test func `the lines of a file are read one by one, without empty ones`() throws {
    try inFolder { folder in
      try write(
        [
          "Kit/words.txt": "one\n\ntwo\r\nthree",
          "Kit/Own.swift": "import Foundation\nextension URL { var resourceBytes: Int { 7 } }",
          "Kit/Words.swift": """
          import SwiftUI
          struct Words: View {
            @State private var words: [String] = []
            var body: some View {
              (words == ["one", "two", "three"] ? Color.red : Color.blue).task {
                guard let url = Bundle.main.url(forResource: "words", withExtension: "txt") else { return }
                do {
                  for try await word in url.lines { words.append(word) }
                  if url.resourceBytes != 7 { words = [] }
                } catch {
                  words = []
                }
              }
            }
          }
          """,
        ], in: folder)
      let drawn = try ProgramRun(
        compiling: ["render", "Kit", "--size", "20x20", "--at", "0.5", "-o", "a.png"], in: folder)
      #expect(drawn.status == 0)
      let picture = try Picture(png: [UInt8](Data(contentsOf: URL(filePath: folder + "/a.png"))))
      #expect(picture[10, 10] & 0xFF_FFFF == 0xFF3B30)
    }
  }

  @Test(arguments: ["Panel", "Remote"])
  func `a target that needs a missing package is shown only if there is no other`(
    target: String
  ) throws {
    try inFolder { folder in
      try write(
        [
          "Kit/Package.swift": """
          // swift-tools-version: 5.9
          import PackageDescription
          let package = Package(
            name: "Kit",
            dependencies: [.package(url: "https://example.invalid/absent.git", from: "1.0.0")],
            targets: [
              .target(name: "Panel"),
              .target(
                name: "Remote",
                dependencies: ["Panel", .product(name: "Absent", package: "absent")]),
            ])
          """,
          "Kit/Sources/Panel/Panel.swift": "import SwiftUI\n#Preview { Color.red }",
          "Kit/Sources/Remote/Remote.swift":
            "import Absent\nimport SwiftUI\n#Preview { Color.blue }",
        ], in: folder)
      let arguments = ["render", "Kit", "--size", "20x20", "-o", "a.png"]
      let isNamed = target == "Remote"
      let drawn = try ProgramRun(
        compiling: arguments + (isNamed ? ["--target", target] : []), in: folder)
      #expect(drawn.status == (isNamed ? 65 : 0))
      #expect(drawn.errorOutput.contains("missing packages: absent"))
      if !isNamed {
        let picture = try Picture(png: [UInt8](Data(contentsOf: URL(filePath: folder + "/a.png"))))
        #expect(picture[10, 10] & 0xFF_FFFF == 0xFF3B30)
      }
    }
  }

  @Test func `a library without previews is shown by its example`() throws {
    try inFolder { folder in
      try write(Self.library, in: folder)
      try write(
        [
          "Kit/Demo/iOS/Show.xcodeproj/project.pbxproj": Self.example,
          "Kit/Demo/iOS/Main.swift": """
          import Kit
          import SwiftUI
          @main struct Main: App { var body: some Scene { WindowGroup { Panel(.red) } } }
          """,
          "Kit/Demo/iOS/Mac.swift": """
          import SwiftUI
          @main struct Mac: App { var body: some Scene { WindowGroup { Color.blue } } }
          """,
        ], in: folder)
      #expect(try centerColor(in: folder) == 0xFF3B30)
      // The library is checked without the example.
      try write(["Kit/Demo/iOS/Main.swift": "let a: Absent"], in: folder)
      let compiled = try ProgramRun(compiling: ["preview", "--once", "Kit"], in: folder)
      #expect(compiled.status == 0)
      try write(["Kit/Sources/A.swift": "import SwiftUI\n#Preview { Panel(.blue) }"], in: folder)
      #expect(try centerColor(in: folder) == 0x007AFF)
    }
  }

  @Test func `the app of an example is shown before the previews of its library`() throws {
    try inFolder { folder in
      var files = Self.library
      files["Kit/Sources/Preview.swift"] = """
        import SwiftUI
        #Preview { Color.blue }
        """
      files["Kit/Demo/Demo.xcodeproj/project.pbxproj"] = Self.example
      files["Kit/Demo/Mac.swift"] = ""
      files["Kit/Demo/Main.swift"] = """
        import Kit
        import SwiftUI
        @main struct Main: App { var body: some Scene { WindowGroup { Panel(.red) } } }
        """
      try write(files, in: folder)
      #expect(try centerColor(in: folder) == 0xFF3B30)
      // Nor is one that is damaged.
      let example = files["Kit/Demo/Demo.xcodeproj/project.pbxproj"]
      try write(["Kit/Demo/Demo.xcodeproj/project.pbxproj": "damaged"], in: folder)
      #expect(try centerColor(in: folder) == 0x007AFF)
      files["Kit/Demo/Demo.xcodeproj/project.pbxproj"] = example
      // An example that needs a package which is not there cannot be shown.
      files["Kit/Demo/Demo.xcodeproj/project.pbxproj"] = Self.example.replacingOccurrences(
        of: "invalid/kit.git", with: "invalid/other.git")
      try write(files, in: folder)
      #expect(try centerColor(in: folder) == 0x007AFF)
    }
  }

  @Test func `a damaged package around an app of Swift Playgrounds is not read`() throws {
    try inFolder { folder in
      try write(
        [
          "Package.swift": "// swift-tools-version: 5.9\nimport PackageDescription\nlet package =",
          "Kit/Package.swift": "import AppleProductTypes\nimport PackageDescription",
          "Kit/Main.swift": """
          import SwiftUI
          @main struct Main: App { var body: some Scene { WindowGroup { Color.red } } }
          """,
        ], in: folder)
      #expect(try centerColor(in: folder) == 0xFF3B30)
    }
  }

  @Test func `names of images that no catalog of a folder has are errors of check, too`() throws {
    try inFolder { folder in
      try write(
        [
          "Kit/A.swift": "import SwiftUI\nlet image = Image(.logo)",
          "Kit/A.xcassets/other.imageset/Contents.json": "{}",
        ], in: folder)
      let check = try ProgramRun(compiling: ["check", "Kit"], in: folder)
      #expect(check.status == 65)
      try write(["Kit/A.xcassets/logo.imageset/Contents.json": "{}"], in: folder)
      #expect(try ProgramRun(compiling: ["check", "Kit"], in: folder).status == 0)
    }
  }

  @Test func `an app uses the packages of its workspace`() throws {
    try inFolder { folder in
      var files = [
        "Kit/Libs/Parts/Package.swift": """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
          name: "Parts", products: [.library(name: "Parts", targets: ["Parts"])],
          targets: [.target(name: "Parts")])
        """,
        "Kit/Libs/Parts/Sources/Parts/Parts.swift": """
        import SwiftUI
        public let accent = Color.red
        """,
        "Kit/All.xcworkspace/contents.xcworkspacedata": """
        <?xml version="1.0" encoding="UTF-8"?>
        <Workspace version = "1.0">
           <FileRef location = "group:App/Demo.xcodeproj"></FileRef>
           <Group location = "group:Libs" name = "Libs">
              <FileRef location = "group:Parts"></FileRef>
           </Group>
        </Workspace>
        """,
        "Kit/App/Main.swift": """
        import Parts
        import SwiftUI
        @main struct Main: App { var body: some Scene { WindowGroup { Home() } } }
        """,
      ]
      // The path of a source leads to another machine's folder, but it is beside the project as well.
      files["Kit/App/Home.swift"] = """
        import Parts
        import SwiftUI
        struct Home: View { var body: some View { accent } }
        """
      files["Kit/App/Demo.xcodeproj/project.pbxproj"] = Self.example
        .replacingOccurrences(of: "invalid/kit.git", with: "invalid/parts.git")
        .replacingOccurrences(of: "path = Mac.swift", with: "path = ../../../Downloads/Home.swift")
        .replacingOccurrences(of: "files = (B)", with: "files = (B, BM)")
      try write(files, in: folder)
      #expect(try centerColor(in: folder) == 0xFF3B30)
    }
  }

  @Test func `modules of CocoaPods are those of their folder, and of the podspec around`() throws {
    try inFolder { folder in
      try write(
        [
          "Kit/Panel.podspec": "  s.source_files = 'Panel/Classes/**/*'",
          "Kit/Panel/Classes/Panel.swift": """
          import SwiftUI
          import Tone
          public struct Panel: View {
            public init() {}
            public var body: some View { tone }
          }
          """,
          "Kit/Example/Pods/Pods.xcodeproj/project.pbxproj": "",
          "Kit/Example/Pods/Tone/Source/Tone.swift": """
          import SwiftUI
          public let tone = Color(red: 1, green: 0, blue: 0)
          """,
          "Kit/Example/Show.xcodeproj/project.pbxproj": Self.example.replacing(
            /(?m)^ +R = .*\n/, with: ""),
          "Kit/Example/Main.swift": """
          import Panel
          import SwiftUI
          @main struct Main: App { var body: some Scene { WindowGroup { Panel() } } }
          """,
        ], in: folder)
      #expect(try centerColor(in: folder) == 0xFF0000)
    }
  }

  @Test func `the colors of catalogs have names`() throws {
    let color = """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
        {"red": "0x10", "green": "0x20", "blue": "0x30", "alpha": "1.000"}}}]}
      """
    try inFolder { folder in
      try write(Self.library, in: folder)
      try write(
        [
          "Kit/Sources/Media.xcassets/Tones/Deep sea-Color.colorset/Contents.json": color,
          "Kit/Sources/Media.xcassets/own.colorset/Contents.json": color,
          "Kit/Sources/Media.xcassets/red.colorset/Contents.json": color,
          "Kit/Sources/Show.swift": """
          import SwiftUI
          extension Color { static let own = Color.blue }
          struct Show: View {
            var isRight: Bool { Color(.deepSea) == Color("Deep sea-Color") && Color.red != Color(.red) }
            var body: some View { Color.own.overlay(isRight ? Color.deepSea : .white) }
          }
          """,
        ], in: folder)
      #expect(try centerColor(in: folder) == 0x102030)
    }
  }
}
