// Part of Snapback, under the MIT licence; see LICENSE.

/// A bitmap in memory.
///
/// A pixel is `0xAARRGGBB` with premultiplied alpha: in memory, on little-endian machines, the
/// bytes blue, green, red, alpha. Rows are stored from the top, without padding.
package struct Picture: Equatable, Sendable {
  package let width: Int
  package let height: Int
  package private(set) var pixels: [UInt32]

  /// Creates a picture in one color. A negative width or height is a programming error; with 0
  /// there are no pixels.
  package init(width: Int, height: Int, filling pixel: UInt32 = 0) {
    precondition(width >= 0 && height >= 0, "a picture of \(width) x \(height) pixels")
    self.width = width
    self.height = height
    pixels = Array(repeating: pixel, count: width * height)
  }

  /// The pixel at a column and a row, from 0 at the top left. An index out of range is a
  /// programming error.
  package subscript(x: Int, y: Int) -> UInt32 {
    get { pixels[index(x, y)] }
    set { pixels[index(x, y)] = newValue }
  }

  package static let bytesPerPixel = 4

  package var bytesPerRow: Int { width * Self.bytesPerPixel }

  /// Calls a closure with the pixels for drawing, row by row.
  package mutating func withUnsafeMutablePixels<Result>(
    _ body: (UnsafeMutableBufferPointer<UInt32>) throws -> Result
  ) rethrows -> Result {
    try pixels.withUnsafeMutableBufferPointer { try body($0) }
  }

  /// Whether all pixels are fully transparent.
  package var isClear: Bool { pixels.allSatisfy { $0 == 0 } }

  /// Whether all pixels are opaque.
  package var isOpaque: Bool { pixels.allSatisfy { $0 >= 0xff00_0000 } }

  private func index(_ x: Int, _ y: Int) -> Int {
    precondition(
      (0..<width).contains(x) && (0..<height).contains(y),
      "pixel (\(x), \(y)) of a picture of \(width) x \(height)")
    return y * width + x
  }
}
