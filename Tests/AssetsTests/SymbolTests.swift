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
  func `every listed name has a symbol`() {
    #expect(SymbolLibrary.listedNames.filter { library.symbol(named: $0) == nil } == [])
  }

  @Test(arguments: [
    "", ".", "nothing.like.this", "heart-fill", "../heart", "heart.fill.fill", "51.circle",
    "007.circle", "heart.", ".fill", "circle.badge.nonsense", "ä.circle",
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

  @Test(arguments: SymbolNames.frequent + SymbolNames.common)
  func `a symbol's box contains its outline and is centred at the capitals`(name: String) throws {
    let symbol = try #require(library.symbol(named: name))
    #expect(symbol.outline.isFinite)
    #expect(symbol.box.insetBy(dx: -1e-9, dy: -1e-9).contains(symbol.outline.bounds))
    #expect(symbol.box.origin.x == 0)
    #expect(symbol.box.size.width < 1.4 && symbol.box.size.height < 1.4)
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
    // At large scale.
    #expect(abs(try size("globe").width * 1.276 - 20.3) < 0.35)
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
