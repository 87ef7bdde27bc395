// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import PreviewCompiler
import Testing

@Suite struct NearbyCatalogTests {
  @Test(arguments: [true, false])
  func `a single file uses the catalogs of the project around it`(isProject: Bool) throws {
    let root = FileManager.default.temporaryDirectory
      .appending(path: "snapback-\(UUID().uuidString)").path()
    defer { try? FileManager.default.removeItem(atPath: root) }
    for folder in ["App/Views/Cards", "App/Assets.xcassets", "App/Preview Content/P.xcassets"] {
      try FileManager.default.createDirectory(
        atPath: root + "/" + folder, withIntermediateDirectories: true)
    }
    if isProject {
      try FileManager.default.createDirectory(
        atPath: root + "/App.xcodeproj", withIntermediateDirectories: true)
    }
    let file = root + "/App/Views/Cards/Card.swift"
    #expect(FileManager.default.createFile(atPath: file, contents: Data()))
    let assets = try PreviewSources([file]).assets
    #expect(
      assets.map { $0.split(separator: "/").last ?? "" }
        == (isProject ? ["Assets.xcassets", "P.xcassets"] : []))
  }
}
