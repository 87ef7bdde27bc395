// Part of Snapback, under the MIT licence; see LICENSE.

import CSpan
import Raster
import Testing

/// The loops in C against the same law in Swift, pixel by pixel, at every length and place.
@Suite struct LoopTests {
  struct Spans {
    var below: [UInt32]
    var above: [UInt32]
    var covers: [UInt16]

    init(seed: UInt64, count: Int) {
      var random = Randomness(seed: seed)
      func pixel() -> UInt32 {
        let alpha = UInt32.random(in: 0...255, using: &random)
        var pixel = alpha << 24
        for shift: UInt32 in [0, 8, 16] {
          pixel |= UInt32.random(in: 0...alpha, using: &random) << shift
        }
        return pixel
      }
      below = (0..<count).map { _ in pixel() }
      above = (0..<count).map { _ in pixel() }
      covers = (0..<count).map { index in
        index % 3 == 0
          ? .random(in: 0...1, using: &random) * 65535 : .random(in: 0...65535, using: &random)
      }
    }
  }

  @Test(arguments: 0...40) func `the loops do what the law says`(count: Int) {
    for seed in 0..<40 {
      let spans = Spans(seed: UInt64(seed * 100 + count), count: count)
      let color = spans.above.first ?? 0xff10_2030
      let (lanes, alpha) = (Blend.lanes(of: color), UInt16(color >> 24) * 257)
      let cover = spans.covers.first ?? 9
      let terms = Blend.terms(lanes: lanes, alpha: alpha, cover: cover)

      var drawn = spans.below
      cspan_store(&drawn, count, color)
      #expect(drawn == Array(repeating: color, count: count))

      drawn = spans.below
      cspan_blend(&drawn, count, terms.addend, terms.keep)
      #expect(drawn == spans.below.map { Blend.over($0, terms) })

      drawn = spans.below
      cspan_cover(&drawn, spans.covers, count, lanes, alpha)
      #expect(
        drawn
          == zip(spans.below, spans.covers).map {
            Blend.over($0, Blend.terms(lanes: lanes, alpha: alpha, cover: $1))
          })

      drawn = spans.below
      cspan_pixels(&drawn, spans.above, count, cover)
      #expect(
        drawn
          == zip(spans.below, spans.above).map { Blend.over($0, pixel: $1, cover: cover) })

      drawn = spans.below
      cspan_pixels_cover(&drawn, spans.above, spans.covers, count)
      let pairs = zip(zip(spans.below, spans.above), spans.covers)
      #expect(drawn == pairs.map { Blend.over($0.0, pixel: $0.1, cover: $1) })
    }
  }

  @Test func `what is laid down stays premultiplied`() {
    let spans = Spans(seed: 4, count: 4000)
    var drawn = spans.below
    cspan_pixels_cover(&drawn, spans.above, spans.covers, drawn.count)
    #expect(
      drawn.allSatisfy { pixel in
        max(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255) <= pixel >> 24
      })
  }

  @Test(arguments: [(1, 1), (3, 2), (0, 4), (7, 7)])
  func `a box is the mean of what it covers`(before: Int, after: Int) {
    let (width, height, stride) = (23, 32, 32)
    let values = Spans(seed: 9, count: stride * height).covers
    // The second of two boxes leaves everything as it is.
    let boxes = [
      cspan_box(before: Int32(before), after: Int32(after)), cspan_box(before: 0, after: 0),
    ]
    var room = [UInt16](repeating: 0, count: 48 * stride)
    var across = values
    cspan_box_across(&across, Int32(width), Int32(height), stride, 1, boxes, 2, &room)
    var down = values
    cspan_box_down(&down, Int32(stride), Int32(height), stride, boxes, 2, &room)
    let size = Double(before + after + 1)
    for y in 0..<height {
      for x in 0..<width {
        var (row, column) = (0.0, 0.0)
        for offset in -before...after {
          if (0..<width).contains(x + offset) { row += Double(values[y * stride + x + offset]) }
          if (0..<height).contains(y + offset) {
            column += Double(values[(y + offset) * stride + x])
          }
        }
        #expect(abs(Double(across[y * stride + x]) - row / size) <= 0.6)
        #expect(abs(Double(down[y * stride + x]) - column / size) <= 0.6)
      }
    }
  }
}
