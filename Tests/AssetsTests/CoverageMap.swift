// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion
import Raster

/// The coverage of each pixel by an outline, from 0 to 255, drawn by Snapback's rasterizer.
struct CoverageMap {
  let side: Int
  let coverage: [Int]

  /// Draws an outline into a square of pixels, which shows the given number of units from an
  /// origin.
  init(_ outline: Outline, origin: CGPoint = .zero, unitsWide: Double = 16, side: Int = 64) {
    let scale = Double(side) / unitsWide
    var list = DisplayList(
      size: CGSize(width: Double(side), height: Double(side)), background: .white)
    list.transforms.append(
      CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: -origin.x * scale, ty: -origin.y * scale))
    list.items.append(.path(outline, .nonZero, .color(.black), 1))
    var pixels = [UInt32](repeating: 0, count: side * side)
    pixels.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      Renderer().draw(
        list, scale: 1,
        into: PixelBuffer(base: base, width: side, height: side, bytesPerRow: side * 4))
    }
    self.side = side
    coverage = pixels.map { 255 - Int($0 & 255) }
  }

  /// The covered fraction of the square, from 0 to 1.
  var area: Double { Double(coverage.reduce(0, +)) / 255 / Double(coverage.count) }

  func at(_ x: Int, _ y: Int) -> Int { coverage[y * side + x] }
}
