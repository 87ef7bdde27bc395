// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Testing

/// The mipmap levels of a sprite.
struct SpriteLevelTests {
  @Test(arguments: [(1, 1), (2, 2), (7, 5), (64, 3), (33, 100)])
  func `each level has half the size, and every channel is the mean of four pixels`(
    width: Int, height: Int
  ) {
    var state: UInt32 = 7
    let pixels = (0..<width * height).map { _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return state
    }
    let sprite = Sprite(name: "noise", width: width, height: height, pixels: pixels)
    #expect(sprite.levels[0].pixels == pixels)
    for (previous, level) in zip(sprite.levels, sprite.levels.dropFirst()) {
      #expect(level.width == previous.width / 2 && level.height == previous.height / 2)
      for y in 0..<level.height {
        for x in 0..<level.width {
          for shift: UInt32 in [0, 8, 16, 24] {
            let four = [(0, 0), (1, 0), (0, 1), (1, 1)].map { dx, dy in
              previous.pixels[(2 * y + dy) * previous.width + 2 * x + dx] >> shift & 255
            }
            let mean = (four.reduce(0, +) + 2) / 4
            #expect(level.pixels[y * level.width + x] >> shift & 255 == mean)
          }
        }
      }
    }
    #expect(sprite.levels.last.map { min($0.width, $0.height) } == 1)
  }
}
