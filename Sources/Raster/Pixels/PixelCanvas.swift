// Part of Snapback, under the MIT licence; see LICENSE.

internal import CRaster

/// A drawing target, the window's buffer or a layer's, addressed by the destination's pixel coordinates.
struct PixelCanvas {
  private let base: UnsafeMutablePointer<UInt32>
  let pixelsPerRow: Int
  /// The pixels that exist.
  let bounds: PixelRect

  init(_ buffer: PixelBuffer) {
    base = buffer.base
    pixelsPerRow = buffer.bytesPerRow / 4
    bounds = buffer.bounds
  }

  /// A layer's pixels, in rows without padding.
  init(base: UnsafeMutablePointer<UInt32>, bounds: PixelRect) {
    self.base = base
    pixelsPerRow = bounds.width
    self.bounds = bounds
  }

  /// The given columns of a row without the clear pixels at both ends.
  func nonClearColumns(_ y: Int, _ columns: Range<Int>) -> Range<Int> {
    let before = Int(kernels.count_transparent(pixel(columns.lowerBound, y), columns.count, 0))
    let start = columns.lowerBound + before
    let after = Int(kernels.count_transparent(pixel(start, y), columns.upperBound - start, 1))
    return start..<(columns.upperBound - after)
  }

  /// A clip's rows as the kernels take them, with columns relative to `left`.
  func rows(_ clip: PixelRect, relativeTo left: Int = 0) -> craster_rows {
    craster_rows(
      first: pixel(left, clip.minY), stride: pixelsPerRow, top: Int32(clip.minY),
      bottom: Int32(clip.maxY), left: Int32(clip.minX - left), right: Int32(clip.maxX - left))
  }

  /// The address of a pixel within the bounds.
  func pixel(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
    base + ((y - bounds.minY) * pixelsPerRow + (x - bounds.minX))
  }
}
