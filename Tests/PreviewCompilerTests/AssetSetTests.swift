// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import PreviewCompiler
import Testing

@Suite struct AssetSetTests {
  @Test func `only images, colors and folders of them concern the assets`() throws {
    let root = FileManager.default.temporaryDirectory
      .appending(path: "snapback-\(UUID().uuidString)").path()
    let catalog = root + "/Assets.xcassets/red.colorset"
    try FileManager.default.createDirectory(atPath: catalog, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: root) }
    let assets = AssetSet([root, root + "/none"])
    let real = try #require(assets.folders.first)
    #expect(
      assets.folders.map { $0.dropFirst(real.count) } == [
        "", "/Assets.xcassets", "/Assets.xcassets/red.colorset",
      ])
    for name in ["a.png", "b.JPG", "Assets.xcassets/red.colorset/Contents.json", "Assets.xcassets"]
    {
      #expect(assets.concerns(real + "/" + name), "\(name)")
    }
    for name in ["Card.swift", ".a.png.swp", "4913", "a.png~"] {
      #expect(!assets.concerns(real + "/" + name), "\(name)")
    }
    #expect(!assets.concerns("/elsewhere/a.png"))
  }
}
