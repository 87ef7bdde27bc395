// Part of Snapback, under the MIT licence; see LICENSE.

import CPango
import Drawing

/// The vertical metrics of a font in ems, y down from the baseline.
struct LineMetrics {
  /// Above the baseline, positive.
  var ascent: Double
  /// Below the baseline, positive.
  var descent: Double
  /// The vertical center and the thickness of an underline.
  var underline: (middle: Double, thickness: Double)
  /// The vertical center and the thickness of a strikethrough line.
  var strikethrough: (middle: Double, thickness: Double)

  /// San Francisco's line metrics: 20.29 points at font size 17. All replacements of the system
  /// font use them, so that layouts have the same height as on iOS.
  static let system = LineMetrics(
    ascent: FontDescription.systemAscent, descent: FontDescription.systemDescent,
    underline: (0.11, 0.07),
    strikethrough: (-0.28, 0.07))

  /// Reads the metrics of a HarfBuzz font. Half of the line gap is added above and below.
  init(_ font: OpaquePointer, unitsPerEm: Double) {
    self = .system
    var extents = hb_font_extents_t()
    if hb_font_get_h_extents(font, &extents) != 0 {
      let (above, below) = (Double(extents.ascender), -Double(extents.descender))
      if above + below > 0 {
        let gap = max(0, Double(extents.line_gap))
        ascent = (above + gap / 2) / unitsPerEm
        descent = (below + gap / 2) / unitsPerEm
      }
    }
  }

  init(
    ascent: Double, descent: Double, underline: (middle: Double, thickness: Double),
    strikethrough: (middle: Double, thickness: Double)
  ) {
    self.ascent = ascent
    self.descent = descent
    self.underline = underline
    self.strikethrough = strikethrough
  }

  /// Returns the metrics with the font's own underline and strikethrough, where it defines them.
  func withLines(of font: OpaquePointer, unitsPerEm: Double) -> LineMetrics {
    func position(_ tag: hb_ot_metrics_tag_t) -> Double? {
      var value: hb_position_t = 0
      guard hb_ot_metrics_get_position(font, tag, &value) != 0 else { return nil }
      return Double(value) / unitsPerEm
    }
    var metrics = self
    if let size = position(HB_OT_METRICS_TAG_UNDERLINE_SIZE), size > 0,
      let offset = position(HB_OT_METRICS_TAG_UNDERLINE_OFFSET)
    {
      metrics.underline = (-offset + size / 2, size)
    }
    if let size = position(HB_OT_METRICS_TAG_STRIKEOUT_SIZE), size > 0,
      let offset = position(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET)
    {
      metrics.strikethrough = (-offset + size / 2, size)
    }
    return metrics
  }
}
