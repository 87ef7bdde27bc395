// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing

/// A text whose glyphs are chosen, before its lines are: all that does not depend on a proposal. In
/// points.
struct ShapedText {
  /// What cannot be divided: one or several characters, and the glyphs they became.
  struct Cluster {
    /// Into the paragraph's glyphs, from the left.
    var glyphs: Range<Int32>
    /// Into the text's UTF-8.
    var bytes: Range<Int32>
    var advance: Float
    var run: Int32
    /// Odd from right to left, as Unicode's bidirectional algorithm counts.
    var level: UInt8
    /// Whether it counts for nothing at a line's end.
    var isSpace: Bool
  }

  /// A glyph and where it is in its cluster, from the left and from the baseline.
  struct Glyph {
    var ink: GlyphInk
    var x: Float
    var y: Float
  }

  /// What is between two line feeds, in logical order.
  struct Paragraph {
    var bytes: Range<Int>
    var clusters: [Cluster] = []
    var glyphs: [Glyph] = []
    var isRightToLeft: Bool
    /// The run whose font an empty line has.
    var run: Int
  }

  /// A run's font, scaled to its size.
  struct Style {
    var size: Double
    var ascent: Double
    var descent: Double
    var metrics: LineMetrics
  }

  var text: [UInt8]
  var paragraphs: [Paragraph]
  /// One per run.
  var styles: [Style]

  /// About how much memory it takes, in glyphs.
  var cost: Int { 16 + text.count }
}
