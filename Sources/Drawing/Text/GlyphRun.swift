// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
package import Motion

/// An immutable run of glyphs with one paint, in local points.
///
/// Glyphs are outlines, so a run is sharp under any transform. A rasterizer may cache a glyph's
/// coverage by size.
package final class GlyphRun: Sendable {
  /// A glyph and the position of its origin.
  package struct Glyph: Equatable, Sendable {
    package var shape: GlyphShape
    package var x: Float
    package var y: Float
    /// The font size in points.
    package var size: Float

    package init(_ shape: GlyphShape, x: Float, y: Float, size: Float) {
      self.shape = shape
      self.x = x
      self.y = y
      self.size = size
    }

    /// The transform from the shape's coordinates to the run's.
    package var transform: CGAffineTransform {
      CGAffineTransform(
        a: CGFloat(size), b: 0, c: 0, d: CGFloat(size), tx: CGFloat(x), ty: CGFloat(y))
    }
  }

  /// The characters, to print in lists.
  package let text: String
  package let glyphs: [Glyph]
  /// The tight bounding box of the glyphs; null if they are all empty.
  package let bounds: CGRect

  package init(text: String, glyphs: [Glyph]) {
    self.text = text
    self.glyphs = glyphs
    bounds = glyphs.reduce(CGRect.null) { bounds, glyph in
      let own = glyph.shape.outline.bounds
      guard !own.isNull else { return bounds }
      let size = CGFloat(glyph.size)
      return bounds.union(
        CGRect(
          x: CGFloat(glyph.x) + own.origin.x * size, y: CGFloat(glyph.y) + own.origin.y * size,
          width: own.size.width * size, height: own.size.height * size))
    }
  }
}

extension GlyphRun: Equatable {
  package static func == (one: GlyphRun, other: GlyphRun) -> Bool {
    one === other || (one.text == other.text && one.glyphs == other.glyphs)
  }
}

extension GlyphRun: CustomStringConvertible {
  /// `"Reset" 12.5 20 17`: the characters, and the position and font size of the first glyph.
  package var description: String {
    let quoted = "\"" + text.split(separator: "\n").joined(separator: "\\n") + "\""
    guard let first = glyphs.first else { return quoted }
    return quoted + " \(number(first.x)) \(number(first.y)) \(number(first.size))"
  }
}
