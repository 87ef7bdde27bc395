// Part of Snapback, under the MIT licence; see LICENSE.

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

  /// The address of a pixel within the bounds.
  func pixel(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
    base + ((y - bounds.minY) * pixelsPerRow + (x - bounds.minX))
  }
}
