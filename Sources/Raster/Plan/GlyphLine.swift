// Part of Snapback, under the MIT licence; see LICENSE.

/// A line of a run's glyphs that are drawn from masks.
struct GlyphLine {
  /// Indices into the plan's placed glyphs.
  var glyphs: Range<Int>
  /// The column of the leftmost mask's left edge, from which on coverage is summed up.
  var left: Int
  var filling: Filling
  /// Whether the masks are those of upright glyphs, or of turned ones.
  var isUpright: Bool

  /// The largest width of a line, in columns.
  static let maxWidth = 2048
}
