// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceTesting
import Pictures
import Snapback
import Testing

/// Distances of symbols and texts in pictures, with the fonts and symbols of programs.
@MainActor
@Suite struct SymbolDistanceTests {
  /// Whether the font that replaces San Francisco is installed.
  private nonisolated static let hasInter = FileManager.default.fileExists(
    atPath: "/usr/share/fonts/opentype/inter/Inter-Regular.otf")

  /// The groups of rows with ink of a view's picture at 3 pixels per point, in points.
  private func inkedRows(_ view: some View) throws -> [Range<Double>] {
    var image: UIImage?
    let button = Button("Go") {
      let renderer = ImageRenderer(content: view)
      renderer.scale = 3
      image = renderer.uiImage
    }
    let harness = Harness(
      ViewHost(button, size: CGSize(width: 390, height: 844), resources: .standard))
    harness.tap(CGPoint(x: 195, y: 422))
    let picture = try Picture(png: Array(#require(image?.pngData())))
    var groups: [Range<Double>] = []
    var start: Int?
    for y in 0...picture.height {
      let hasInk = y < picture.height && (0..<picture.width).contains { picture[$0, y] >> 24 > 127 }
      if hasInk, start == nil { start = y }
      if !hasInk, let first = start {
        groups.append(Double(first) / 3..<Double(y) / 3)
        start = nil
      }
    }
    return groups
  }

  @Test(.enabled(if: hasInter))
  func `the ink of a symbol is 5.3 points above the capitals of a text below it`() throws {
    let rows = try inkedRows(
      VStack {
        Image(systemName: "globe").imageScale(.large)
        Text("HEH")
      })
    #expect(rows.count == 2)
    let (symbol, text) = (try #require(rows.first), try #require(rows.last))
    #expect(abs(text.lowerBound - symbol.upperBound - 5.3) < 0.7)
    // 20.3 in pictures of iOS 17.
    #expect(abs(symbol.upperBound - symbol.lowerBound - 20.3) < 0.7)
  }
}
