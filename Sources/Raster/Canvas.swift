// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSpan

/// Where pixels go: the window's buffer or a layer's, addressed by the picture's own pixel numbers.
struct Canvas {
  private let base: UnsafeMutablePointer<UInt32>
  let pixelsPerRow: Int
  /// The pixels there are.
  let bounds: PixelRect

  init(_ buffer: PixelBuffer) {
    base = buffer.base
    pixelsPerRow = buffer.bytesPerRow / 4
    bounds = buffer.bounds
  }

  /// A layer's pixels, row after row.
  init(base: UnsafeMutablePointer<UInt32>, bounds: PixelRect) {
    self.base = base
    pixelsPerRow = bounds.width
    self.bounds = bounds
  }

  /// The columns of a row, of some, in which there may be anything but clear pixels.
  func filled(_ y: Int, _ columns: Range<Int>) -> Range<Int> {
    let before = Int(cspan_clear(pixel(columns.lowerBound, y), columns.count, 0))
    let start = columns.lowerBound + before
    let after = Int(cspan_clear(pixel(start, y), columns.upperBound - start, 1))
    return start..<(columns.upperBound - after)
  }

  /// A clip's rows as the loops in C know them, whose columns count from `left`.
  func rows(_ clip: PixelRect, countedFrom left: Int = 0) -> cspan_rows {
    cspan_rows(
      first: pixel(left, clip.minY), stride: pixelsPerRow, top: Int32(clip.minY),
      bottom: Int32(clip.maxY), left: Int32(clip.minX - left), right: Int32(clip.maxX - left))
  }

  /// The address of a pixel within the bounds.
  func pixel(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
    base + ((y - bounds.minY) * pixelsPerRow + (x - bounds.minX))
  }
}
