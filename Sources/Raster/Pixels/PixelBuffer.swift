// Part of Snapback, under the MIT licence; see LICENSE.

/// A bitmap to draw into: premultiplied, one `UInt32` 0xAARRGGBB per pixel (in memory B, G, R, A).
///
/// It does not own its memory, which must outlive every use; nothing else may write to it meanwhile.
package struct PixelBuffer: Equatable {
  package let base: UnsafeMutablePointer<UInt32>
  /// In pixels; 0 or more.
  package let width: Int
  /// In pixels; 0 or more.
  package let height: Int
  /// The stride of a row; a multiple of 4, at least `width * 4`.
  package let bytesPerRow: Int

  package init(
    base: UnsafeMutablePointer<UInt32>, width: Int, height: Int, bytesPerRow: Int
  ) {
    precondition(
      width >= 0 && height >= 0 && bytesPerRow >= width * 4 && bytesPerRow % 4 == 0,
      "impossible layout: \(width) x \(height), \(bytesPerRow) bytes per row")
    self.base = base
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
  }

  package var bounds: PixelRect { PixelRect(minX: 0, minY: 0, maxX: width, maxY: height) }
}
