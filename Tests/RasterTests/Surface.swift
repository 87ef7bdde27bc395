// Part of Snapback, under the MIT licence; see LICENSE.

import Raster
import Testing

/// A bitmap to draw into, with guard values before, after and between its rows.
final class Surface {
  let buffer: PixelBuffer
  private let memory: UnsafeMutablePointer<UInt32>
  private let count: Int
  private let stride: Int

  private static let guardPixel: UInt32 = 0xdead_beef
  private static let padding = 5

  init(width: Int, height: Int, filledWith pixel: UInt32 = 0x1234_5678) {
    stride = width + Self.padding
    count = stride * (height + 2)
    memory = .allocate(capacity: count)
    memory.initialize(repeating: Self.guardPixel, count: count)
    buffer = PixelBuffer(
      base: memory + stride, width: width, height: height, bytesPerRow: stride * 4)
    for y in 0..<height {
      for x in 0..<width { memory[stride * (y + 1) + x] = pixel }
    }
  }

  deinit { memory.deallocate() }

  /// The pixels drawn so far. Records an issue if anything was written outside of them.
  func picture() -> Rendering {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(buffer.width * buffer.height)
    var broken = 0
    for index in 0..<count {
      let (row, column) = (index / stride - 1, index % stride)
      if (0..<buffer.height).contains(row), column < buffer.width {
        pixels.append(memory[index])
      } else if memory[index] != Self.guardPixel {
        broken += 1
      }
    }
    #expect(broken == 0, "pixels written outside the buffer")
    return Rendering(width: buffer.width, height: buffer.height, pixels: pixels)
  }
}
