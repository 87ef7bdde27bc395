// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Raster
import SDLBackend

/// The target of measured frames: a window, or a memory buffer without a display.
final class BenchCanvas {
  let window: PixelWindow?
  let memory: PixelBuffer
  /// The minimum time that `fastest` samples for.
  private let samplingTime: Duration

  init(window: PixelWindow?, width: Int, height: Int, samplingTime: Duration) {
    self.window = window
    self.samplingTime = samplingTime
    let base = UnsafeMutablePointer<UInt32>.allocate(capacity: max(width * height, 1))
    base.initialize(repeating: 0, count: width * height)
    memory = PixelBuffer(base: base, width: width, height: height, bytesPerRow: width * 4)
  }

  isolated deinit { memory.base.deallocate() }

  /// Returns the seconds to draw and present a frame.
  func frame(_ draw: (PixelBuffer) -> Void) throws(SDLError) -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    if let window {
      try window.draw(draw)
      try window.present()
    } else {
      draw(memory)
    }
    return (clock.now - start) / .seconds(1)
  }

  /// Returns the seconds to draw a frame without presenting: the minimum of many frames, which excludes
  /// interference by other processes.
  func fastest(_ draw: (PixelBuffer) -> Void) -> Double {
    let clock = ContinuousClock()
    let end = clock.now + samplingTime
    draw(memory)
    var (least, count) = (Double.infinity, 0)
    while count < 5 || clock.now < end {
      least = min(least, clock.measure { draw(memory) } / .seconds(1))
      count += 1
    }
    return least
  }

  /// Clears the frame; the baseline that other frames are compared with.
  static func clear(_ buffer: PixelBuffer) {
    memset(buffer.base, 0xf0, buffer.bytesPerRow * buffer.height)
  }
}
