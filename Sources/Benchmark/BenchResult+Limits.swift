// Part of Snapback, under the MIT licence; see LICENSE.

nonisolated extension BenchResult.Kind {
  /// The limit for `ratio`, for machines with AVX2 and without AVX-512; nil for kinds that are as cheap
  /// as they can be.
  package var limit: Double? {
    switch name {
    case "shadow of a group": 8
    case "blur": 11.5
    case "angular gradient": 10
    case "filter": 9.5
    case "card in perspective": 20
    case "stroke, width 2.0", "stroke, turning": 26
    case "stroke of a wave, width 3", "stroke of a wave, turning": 58
    case "round dashes along the wave", "round dashes, turning": 219
    case "100 small ellipses": 31
    case "image, rotated", "100 images with alpha": 11
    default: nil
    }
  }
}

nonisolated extension BenchResult.Text {
  package var nanosecondsPerGlyph: Double { microseconds * 1000 / Double(max(glyphs, 1)) }

  /// The limit for `nanosecondsPerGlyph`.
  package var limit: Double? { name == "20 lines, rotated" ? 213 : nil }
}
