// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSpan

/// Lays a colour or a shader through a mask, in all pixels an outline touches.
struct MaskSink: CoverageSink {
  let canvas: Canvas
  let mask: UnsafePointer<UInt8>
  let width: Int
  let height: Int
  let source: SourceMap
  let filling: Filling
  let ramp: UnsafePointer<UInt32>?
  /// Room for a row.
  let covers: UnsafeMutablePointer<UInt16>
  let colors: UnsafeMutablePointer<UInt32>

  mutating func solid(y: Int, columns: Range<Int>) { lay(y, columns) }

  mutating func partial(y: Int, columns: Range<Int>, covers: UnsafePointer<UInt16>) {
    lay(y, columns)
  }

  private func lay(_ y: Int, _ columns: Range<Int>) {
    var row = source.row(y)
    let (x, count) = (columns.lowerBound, columns.count)
    cspan_mask(covers, count, Int32(x), &row, mask, Int32(width), Int32(height))
    switch filling {
    case .ink(let ink):
      cspan_cover(canvas.pixel(x, y), covers, count, ink.lanes, ink.alpha)
    case .shader(let shader):
      shader.write(colors, y: y, columns: columns, ramp: ramp)
      for index in 0..<count { covers[index] = covers[index].scaled(by: shader.cover) }
      cspan_pixels_cover(canvas.pixel(x, y), colors, covers, count)
    }
  }
}
