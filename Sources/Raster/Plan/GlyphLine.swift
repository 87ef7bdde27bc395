// Part of Snapback, under the MIT licence; see LICENSE.

internal import CRaster

/// A line of a run's glyphs that are drawn from masks.
struct GlyphLine {
  /// Indices into the plan's placed glyphs.
  var glyphs: Range<Int>
  /// The column of the leftmost mask's left edge, from which on coverage is summed up.
  var left: Int
  /// The distance between rows of coverage, in columns.
  var stride: Int
  var filling: Filling
  /// Whether the masks are those of upright glyphs, or of turned ones.
  var isUpright: Bool

  /// The largest width of a line, in columns.
  static let maxWidth = 2048
  /// The coverage that is summed up at a time, which stays in the fastest cache: at least eight rows.
  static let coverageCapacity = 8 * (maxWidth + Int(craster_glyph_padding))

  /// The number of rows to draw at a time.
  var rowCount: Int { min(Self.coverageCapacity / stride, Int(craster_max_glyph_rows)) }
}
