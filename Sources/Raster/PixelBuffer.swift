// Part of Snapback, under the MIT licence; see LICENSE.

/// Pixels to draw into: premultiplied, one `UInt32` 0xAARRGGBB each (in memory B, G, R, A).
///
/// It borrows memory, which must outlive every use and be written by nobody else meanwhile.
package struct PixelBuffer: Equatable {
  package let base: UnsafeMutablePointer<UInt32>
  /// In pixels; 0 or more.
  package let width: Int
  /// In pixels; 0 or more.
  package let height: Int
  /// From the start of one row to the start of the next; a multiple of 4, at least `width * 4`.
  package let bytesPerRow: Int

  package init(
    base: UnsafeMutablePointer<UInt32>, width: Int, height: Int, bytesPerRow: Int
  ) {
    precondition(
      width >= 0 && height >= 0 && bytesPerRow >= width * 4 && bytesPerRow % 4 == 0,
      "no such pixels: \(width) x \(height), \(bytesPerRow) bytes per row")
    self.base = base
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
  }

  package var bounds: PixelRect { PixelRect(minX: 0, minY: 0, maxX: width, maxY: height) }
}
