// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Raster

/// Pixels in memory, and a renderer to time on them.
struct Canvas {
  private let buffer: PixelBuffer
  private let renderer: Renderer

  init(width: Int, height: Int, bands: Int = 1) {
    renderer = Renderer(bands: bands)
    let base = UnsafeMutablePointer<UInt32>.allocate(capacity: width * height)
    base.initialize(repeating: 0, count: width * height)
    buffer = PixelBuffer(base: base, width: width, height: height, bytesPerRow: width * 4)
  }

  /// The quickest frame of a quarter of a second, in seconds: what others do meanwhile stays out.
  mutating func time(_ list: DisplayList) -> Double {
    let clock = ContinuousClock()
    var times: [Duration] = []
    for _ in 0..<3 { renderer.draw(list, scale: 1, into: buffer) }
    let end = clock.now + .milliseconds(250)
    while clock.now < end || times.count < 5 {
      times.append(clock.measure { renderer.draw(list, scale: 1, into: buffer) })
    }
    return (times.min() ?? .zero) / .seconds(1)
  }

  func draw(_ list: DisplayList) { renderer.draw(list, scale: 1, into: buffer) }

  /// The quickest change from one list to another and back, halved.
  mutating func time(from one: DisplayList, to other: DisplayList) -> Double {
    let clock = ContinuousClock()
    var times: [Duration] = []
    let end = clock.now + .milliseconds(250)
    while clock.now < end || times.count < 5 {
      times.append(
        clock.measure {
          _ = renderer.update(one, scale: 1, into: buffer)
          _ = renderer.update(other, scale: 1, into: buffer)
        })
    }
    return (times.min() ?? .zero) / .seconds(2)
  }
}
