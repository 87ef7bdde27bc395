// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSpan

/// Lays a layer's pixels wherever there is coverage.
struct LayerSink: CoverageSink {
  let canvas: Canvas
  let layer: Canvas

  mutating func solid(y: Int, columns: Range<Int>) {
    let x = columns.lowerBound
    cspan_pixels(canvas.pixel(x, y), layer.pixel(x, y), columns.count, Blend.fullCover)
  }

  mutating func partial(y: Int, columns: Range<Int>, covers: UnsafePointer<UInt16>) {
    let x = columns.lowerBound
    cspan_pixels_cover(canvas.pixel(x, y), layer.pixel(x, y), covers, columns.count)
  }
}
