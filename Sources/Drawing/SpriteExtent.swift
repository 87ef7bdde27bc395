// Part of Snapback, under the MIT licence; see LICENSE.

/// Eight sides around all texels that are not clear: what lies outside need not be looked at.
///
/// Coordinates are of texels' middles, the first of which is at 0.
package struct SpriteExtent: Equatable, Sendable {
  package private(set) var x: ClosedRange<Float>
  package private(set) var y: ClosedRange<Float>
  /// Of x + y and x - y: the corners cut off.
  package private(set) var sum: ClosedRange<Float>
  package private(set) var difference: ClosedRange<Float>

  /// Nil if there is next to nothing to leave out.
  init?(width: Int, height: Int, pixels: [UInt32]) {
    var low = SIMD4<Int>(repeating: .max)
    var high = SIMD4<Int>(repeating: .min)
    pixels.withUnsafeBufferPointer { pixels in
      for row in 0..<height {
        let line = pixels[(row * width)..<(row * width + width)]
        // Between the first and the last everything counts.
        guard let first = line.firstIndex(where: { $0 >> 24 > 0 }),
          let last = line.lastIndex(where: { $0 >> 24 > 0 })
        else { continue }
        for column in [first - row * width, last - row * width] {
          let sides = SIMD4(column, row, column + row, column - row)
          low = pointwiseMin(low, sides)
          high = pointwiseMax(high, sides)
        }
      }
    }
    guard low.x <= high.x else {
      // Nothing at all.
      (x, y, sum, difference) = (-9 ... -9, -9 ... -9, -9 ... -9, -9 ... -9)
      return
    }
    func side(_ index: Int) -> ClosedRange<Float> { Float(low[index])...Float(high[index]) }
    (x, y, sum, difference) = (side(0), side(1), side(2), side(3))
    let cut = [
      low.z, width + height - 2 - high.z, low.w + height - 1, width - 1 - high.w,
    ].reduce(0) { $0 + $1 * $1 / 2 }
    let inner = (high.x - low.x + 1) * (high.y - low.y + 1)
    guard inner < width * height * 15 / 16 || cut > width * height / 16 else { return nil }
  }

  /// The part of a row of pixels that may see something, where pixel x sees the texels around
  /// (u + x · uStep, v + x · vStep).
  package func columns(
    _ columns: Range<Int>, u: Float, uStep: Float, v: Float, vStep: Float
  ) -> Range<Int> {
    var (low, high) = (Double(columns.lowerBound), Double(columns.upperBound - 1))
    func narrow(_ start: Float, _ step: Float, _ side: ClosedRange<Float>, _ margin: Double) {
      let (start, step) = (Double(start), Double(step))
      let (least, most) = (Double(side.lowerBound) - margin, Double(side.upperBound) + margin)
      guard abs(step) > 1e-9 else {
        if start < least || start > most { high = low - 1 }
        return
      }
      let (one, other) = ((least - start) / step, (most - start) / step)
      low = max(low, min(one, other))
      high = min(high, max(one, other))
    }
    // A pixel mixes the texels less than one away each way.
    narrow(u, uStep, x, 1.01)
    narrow(v, vStep, y, 1.01)
    narrow(u + v, uStep + vStep, sum, 2.02)
    narrow(u - v, uStep - vStep, difference, 2.02)
    guard low <= high else { return columns.lowerBound..<columns.lowerBound }
    let first = max(columns.lowerBound, Int(low))
    return first..<max(first, min(columns.upperBound, Int(high) + 2))
  }
}
