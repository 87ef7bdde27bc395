// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing
package import Foundation
import Motion

/// A glyph run of a display list, as presented.
package struct GlyphItem {
  package var run: GlyphRun
  package var paint: Paint
  /// The position of the first glyph in the window, in points.
  package var origin: CGPoint
  /// The product of the opacities of the enclosing layers.
  package var opacity: Double
}

extension DisplayList {
  /// The glyph runs, back to front.
  package var glyphItems: [GlyphItem] {
    var opacities = [1.0]
    var result: [GlyphItem] = []
    for item in items {
      switch item {
      case .glyphs(let run, let paint, let index):
        let first = run.glyphs.first.map { CGPoint(x: CGFloat($0.x), y: CGFloat($0.y)) } ?? .zero
        result.append(
          GlyphItem(
            run: run, paint: paint, origin: first.applying(transforms[Int(index)]),
            opacity: opacities.reduce(1, *)))
      case .beginLayer(.opacity(let opacity), _): opacities.append(Double(opacity))
      case .beginLayer: opacities.append(1)
      case .endLayer: opacities.removeLast()
      default: break
      }
    }
    return result
  }
}
