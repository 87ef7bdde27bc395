// Part of Snapback, under the MIT licence; see LICENSE.

/// A rectangle of pixels in memory.
///
/// A pixel is `0xAARRGGBB`, its colours premultiplied with its opacity: in memory, on the machines
/// we run on, the bytes blue, green, red, alpha. Rows follow each other from the top without gaps.
package struct Picture: Equatable, Sendable {
  package let width: Int
  package let height: Int
  package private(set) var pixels: [UInt32]

  /// A picture in one colour. A negative width or height is the caller's mistake; 0 has no pixels.
  package init(width: Int, height: Int, filling pixel: UInt32 = 0) {
    precondition(width >= 0 && height >= 0, "a picture of \(width) x \(height) pixels")
    self.width = width
    self.height = height
    pixels = Array(repeating: pixel, count: width * height)
  }

  /// The pixel in a column and a row, both from 0, from the top left.
  package subscript(x: Int, y: Int) -> UInt32 {
    get { pixels[index(x, y)] }
    set { pixels[index(x, y)] = newValue }
  }

  package static let bytesPerPixel = 4

  package var bytesPerRow: Int { width * Self.bytesPerPixel }

  /// Lends the pixels to be drawn into, row after row.
  package mutating func withUnsafeMutablePixels<Result>(
    _ body: (UnsafeMutableBufferPointer<UInt32>) throws -> Result
  ) rethrows -> Result {
    try pixels.withUnsafeMutableBufferPointer { try body($0) }
  }

  /// Whether no pixel lets anything through.
  package var isOpaque: Bool { pixels.allSatisfy { $0 >= 0xff00_0000 } }

  private func index(_ x: Int, _ y: Int) -> Int {
    precondition(
      (0..<width).contains(x) && (0..<height).contains(y),
      "pixel (\(x), \(y)) of a picture of \(width) x \(height)")
    return y * width + x
  }
}
