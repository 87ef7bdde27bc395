// Part of Snapback, under the MIT licence; see LICENSE.

internal import CRaster

/// Composites a layer's pixels with the coverage.
struct LayerSink: CoverageSink {
  let canvas: PixelCanvas
  let layer: PixelCanvas

  mutating func solid(y: Int, columns: Range<Int>) {
    let x = columns.lowerBound
    kernels.blend_pixels(canvas.pixel(x, y), layer.pixel(x, y), columns.count, Blend.fullCoverage)
  }

  mutating func partial(y: Int, columns: Range<Int>, coverage: UnsafePointer<UInt16>) {
    let x = columns.lowerBound
    kernels.blend_pixels_coverage(canvas.pixel(x, y), layer.pixel(x, y), coverage, columns.count)
  }
}
