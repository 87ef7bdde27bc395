// Part of Snapback, under the MIT licence; see LICENSE.

internal import CRaster

/// Composites a color or a shader through a mask, in all pixels that an outline touches. The outline's
/// own coverage is ignored, as the mask fades out before its border.
struct MaskSink: CoverageSink {
  let canvas: PixelCanvas
  let mask: UnsafePointer<UInt8>
  let width: Int
  let height: Int
  let source: SourceMap
  let filling: Filling
  let ramp: UnsafePointer<UInt32>?
  /// Memory for the coverage of a row.
  let coverage: UnsafeMutablePointer<UInt16>
  /// Memory for the colors of a row.
  let colors: UnsafeMutablePointer<UInt32>

  mutating func solid(y: Int, columns: Range<Int>) { composite(y, columns) }

  mutating func partial(y: Int, columns: Range<Int>, coverage: UnsafePointer<UInt16>) {
    composite(y, columns)
  }

  private func composite(_ y: Int, _ columns: Range<Int>) {
    var row = source.row(y)
    let (x, count) = (columns.lowerBound, columns.count)
    kernels.sample_mask(coverage, count, Int32(x), &row, mask, Int32(width), Int32(height))
    switch filling {
    case .ink(let ink):
      kernels.blend_color_coverage(canvas.pixel(x, y), coverage, count, ink.lanes, ink.alpha)
    case .shader(let shader):
      shader.write(colors, y: y, columns: columns, ramp: ramp)
      for index in 0..<count { coverage[index] = coverage[index].scaled(by: shader.opacity) }
      kernels.blend_pixels_coverage(canvas.pixel(x, y), colors, coverage, count)
    }
  }
}
