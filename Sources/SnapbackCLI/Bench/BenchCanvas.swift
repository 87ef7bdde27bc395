// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Raster
import SDLBackend

/// Where measured frames go: a window's pixels, or memory where there is no display.
final class BenchCanvas {
  let window: PixelWindow?
  private let memory: PixelBuffer
  /// How long to wait for a quick frame.
  private let patience: Duration

  init(window: PixelWindow?, width: Int, height: Int, patience: Duration) {
    self.window = window
    self.patience = patience
    let base = UnsafeMutablePointer<UInt32>.allocate(capacity: max(width * height, 1))
    base.initialize(repeating: 0, count: width * height)
    memory = PixelBuffer(base: base, width: width, height: height, bytesPerRow: width * 4)
  }

  isolated deinit { memory.base.deallocate() }

  /// The seconds it takes to draw a frame and to present it.
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

  /// The seconds it takes to draw, without presenting: the quickest of many, so that what else the
  /// machine does stays out.
  func quickest(_ draw: (PixelBuffer) -> Void) -> Double {
    let clock = ContinuousClock()
    let end = clock.now + patience
    draw(memory)
    var (least, count) = (Double.infinity, 0)
    while count < 5 || clock.now < end {
      least = min(least, clock.measure { draw(memory) } / .seconds(1))
      count += 1
    }
    return least
  }

  /// The floor: a frame that is only cleared.
  static func clear(_ buffer: PixelBuffer) {
    memset(buffer.base, 0xf0, buffer.bytesPerRow * buffer.height)
  }
}
