// Part of Snapback, under the MIT licence; see LICENSE.

/// A picture's pixels, premultiplied 0xAARRGGBB, which never change; two are equal if they are the
/// same one.
///
/// It also holds itself halved again and again, for drawing it small.
package final class Sprite: Sendable {
  /// The pixels at one size.
  package struct Level: Sendable {
    package let width: Int
    package let height: Int
    package let pixels: [UInt32]
    /// Around what is not clear; nil if that is nearly all.
    package let extent: SpriteExtent?

    init(width: Int, height: Int, pixels: [UInt32]) {
      self.width = width
      self.height = height
      self.pixels = pixels
      extent = SpriteExtent(width: width, height: height, pixels: pixels)
    }
  }

  /// The name that stands for it where lists are printed.
  package let name: String
  /// The full size first; the last is one pixel wide or high.
  package let levels: [Level]

  /// Row after row from the top; there must be width times height pixels, at least one, at most 2¹⁵
  /// either way.
  package init(name: String, width: Int, height: Int, pixels: [UInt32]) {
    precondition(
      (1...32768).contains(width) && (1...32768).contains(height)
        && pixels.count == width * height,
      "no such picture: \(width) x \(height) of \(pixels.count) pixels")
    self.name = name
    var levels = [Level(width: width, height: height, pixels: pixels)]
    while let last = levels.last, last.width > 1, last.height > 1 {
      levels.append(Self.halved(last))
    }
    self.levels = levels
  }

  package var width: Int { levels[0].width }
  package var height: Int { levels[0].height }

  /// Every pixel the mean of four; an odd last row or column is left out.
  private static func halved(_ level: Level) -> Level {
    let (width, height) = (level.width / 2, level.height / 2)
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width {
        let at = 2 * y * level.width + 2 * x
        let four = [
          level.pixels[at], level.pixels[at + 1], level.pixels[at + level.width],
          level.pixels[at + level.width + 1],
        ]
        var mean: UInt32 = 0
        for shift: UInt32 in [0, 8, 16, 24] {
          let sum = four.reduce(UInt32(2)) { $0 + ($1 >> shift & 255) }
          mean |= (sum / 4) << shift
        }
        pixels.append(mean)
      }
    }
    return Level(width: width, height: height, pixels: pixels)
  }
}

extension Sprite: Equatable {
  package static func == (one: Sprite, other: Sprite) -> Bool { one === other }
}
