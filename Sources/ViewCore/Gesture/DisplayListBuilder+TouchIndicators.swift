// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures

extension DisplayListBuilder {
  /// Draws a dot for each synthetic touch (mirrored, or of a wheel).
  mutating func drawTouchIndicators(for touches: [Touch]) {
    for touch in touches where touch.origin == .mirrored || touch.origin == .wheel {
      let disc = RoundedRect(
        CGRect(x: touch.location.x - 18, y: touch.location.y - 18, width: 36, height: 36),
        radius: 18)
      let ring = RoundedRect(
        CGRect(x: touch.location.x - 17, y: touch.location.y - 17, width: 34, height: 34),
        radius: 17)
      fill(disc, .color(ResolvedColor(red: 0.5, green: 0.5, blue: 0.53, opacity: 0.45)))
      stroke(ring, width: 2, .color(ResolvedColor(red: 1, green: 1, blue: 1, opacity: 0.75)))
    }
  }
}
