// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gallery
import Interface
import InterfaceTesting
import Testing

@MainActor
@Suite struct CatalogueTests {
  @Test func `ids are unique, titles are short, and summaries are sentences`() {
    #expect(Set(SceneCatalog.scenes.map(\.id)).count == SceneCatalog.scenes.count)
    for scene in SceneCatalog.scenes {
      #expect(!scene.title.isEmpty && scene.summary.hasSuffix("."))
      #expect(scene.title.count <= 28, "\(scene.title) does not fit into the sidebar")
    }
  }

  @Test func `the README has a line for every scene, in the same order`() throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../README.md")
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    let ids = lines.compactMap { line in
      line.hasPrefix("| `") ? line.dropFirst(3).prefix { $0 != "`" } : nil
    }
    #expect(ids.prefix(SceneCatalog.scenes.count).map(String.init) == SceneCatalog.scenes.map(\.id))
  }

  @Test(arguments: SceneCatalog.scenes.map(\.id))
  func `every scene settles after drags from anywhere`(id: String) throws {
    let scene = try #require(SceneCatalog.scene(id))
    let harness = Harness(
      scene.makeHost(size: CGSize(width: 390, height: 844), scale: 1, resources: .plain()))
    #expect(!harness.list.items.isEmpty)
    for x in stride(from: 15, through: 375, by: 90) {
      for y in stride(from: 22, through: 822, by: 200) {
        let start = CGPoint(x: x, y: y)
        harness.drag(from: start, to: CGPoint(x: 390 - x, y: 844 - y), over: 0.1)
      }
    }
    #expect(harness.settle())
  }

  @Test(arguments: [CGSize.zero, CGSize(width: 1, height: 1), CGSize(width: 10000, height: 3)])
  func `every scene can be shown at any size`(size: CGSize) {
    for scene in SceneCatalog.scenes {
      let harness = Harness(scene.makeHost(size: size, scale: 1, resources: .plain()))
      harness.drag(from: .zero, to: CGPoint(x: 5, y: 5), over: 0.1)
      #expect(harness.settle())
    }
  }
}
