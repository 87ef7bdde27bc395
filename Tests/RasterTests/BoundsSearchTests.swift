// Part of Snapback, under the MIT licence; see LICENSE.

import CRaster
import Raster
import Testing

@Suite struct BoundsSearchTests {
  private static func rect(_ random: inout Randomness) -> PixelRect {
    let (x, y) = (Int(random.number(-9...9)), Int(random.number(-9...9)))
    let (width, height) = (Int(random.number(1...7)), Int(random.number(1...7)))
    return PixelRect(minX: x, minY: y, maxX: x + width, maxY: y + height)
  }

  private static func bounds(_ rect: PixelRect) -> craster_bounds {
    craster_bounds(
      min_x: Int32(rect.minX), min_y: Int32(rect.minY), minus_max_x: Int32(-rect.maxX),
      minus_max_y: Int32(-rect.maxY))
  }

  @Test(arguments: 0..<300) func `the bounds found are those that intersect the clip`(
    seed: UInt64
  ) {
    var random = Randomness(seed: seed)
    let rects = (0..<Int(random.number(1...40))).map { _ in Self.rect(&random) }
    let bounds = rects.map { Self.bounds($0) }
    let clip = Self.rect(&random)
    let from = Int.random(in: 0...rects.count, using: &random)
    let range = from..<Int.random(in: from...rects.count, using: &random)
    var clipBounds = Self.bounds(clip)
    for set in InstructionSet.available {
      var found = [Int32](repeating: -1, count: range.count + 4)
      let count = set.kernels.find_intersecting(
        bounds, Int32(range.lowerBound), Int32(range.upperBound), &clipBounds, &found)
      #expect(
        found[..<count].map { Int($0) } == range.filter { rects[$0].intersects(clip) },
        "\(set.name)")
      #expect(found.last == -1, "\(set.name) writes beyond its space")
    }
  }
}
