// Part of Snapback, under the MIT licence; see LICENSE.

import Assets
import Drawing
import Foundation
import Pictures
import Testing

/// Compares the rendering of every icon with librsvg's.
@MainActor
struct IconRenderingTests {
  private static let names: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(
      atPath: SymbolLibrary.standardFolder)
    return (files ?? []).filter { $0.hasSuffix(".svg") }.map { String($0.dropLast(4)) }.sorted()
  }()

  private static let iconsWithDuplicates = ["apple", "cc-square"]

  @Test
  func `all icons are installed`() {
    #expect(Self.names.count >= 1900)
  }

  @Test
  func `icon outlines are rendered as by librsvg`() throws {
    let library = SymbolLibrary()
    var worst = (name: "", mean: 0.0)
    for name in Self.names {
      let path = "\(SymbolLibrary.standardFolder)/\(name).svg"
      let picture = try VectorPicture(try FileBytes.read(path)).picture(width: 64, height: 64)
      let outline = try #require(library.outline(ofIcon: name), "\(name)")
      let coverage = CoverageMap(outline)
      let sum = zip(picture.pixels, coverage.coverage).reduce(0) {
        $0 + abs(Int($1.0 >> 24) - $1.1)
      }
      let mean = Double(sum) / 255 / 4096
      if mean > worst.mean { worst = (name, mean) }
      // Antialiasing differs slightly. Icons whose file contains the same path twice have darker
      // edges in librsvg's rendering.
      let limit = Self.iconsWithDuplicates.contains(name) ? 0.012 : 0.006
      #expect(mean < limit, "\(name): \(mean)")
    }
    #expect(worst.mean > 0)
  }
}
