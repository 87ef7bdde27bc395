// Part of Snapback, under the MIT licence; see LICENSE.

/// An immutable bitmap with mipmap levels. Pixels are premultiplied 0xAARRGGBB. Equality is
/// identity.
package final class Sprite: Sendable {
  /// A mipmap level.
  package struct Level: Sendable {
    package let width: Int
    package let height: Int
    package let pixels: [UInt32]
    /// The bounds of the pixels that are not clear; nil if they are nearly all.
    package let opaqueBounds: SpriteBounds?

    init(width: Int, height: Int, pixels: [UInt32]) {
      self.width = width
      self.height = height
      self.pixels = pixels
      opaqueBounds = SpriteBounds(width: width, height: height, pixels: pixels)
    }
  }

  /// The name to print in lists.
  package let name: String
  /// The mipmap levels: the full size first, then halved until one is a pixel wide or high.
  package let levels: [Level]

  /// Creates a sprite from rows of pixels, from the top. There must be width times height pixels;
  /// width and height must lie in 1...32768. Anything else is a programming error and traps.
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

  /// Returns the next level: each pixel is the rounded mean of four. An odd last row or column is
  /// dropped.
  private static func halved(_ level: Level) -> Level {
    let (width, height) = (level.width / 2, level.height / 2)
    let pixels = level.pixels.withUnsafeBufferPointer { pixels in
      [UInt32](unsafeUninitializedCapacity: width * height) { means, count in
        for y in 0..<height {
          var at = 2 * y * level.width
          for _ in 0..<width {
            means[count] = mean(
              pixels[at], pixels[at + 1], pixels[at + level.width], pixels[at + level.width + 1])
            count += 1
            at += 2
          }
        }
      }
    }
    return Level(width: width, height: height, pixels: pixels)
  }

  /// Returns the rounded mean of four pixels, computed for two channels at a time: their sums stay
  /// below 2¹⁶.
  private static func mean(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
    let two: UInt32 = 0x00ff_00ff
    let even = (a & two) + (b & two) + (c & two) + (d & two) + 0x0002_0002
    let odd =
      (a >> 8 & two) + (b >> 8 & two) + (c >> 8 & two) + (d >> 8 & two) + 0x0002_0002
    return (even >> 2 & two) | (odd >> 2 & two) << 8
  }
}

extension Sprite: Equatable {
  package static func == (one: Sprite, other: Sprite) -> Bool { one === other }
}
