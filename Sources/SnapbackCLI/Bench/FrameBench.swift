// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion
import Pictures
import Raster
import SDLBackend

/// Measures a frame with one card in it against a frame that is only cleared.
///
/// Both kinds of frame take turns, so that whatever else the machine does falls on both alike; what
/// counts is the median of each. The card turns a little from frame to frame.
struct FrameBench {
  static let size = (width: 1280, height: 800)

  /// Where the frames go: a window's pixels, or memory.
  private let window: PixelWindow?
  private var picture = Picture(width: size.width, height: size.height)
  private let renderer = Renderer()

  init(window: PixelWindow?) {
    self.window = window
  }

  /// Measures so many frames of each kind, after some that do not count.
  mutating func run(frames: Int) throws(SDLError) -> FrameBenchResult {
    var result = FrameBenchResult(
      width: Self.size.width, height: Self.size.height, frames: frames, driver: window?.driver)
    var (floor, card, clear, draw) = ([Double](), [Double](), [Double](), [Double]())
    for number in -20..<frames {
      let list = Self.card(angle: 8 + Double(number) * 0.05)
      let first = try frame { Self.clear($0) }
      let renderer = renderer
      let second = try frame { renderer.draw(list, scale: 1, into: $0) }
      guard number >= 0 else { continue }
      clear.append(first.drawing)
      floor.append(first.all)
      draw.append(second.drawing)
      card.append(second.all)
    }
    result.clear = Self.median(clear)
    result.draw = Self.median(draw)
    result.floor = Self.median(floor)
    result.card = Self.median(card)
    return result
  }

  /// The seconds that one frame takes: drawing, and together with presenting.
  private mutating func frame(
    _ body: (PixelBuffer) -> Void
  ) throws(SDLError) -> (drawing: Double, all: Double) {
    let clock = ContinuousClock()
    let start = clock.now
    if let window {
      try window.draw(body)
      let drawn = clock.now
      try window.present()
      return ((drawn - start).seconds, (clock.now - start).seconds)
    }
    let (width, height, bytesPerRow) = (picture.width, picture.height, picture.bytesPerRow)
    picture.withUnsafeMutablePixels { pixels in
      guard let base = pixels.baseAddress else { return }
      body(PixelBuffer(base: base, width: width, height: height, bytesPerRow: bytesPerRow))
    }
    let seconds = (clock.now - start).seconds
    return (seconds, seconds)
  }

  private static func clear(_ buffer: PixelBuffer) {
    memset(buffer.base, 0xf0, buffer.bytesPerRow * buffer.height)
  }

  /// A card of 300 x 500 points, turned and blended, at no whole pixel.
  private static func card(angle degrees: Double) -> DisplayList {
    var list = DisplayList(
      size: CGSize(width: size.width, height: size.height),
      background: ResolvedColor(red: 0.94, green: 0.94, blue: 0.94))
    let middle = (x: Double(size.width) / 2 + 0.3, y: Double(size.height) / 2 + 0.7)
    list.transforms.append(
      CGAffineTransform(rotationAngle: degrees * .pi / 180)
        .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y)))
    let rect = RoundedRect(CGRect(x: -150, y: -250, width: 300, height: 500), radius: 25)
    let color = ResolvedColor(red: 0.35, green: 0.34, blue: 0.84, opacity: 0.9)
    list.items.append(.fill(rect, .color(color), 1))
    return list
  }

  private static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
  }
}

extension Duration {
  fileprivate var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
