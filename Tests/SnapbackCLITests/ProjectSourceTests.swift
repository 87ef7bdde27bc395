// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Testing

/// The files of a project that are compiled.
struct ProjectSourceTests {
  private static let manifest = """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(name: "Kit", targets: [.target(name: "Kit", resources: [.process("a.txt")])])
    """

  @Test func `code in documentation is not compiled, and the bundle of a module needs no type`()
    throws
  {
    try inFolder { folder in
      try write(
        [
          "Kit/Package.swift": Self.manifest, "Kit/Sources/Kit/a.txt": "a",
          "Kit/Sources/Kit/Kit.docc/Code/Step.swift": "import Kit\nlet a: Absent",
          "Kit/Sources/Kit/Panel.swift": """
          import SwiftUI
          import CoreImage
          func panel() -> Color { Color("panel", bundle: .module) }
          """,
        ], in: folder)
      let compiled = try ProgramRun(compiling: ["preview", "--once", "Kit"], in: folder)
      #expect(compiled.status == 0, "\(compiled.errorOutput)")
      #expect(
        compiled.errorOutput.contains(
          "Panel.swift:2:1: warning: the module 'CoreImage' is not available on Linux"),
        "\(compiled.errorOutput)")
    }
  }

  @Test func `packages for documentation and tests are not missed`() throws {
    try inFolder { folder in
      try write(
        [
          "Kit/Package.swift": """
          // swift-tools-version: 5.9
          import PackageDescription
          let package = Package(
            name: "Kit",
            dependencies: [
              .package(url: "https://example.invalid/docc-plugin.git", from: "1.0.0"),
              .package(url: "https://example.invalid/checks.git", from: "1.0.0"),
            ],
            targets: [
              .target(name: "Kit"),
              .testTarget(
                name: "KitTests", dependencies: ["Kit", .product(name: "Checks", package: "checks")]),
            ])
          """,
          "Kit/Sources/Kit/Panel.swift": "import SwiftUI\nfunc panel() -> Color { .red }",
        ], in: folder)
      let compiled = try ProgramRun(compiling: ["preview", "--once", "Kit"], in: folder)
      #expect(compiled.status == 0)
      #expect(!compiled.errorOutput.contains("missing packages"), "\(compiled.errorOutput)")
    }
  }

  @Test func `a file that an Xcode project lists in vain is named`() throws {
    try inFolder { folder in
      try write(
        [
          "App/Show.xcodeproj/project.pbxproj": Self.project,
          "App/Main.swift": """
          import SwiftUI
          @main struct Show: App { var body: some Scene { WindowGroup { Color.red } } }
          """,
        ], in: folder)
      let compiled = try ProgramRun(compiling: ["preview", "--once", "App"], in: folder)
      #expect(
        compiled.errorOutput.contains("the Xcode project lists files that do not exist: "),
        "\(compiled.errorOutput)")
      #expect(compiled.errorOutput.contains("Shared/Part.swift"))
    }
  }

  private static func model(_ attribute: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
      <entity name="Book" representedClassName="Book" syncable="YES" codeGenerationType="class">
        <attribute name="\(attribute)" optional="YES" attributeType="String"/>
      </entity>
    </model>
    """
  }

  private static let project = """
    // !$*UTF8*$!
    {
      objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T); };
        G = {isa = PBXGroup; children = (F, O, D); sourceTree = "<group>"; };
        F = {isa = PBXFileReference; path = Main.swift; sourceTree = "<group>"; };
        O = {isa = PBXFileReference; path = ../Shared/Part.swift; sourceTree = "<group>"; };
        D = {isa = XCVersionGroup; path = Store/Own.xcdatamodeld; sourceTree = "<group>"; };
        BF = {isa = PBXBuildFile; fileRef = F; };
        BO = {isa = PBXBuildFile; fileRef = O; };
        BD = {isa = PBXBuildFile; fileRef = D; };
        S = {isa = PBXSourcesBuildPhase; files = (BF, BO, BD); };
        T = {isa = PBXNativeTarget; name = Show; buildPhases = (S);
          productType = "com.apple.product-type.application"; };
      };
      rootObject = P;
    }
    """

  @Test func `a target has the data models that it lists, not those beside its files`() throws {
    try inFolder { folder in
      try write(
        [
          "App/Show.xcodeproj/project.pbxproj": Self.project,
          "App/Store/Own.xcdatamodeld/Own.xcdatamodel/contents": Self.model("title"),
          "Shared/Other.xcdatamodeld/Other.xcdatamodel/contents": Self.model("name"),
          "Shared/Part.swift": "func part() -> Int { 1 }",
          "App/Main.swift": """
          import CoreData
          import SwiftUI
          func title(_ book: Book) -> String { book.title ?? "\\(part())" }
          @main struct Show: App { var body: some Scene { WindowGroup { Color.red } } }
          """,
        ], in: folder)
      let compiled = try ProgramRun(compiling: ["preview", "--once", "App"], in: folder)
      #expect(compiled.status == 0, "\(compiled.errorOutput)")
    }
  }

  @Test func `a session fulfils the requirements of a protocol for tests`() throws {
    try inFolder { folder in
      try write(
        [
          "Kit/Loading.swift": """
          import Foundation
          public protocol Loading: Sendable {
            func data(for request: URLRequest) async throws -> (Data, URLResponse)
            func upload(for request: URLRequest, from: Data) async throws -> (Data, URLResponse)
          }
          protocol Fetching { func data(from url: URL) async throws -> (Data, URLResponse) }
          extension URLSession: Loading {}
          extension URLSession: Fetching {}
          func text(at url: URL) async throws -> String {
            let (data, _) = try await URLSession.shared.data(from: url)
            return String(decoding: data, as: UTF8.self)
          }
          """,
          "Kit/Own.swift": """
          import Foundation
          extension URLSession {
            func data(from url: URL) async throws -> (Data, URLResponse) {
              try await data(from: url, delegate: nil)
            }
          }
          """,
          "Kit/Home.swift": "import SwiftUI\n#Preview { Color.red }",
        ], in: folder)
      let compiled = try ProgramRun(compiling: ["preview", "--once", "Kit"], in: folder)
      #expect(compiled.status == 0, "\(compiled.errorOutput)")
    }
  }

  @Test func `sessions fulfil the requirements of protocols in several modules`() throws {
    let library = { (name: String, other: String) in
      """
      import Foundation
      \(other)
      public protocol \(name)Session {
        func data(for request: URLRequest) async throws -> (Data, URLResponse)
      }
      extension URLSession: \(name)Session {}
      public func load\(name)(_ request: URLRequest) async throws -> Data {
        try await URLSession.shared.data(for: request).0
      }
      """
    }
    try inFolder { folder in
      try write(
        [
          "Kit/Package.swift": """
          // swift-tools-version: 5.9
          import PackageDescription
          let package = Package(
            name: "Kit",
            targets: [
              .target(name: "Near"), .target(name: "Far"),
              .target(name: "Kit", dependencies: ["Near", "Far"]),
            ])
          """,
          "Kit/Sources/Near/Near.swift": library("Near", ""),
          "Kit/Sources/Far/Far.swift": library("Far", ""),
          "Kit/Sources/Kit/Kit.swift": library("Kit", "import Near\nimport Far"),
          "Kit/Sources/Kit/Home.swift": "import SwiftUI\n#Preview { Color.red }",
        ], in: folder)
      let compiled = try ProgramRun(compiling: ["preview", "--once", "Kit"], in: folder)
      #expect(compiled.status == 0, "\(compiled.errorOutput)")
    }
  }

  @Test func `the symbols of a date formatter may be treated as optionals`() throws {
    try inFolder { folder in
      try write(
        [
          "Week/Days.swift": """
          import SwiftUI
          let formatter = DateFormatter()
          func days() -> [String] {
            guard let symbols = formatter.shortWeekdaySymbols, !symbols.isEmpty else { return [] }
            guard let morning = formatter.amSymbol else { return [] }
            formatter.pmSymbol = nil
            return symbols + formatter.monthSymbols! + [morning, formatter.pmSymbol ?? "PM"]
          }
          struct Days: View {
            var body: some View {
              let count = formatter.shortStandaloneMonthSymbols.count + days().count
              Rectangle().frame(width: CGFloat(count), height: CGFloat(Calendar.current.weekdaySymbols.count))
            }
          }
          """
        ], in: folder)
      let drawn = try ProgramRun(compiling: ["render", "Week", "-o", "days.png"], in: folder)
      #expect(drawn.status == 0, "\(drawn.errorOutput)")
    }
  }

  @Test func `colors are archived, and read from archives in two ways`() throws {
    try inFolder { folder in
      try write(
        [
          "Tint/Tint.swift": """
          import SwiftUI
          func archive(_ color: Color) throws -> Data {
            try NSKeyedArchiver.archivedData(
              withRootObject: UIColor(color), requiringSecureCoding: false) as Data
          }
          func color(_ data: Data) throws -> Color {
            guard let color = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
            else { fatalError("no color") }
            return Color(color)
          }
          func first(_ data: Data) throws -> Color {
            let color = try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? UIColor ?? .black
            return Color(color)
          }
          struct Tint: View {
            var body: some View {
              let orange = Color(red: 1, green: 0.5, blue: 0)
              if let data = try? archive(orange), try! color(data) == first(data) {
                try! first(data)
              } else {
                let _ = fatalError("other colors")
              }
            }
          }
          """
        ], in: folder)
      let drawn = try ProgramRun(compiling: ["render", "Tint", "-o", "tint.png"], in: folder)
      #expect(drawn.status == 0, "\(drawn.errorOutput)")
    }
  }

  @Test func `a project below a folder with scripts is compiled`() throws {
    try inFolder { folder in
      try write(
        [
          "Work/Run.swift": "import Foundation\nprint(absent)",
          "Work/KitTests.swift": "import XCTest\nimport SwiftUI\nlet test = absent",
          "Work/Kit/Package.swift": """
          // swift-tools-version: 5.9
          import PackageDescription
          let package = Package(name: "Kit", targets: [.target(name: "Kit")])
          """,
          "Work/Kit/Sources/Kit/Home.swift": "import SwiftUI\n#Preview { Color.red }",
        ], in: folder)
      let compiled = try ProgramRun(compiling: ["preview", "--once", "Work"], in: folder)
      #expect(compiled.status == 0, "\(compiled.errorOutput)")
    }
  }

  @Test func `the app of a watch is not part of the phone's app that embeds it`() throws {
    let project = """
      // !$*UTF8*$!
      {
        objects = {
          P = {isa = PBXProject; mainGroup = G; targets = (T, W); };
          G = {isa = PBXGroup; children = (F1, F2); sourceTree = "<group>"; };
          F1 = {isa = PBXFileReference; path = Main.swift; sourceTree = "<group>"; };
          F2 = {isa = PBXFileReference; path = Watch.swift; sourceTree = "<group>"; };
          B1 = {isa = PBXBuildFile; fileRef = F1; };
          B2 = {isa = PBXBuildFile; fileRef = F2; };
          S1 = {isa = PBXSourcesBuildPhase; files = (B1); };
          S2 = {isa = PBXSourcesBuildPhase; files = (B2); };
          D = {isa = PBXTargetDependency; target = W; };
          T = {isa = PBXNativeTarget; name = App; buildPhases = (S1); dependencies = (D);
            productType = "com.apple.product-type.application"; };
          W = {isa = PBXNativeTarget; name = Watch; buildPhases = (S2); buildConfigurationList = L;
            productType = "com.apple.product-type.application"; };
          L = {isa = XCConfigurationList; buildConfigurations = (C); };
          C = {isa = XCBuildConfiguration; buildSettings = {SDKROOT = watchos; }; };
        };
        rootObject = P;
      }
      """
    try inFolder { folder in
      try write(
        [
          "App/App.xcodeproj/project.pbxproj": project,
          "App/Main.swift": """
          import SwiftUI
          @main struct Main: App { var body: some Scene { WindowGroup { Color.red } } }
          """,
          "App/Watch.swift": """
          import WatchKit
          @main struct Watch: App { let session: WKExtendedRuntimeSession }
          """,
        ], in: folder)
      let compiled = try ProgramRun(compiling: ["preview", "--once", "App"], in: folder)
      #expect(compiled.status == 0, "\(compiled.errorOutput)")
    }
  }

  @Test func `a preview shows views that are named like modifiers`() throws {
    try inFolder { folder in
      try write(
        [
          "Kit/sheet.swift": """
          import SwiftUI
          struct sheet: View { var body: some View { Color.red } }
          #Preview { sheet() }
          #Preview("two") {
            let a = 1
            return sheet().padding(CGFloat(a))
          }
          """,
          "Kit/Ask.swift": """
          import UIKit
          func ask() { UNUserNotificationCenter.current().requestAuthorization(options: .alert) { _, _ in } }
          """,
        ], in: folder)
      for view in ["#1", "#2"] {
        let drawn = try ProgramRun(
          compiling: ["render", "Kit", "--view", view, "-o", "sheet.png"], in: folder)
        #expect(drawn.status == 0, "\(drawn.errorOutput)")
      }
    }
  }
}
