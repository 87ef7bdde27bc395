// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Testing

/// An image of the screen or a part of it: one `0xRRGGBB` per pixel, rows from the top.
struct Screenshot: Equatable {
  let width: Int
  let height: Int
  private(set) var pixels: [UInt32]

  init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(pixels.count == width * height, "\(pixels.count) is not \(width) x \(height)")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

  /// Returns the part inside a rectangle; pixels outside the image are black.
  func cropped(x left: Int, y top: Int, width: Int, height: Int) -> Screenshot {
    var part = [UInt32](repeating: 0, count: width * height)
    let columns = max(0, -left)..<max(max(0, -left), min(width, self.width - left))
    for y in max(0, -top)..<max(max(0, -top), min(height, self.height - top)) {
      for x in columns {
        part[y * width + x] = self[x + left, y + top]
      }
    }
    return Screenshot(width: width, height: height, pixels: part)
  }

  /// The image mirrored horizontally.
  var mirrored: Screenshot {
    var result = self
    for y in 0..<height {
      result.pixels[y * width..<(y + 1) * width].reverse()
    }
    return result
  }

  /// Returns whether a pixel belongs to the card, which is violet; background and shadow are gray. Anti-aliased
  /// edge pixels do not count.
  func isCard(_ x: Int, _ y: Int) -> Bool {
    let pixel = self[x, y]
    return Int(pixel & 0xFF) - Int(pixel >> 16 & 0xFF) > 112
  }

  /// The centroid of the card's pixels, in pixels from the top left corner (the first pixel's center is at
  /// 0.5, 0.5); nil if there are none.
  var cardCenter: CGPoint? {
    var count = 0
    var sumX = 0
    var sumY = 0
    for y in 0..<height {
      for x in 0..<width where isCard(x, y) {
        count += 1
        sumX += x
        sumY += y
      }
    }
    guard count > 0 else { return nil }
    return CGPoint(
      x: Double(sumX) / Double(count) + 0.5, y: Double(sumY) / Double(count) + 0.5)
  }

  /// The bounding box of the card's pixels; nil if there are none.
  var cardBounds: CGRect? {
    var (left, top, right, bottom) = (width, height, 0, 0)
    for y in 0..<height {
      for x in 0..<width where isCard(x, y) {
        (left, right) = (min(left, x), max(right, x + 1))
        (top, bottom) = (min(top, y), max(bottom, y + 1))
      }
    }
    guard left < right else { return nil }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension Screenshot: CustomTestStringConvertible {
  /// The size only, so that a failed test does not print all pixels.
  var testDescription: String { "a screenshot of \(width) x \(height)" }

  /// Returns the largest difference of a color channel, 0 to 255. Both images must have the same size.
  func largestDifference(from other: Screenshot) -> Int {
    zip(pixels, other.pixels).reduce(0) { largest, pair in
      guard pair.0 != pair.1 else { return largest }
      return [0, 8, 16].reduce(largest) { largest, shift in
        max(largest, abs(Int(pair.0 >> shift & 0xFF) - Int(pair.1 >> shift & 0xFF)))
      }
    }
  }
}
