// Part of Snapback, under the MIT licence; see LICENSE.

import Assets
import Drawing
import Foundation
import Pictures
import Testing

/// Lookup of images and colors in folders.
final class AssetLibraryTests: AssetFolder {
  @Test
  func `links in catalogs are followed to a limited number of folders, which is reported`() throws {
    for number in 0..<1200 {
      try write("many/\(number)/Contents.json", "{}")
    }
    try write("few/near.imageset/Contents.json", #"{"images": [{"filename": "a.png"}]}"#)
    try write("few/near.imageset/a.png", Self.png(10))
    try FileManager.default.createDirectory(
      atPath: folder + "/own/A.xcassets", withIntermediateDirectories: true)
    for (name, target) in [("A.xcassets/few", "../../few"), ("B.xcassets", "../many")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/own/" + name, withDestinationPath: target)
    }
    let library = library([folder + "/own"])
    #expect(library.image(named: "near", isDark: false) != nil)
    _ = library.color(named: "missing", isDark: false)
    guard case .tooManyFiles(let searched, let leftOut)? = problems.first else {
      Issue.record("\(problems)")
      return
    }
    #expect(searched == folder + "/own")
    #expect(leftOut.hasPrefix(folder + "/own/B.xcassets/"))
    #expect(problems.count == 2)
    problems = []
    // The same without links.
    _ = self.library([folder + "/many", folder + "/few"]).image(named: "a", isDark: false)
    #expect(problems.count == 1)
  }

  @Test
  func `the file of the requested scale is used`() throws {
    try write("dot.png", Self.png(10, 0xff11_1111))
    try write("dot@2x.png", Self.png(20, 0xff22_2222))
    try write("dot@3x.png", Self.png(30, 0xff33_3333))
    let image = try #require(library().image(named: "dot", isDark: false))
    #expect(image.size == Self.square(10))
    #expect(!image.isTemplate)
    for (requested, width) in [(1.0, 10), (10, 10), (11, 20), (20, 20), (25, 30), (300, 30)] {
      #expect(image.sprite(covering: Self.square(requested)).width == width)
    }
    #expect(image.sprite(covering: Self.square(.nan)).width == 10)
    #expect(problems == [])
  }

  @Test
  func `an image that exists only at scale 2 has half its pixel size`() throws {
    try write("icons/big@2x.png", Self.png(40))
    let image = try #require(library().image(named: "icons/big", isDark: true))
    #expect(image.size == Self.square(20))
  }

  @Test
  func `a name may include the extension, and folders are searched in order`() throws {
    try write("one/a.png", Self.png(4))
    try write("two/a.png", Self.png(8))
    try write("two/b.png", Self.png(8))
    let library = library([folder + "/one", folder + "/two"])
    #expect(library.image(named: "a", isDark: false)?.size == Self.square(4))
    #expect(library.image(named: "a.png", isDark: false)?.size == Self.square(4))
    #expect(library.image(named: "b", isDark: false)?.size == Self.square(8))
  }

  @Test
  func `a vector image is rasterized at the next larger of four scales per octave`() throws {
    try write("red.svg", Self.svg(100))
    let image = try #require(library().image(named: "red", isDark: false))
    #expect(image.size == Self.square(100))
    for (requested, width) in [(100.0, 100), (200, 200), (101, 119), (50, 50), (1e9, 4096)] {
      let sprite = image.sprite(covering: Self.square(requested))
      #expect(sprite.width == width)
      #expect(sprite.levels[0].pixels.first == 0xffff_0000)
    }
    let again = image.sprite(covering: Self.square(110))
    #expect(again === image.sprite(covering: Self.square(105)))
  }

  @Test
  func `an image is one object for both appearances, and is read once`() throws {
    try write("dot.png", Self.png(10))
    let library = library()
    let image = try #require(library.image(named: "dot", isDark: false))
    #expect(library.image(named: "dot", isDark: false) === image)
    #expect(library.image(named: "dot", isDark: true) === image)
    let sprite = image.sprite(covering: Self.square(10))
    try FileManager.default.removeItem(atPath: folder + "/dot.png")
    #expect(image.sprite(covering: Self.square(10)) === sprite)
  }

  @Test
  func `the sprite cache stays within its capacity`() throws {
    for index in 0..<8 { try write("p\(index).png", Self.png(64)) }
    // Space for three sprites with their mip levels.
    let library = library(limit: 70_000)
    let images = (0..<8).compactMap { library.image(named: "p\($0)", isDark: false) }
    #expect(images.count == 8)
    let shown = images[7].sprite(covering: Self.square(64))
    weak let first = images[0].sprite(covering: Self.square(64))
    #expect(first != nil)
    for image in images[1..<7] { _ = image.sprite(covering: Self.square(64)) }
    #expect(first == nil)
    // A sprite that is still in use is not decoded again.
    #expect(images[7].sprite(covering: Self.square(64)) === shown)
  }

  @Test
  func `an image larger than the cache is not decoded again while in use`() throws {
    try write("big.png", Self.png(300))
    let image = try #require(library(limit: 1000).image(named: "big", isDark: false))
    let sprite = image.sprite(covering: Self.square(300))
    #expect(image.sprite(covering: Self.square(300)) === sprite)
  }

  @Test
  func `a missing or invalid asset is reported once`() throws {
    try write("Rocket.png", Self.png(4))
    try write("torn.png", Array(Self.png(40).prefix(40)))
    try write("text.jpg", "not a picture")
    try write("paper.gif", "%PDF-1.4")
    let library = library()
    for _ in 0..<3 {
      #expect(library.image(named: "rocke", isDark: false) == nil)
      for name in ["torn", "text", "paper"] {
        #expect(library.image(named: name, isDark: true) == nil)
      }
      #expect(library.color(named: "mood", isDark: false) == nil)
      #expect(library.symbol(named: "heart.fil") == nil)
    }
    #expect(
      problems == [
        .missing(.image, name: "rocke", folders: [folder], nearest: "Rocket"),
        .undecodable(name: "torn", path: folder + "/torn.png", .truncated(.png)),
        .undecodable(name: "text", path: folder + "/text.jpg", .notAPicture),
        .unsupportedFormat(name: "paper", path: folder + "/paper.gif", format: "GIF"),
        .missing(.color, name: "mood", folders: [folder], nearest: nil),
        .missing(.symbol, name: "heart.fil", folders: [], nearest: "heart.fill"),
      ])
  }

  @Test
  func `changed files are read again after the cache is cleared`() throws {
    try write("a.png", Self.png(4))
    try write("b.png", Self.png(4))
    let library = library()
    let (a, b) = (
      library.image(named: "a", isDark: false), library.image(named: "b", isDark: false)
    )
    #expect(library.image(named: "c", isDark: false) == nil)
    try write("a.png", Self.png(12))
    try write("c.png", Self.png(6))
    #expect(library.image(named: "a", isDark: false) === a)
    library.forgetCachedFiles()
    #expect(library.image(named: "a", isDark: false)?.size == Self.square(12))
    #expect(library.image(named: "b", isDark: false) === b)
    #expect(library.image(named: "c", isDark: false)?.size == Self.square(6))
  }

  // MARK: The project's own assets

  @Test
  func `the standard folder is found from the program's path`() throws {
    try write("assets/snapback-assets/x.svg", Self.svg(1))
    try write("usr/share/snapback/assets/x.svg", Self.svg(1))
    #expect(
      AssetLibrary.standardFolder(of: folder + "/.build/x86/release/snapback", environment: [:])
        == folder + "/assets/snapback-assets")
    #expect(
      AssetLibrary.standardFolder(of: folder + "/usr/bin/snapback", environment: [:])
        == folder + "/usr/share/snapback/assets")
    #expect(AssetLibrary.standardFolder(of: "/nowhere/at/all", environment: [:]) == nil)
    #expect(
      AssetLibrary.standardFolder(of: "/", environment: ["SNAPBACK_ASSETS": "/mine"]) == "/mine")
  }

  @Test
  func `all of the project's own images can be rendered`() throws {
    let assets = (#filePath as NSString).deletingLastPathComponent + "/../../assets/snapback-assets"
    let library = library([assets])
    for (name, size) in [
      ("Doge", Self.square(50)), ("Rocket", Self.square(50)), ("Album", Self.square(300)),
      ("Landscape", CGSize(width: 350, height: 500)),
    ] {
      let image = try #require(library.image(named: name, isDark: false))
      #expect(image.size == size)
      let sprite = image.sprite(covering: size)
      #expect(Set(sprite.levels[0].pixels).count > 500, "\(name)")
    }
    #expect(library.color(named: "tabbar", isDark: false)?.description == "#1f1f1f")
    #expect(library.color(named: "AccentColor", isDark: true)?.description == "#0a84ff")
    // The system's blue is that of the shown version of iOS.
    #expect(library.accentColor(isDark: true) == nil)
    #expect(problems == [])
  }
}
