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

  /// Every pixel the mean of four, rounded; an odd last row or column is left out.
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

  /// Two channels at a time: their sums stay below 2¹⁶.
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
