// Part of Snapback, under the MIT licence; see LICENSE.

/// One line: the clusters on it, in points.
struct TextLine {
  /// Which paragraph its clusters are of.
  var paragraph: Int
  var clusters: Range<Int>
  /// What stands after the clusters, where something is left out.
  var ellipsis: ShapedText?
  /// The run the ellipsis is drawn like.
  var ellipsisRun = 0
  /// What follows the ellipsis, and of which paragraph.
  var rest: (paragraph: Int, clusters: Range<Int>)?
  var width: Double
  var ascent: Double
  var descent: Double

  var height: Double { ascent + descent }
}
