// Part of Snapback, under the MIT licence; see LICENSE.

import Assets
import Drawing
import Foundation
import Pictures
import Testing

/// Every icon against librsvg's picture of it.
@MainActor
struct IconOracleTests {
  private static let names: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(
      atPath: SymbolLibrary.standardFolder)
    return (files ?? []).filter { $0.hasSuffix(".svg") }.map { String($0.dropLast(4)) }.sorted()
  }()

  private static let twice = ["apple", "cc-square"]

  @Test
  func `all icons are there`() {
    #expect(Self.names.count >= 1900)
  }

  @Test
  func `our outlines filled are what librsvg draws`() throws {
    let library = SymbolLibrary()
    var worst = (name: "", mean: 0.0)
    for name in Self.names {
      let path = "\(SymbolLibrary.standardFolder)/\(name).svg"
      let picture = try VectorPicture(svg: try FileBytes.read(path)).picture(width: 64, height: 64)
      let outline = try #require(library.outline(ofIcon: name), "\(name)")
      let drawn = Drawn(outline)
      let sum = zip(picture.pixels, drawn.coverage).reduce(0) { $0 + abs(Int($1.0 >> 24) - $1.1) }
      let mean = Double(sum) / 255 / 4096
      if mean > worst.mean { worst = (name, mean) }
      // Edges are smoothed a little otherwise. Icons whose file draws the same path twice have
      // darker edges at librsvg's.
      let limit = Self.twice.contains(name) ? 0.012 : 0.006
      #expect(mean < limit, "\(name): \(mean)")
    }
    #expect(worst.mean > 0)
  }
}
