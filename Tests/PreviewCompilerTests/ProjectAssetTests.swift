// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import PreviewCompiler
import SystemStrings
import Testing

/// The search for images and translations of Xcode projects that list their files one by one.
@Suite struct ProjectAssetTests {
  private static let project = """
    // !$*UTF8*$!
    {archiveVersion = 1; objectVersion = 56; objects = {
    F1 = {isa = PBXFileReference; path = Page.swift; sourceTree = "<group>"; };
    F2 = {isa = PBXFileReference; path = Localizable.xcstrings; sourceTree = "<group>"; };
    F3 = {isa = PBXFileReference; path = ko.lproj/Localizable.strings; sourceTree = "<group>"; };
    F4 = {isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
    V = {isa = PBXVariantGroup; name = Localizable.strings; children = (F3); sourceTree = "<group>"; };
    B1 = {isa = PBXBuildFile; fileRef = F1; }; B2 = {isa = PBXBuildFile; fileRef = F2; };
    B3 = {isa = PBXBuildFile; fileRef = V; }; B4 = {isa = PBXBuildFile; fileRef = F4; };
    S = {isa = PBXSourcesBuildPhase; files = (B1); };
    R = {isa = PBXResourcesBuildPhase; files = (B2, B3, B4); };
    App = {isa = PBXGroup; path = App; children = (F1); sourceTree = "<group>"; };
    Texts = {isa = PBXGroup; path = App/Texts; children = (F2); sourceTree = "<group>"; };
    More = {isa = PBXGroup; path = App/More; children = (V, F4); sourceTree = "<group>"; };
    G = {isa = PBXGroup; children = (App, Texts, More); sourceTree = "<group>"; };
    T = {isa = PBXNativeTarget; name = App; buildPhases = (S, R);
    productType = "com.apple.product-type.application"; };
    P = {isa = PBXProject; mainGroup = G; targets = (T); };
    }; rootObject = P; }
    """

  /// The assets of the project in a folder, relative to it.
  private func assets(_ files: [String: String], in name: String = "Project") throws -> [String] {
    try paths(\.assets, files, in: name)
  }

  /// Some paths of the project in a folder, relative to it.
  private func paths(
    _ kind: KeyPath<PreviewSources, [String]>, _ files: [String: String],
    in name: String = "Project"
  ) throws -> [String] {
    let root = NSTemporaryDirectory() + "snapback-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: root) }
    for (path, text) in files {
      let file = URL(filePath: root + "/" + name + "/" + path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let folder = try #require(SystemPath.resolved(root + "/" + name))
    let packages = PackageReader(
      toolchain: try Toolchain(environment: ProcessInfo.processInfo.environment), folder: root,
      environment: [:])
    let project = try Project(folder: folder, packages: packages)
    return PreviewSources(project, in: folder)[keyPath: kind]
      .map { String($0.dropFirst(folder.count)) }
  }

  @Test func `translations are found beside their files`() throws {
    let found = try assets([
      "App.xcodeproj/project.pbxproj": Self.project, "App/Page.swift": "",
      "App/Texts/Localizable.xcstrings": "{}", "App/More/ko.lproj/Localizable.strings": "",
      "App/More/Assets.xcassets/Contents.json": "{}",
    ])
    #expect(found == ["/App/More/Assets.xcassets", "/App/Texts", "/App/More"])
  }

  @Test func `a folder of Swift files is searched once`() throws {
    let found = try assets(["Page.swift": "", "Localizable.xcstrings": "{}"])
    #expect(found == [""])
  }

  @Test func `nothing outside of a project in a folder of a language is searched`() throws {
    let project = Self.project.replacing("ko.lproj/", with: "").replacing("App/More", with: ".")
    let found = try assets(
      [
        "App.xcodeproj/project.pbxproj": project, "App/Page.swift": "",
        "App/Texts/Localizable.xcstrings": "{}", "Localizable.strings": "",
      ], in: "ko.lproj")
    #expect(found == ["/App/Texts"])
  }

  private static let synchronized = """
    // !$*UTF8*$!
    {archiveVersion = 1; objectVersion = 77; objects = {
    E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (
    Page.swift, Pictures.xcassets, "/Localized: Texts/Localizable.strings"); };
    E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = W; membershipExceptions = (
    Page.swift, "/Localized: Texts/Localizable.strings"); };
    App = {isa = PBXFileSystemSynchronizedRootGroup; path = App; exceptions = (E1, E2);
    sourceTree = "<group>"; };
    G = {isa = PBXGroup; children = (App); sourceTree = "<group>"; };
    T = {isa = PBXNativeTarget; name = App; GROUPS productType = "com.apple.product-type.application"; };
    W = {isa = PBXNativeTarget; name = Watch; productType = "com.apple.product-type.application"; };
    P = {isa = PBXProject; mainGroup = G; targets = (T); };
    }; rootObject = P; }
    """
  private static let synchronizedFiles = [
    "App/Page.swift": "", "App/Other.swift": "", "App/Pictures.xcassets/Contents.json": "{}",
    "App/Texts/ko.lproj/Localizable.strings": "", "App/More/Localizable.xcstrings": "{}",
  ]

  @Test func `a target without a synchronized folder has only the exceptions of the folder`() throws
  {
    var files = Self.synchronizedFiles
    files["App.xcodeproj/project.pbxproj"] = Self.synchronized.replacing("GROUPS", with: "")
    #expect(try assets(files) == ["/App/Pictures.xcassets", "/App/Texts"])
  }

  @Test func `a target with a synchronized folder does not have the exceptions of the folder`()
    throws
  {
    var files = Self.synchronizedFiles
    files["App.xcodeproj/project.pbxproj"] = Self.synchronized.replacing(
      "GROUPS", with: "fileSystemSynchronizedGroups = (App);")
    #expect(try assets(files) == ["/App"])
    #expect(try paths(\.paths, files) == ["/App/Other.swift"])
    files["App.xcodeproj/project.pbxproj"] = Self.synchronized.replacing("GROUPS", with: "")
    #expect(try paths(\.paths, files) == ["/App/Page.swift"])
  }

  @Test func `a folder with an absolute path of another computer is the one beside the project`()
    throws
  {
    let project = Self.project.replacing(
      "path = Assets.xcassets;", with: #"path = "/Users/author/Assets.xcassets";"#)
    let found = try assets([
      "App.xcodeproj/project.pbxproj": project, "App/Page.swift": "",
      "App/More/Assets.xcassets/Contents.json": "{}",
    ])
    #expect(found == ["/App/More/Assets.xcassets", "/App/More"])
  }
}
