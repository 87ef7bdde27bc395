// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion
import Raster

/// A display list drawn for a test: its pixels in rows without padding.
struct Rendering: Equatable {
  let width: Int
  let height: Int
  let pixels: [UInt32]

  /// Draws a list into a buffer with padded rows, and checks that nothing is written outside of it.
  init(
    _ list: DisplayList, scale: CGFloat = 1, width: Int? = nil, height: Int? = nil,
    by renderer: Renderer = Renderer()
  ) {
    let surface = Surface(
      width: width ?? Int(list.size.width), height: height ?? Int(list.size.height))
    renderer.draw(list, scale: scale, into: surface.buffer)
    self = surface.picture()
  }

  init(width: Int, height: Int, pixels: [UInt32]) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// A part of the rows.
  func rows(_ rows: Range<Int>) -> Rendering {
    let part = pixels[(rows.lowerBound * width)..<(rows.upperBound * width)]
    return Rendering(width: width, height: rows.count, pixels: Array(part))
  }

  /// A channel's value at a pixel, where channel 0 is blue, 1 green, 2 red and 3 alpha.
  func channel(_ channel: UInt32, _ x: Int, _ y: Int) -> Int {
    Int(pixels[y * width + x] >> (8 * channel) & 255)
  }

  /// Returns whether a pixel equals all eight around it.
  func isUniform(around x: Int, _ y: Int) -> Bool {
    for row in max(0, y - 1)...min(height - 1, y + 1) {
      for column in max(0, x - 1)...min(width - 1, x + 1)
      where pixels[row * width + column] != pixels[y * width + x] { return false }
    }
    return true
  }

  /// The sum of one channel over all pixels, where white is 1.
  func total(_ channel: UInt32 = 1) -> Double {
    Double(pixels.reduce(0) { $0 + Int($1 >> (8 * channel) & 255) }) / 255
  }
}
