// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Raster

/// Draws frames into a small image, and compares the incremental drawing with a complete one in
/// every 50th frame.
final class FrameChecker {
  private static let scale = 0.25
  private static let (width, height) = (98, 211)
  private static let interval = 50

  private let renderer = Renderer()
  private let pixels = FrameChecker.makePixels()
  private var count = 0

  private static func makePixels() -> UnsafeMutablePointer<UInt32> {
    let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: width * height)
    pixels.initialize(repeating: 0, count: width * height)
    return pixels
  }

  isolated deinit { pixels.deallocate() }

  /// Draws a frame. Returns a sentence if the pixels are not those of a complete drawing.
  func fault(in list: DisplayList) -> String? {
    count += 1
    _ = renderer.update(list, scale: Self.scale, into: Self.buffer(pixels))
    guard count % Self.interval == 0 else { return nil }
    let expected = Self.makePixels()
    defer { expected.deallocate() }
    Renderer().draw(list, scale: Self.scale, into: Self.buffer(expected))
    let size = Self.width * Self.height * MemoryLayout<UInt32>.size
    return memcmp(pixels, expected, size) == 0
      ? nil : "the incremental drawing differs from a complete one"
  }

  private static func buffer(_ pixels: UnsafeMutablePointer<UInt32>) -> PixelBuffer {
    PixelBuffer(base: pixels, width: width, height: height, bytesPerRow: width * 4)
  }
}
