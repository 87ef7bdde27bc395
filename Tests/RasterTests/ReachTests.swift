// Part of Snapback, under the MIT licence; see LICENSE.

import CSpan
import CSpanPortable
import Raster
import Testing

@Suite struct ReachTests {
  private typealias Loop = (
    UnsafePointer<cspan_reach>, Int32, Int32, UnsafePointer<cspan_reach>,
    UnsafeMutablePointer<Int32>
  ) -> Int

  private static var loops: [(name: String, loop: Loop)] {
    [
      ("own", { cspan_find_reaches($0, $1, $2, $3, $4) }),
      ("portable", { portable_find_reaches($0, $1, $2, $3, $4) }),
      ("AVX2", { avx2_find_reaches($0, $1, $2, $3, $4) }),
    ]
  }

  private static func rect(_ random: inout Randomness) -> PixelRect {
    let (x, y) = (Int(random.number(-9...9)), Int(random.number(-9...9)))
    let (width, height) = (Int(random.number(1...7)), Int(random.number(1...7)))
    return PixelRect(minX: x, minY: y, maxX: x + width, maxY: y + height)
  }

  private static func reach(_ rect: PixelRect) -> cspan_reach {
    cspan_reach(
      min_x: Int32(rect.minX), min_y: Int32(rect.minY), minus_max_x: Int32(-rect.maxX),
      minus_max_y: Int32(-rect.maxY))
  }

  @Test(arguments: 0..<300) func `what a clip meets are the rectangles it intersects`(seed: UInt64)
  {
    var random = Randomness(seed: seed)
    let rects = (0..<Int(random.number(1...40))).map { _ in Self.rect(&random) }
    let reaches = rects.map { Self.reach($0) }
    let clip = Self.rect(&random)
    let from = Int.random(in: 0...rects.count, using: &random)
    let range = from..<Int.random(in: from...rects.count, using: &random)
    var limits = Self.reach(clip)
    for (name, loop) in Self.loops {
      var met = [Int32](repeating: -1, count: range.count + 4)
      let count = loop(reaches, Int32(range.lowerBound), Int32(range.upperBound), &limits, &met)
      #expect(
        met[..<count].map { Int($0) } == range.filter { rects[$0].intersects(clip) }, "\(name)")
      #expect(met.last == -1, "\(name) writes beyond its room")
    }
  }
}
