// Part of Snapback, under the MIT licence; see LICENSE.

import Assets
import Drawing
import Foundation
import Pictures
import Testing

/// Pictures and colours out of folders.
@MainActor
final class AssetLibraryTests {
  private let folder: String
  private var sentences: [String] = []

  init() throws {
    folder =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("snapback-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func library(_ folders: [String]? = nil, limit: Int = 1 << 20) -> AssetLibrary {
    AssetLibrary(folders: folders ?? [folder], cacheLimit: limit) { self.sentences.append($0) }
  }

  private func write(_ name: String, _ bytes: [UInt8]) throws {
    let path = folder + "/" + name
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try OutputFile.write(bytes, to: path)
  }

  private func write(_ name: String, _ text: String) throws { try write(name, Array(text.utf8)) }

  private static func png(_ side: Int, _ pixel: UInt32 = 0xff12_3456) throws -> [UInt8] {
    try Picture(width: side, height: side, filling: pixel).png()
  }

  private static func svg(_ side: Int, _ color: String = "#ff0000") -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(side)\" height=\"\(side)\">"
      + "<rect width=\"\(side)\" height=\"\(side)\" fill=\"\(color)\"/></svg>"
  }

  private static func square(_ side: Double) -> CGSize { CGSize(width: side, height: side) }

  // MARK: Files

  @Test
  func `of several scales the one for the pixels asked for is shown`() throws {
    try write("dot.png", Self.png(10, 0xff11_1111))
    try write("dot@2x.png", Self.png(20, 0xff22_2222))
    try write("dot@3x.png", Self.png(30, 0xff33_3333))
    let image = try #require(library().image(named: "dot", isDark: false))
    #expect(image.size == Self.square(10))
    #expect(!image.isTemplate)
    for (asked, got) in [(1.0, 10), (10, 10), (11, 20), (20, 20), (25, 30), (300, 30)] {
      #expect(image.sprite(covering: Self.square(asked)).width == got)
    }
    #expect(image.sprite(covering: Self.square(.nan)).width == 10)
    #expect(sentences == [])
  }

  @Test
  func `a picture of double scale alone is half as large in points`() throws {
    try write("icons/big@2x.png", Self.png(40))
    let image = try #require(library().image(named: "icons/big", isDark: true))
    #expect(image.size == Self.square(20))
  }

  @Test
  func `a name may have its ending, and folders go in order`() throws {
    try write("one/a.png", Self.png(4))
    try write("two/a.png", Self.png(8))
    try write("two/b.png", Self.png(8))
    let library = library([folder + "/one", folder + "/two"])
    #expect(library.image(named: "a", isDark: false)?.size == Self.square(4))
    #expect(library.image(named: "a.png", isDark: false)?.size == Self.square(4))
    #expect(library.image(named: "b", isDark: false)?.size == Self.square(8))
  }

  @Test
  func `a drawing is drawn at the next larger of four sizes to each doubling`() throws {
    try write("red.svg", Self.svg(100))
    let image = try #require(library().image(named: "red", isDark: false))
    #expect(image.size == Self.square(100))
    for (asked, got) in [(100.0, 100), (200, 200), (101, 119), (50, 50), (1e9, 4096)] {
      let sprite = image.sprite(covering: Self.square(asked))
      #expect(sprite.width == got)
      #expect(sprite.levels[0].pixels.first == 0xffff_0000)
    }
    let again = image.sprite(covering: Self.square(110))
    #expect(again === image.sprite(covering: Self.square(105)))
  }

  @Test
  func `the same picture is one object, light or dark, and is read once`() throws {
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
  func `sprites in reserve stay below a limit`() throws {
    for index in 0..<8 { try write("p\(index).png", Self.png(64)) }
    // Room for three with their smaller levels.
    let library = library(limit: 70_000)
    let images = (0..<8).compactMap { library.image(named: "p\($0)", isDark: false) }
    #expect(images.count == 8)
    let shown = images[7].sprite(covering: Self.square(64))
    weak let first = images[0].sprite(covering: Self.square(64))
    #expect(first != nil)
    for image in images[1..<7] { _ = image.sprite(covering: Self.square(64)) }
    #expect(first == nil)
    // What somebody still has is not read again.
    #expect(images[7].sprite(covering: Self.square(64)) === shown)
  }

  @Test
  func `a picture larger than the reserve is not read again from frame to frame`() throws {
    try write("big.png", Self.png(300))
    let image = try #require(library(limit: 1000).image(named: "big", isDark: false))
    let sprite = image.sprite(covering: Self.square(300))
    #expect(image.sprite(covering: Self.square(300)) === sprite)
  }

  @Test
  func `what is missing or broken is said once, in a sentence`() throws {
    try write("Rocket.png", Self.png(4))
    try write("torn.png", Array(Self.png(40).prefix(40)))
    try write("text.jpg", "not a picture")
    try write("paper.pdf", "%PDF-1.4")
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
      sentences == [
        "there is no picture \"rocke\" (looked in \"\(folder)\"); did you mean \"Rocket\"?",
        "the picture \"torn\" cannot be read from \"\(folder)/torn.png\": the PNG picture ends too "
          + "early",
        "the picture \"text\" cannot be read from \"\(folder)/text.jpg\": it is no picture; PNG, "
          + "JPEG, WebP and SVG can be read",
        "the picture \"paper\" is a PDF (\"\(folder)/paper.pdf\"), which cannot be drawn; save it "
          + "as SVG or PNG",
        "there is no colour \"mood\" (looked in \"\(folder)\")",
        "there is no symbol \"heart.fil\"; did you mean \"heart.fill\"?",
      ])
  }

  @Test
  func `a changed file is noticed when the library looks anew`() throws {
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

  // MARK: Catalogs

  @Test
  func `an image set has scales, idioms, a dark kind and a template`() throws {
    let set = "Deep/Assets.xcassets/Things/Logo.imageset/"
    try write("Deep/Assets.xcassets/Contents.json", #"{"info":{"version":1,"author":"xcode"}}"#)
    try write(
      set + "Contents.json",
      """
      {"images":[
        {"idiom":"universal","filename":"l1.png","scale":"1x"},
        {"idiom":"universal","filename":"l2.png","scale":"2x"},
        {"idiom":"universal","scale":"3x"},
        {"idiom":"ipad","filename":"pad.png","scale":"1x"},
        {"idiom":"universal","filename":"d2.png","scale":"2x",
         "appearances":[{"appearance":"luminosity","value":"dark"}]},
        {"idiom":"universal","filename":"hc.png","scale":"1x",
         "appearances":[{"appearance":"contrast","value":"high"}]}],
       "properties":{"template-rendering-intent":"template"},"info":{"version":1}}
      """)
    try write(set + "l1.png", Self.png(10))
    try write(set + "l2.png", Self.png(20))
    try write(set + "d2.png", Self.png(20, 0xffee_eeee))
    let library = library()
    let light = try #require(library.image(named: "Logo", isDark: false))
    let dark = try #require(library.image(named: "Logo", isDark: true))
    #expect(light.isTemplate && dark.isTemplate)
    #expect(light.size == Self.square(10) && dark.size == Self.square(10))
    #expect(light.sprite(covering: Self.square(10)).width == 10)
    #expect(light.sprite(covering: Self.square(20)).levels[0].pixels[0] == 0xff12_3456)
    #expect(dark.sprite(covering: Self.square(20)).levels[0].pixels[0] == 0xffee_eeee)
  }

  @Test
  func `a drawing in a catalog, in a namespace`() throws {
    let group = "A.xcassets/Group/"
    try write(group + "Contents.json", #"{"properties":{"provides-namespace":true}}"#)
    try write(
      group + "Star.imageset/Contents.json",
      #"{"images":[{"idiom":"universal","filename":"star.svg"}],"#
        + #""properties":{"preserves-vector-representation":true}}"#)
    try write(group + "Star.imageset/star.svg", Self.svg(24))
    let library = library()
    #expect(library.image(named: "Group/Star", isDark: false)?.size == Self.square(24))
    #expect(library.image(named: "Star", isDark: false) == nil)
  }

  private func color(_ json: String, isDark: Bool = false) throws -> String? {
    try write("C.xcassets/Mood.colorset/Contents.json", json)
    return library().color(named: "Mood", isDark: isDark).map(String.init(describing:))
  }

  private static func entry(_ space: String, _ r: String, _ g: String, _ b: String) -> String {
    "{\"idiom\":\"universal\",\"color\":{\"color-space\":\"\(space)\",\"components\":"
      + "{\"red\":\"\(r)\",\"green\":\"\(g)\",\"blue\":\"\(b)\",\"alpha\":\"0.500\"}}}"
  }

  @Test(arguments: [
    ("srgb", "0.200", "0.400", "1.000", "#3366ff @ 0.5"),
    ("srgb", "51", "102", "255", "#3366ff @ 0.5"),
    ("srgb", "0x33", "0x66", "0xFF", "#3366ff @ 0.5"),
    ("srgb", "1", "0", "0", "#010000 @ 0.5"),
    ("display-p3", "1.000", "1.000", "1.000", "#ffffff @ 0.5"),
    ("display-p3", "0.500", "0.500", "0.500", "#808080 @ 0.5"),
    ("display-p3", "1.000", "0.000", "0.000", "#ff0000 @ 0.5"),
    ("display-p3", "0.400", "0.600", "0.500", "#559b7e @ 0.5"),
    ("extended-srgb", "1.200", "-0.300", "0.000", "#ff0000 @ 0.5"),
  ])
  func `components are read as Xcode writes them`(
    space: String, r: String, g: String, b: String, expected: String
  ) throws {
    let entry = Self.entry(space, r, g, b)
    #expect(try color("{\"colors\":[\(entry)],\"info\":{}}") == expected)
  }

  @Test
  func `a dark kind, the system's colours, and white`() throws {
    let json = """
      {"colors":[
        {"idiom":"universal","color":{"platform":"universal","reference":"systemRedColor"}},
        {"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],
         "color":{"color-space":"gray-gamma-22","components":{"white":"0.200","alpha":"1.000"}}}]}
      """
    #expect(try color(json) == "#ff3b30")
    #expect(try color(json, isDark: true) == "#333333")
    let one = """
      {"colors":[{"idiom":"universal","color":{"platform":"ios","reference":"systemGray6Color"}}]}
      """
    #expect(try color(one) == "#f2f2f7")
    #expect(try color(one, isDark: true) == "#1c1c1e")
  }

  @Test(arguments: ["", "{", "[]", "{\"colors\":[]}", "{\"colors\":[{\"idiom\":\"universal\"}]}"])
  func `a broken colour set is said`(json: String) throws {
    #expect(try color(json) == nil)
    #expect(sentences.count == 1)
    #expect(sentences.first?.contains("does not describe \"Mood\"") == true)
  }

  // MARK: The project's own

  @Test
  func `the standard folder is found from the program's place`() throws {
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
  func `the project's own pictures can all be drawn`() throws {
    let own = (#filePath as NSString).deletingLastPathComponent + "/../../assets/snapback-assets"
    let library = library([own])
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
    #expect(sentences == [])
  }
}
