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
    var assets = AssetSet([root, root + "/none"])
    assets.search()
    let real = try #require(assets.folders.first)
    #expect(
      assets.folders.map { $0.dropFirst(real.count) } == [
        "", "/Assets.xcassets", "/Assets.xcassets/red.colorset",
      ])
    for name in [
      "a.png", "b.JPG", "c.gif", "fonts.ttf", "Assets.xcassets/red.colorset/Contents.json",
      "Assets.xcassets",
      "Localizable.xcstrings", "ko.lproj/Localizable.strings",
    ] {
      #expect(assets.concerns(real + "/" + name), "\(name)")
    }
    for name in ["Card.swift", ".a.png.swp", "4913", "a.png~"] {
      #expect(!assets.concerns(real + "/" + name), "\(name)")
    }
    #expect(!assets.concerns("/elsewhere/a.png"))
  }

  @Test func `what links lead to is watched`() throws {
    let root = FileManager.default.temporaryDirectory
      .appending(path: "snapback-\(UUID().uuidString)").path()
    defer { try? FileManager.default.removeItem(atPath: root) }
    for folder in ["assets", "files", "shared/icons"] {
      try FileManager.default.createDirectory(
        atPath: root + "/" + folder, withIntermediateDirectories: true)
    }
    for (link, target) in [
      ("assets/photo.png", "../files/step"), ("files/step", "4711"), ("files/4711", "missing"),
      ("assets/Shared", root + "/shared"), ("shared/loop", "."),
      ("assets/Card.swift", "../a.swift"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: root + "/" + link, withDestinationPath: target)
    }
    var assets = AssetSet([root + "/assets"])
    assets.search()
    let real = try #require(assets.folders.first).dropLast("/assets".count)
    #expect(
      Set(assets.folders.map { String($0.dropFirst(real.count)) })
        == ["/assets", "/files", "/shared", "/shared/icons", ""])
    for name in ["files/step", "files/4711", "files/missing", "shared/icons/a.svg"] {
      #expect(assets.concerns(real + "/" + name), "\(name)")
    }
    for name in ["files/other.png", "a.swift", "shared/a.swift"] {
      #expect(!assets.concerns(real + "/" + name), "\(name)")
    }
  }

  @Test func `a folder on the way to the target of a link is awaited`() throws {
    let root = FileManager.default.temporaryDirectory
      .appending(path: "snapback-\(UUID().uuidString)").path()
    defer { try? FileManager.default.removeItem(atPath: root) }
    for folder in ["assets", "other"] {
      try FileManager.default.createDirectory(
        atPath: root + "/" + folder, withIntermediateDirectories: true)
    }
    try FileManager.default.createSymbolicLink(
      atPath: root + "/assets/a.png", withDestinationPath: "../other/new/deep/a.png")
    var assets = AssetSet([root + "/assets"])
    assets.search()
    let real = String(try #require(assets.folders.first).dropLast("/assets".count))
    #expect(assets.folders.sorted() == [real + "/assets", real + "/other"])
    #expect(assets.concerns(real + "/other/new"))
    try FileManager.default.createDirectory(
      atPath: root + "/other/new/deep", withIntermediateDirectories: true)
    assets.search()
    #expect(assets.folders.sorted() == [real + "/assets", real + "/other/new/deep"])
    #expect(assets.concerns(real + "/other/new/deep/a.png"))
  }

  @Test func `of the folders to which a link leads only some are watched`() throws {
    let root = FileManager.default.temporaryDirectory
      .appending(path: "snapback-\(UUID().uuidString)").path()
    defer { try? FileManager.default.removeItem(atPath: root) }
    for number in 0..<1200 {
      try FileManager.default.createDirectory(
        atPath: root + "/many/\(number / 40)/\(number)", withIntermediateDirectories: true)
    }
    try FileManager.default.createSymbolicLink(
      atPath: root + "/a.xcassets", withDestinationPath: "many")
    var assets = AssetSet([root + "/a.xcassets"])
    assets.search()
    #expect((1000..<1100).contains(assets.folders.count))
    assets = AssetSet([root + "/many"])
    assets.search()
    #expect(assets.folders.count == 1231)
  }
}
