// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Pictures
import Testing

/// Links that code in a sandbox, or a folder that is not trusted, leaves for the program outside of it.
@Suite(.serialized) struct SandboxEscapeTests {
  private static let mechanisms = SandboxCommandTests.mechanisms

  private static func write(_ text: String, _ path: String) throws {
    let file = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// A manifest that replaces what it can in all work folders by links to a folder.
  private static func manifest(linksTo victim: String, in cache: String) -> String {
    """
    // swift-tools-version: 5.9
    import Foundation
    import PackageDescription
    let files = FileManager.default
    let base = "\(cache)/snapback/preview"
    let names = (0..<4).map(String.init) + (0..<4).map { "P-\\($0)" } + [
      "compiled", "package", "tmp", "sandbox", "Main.bundle", "P-Assets.swift", "0-App.swift",
    ]
    for folder in [base] + ((try? files.contentsOfDirectory(atPath: base)) ?? []).map({ base + "/" + $0 }) {
      for name in names {
        rename(folder + "/" + name, folder + "/moved-" + name)
        symlink("\(victim)", folder + "/" + name)
      }
      symlink("\(victim)", folder + "/package/0")
    }
    let package = Package(name: "P", targets: [.executableTarget(name: "P", path: "Sources/P")])
    """
  }

  @Test(
    .enabled(if: SandboxCommandTests.mechanisms.contains("bwrap")),
    arguments: [["render", "-o", "a.png"], ["preview", "--once"]])
  func `a manifest cannot lead the program to folders outside of the sandbox`(
    command: [String]
  ) throws {
    try inFolder { folder in
      let (victim, cache) = (folder + "/victim", folder + "/cache")
      try Self.write("precious", victim + "/main.swift")
      try Self.write(Self.manifest(linksTo: victim, in: cache), folder + "/p/Package.swift")
      let source = """
        import PlaygroundSupport
        import SwiftUI
        struct V: View { var body: some View { Color.red } }
        PlaygroundPage.current.setLiveView(V())
        """
      try Self.write(source, folder + "/p/Sources/P/P.swift")
      let run = try ProgramRun(
        compiling: command + ["p", "--sandbox"], in: folder,
        environment: ["SNAPBACK_SANDBOX": "bwrap", "XDG_CACHE_HOME": cache])
      #expect(run.status == 0, "\(run.errorOutput)")
      #expect(try FileManager.default.contentsOfDirectory(atPath: victim) == ["main.swift"])
      #expect(try String(contentsOfFile: victim + "/main.swift", encoding: .utf8) == "precious")
    }
  }

  /// Red if a file can be read, green otherwise.
  private static func view(reading paths: [String]) -> String {
    """
    import Foundation
    import SwiftUI
    struct A: View {
      var body: some View {
        \(paths).contains { FileManager.default.contents(atPath: $0) != nil } ? Color.red : Color.green
      }
    }
    """
  }

  @Test(arguments: mechanisms, ["A.xcassets", "Linked/A.xcassets"])
  func `a catalog that is a link, or in a linked folder, cannot be read in a sandbox`(
    mechanism: String, catalog: String
  ) throws {
    try inFolder { home in
      try FileManager.default.createDirectory(
        atPath: home + "/.git", withIntermediateDirectories: true)
      try Self.write("secret", home + "/private/deep/A.xcassets/key")
      let folder = home + "/downloads/evil"
      let paths = [home + "/private/deep/A.xcassets/key", "\(folder)/\(catalog)/key"]
      try Self.write(Self.view(reading: paths), folder + "/A.swift")
      let link = catalog.split(separator: "/")[0]
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/" + link,
        withDestinationPath: "../../private/deep" + (link == "Linked" ? "" : "/A.xcassets"))
      // Without a sandbox it is one of the catalogs of the project, and the file can be read.
      for (options, color) in [(["--sandbox"], 0x34C759), ([], 0xFF3B30)] as [([String], UInt32)] {
        let run = try ProgramRun(
          compiling: ["render", "A.swift", "--size", "20x20", "-o", "a.png"] + options,
          in: folder, environment: ["SNAPBACK_SANDBOX": mechanism])
        #expect(run.status == 0, "\(run.errorOutput)")
        let bytes = try Data(contentsOf: URL(filePath: folder + "/a.png"))
        #expect(try Picture(png: [UInt8](bytes))[10, 10] & 0xFF_FFFF == color)
      }
    }
  }

  @Test(arguments: mechanisms)
  func `a catalog of the project around a file is read in a sandbox`(mechanism: String) throws {
    try inFolder { root in
      try FileManager.default.createDirectory(
        atPath: root + "/.git", withIntermediateDirectories: true)
      let color =
        #"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":"#
        + #"{"red":"0.0","green":"1.0","blue":"0.0","alpha":"1.0"}}}]}"#
      try Self.write(color, root + "/A.xcassets/Paper.colorset/Contents.json")
      try Self.write(
        "import SwiftUI\nstruct A: View { var body: some View { Color(\"Paper\") } }\n",
        root + "/Views/A.swift")
      let run = try ProgramRun(
        compiling: ["render", "Views/A.swift", "--sandbox", "--size", "20x20", "-o", "a.png"],
        in: root, environment: ["SNAPBACK_SANDBOX": mechanism])
      #expect(run.status == 0, "\(run.errorOutput)")
      let bytes = try Data(contentsOf: URL(filePath: root + "/a.png"))
      #expect(try Picture(png: [UInt8](bytes))[10, 10] & 0xFF_FFFF == 0x00FF00)
    }
  }
}
