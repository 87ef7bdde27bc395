// Part of Snapback, under the MIT licence; see LICENSE.

/// A line of text: its clusters, and its metrics in points.
struct TextLine {
  /// The index of the paragraph that its clusters belong to.
  var paragraph: Int
  var clusters: Range<Int>
  /// The shaped ellipsis after the clusters, if the text is truncated on this line.
  var ellipsis: ShapedText?
  /// The run whose font and color the ellipsis uses.
  var ellipsisRun = 0
  /// The clusters after the ellipsis, and the index of their paragraph.
  var rest: (paragraph: Int, clusters: Range<Int>)?
  /// The width without the spaces at the end, by which the line is aligned.
  var width: Double
  /// The space before the line at its leading side.
  var indent = 0.0
  /// The width of the spaces at the line's end. They are not drawn, but are a part of the text's size.
  var trailingSpace = 0.0
  var ascent: Double
  var descent: Double
  /// The distance by which the next line is farther away than this one's height; may be negative.
  var leading = 0.0

  var height: Double { ascent + descent }
  /// The distance between this line's top and the next one's, without line spacing.
  var pitch: Double { height + leading }
}
