// Part of Snapback, under the MIT licence; see LICENSE.

import Assets
import Drawing
import Foundation
import Pictures
import Testing

/// Lookup of symbols by SF Symbols' names.
@MainActor
struct SymbolTests {
  private let library = SymbolLibrary()

  private static func area(_ symbol: SymbolShape) -> Double {
    CoverageMap(
      symbol.outline, origin: CGPoint(x: -0.2, y: -1.2), unitsWide: 1.7, side: 64
    ).area
  }

  @Test
  func `every frequent name has a symbol`() {
    #expect(SymbolNames.frequent.filter { library.symbol(named: $0) == nil } == [])
  }

  @Test
  func `hundreds of other names have a symbol`() {
    #expect(SymbolNames.common.filter { library.symbol(named: $0) == nil } == [])
    #expect(SymbolNames.common.count > 300)
  }

  @Test
  func `signs in frames and weather symbols have layers`() throws {
    /// The layers' levels and colors, and whether together they cover what the symbol covers.
    func layers(_ name: String) throws -> [String] {
      try #require(library.symbol(named: name)).layers.map { layer in
        "\(layer.level) \(layer.color.map { "\($0)" } ?? "-")"
      }
    }
    #expect(try layers("plus.circle.fill") == ["1 green", "0 white"])
    #expect(try layers("xmark.circle") == ["1 red", "0 red"])
    #expect(try layers("gear.circle.fill") == ["1 tint", "0 white"])
    #expect(try layers("8.circle.fill") == ["1 tint", "0 white"])
    #expect(try layers("gear.circle") == ["1 -", "0 -"])
    #expect(try layers("person.fill.badge.plus") == ["1 -", "0 green"])
    #expect(try layers("folder.badge.minus") == ["1 -", "0 red"])
    #expect(try layers("bell.badge") == [])
    #expect(try layers("cloud.sun.fill") == ["0 white", "1 yellow"])
    #expect(try layers("cloud.rain") == ["0 white", "1 cyan"])
    #expect(try layers("heart.fill") == ["0 red"])
    #expect(try layers("gear") == [])
    #expect(try layers("rectangle.on.rectangle") == [])
    for name in ["xmark.circle", "cloud.sun.fill", "cloud.sun", "heart", "doc.badge.plus"] {
      let symbol = try #require(library.symbol(named: name, weight: 700))
      let sum = symbol.layers.map { Self.area($0.shape) }.reduce(0, +)
      #expect(abs(sum - Self.area(symbol)) < 0.02, "\(name)")
    }
    // The frame of a filled one is whole, and the sign is what the symbol has cut out.
    let symbol = try #require(library.symbol(named: "plus.circle.fill"))
    let (frame, sign) = (Self.area(symbol.layers[0].shape), Self.area(symbol.layers[1].shape))
    #expect(sign > 0.005 && abs(frame - sign - Self.area(symbol)) < 0.02)
  }

  @Test
  func `names are composed of a sign and an enclosure, a badge or a filled part`() {
    #expect(SymbolNames.composed.filter { library.symbol(named: $0) == nil } == [])
  }

  @Test
  func `an enclosure contains the sign, which a filled one has cut out`() throws {
    for (name, outer, sign) in [
      ("questionmark.bubble", "bubble", "questionmark"), ("lock.icloud", "icloud", "lock.fill"),
      ("plus.diamond", "diamond", "plus"),
    ] {
      let symbol = try #require(library.symbol(named: name))
      let empty = try #require(library.symbol(named: outer))
      let solid = try #require(library.symbol(named: name + ".fill"))
      let whole = try #require(library.symbol(named: outer + ".fill"))
      let part = try #require(library.symbol(named: sign))
      #expect(Self.area(symbol) > Self.area(empty) + 0.002)
      #expect(Self.area(symbol) < Self.area(empty) + Self.area(part))
      #expect(Self.area(solid) < Self.area(whole) - 0.002)
    }
  }

  @Test(arguments: ["plus", "heart", "heart.fill", "gear", "person.crop.circle.badge.plus"])
  func `strokes are thicker with the weight, in the same box`(name: String) throws {
    let symbols = try stride(from: 100, through: 900, by: 100).map {
      try #require(library.symbol(named: name, weight: $0))
    }
    for (lighter, bolder) in zip(symbols, symbols.dropFirst()) {
      #expect(Self.area(bolder) > Self.area(lighter))
    }
    #expect(Self.area(symbols[6]) > 1.05 * Self.area(symbols[3]))
    #expect(Set(symbols.map { "\($0.box)" }).count == 1)
    let (regular, bold) = (symbols[3].outline.bounds, symbols[6].outline.bounds)
    #expect(abs(regular.midX - bold.midX) < 0.02 && abs(regular.midY - bold.midY) < 0.02)
    #expect(library.symbol(named: name, weight: 700) === symbols[6])
    #expect(library.symbol(named: name) === symbols[3])
  }

  @Test
  func `the airplane is solid and points right`() throws {
    let airplane = try #require(library.symbol(named: "airplane"))
    let bounds = airplane.outline.bounds
    // The nose is on the axis at the right, the tail is as wide as a part of the wings.
    #expect(airplane.outline.contains(CGPoint(x: bounds.maxX - 0.03, y: bounds.midY)))
    #expect(!airplane.outline.contains(CGPoint(x: bounds.maxX - 0.03, y: bounds.midY - 0.2)))
    #expect(airplane.outline.contains(CGPoint(x: bounds.midX, y: bounds.midY)))
  }

  @Test
  func `a ladybug is not an ant`() throws {
    let ant = try #require(library.symbol(named: "ant"))
    for name in ["ladybug", "ladybug.fill"] {
      let symbol = try #require(library.symbol(named: name))
      #expect(symbol.outline.description != ant.outline.description)
    }
  }

  @Test
  func `every listed name has a symbol`() {
    #expect(SymbolLibrary.listedNames.filter { library.symbol(named: $0) == nil } == [])
  }

  @Test(arguments: [
    "", ".", "nothing.like.this", "heart-fill", "../heart", "heart.fill.fill", "51.circle",
    "007.circle", "heart.", ".fill", "nothing.bubble", "nothing.badge", "rectangle.nothing.filled",
    "circle.badge.nonsense", "ä.circle",
    String(repeating: "a", count: 10_000),
  ])
  func `an unknown name has no symbol`(name: String) {
    #expect(library.symbol(named: name) == nil)
  }

  @Test
  func `a name always returns the same symbol`() throws {
    let heart = try #require(library.symbol(named: "heart.fill"))
    #expect(library.symbol(named: "heart.fill") === heart)
    #expect(heart.name == "heart.fill")
  }

  @Test
  func `numbers and letters have circle and square variants`() {
    let letters = (UInt8(ascii: "a")...UInt8(ascii: "z")).map { String(UnicodeScalar($0)) }
    for word in (0...50).map(String.init) + letters {
      for ending in [".circle", ".circle.fill", ".square", ".square.fill"] {
        #expect(library.symbol(named: word + ending) != nil, "\(word + ending)")
      }
    }
  }

  @Test(arguments: SymbolNames.frequent + SymbolNames.common + SymbolNames.composed)
  func `a symbol's box contains its outline and is centered at the capitals`(name: String) throws {
    let symbol = try #require(library.symbol(named: name))
    #expect(symbol.outline.isFinite)
    #expect(symbol.box.insetBy(dx: -1e-9, dy: -1e-9).contains(symbol.outline.bounds))
    #expect(symbol.box.origin.x == 0)
    #expect(symbol.box.size.width < 2.1 && symbol.box.size.height < 1.5)
    #expect(symbol.box.size.height >= 0.3)
    #expect(abs(symbol.box.midY + 0.36) < 0.35)
    // Neither empty nor solid.
    #expect((0.004..<0.5).contains(Self.area(symbol)), "\(name) covers \(Self.area(symbol))")
  }

  @Test
  func `symbols have the size of SF Symbols at 17 points`() throws {
    func size(_ name: String, isBox: Bool = false) throws -> CGSize {
      let symbol = try #require(library.symbol(named: name))
      let size = isBox ? symbol.box.size : symbol.outline.bounds.size
      return CGSize(width: size.width * 17, height: size.height * 17)
    }
    func isClose(_ one: CGSize, _ width: Double, _ height: Double) -> Bool {
      abs(one.width - width) < 0.35 && abs(one.height - height) < 0.35
    }
    #expect(isClose(try size("heart.fill"), 17, 15))
    #expect(isClose(try size("heart.fill", isBox: true), 20.33, 17.05))
    #expect(isClose(try size("chevron.down"), 13.5, 7.5))
    #expect(isClose(try size("chevron.forward"), 8, 14.5))
    #expect(isClose(try size("arrow.up.forward"), 12.5, 12))
    #expect(isClose(try size("info.circle.fill"), 17, 17))
    #expect(isClose(try size("exclamationmark.triangle"), 17.3, 15.7))
    #expect(isClose(try size("star.fill"), 18.7, 18))
    #expect(isClose(try size("location"), 15.3, 15.7))
    #expect(isClose(try size("square.and.arrow.up"), 15, 19))
    #expect(isClose(try size("arrow.right"), 15.7, 12.8))
    #expect(isClose(try size("speaker.wave.2"), 18.3, 14.7))
    #expect(isClose(try size("speaker.2"), 18.3, 14.7))
    // At large scale.
    #expect(abs(try size("globe").width * 1.276 - 20.3) < 0.35)
  }

  @Test(
    arguments: [
      ("app.badge", 80, 80), ("archivebox", 78.2, 72), ("clock.arrow.circlepath", 87.5, 80),
      ("doc.richtext", 65.8, 84), ("envelope", 94.2, 67.5),
      ("externaldrive", 92.5, 66.6),
      ("house.fill", 93, 82.4), ("lock.shield.fill", 64, 77.7), ("tray", 92, 66),
      ("wifi.slash", 90.3, 74.3), ("camera", 95.9, 74.5), ("camera.fill", 95.9, 74.5),
      ("laptopcomputer", 112.6, 63.6), ("person.2.fill", 106.5, 70.2), ("tag", 87.3, 87.2),
    ] as [(String, Double, Double)])
  func `large symbols have the size of SF Symbols at 80 points`(
    name: String, width: Double, height: Double
  ) throws {
    let size = try #require(library.symbol(named: name)).outline.bounds.size
    #expect(abs(size.width * 80 - width) < 2 && abs(size.height * 80 - height) < 2, "\(size)")
  }

  @Test func `a filled house has a door`() throws {
    // In a picture of iOS, from 0.386 to 0.614 of the width, and from 0.606 to 0.923 of the height.
    let outline = try #require(library.symbol(named: "house.fill")).outline
    let bounds = outline.bounds
    func isFilled(_ x: Double, _ y: Double) -> Bool {
      outline.contains(
        CGPoint(x: bounds.minX + x * bounds.width, y: bounds.minY + y * bounds.height))
    }
    #expect(!isFilled(0.5, 0.64) && !isFilled(0.4, 0.7) && !isFilled(0.6, 0.9))
    #expect(isFilled(0.5, 0.58) && isFilled(0.37, 0.8) && isFilled(0.63, 0.8))
    #expect(isFilled(0.5, 0.95) && isFilled(0.2, 0.8))
  }

  @Test(arguments: ["arrow.right", "chevron.forward", "plus", "minus", "xmark", "circle"])
  func `strokes are as thick as those of SF Symbols`(name: String) throws {
    // Read off pictures of iOS 17 and 26: 10 of 120 points in a circle, 1.45 points in arrows and
    // 1.5 in chevrons of 17 points.
    let outline = try #require(library.symbol(named: name)).outline
    let bounds = outline.bounds
    let isUpright = ["arrow.right", "plus", "minus"].contains(name)
    // Downwards at a fifth of the width, or to the right at a quarter of the height.
    let along = (0..<2000).map { index in
      let share = Double(index) / 2000
      return isUpright
        ? CGPoint(x: bounds.minX + bounds.width * 0.2, y: bounds.minY + share)
        : CGPoint(
          x: bounds.minX + share, y: bounds.minY + bounds.height * (name == "circle" ? 0.5 : 0.25))
    }
    let stroke = along.drop { !outline.contains($0) }.prefix { outline.contains($0) }
    let isDiagonal = name == "xmark" || name == "chevron.forward"
    let thickness = Double(stroke.count) / 2000 * (isDiagonal ? 0.707 : 1)
    #expect((0.075..<0.095).contains(thickness), "\(thickness)")
  }

  @Test(arguments: [
    ("star.circle.fill", "circle.fill", "star.fill"),
    ("hare.circle.fill", "circle.fill", "hare.fill"),
    ("8.circle.fill", "circle.fill", nil), ("45.square.fill", "square.fill", nil),
    ("gift.circle.fill", "circle.fill", "gift.fill"),
  ])
  func `the sign is cut out of a filled frame`(name: String, frame: String, sign: String?) throws {
    let symbol = try #require(library.symbol(named: name))
    let whole = try #require(library.symbol(named: frame))
    let cut = Self.area(whole) - Self.area(symbol)
    #expect(cut > 0.015 && cut < 0.16, "\(cut)")
  }

  @Test(arguments: [
    "heart", "star", "bell", "folder", "person", "hare", "tortoise", "trophy", "gift", "house",
    "bookmark", "flag", "tag", "trash", "car", "gamecontroller",
  ])
  func `a slash removes only the gap beside it`(
    name: String
  ) throws {
    let whole = try #require(library.symbol(named: name + ".fill"))
    let slashed = try #require(library.symbol(named: name + ".slash.fill"))
    // The gap removes at most its own area, and the slash adds to it.
    let lost = Self.area(whole) - Self.area(slashed)
    #expect((-0.04..<0.06).contains(lost), "\(lost)")
  }

  @Test(arguments: ["trash.slash", "star.slash", "heart.slash.fill", "tortoise.slash"])
  func `a slash runs from the upper left to the lower right`(name: String) throws {
    let symbol = try #require(library.symbol(named: name))
    let bounds = symbol.outline.bounds
    let middle = CGPoint(x: bounds.midX, y: -0.727 / 2)
    var contained = 0
    for step in -4...4 {
      let along = Double(step) * 0.09
      let point = CGPoint(x: middle.x + along, y: middle.y + along)
      if symbol.outline.contains(point) { contained += 1 }
    }
    #expect(contained >= 8)
  }
}
