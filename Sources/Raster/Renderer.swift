// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing
package import Foundation

/// Turns display lists into pixels.
///
/// The same list, scale and size of buffer give the same pixels, bit for bit, on every machine and
/// whatever was drawn before. It keeps memory and shadow tables from frame to frame.
package final class Renderer {
  private var plan = Plan()
  private let painter = Painter()

  /// Rows painted at a time, so that they stay in the cache from first item to last.
  private static let stripHeight = 64

  package init() {}

  /// Draws a whole list; every pixel of the buffer is overwritten.
  ///
  /// A pixel is 1/`scale` points wide; a scale that is not finite or not above 0 counts as 1. What
  /// lies outside the list's size is drawn as well, if the buffer reaches that far.
  package func draw(_ list: DisplayList, scale: CGFloat, into buffer: PixelBuffer) {
    let scale = scale > 0 && scale.isFinite ? Double(scale) : 1
    plan.prepare(list, scale: scale, bounds: buffer.bounds)
    paint(buffer.bounds, into: buffer)
  }

  private func paint(_ region: PixelRect, into buffer: PixelBuffer) {
    let height = plan.blursLayers ? max(region.height, 1) : Self.stripHeight
    for top in stride(from: region.minY, to: region.maxY, by: height) {
      let strip = PixelRect(
        minX: region.minX, minY: top, maxX: region.maxX, maxY: min(top + height, region.maxY))
      painter.paint(plan, into: buffer, clip: strip)
    }
  }
}
