// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// The result of text layout: positioned glyphs, sprites and lines. The origin is the top left
/// corner.
package final class TextLayout: Sendable {
  /// An item of the layout. Items are drawn in order.
  package struct Piece: Equatable, Sendable {
    package enum Content: Equatable, Sendable {
      case glyphs(GlyphRun)
      /// A color glyph, such as an emoji.
      case sprite(Sprite, CGRect)
      /// An underline or strikethrough line.
      case rule(CGRect)
      /// A symbol, the position of its origin, and its font size in points.
      case symbol(SymbolShape, CGPoint, size: Double)
    }

    package var content: Content
    /// A color that overrides that of the whole text; nil for none.
    package var color: ResolvedColor?
    /// The decoration of the run that the piece belongs to; nil for none.
    package var decoration: TextDecoration?

    package init(
      _ content: Content, color: ResolvedColor? = nil, decoration: TextDecoration? = nil
    ) {
      self.content = content
      self.color = color
      self.decoration = decoration
    }
  }

  package let metrics: TextMetrics
  package let lineCount: Int
  /// Whether part of the text was replaced by an ellipsis.
  package let isTruncated: Bool
  package let pieces: [Piece]

  package init(
    _ metrics: TextMetrics, lineCount: Int, isTruncated: Bool, pieces: [Piece]
  ) {
    self.metrics = metrics
    self.lineCount = lineCount
    self.isTruncated = isTruncated
    self.pieces = pieces
  }

  /// The size in points of the layout, not of the proposal.
  package var size: CGSize { metrics.size }
  /// The distance of the first baseline from the top, in points.
  package var firstBaseline: Double { metrics.firstBaseline }
  /// The distance of the last baseline from the top, in points.
  package var lastBaseline: Double { metrics.lastBaseline }
}
