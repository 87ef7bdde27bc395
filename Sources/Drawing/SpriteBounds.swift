// Part of Snapback, under the MIT licence; see LICENSE.

/// The octagonal bounds of a sprite's texels that are not clear. Texels outside need not be
/// sampled.
///
/// Coordinates are those of texel centers; the first is at 0.
package struct SpriteBounds: Equatable, Sendable {
  package private(set) var x: ClosedRange<Float>
  package private(set) var y: ClosedRange<Float>
  /// The range of x + y, which cuts off two corners.
  package private(set) var sum: ClosedRange<Float>
  /// The range of x - y, which cuts off the other two corners.
  package private(set) var difference: ClosedRange<Float>

  /// Computes the bounds; nil if they would exclude less than about a sixteenth of the texels.
  init?(width: Int, height: Int, pixels: [UInt32]) {
    var low = SIMD4<Int>(repeating: .max)
    var high = SIMD4<Int>(repeating: .min)
    pixels.withUnsafeBufferPointer { pixels in
      for row in 0..<height {
        let line = pixels[(row * width)..<(row * width + width)]
        // Texels between the first and the last of a row count as well.
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
      // All texels are clear: ranges that no sample reaches.
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

  /// Returns the pixels of a row that may sample texels within the bounds. Pixel x samples the
  /// texels around (u + x · uStep, v + x · vStep).
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
    // Bilinear sampling uses the texels less than 1 away on each axis.
    narrow(u, uStep, x, 1.01)
    narrow(v, vStep, y, 1.01)
    narrow(u + v, uStep + vStep, sum, 2.02)
    narrow(u - v, uStep - vStep, difference, 2.02)
    guard low <= high else { return columns.lowerBound..<columns.lowerBound }
    let first = max(columns.lowerBound, Int(low))
    return first..<max(first, min(columns.upperBound, Int(high) + 2))
  }
}
