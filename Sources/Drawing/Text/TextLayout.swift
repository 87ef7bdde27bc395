// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// A text whose lines are broken and whose glyphs are chosen and placed. The origin is at the top
/// left of its box.
package final class TextLayout: Sendable {
  /// A part of it, to be drawn in this order.
  package struct Piece: Equatable, Sendable {
    package enum Content: Equatable, Sendable {
      case glyphs(GlyphRun)
      /// A coloured glyph, as of an emoji.
      case sprite(Sprite, CGRect)
      /// A line under or through characters.
      case rule(CGRect)
      /// A symbol at an origin, and the size of its font in points.
      case symbol(SymbolShape, CGPoint, size: Double)
    }

    package var content: Content
    /// The colour in place of that of the text as a whole.
    package var color: ResolvedColor?

    package init(_ content: Content, color: ResolvedColor? = nil) {
      self.content = content
      self.color = color
    }
  }

  /// In points, of what is laid out, not of what was proposed.
  package let size: CGSize
  /// From the top, in points.
  package let firstBaseline: Double
  package let lastBaseline: Double
  package let lineCount: Int
  /// Whether something of the text is left out.
  package let isTruncated: Bool
  package let pieces: [Piece]

  package init(
    size: CGSize, firstBaseline: Double, lastBaseline: Double, lineCount: Int,
    isTruncated: Bool, pieces: [Piece]
  ) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lineCount = lineCount
    self.isTruncated = isTruncated
    self.pieces = pieces
  }
}
