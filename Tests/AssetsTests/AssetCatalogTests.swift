// Part of Snapback, under the MIT licence; see LICENSE.

import Assets
import Drawing
import Foundation
import Pictures
import Testing

/// Lookup of images and colors in asset catalogs, and their problems.
final class AssetCatalogTests: AssetFolder {
  @Test
  func `image sets support scales, idioms, dark images and templates`() throws {
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
  func `a folder that is searched may be a catalog`() throws {
    let json = #"{"images":[{"idiom":"universal","filename":"a.png"}]}"#
    try write("A.xcassets/Top.imageset/Contents.json", json)
    try write("A.xcassets/Top.imageset/a.png", Self.png(10))
    try write("A.xcassets/Group/Inner.imageset/Contents.json", json)
    try write("A.xcassets/Group/Inner.imageset/a.png", Self.png(20))
    for path in ["/A.xcassets", "/A.xcassets/"] {
      let library = library([folder + path])
      #expect(library.image(named: "Top", isDark: false)?.size == Self.square(10))
      #expect(library.image(named: "Inner", isDark: false)?.size == Self.square(20))
    }
    #expect(problems == [])
  }

  @Test
  func `a catalog supports vector images and namespaces`() throws {
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

  @Test func `the color set AccentColor is the accent color, if it has a color`() throws {
    func accent(_ json: String, isDark: Bool = false) throws -> String? {
      try write("C.xcassets/AccentColor.colorset/Contents.json", json)
      return library([folder]).accentColor(isDark: isDark)?.description
    }
    #expect(library([folder]).accentColor(isDark: false) == nil)
    let components = #"{"red":"0xFF","green":"0x80","blue":"0x00","alpha":"1.000"}"#
    let dark = #"{"red":"0x00","green":"0x80","blue":"0x00","alpha":"1.000"}"#
    let colors = """
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":\(components)}},
      {"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],
      "color":{"color-space":"srgb","components":\(dark)}}]}
      """
    #expect(try accent(colors) == "#ff8000")
    #expect(try accent(colors, isDark: true) == "#008000")
    #expect(try accent(#"{"colors":[{"idiom":"universal"}]}"#) == nil)
    #expect(try accent("not JSON") == nil)
    #expect(problems == [])
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
  func `components are parsed as Xcode writes them`(
    space: String, r: String, g: String, b: String, expected: String
  ) throws {
    let entry = Self.entry(space, r, g, b)
    #expect(try color("{\"colors\":[\(entry)],\"info\":{}}") == expected)
  }

  @Test(arguments: [
    ("1", "#ff0000"), ("1.000", "#ff0000"), ("0xFF", "#ff0000"), ("255", "#ff0000"),
    ("0.500", "#ff0000 @ 0.5"), ("51", "#ff0000 @ 0.2"), ("0x33", "#ff0000 @ 0.2"),
  ])
  func `an opacity of 1 without a decimal point is opaque`(opacity: String, expected: String) throws
  {
    let components = #"{"red":"255","green":"0","blue":"0","alpha":"\#(opacity)"}"#
    let json = #"{"colors":[{"color":{"color-space":"srgb","components":\#(components)}}]}"#
    #expect(try color(json) == expected)
  }

  @Test
  func `color sets support dark colors, system colors and white`() throws {
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

  @Test(arguments: [
    (
      "",
      AssetProblem.CatalogDefect.malformed(
        reason: "line 1: unexpected end of file during JSON parse")
    ),
    ("{\n\"colors\":\n x}", .malformed(reason: "line 3: invalid value")),
    (
      "[]",
      .malformed(reason: "expected to decode Dictionary<String, Any> but found an array instead")
    ),
    (
      "{\"colors\":[{\"idiom\":7}]}",
      .malformed(reason: "colors[0].idiom: expected to decode String but found number instead")
    ),
    ("{\"colors\":[]}", .noKnownColor), ("{\"colors\":[{\"idiom\":\"universal\"}]}", .noKnownColor),
  ])
  func `an invalid color set is reported`(
    json: String, defect: AssetProblem.CatalogDefect
  ) throws {
    #expect(try color(json) == nil)
    let path = folder + "/C.xcassets/Mood.colorset"
    #expect(problems == [.invalidCatalogEntry(name: "Mood", path: path, defect)])
  }

  @Test(arguments: [
    (
      "{\n",
      AssetProblem.CatalogDefect.malformed(
        reason: "line 2: unexpected end of file during JSON parse")
    ),
    (#"{"images":[]}"#, .noImage), ("{}", .noImage),
    (#"{"images":[{"idiom":"universal","filename":""}]}"#, .noImage),
    (#"{"images":[{"filename":"../../a.png"}]}"#, .invalidFileName("../../a.png")),
    (#"{"images":[{"filename":"a.png","scale":"9x"}]}"#, .unknownScale("9x")),
  ])
  func `an invalid image set is reported, and not searched for elsewhere`(
    json: String, defect: AssetProblem.CatalogDefect
  ) throws {
    try write("C.xcassets/cut.imageset/Contents.json", json)
    try write("cut.png", Self.png(4))
    #expect(library().image(named: "cut", isDark: false) == nil)
    let path = folder + "/C.xcassets/cut.imageset"
    #expect(problems == [.invalidCatalogEntry(name: "cut", path: path, defect)])
  }

  @Test(arguments: ["", "/"])
  func `a folder to search may be a catalog itself`(ending: String) throws {
    let set = "C.xcassets/cut.imageset/"
    try write(set + "Contents.json", #"{"images":[{"filename":"a.png"}]}"#)
    try write(set + "a.png", Self.png(4))
    let library = AssetLibrary(folders: [folder + "/C.xcassets" + ending]) { _ in }
    #expect(library.image(named: "cut", isDark: false) != nil)
  }

  @Test
  func `an image set without a readable Contents.json is reported`() throws {
    let path = folder + "/C.xcassets/cut.imageset"
    try FileManager.default.createDirectory(
      atPath: path + "/Contents.json", withIntermediateDirectories: true)
    #expect(library().image(named: "cut", isDark: false) == nil)
    try FileManager.default.removeItem(atPath: path + "/Contents.json")
    #expect(library().image(named: "cut", isDark: false) == nil)
    #expect(
      problems == [
        .invalidCatalogEntry(name: "cut", path: path, .unreadable(code: EISDIR)),
        .invalidCatalogEntry(name: "cut", path: path, .unreadable(code: ENOENT)),
      ])
  }

  @Test
  func `a missing file, and a folder in place of a file, are reported`() throws {
    let set = "C.xcassets/cut.imageset/"
    try write(set + "Contents.json", #"{"images":[{"filename":"a.png"}]}"#)
    let path = folder + "/" + set + "a.png"
    #expect(library().image(named: "cut", isDark: false) == nil)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    #expect(library().image(named: "cut", isDark: false) == nil)
    #expect(
      problems == [
        .undecodable(name: "cut", path: path, .cannotRead(path: path, code: ENOENT)),
        .undecodable(name: "cut", path: path, .cannotRead(path: path, code: EISDIR)),
      ])
  }

  @Test
  func `of images with an unknown scale or idiom the others are used`() throws {
    let set = "C.xcassets/cut.imageset/"
    try write(
      set + "Contents.json",
      """
      {"images":[{"filename":"a.png","scale":"9x"},{"filename":"b.png","scale":"2x"},
        {"filename":"c.png","scale":"2x","idiom":"toaster"}]}
      """)
    try write(set + "a.png", Self.png(90))
    try write(set + "b.png", Self.png(20))
    #expect(library().image(named: "cut", isDark: false)?.size == Self.square(10))
    #expect(problems == [])
  }

  @Test
  func `two catalog entries of one name are reported, and the first one is used`() throws {
    for (group, side) in [("One", 4), ("Two", 8)] {
      let set = "C.xcassets/\(group)/cut.imageset/"
      try write(set + "Contents.json", #"{"images":[{"filename":"a.png"}]}"#)
      try write(set + "a.png", Self.png(side))
    }
    #expect(library().image(named: "cut", isDark: false)?.size == Self.square(4))
    let paths = ["One", "Two"].map { folder + "/C.xcassets/\($0)/cut.imageset" }
    #expect(problems == [.ambiguous(.image, name: "cut", used: paths[0], others: [paths[1]])])
  }

  @Test
  func `a bitmap that can no longer be read is reported`() throws {
    try write("a.png", Self.png(10))
    try write("a@2x.png", Self.png(20))
    let library = library()
    let image = try #require(library.image(named: "a", isDark: false))
    let path = folder + "/a.png"
    try FileManager.default.removeItem(atPath: path)
    for _ in 0..<2 { #expect(image.sprite(covering: Self.square(10)).width == 1) }
    #expect(
      problems == [.undecodable(name: "a", path: path, .cannotRead(path: path, code: ENOENT))])
  }

  @Test
  func `a vector image that is too large is rasterized at a smaller size`() throws {
    try write("huge.svg", Self.svg(32768))
    let image = try #require(library().image(named: "huge", isDark: false))
    let sprite = image.sprite(covering: Self.square(32768))
    #expect((5000...5793).contains(sprite.width))
    #expect(sprite.levels[0].pixels.last == 0xffff_0000)
    #expect(problems == [])
  }

  @Test
  func `a vector image that cannot be rasterized is reported once`() throws {
    try write(
      "loop.svg",
      """
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">
      <g id="a"><use xlink:href="#a"/></g></svg>
      """)
    let library = library()
    let image = try #require(library.image(named: "loop", isDark: false))
    for side in [100.0, 200] { #expect(image.sprite(covering: Self.square(side)).width == 1) }
    let reason = #"nothing is visible: element "a" refers to itself"#
    #expect(
      problems == [
        .undecodable(
          name: "loop", path: folder + "/loop.svg", .cannotDecode(.svg, reason: reason))
      ])
  }

  @Test
  func `symbols without installed icons are reported`() {
    let library = AssetLibrary(folders: [], symbolFolder: folder) { self.problems.append($0) }
    #expect(library.symbol(named: "no.such.symbol") == nil)
    #expect(problems == [.noIcons(folder: folder, name: "no.such.symbol")])
  }
}
