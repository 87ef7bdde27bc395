// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion
import Raster

/// A picture drawn for a test: its pixels, row after row, without the padding they were drawn with.
struct Picture: Equatable {
  let width: Int
  let height: Int
  let pixels: [UInt32]

  /// Draws a list into a buffer with padded rows, and checks that nothing outside it was touched.
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

  /// A channel's value at a pixel: 0 is blue, 1 green, 2 red, 3 alpha.
  func channel(_ channel: UInt32, _ x: Int, _ y: Int) -> Int {
    Int(pixels[y * width + x] >> (8 * channel) & 255)
  }

  /// Whether a pixel and all around it are the same.
  func isEven(around x: Int, _ y: Int) -> Bool {
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
